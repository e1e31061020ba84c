import type { CardScope, ToolOutputs } from '../../tool-types.ts';
import { type Conversation, isDone, type ToolStep } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { call, say } from '../understanding/ask.ts';
import { jobAskedIn } from '../understanding/questions/job-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

type Many = Extract<ToolStep, { tool: 'improve_cards' | 'score_cards' }>;
const isMany = (step: ToolStep): step is Many =>
  (step.tool === 'improve_cards' || step.tool === 'score_cards') && isDone(step.output);
/** Looks leave open what was worked on before them. */
const looks = new Set<string>(['show_usage', 'list_cards', 'read_card', 'answer_from_card', 'compare_versions']);

/** The last work on many cards, as long as nothing else was done since; null when there is none. */
export function lastJob(earlier: Conversation['earlier']): Many | null {
  for (const { steps } of earlier.toReversed()) {
    const job = steps.findLast(isMany);
    if (job !== undefined) return job;
    if (steps.some(({ tool, output }) => !looks.has(tool) && isDone(output))) return null;
  }
  return null;
}

/** "Did any stay under 60?", right after work on many cards: answered from what became of them. */
export function askedOfJob(conversation: Conversation): Request | null {
  const { current, earlier, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (isScheduled === true || current.text.length > 160 || !isWordsAlone(message)) return null;
  // In its normal form "how is it going?" only greets.
  const forms = [normalForm(current.text).text, current.text.trim().toLowerCase()];
  const text = forms.find((form) => jobAskedIn(form) !== null) ?? '';
  const asked = jobAskedIn(text);
  const job = asked === null ? null : lastJob(earlier);
  if (asked === null || job === null || (asked.of !== 'all' && openPrice(conversation) !== null)) return null;
  const { done } = job.output as ToolOutputs['improve_cards'];
  // "Which got better?", where that is not known: those that were changed are named.
  if (done !== undefined && done.results === undefined && asked.of === 'better') return null;
  if (done?.results !== undefined || asked.of !== 'score') return ownRequest(message, text, [say('job_results')]);
  // Work that went on behind the turn: what its cards score by now is looked up.
  const {
    query,
    marketplace_is: marketplace,
    card_ids: ids,
    changed_within_days,
  } = (job.input?.scope ?? {}) as CardScope;
  const score = { score_below: asked.below, score_from: asked.from };
  return ownRequest(message, text, [
    call('list_cards', { query, marketplace, card_ids: ids?.slice(0, 200), changed_within_days, ...score }),
  ]);
}
