import { isFailure, type ToolOutputs } from '../tool-types.ts';
import { type Conversation, isDone, type Turn } from './conversation.ts';
import { workBefore } from './looks-back.ts';
import { ownRequest } from './own-request.ts';
import { isWordsAlone, splitMessage } from './pasted.ts';
import type { Request } from './request.ts';
import { type Ask, say } from './understanding/ask.ts';
import { normalForm } from './understanding/normal-form.ts';
import { numberWord } from './understanding/number-words.ts';

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
const firstOfFixes = whole(
  '(?:do|fix|apply|make|take|sort out|carry out|tackle|handle) (?:just |only )?the (?:first|top) (two|three|four|five|[2-5])(?: (?:of (?:these|those|them)|things|fixes|points|ones|suggestions|items))?(?: for me)?',
);

const textWork = new Set<string>(['improve_card', 'edit_card', 'restore_version']);
const ofTexts = /^[TDBSK]/;

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
  if (better.test(said) && scoresOf(last).length > 1) return [say('scored_better')];
  const work = last.steps.findLast(({ tool }) => tool !== 'compare_versions');
  if (oldOne.test(said) && work !== undefined && textWork.has(work.tool) && isDone(work.output))
    return [{ kind: 'call', tool: 'compare_versions', input: {}, target: { kind: 'it' } }];
  const most = numberWord(firstOfFixes.exec(said)?.[1] ?? '');
  return most === null ? null : firstFixes(last, most);
}

/** The rules of a fix that work on the texts mends; none where a picture of the seller is needed. */
export const textRulesOf = ({ rules = [] }: { rules?: string[] }): string[] =>
  rules.filter((rule) => ofTexts.test(rule));

/** The first of the fixes that a score has named; what needs a picture of the seller is told. */
function firstFixes(last: Turn, most: number): Ask[] | null {
  const [step, ...others] = last.steps.filter(({ tool }) => tool === 'score_card');
  if (step === undefined || others.length > 0 || isFailure(step.output)) return null;
  const fixes = (step.output as ToolOutputs['score_card']).fixes.slice(0, most);
  const rules = [...new Set(fixes.flatMap(textRulesOf))];
  if (fixes.length < most) return null;
  if (rules.length === 0) return [say('fixes_of_seller')];
  const { marketplace } = step.input ?? {};
  const input = { rules, ...(marketplace === undefined ? {} : { marketplace }) };
  return [{ kind: 'call', tool: 'improve_card', input, target: { kind: 'it' } }];
}

/** The card that the last work was on. */
export function cardOfWork(earlier: Turn[]): { card_id: string; title: string } | null {
  const step = workBefore(earlier)?.steps.findLast(({ output }) => 'card' in output && output.card !== null);
  return step !== undefined && 'card' in step.output ? step.output.card : null;
}
/** The scores of a turn, the best first. */
export const scoresOf = (turn: Turn): ToolOutputs['score_card'][] =>
  turn.steps
    .flatMap(({ tool, output }) =>
      tool === 'score_card' && !isFailure(output) ? [output as ToolOutputs['score_card']] : [],
    )
    .sort((one, other) => other.total - one.total);
