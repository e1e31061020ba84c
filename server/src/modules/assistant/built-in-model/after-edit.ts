import type { ListingEdit } from '../tool-types.ts';
import { isDone, type Turn } from './conversation.ts';
import { sectionNamed } from './understanding/wishes.ts';

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

const letters =
  '(?:lower|upper|title|sentence)[ -]?case|small letters|(?:all )?caps|capitals|capital letters|block letters';
const inOrder = '(?:alphabetical(?:ly)?|a(?: to |-)z|in (?:alphabetical )?order|by alphabet)';
const many = '(?:all of (?:them|these|those)|every one of them|each of them|(?:them|these|those)(?: all)?|all)';
const one = '(?:it|that|this)';
const restyled = (pointing: string) =>
  new RegExp(
    `^(\\s*${lead}(?:(?:lower|upper|title|sentence)[ -]?case|(?:de)?capitali[sz]e|alphabeti[sz]e|(?:make|put|write|set|turn|convert|change|have|get|want|need|sort|order|arrange))) ${pointing}(?=(?: (?:to |be |all |in |into |written |the )*(?:${letters}|${inOrder}))?(?: (?:please|too|as well|now|again|instead))*[\\s.!?]*$)`,
    'i',
  );
const lettersAlone = new RegExp(`^\\s*${lead}(?:all )?(?:in )?(${letters})(?: please)?[\\s.!]*$`, 'i');
const styledSections = ['title', 'description', 'bullets', 'keywords'];

/** The one text or list that the turn before changed, rewrote or spoke of. */
function spokenOf({ text, steps }: Turn): string | null {
  const step = steps.at(-1);
  const edited =
    step?.tool === 'edit_card' ? ((step.input?.edits ?? []) as ListingEdit[]).map(({ field }) => field) : [];
  const rewritten = step?.tool === 'improve_card' ? ((step.input?.sections ?? []) as string[]) : [];
  const named = [edited, rewritten, sectionNamed(text.toLowerCase())].find((names) => names.length > 0) ?? [];
  const [section, ...others] = new Set<string>(named);
  return section !== undefined && others.length === 0 && styledSections.includes(section) ? section : null;
}

/** "Lowercase all of them", behind keywords; alone, "make them" asks for nothing that is known. */
function withSection(text: string, last: Turn): string | null {
  const section = spokenOf(last);
  if (section === null) return null;
  const isList = section === 'bullets' || section === 'keywords';
  const full = text
    .replace(restyled(isList ? many : one), `$1 the ${section}`)
    .replace(lettersAlone, `put the ${section} in $1`);
  return full === text || isUnsaid.test(full) ? null : full;
}
const isUnsaid =
  /\b(?:make|put|write|set|turn|convert|change|have|get|want|need|sort|order|arrange) the \w+(?: (?:please|too|as well|now|again|instead))*[\s.!]*$/i;

/**
 * Words that point to the change before, said in full: after a price "raise it by ten percent" and "just 25" are about the
 * price, after a fact "put that in a bullet too" has its words. Other messages as they are.
 */
export function saidInFull(text: string, last: Turn | undefined): string {
  const full = last === undefined ? null : withSection(text, last);
  if (full !== null) return full;
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
