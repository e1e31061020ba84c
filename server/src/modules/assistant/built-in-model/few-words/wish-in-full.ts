import { rubric } from '@cardwright/listing/score/rubric';
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
const ruleIn = new RegExp(`\\b(${rubric.map(({ id }) => id).join('|')})\\b`, 'i');
/** What asks for a rule, or for the points of a card. */
const ofRules = /\b(?:rules?|points?|scor(?:e|es|ing)|why|explain|what is|what['’]?s|whats|mean)\b/i;
/** "The second one is missing keywords, add some". */
const lacks = new RegExp(
  `^${lead}((?:the |my )[\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?|it|this|that) (?:is missing|misses|lacks|has no|has not enough|needs|still needs|does(?: not|n['’]?t) have(?: any| enough)?) (?:some |more )?(keywords|tags|bullets|bullet points|specifications)[\\s,.;!–-]+(?:so |and |please |can you |could you )*(?:add|write|give it|put in|find) (?:some|them|a few|more|those)(?: more)?${tail}`,
  'iu',
);
/** "I sell handmade things, so never say mass produced": the rule behind its reason. */
const ruleBehind =
  /^(?:i|we|it|they|my [a-z]+|our [a-z]+|these|those|the [a-z]+)\b[^.;:!?"\n]{4,60}?,? so (?=(?:please )?(?:never|always|do(?: not|n['’]?t) ever) (?:say|write|use|mention|call|put)\b)/i;
/** "Is the new title under 80 characters?" */
const isUnder = askedAs(
  '(?:is|are|was|did) (?:the |my |its )?(?:new |current )?(title|description|bullets?)(?: now| already| still| stay)* (?:under|below|within|less than|shorter than|over|above|longer than|more than|at most) (\\d{2,4})(?: (?:characters|chars|letters|signs|words))?(?: now| long)?',
);
/** "Not that friendly": less of it, and no more. */
const notSo = saidAs(
  "(?:(?:it|that|this)(?:['’]?s| is) )?not (?:that|so|too|quite so|quite that|as) (friendly|formal|playful|funny|persuasive|salesy|casual|serious|emotional)(?: (?:lol|haha|please|though))*",
);
const lessOf: Record<string, string> = {
  friendly: 'plain',
  playful: 'plain',
  funny: 'plain',
  casual: 'formal',
  emotional: 'plain',
  salesy: 'plain',
  persuasive: 'plain',
  formal: 'friendly',
  serious: 'friendly',
};
const elseRuns = askedAs(
  "(?:what|which)(?:['’]?s| is| are)? (?:else|other)(?: is| are)? (?:still )?(?:running|scheduled|planned|set up|active|on)|(?:is |are )?(?:there )?(?:anything|any) else(?: still)? (?:running|scheduled|planned|active)|what(?:['’]?s| is) still (?:running|scheduled|planned|active)",
);
const ofTasks = new Set<string>(['schedule_task', 'cancel_task', 'list_tasks']);

const ruleBefore = (asked: string) => (ofRules.test(asked) ? ruleIn.exec(asked) : null);

/** A wish or a question that lacks the word by which it would be known, with that word; null for other words. */
export function wishInFull({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160) return null;
  const last = earlier.findLast(({ steps }) => steps.length > 0)?.steps.at(-1);
  if (last !== undefined && ofTasks.has(last.tool) && elseRuns.test(said)) return 'list my tasks';
  const [, rule] = thatRule.test(said) ? (ruleBefore(earlier.at(-1)?.text ?? '') ?? []) : [];
  if (rule !== undefined) return `fix rule ${rule.toUpperCase()}`;
  const [, manner = ''] = notSo.exec(said) ?? [];
  const tone = lessOf[manner.toLowerCase()];
  const before = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'improve_card');
  const earlierTone = before?.input?.tone;
  if (tone !== undefined && earlierTone !== undefined && earlierTone !== tone) return `make it ${tone}`;
  const [, part] = isUnder.exec(said) ?? [];
  if (part !== undefined) return `how long is the ${part}?`;
  const [, whose = 'it', list] = lacks.exec(said) ?? [];
  if (list !== undefined)
    return /^(?:it|this|that)$/i.test(whose) ? `improve the ${list}` : `improve the ${list} of ${whose}`;
  if (ruleBehind.test(said)) return said.replace(ruleBehind, '');
  if (sayIn.test(said)) return said.replace(sayIn, '$1mention $2 $3');
  if (!wishFirst.test(said)) return null;
  return said.replace(wishFirst, (_, before: string, what: string, how: string) => {
    const part = /^(?:the|my|its) /i.test(what) ? what : `the ${what}`;
    return `${before}make ${part} ${how}`;
  });
}
