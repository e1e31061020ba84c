import { type Conversation, isDone, type Turn } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { askedOfOutcome } from './asked-of-outcome.ts';
import { fixesOfScore } from './fixes-of-score.ts';
import { workBefore } from './looks-back.ts';
import { scoresBefore } from './scores-before.ts';

const whole = (words: string) =>
  new RegExp(
    `^(?:(?:ok(?:ay)?|and|now|then|so|but|yes|please|hm+|great|thanks)[\\s,.!]+)*(?:${words})(?: (?:please|now|then|again))*[\\s?.!]*$`,
  );
const one = '(?:card|listing|one|product|item)';
/** "Which card did you put that on?" */
const whichCard = whole(
  `(?:which|what|on which|to which) ${one}(?: (?:exactly|of mine|of them))? (?:did you|have you|was|is|were) (?:just )?(?:(?:that|this|it) )?(?:put|add|added|change|changed|edit|edited|improve|improved|write|written|done|do|set|touch|touched|work on|worked on|on|for)(?: (?:that|this|it))?(?: (?:on|to|in|into|for|with))?|where did you (?:put|add|write|enter) (?:that|this|it)`,
);
const better = whole(
  `(?:which|what)(?: (?:${one}|of (?:them|these|those|the two)))? (?:is|has|scores?|does|are|was)(?: (?:the|a|it))* (?:better|worse|best|worst|higher|lower|highest|lowest)(?: (?:score|one|points))?|which (?:${one} )?is (?:the )?(?:better|worse) (?:one|of the two)`,
);
const oldOne = whole(
  '(?:(?:can i|may i|let me|i want to|i would like to) see|show(?: me)?|what was|see) (?:again )?the (?:old|previous|earlier|former) (?:one|text|version)(?: again)?',
);

const textWork = new Set<string>(['improve_card', 'edit_card', 'restore_version']);

/** Questions and orders that only stand behind the last work; null for other words. */
export function askedBehindWork({ current, earlier, isScheduled }: Conversation): Request | null {
  const message = splitMessage(current.text);
  const last = earlier.at(-1);
  if (last === undefined || isScheduled === true || current.text.length > 120 || !isWordsAlone(message)) return null;
  const { text } = normalForm(current.text);
  const said = text.trim();
  const asks = asksOf(said, last, earlier);
  return asks === null ? null : ownRequest(message, text, asks);
}

function asksOf(said: string, last: Turn, earlier: Turn[]): Ask[] | null {
  if (whichCard.test(said) && cardOfWork(earlier) !== null) return [say('which_card')];
  if (better.test(said) && scoresBefore(earlier).length > 1) return [say('scored_better')];
  const work = last.steps.findLast(({ tool }) => tool !== 'compare_versions');
  if (oldOne.test(said) && work !== undefined && textWork.has(work.tool) && isDone(work.output))
    return [{ kind: 'call', tool: 'compare_versions', input: {}, target: { kind: 'it' } }];
  return askedOfOutcome(said, earlier) ?? fixesOfScore(last, said);
}

/** The card that the last work was on. */
export function cardOfWork(earlier: Turn[]): { card_id: string; title: string } | null {
  const step = workBefore(earlier)?.steps.findLast(({ output }) => 'card' in output && output.card !== null);
  return step !== undefined && 'card' in step.output ? step.output.card : null;
}
