import type { Conversation } from '../conversation.ts';
import { askedAs, lead, saidAs, tail } from '../said-around.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';

/** "Title of the lamp shorter, price 25": a wish without its verb, and more behind it. */
const wishFirst = new RegExp(
  `^(${lead})((?:the |my |its )?${sectionNoun}(?: (?:of|for|on) (?:the|my) [\\p{L}\\d'’ -]{2,40}?)?) ((?:a bit |a little |much )?(?:shorter|longer|friendlier|simpler|catchier|clearer|warmer|better))(?=\\s*(?:[,;+&]|and\\b|plus\\b))`,
  'iu',
);
/** "Say BPA free in the bullets". */
const sayIn = new RegExp(
  `^(${lead}(?:and )?)(?:say|state|tell|claim) (?!(?:it|that|this|me|us|something|anything|nothing|more|less|so|the same)\\b)([^.;:!?"\\n]{2,60}?) ((?:in|on|at|under) (?:the |its |my )?${sectionNoun})${tail}`,
  'iu',
);
/** "Fix that rule", behind a question that names it. */
const thatRule = saidAs(
  '(?:fix|mend|meet|follow|solve|do) (?:it|that|this|that one|(?:that|this) (?:rule|one|problem))',
);
const ruleIn = /\b(?:rule )?([a-z]\d{1,2})\b/i;
const elseRuns = askedAs(
  "(?:what|which)(?:['’]?s| is| are)? (?:else|other)(?: is| are)? (?:still )?(?:running|scheduled|planned|set up|active|on)|(?:is |are )?(?:there )?(?:anything|any) else(?: still)? (?:running|scheduled|planned|active)|what(?:['’]?s| is) still (?:running|scheduled|planned|active)",
);
const ofTasks = new Set<string>(['schedule_task', 'cancel_task', 'list_tasks']);

/** A wish or a question that lacks the word by which it would be known, with that word; null for other words. */
export function wishInFull({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160) return null;
  const last = earlier.findLast(({ steps }) => steps.length > 0)?.steps.at(-1);
  if (last !== undefined && ofTasks.has(last.tool) && elseRuns.test(said)) return 'list my tasks';
  const [, rule] = thatRule.test(said) ? (ruleIn.exec(earlier.at(-1)?.text ?? '') ?? []) : [];
  if (rule !== undefined) return `fix rule ${rule.toUpperCase()}`;
  if (sayIn.test(said)) return said.replace(sayIn, '$1mention $2 $3');
  if (!wishFirst.test(said)) return null;
  return said.replace(wishFirst, (_, before: string, what: string, how: string) => {
    const part = /^(?:the|my|its) /i.test(what) ? what : `the ${what}`;
    return `${before}make ${part} ${how}`;
  });
}
