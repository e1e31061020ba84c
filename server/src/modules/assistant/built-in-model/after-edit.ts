import type { ListingEdit } from '../tool-types.ts';
import { isDone, type Turn } from './conversation.ts';

const lead =
  '(?:(?:and|now|then|ok(?:ay)?|please|so|no|hm+|well|also|just|but|rather|better|can you|could you)[\\s,.!]+)*';
const way = '(?: up| down| off)?';
/** "Drop it" alone may mean to leave it; "round it" can mean nothing but a price. */
const changed = new RegExp(
  `^(\\s*${lead}(?:(?:raise|increase|lift|bump|lower|decrease|reduce|cut|drop)${way}(?= \\w+ (?:up|down|by|to)\\b)|(?:round|double|triple|halve)${way})) (?:it|that|this)(?= (?:up|down|by|to)\\b|[\\s.!]*$)`,
  'i',
);
const amount = new RegExp(
  `^\\s*${lead}(?:(?:make it|say|take|let us say|let's say|only|just|at|to)[\\s,]+)*([$€£]? ?\\d+(?:[.,]\\d{1,2})?(?: ?(?:€|\\$|£|eur|euros?|usd|dollars?|gbp|pounds?|bucks))?)(?: (?:then|please|instead|flat|is enough|will do))*[\\s.!]*$`,
  'i',
);
const asBullet = new RegExp(
  `^\\s*${lead}(?:put|add|write|use|make|take|include|mention) (?:that|this|it|the same)(?: too| also)? (?:as |in |into |to |onto )?(?:(?:an?|the|one of the) )?(?:new |own |extra )?bullets?(?: points?)?(?: (?:too|as well|also|please|list))*[\\s.!]*$`,
  'i',
);

/**
 * Words that point to the change before, said in full: after a price "raise it by ten percent" and "just 25" are about the
 * price, after a fact "put that in a bullet too" has its words. Other messages as they are.
 */
export function saidInFull(text: string, last: Turn | undefined): string {
  const step = last?.steps.at(-1);
  if (step?.tool !== 'edit_card' || !isDone(step.output)) return text;
  const edits = (step.input?.edits ?? []) as ListingEdit[];
  const [edit] = edits;
  if (edit === undefined || edits.length > 1 || edit.op === 'remove') return text;
  const { field, name, value } = edit;
  if (field === 'price') return text.replace(changed, '$1 the price').replace(amount, 'set the price to $1');
  if (field !== 'specifications' || name === undefined || value === undefined || !asBullet.test(text)) return text;
  return `add the bullet "${name}: ${value}"`;
}
