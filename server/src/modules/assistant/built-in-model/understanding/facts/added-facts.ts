import type { ListingEdit } from '../../../tool-types.ts';
import { named, priceOf, short, specName } from '../edits/edit-values.ts';
import { factsAlone } from './stated-facts.ts';
import { specificationPairs } from './told-specifications.ts';

const before =
  "^\\s*(?:(?:ok(?:ay)?|yes|and|also|then|now|please|pls|great|good|well|so|oh|can you|could you|i want to|let us|let[’']s)[\\s,.!]+)*";
const verb = '(?:add|include|put in|note(?: down)?|enter|fill in|write (?:in|down)|plus|also)';
const place =
  '(?: (?:this|these|that|the following|in|too|also|there|here|(?:to|into|on) (?:it|(?:the|this|my) (?:card|listing|specs?|specifications?|details|facts))|(?:the |these |some |more )*(?:facts?|specs?|specifications|details|infos?)(?: too)?))*';
const mark = '\\s*(?::|[-–—](?=\\s))\\s*';
/** "Ok add: ..." */
const withMark = new RegExp(`${before}${verb}${place}${mark}(?=\\S)`, 'i');
/** "Add lid: ..." */
const withoutMark = new RegExp(
  `${before}(?:add|include|put in|enter|fill in) (?:that )?(?:the |its )?(?=[^:]{2,40}:|(?:${specName}|colou?r) )`,
  'i',
);
const ofList = /^(?:an? |the |another |new )*(?:bullet(?: ?point)?s?|keywords?|tags?|search terms?|key ?features?)\b/i;

/** "Add: keyword gift" is "add keyword gift". */
export const withoutMarkOfAdd = (said: string): string => {
  const [lead] = withMark.exec(said) ?? [];
  if (lead === undefined || !ofList.test(said.slice(lead.length))) return said;
  return `${lead.replace(/\s*[:–—-]\s*$/, '')} ${said.slice(lead.length).replace(/^((?:an? |the |another |new )*[a-z]+)s?: ?/i, '$1: ')}`;
};

const pairForm = /^(?:the |its |an? )?([\p{L}][\p{L}\d /()&'’-]{1,39}?)\s*[:=]\s*(\S.{0,200})$/su;
/** "Material is cork", "made of oak". */
const isForm = new RegExp(`^(?:the |its )?(${specName}|colou?r|brand|category|price) (?:is|are) (\\S.{0,200})$`, 'isu');
const madeForm = /^made (?:of|from) ([\p{L}][\p{L}\d %-]{1,60})$/iu;
/** "Lid included", "gift box: yes" without its colon. */
const stateForm =
  /^(?:the |its |an? )?([\p{L}][\p{L} -]{1,30}?) (?:is |are )?((?:not )?(?:included|optional|available separately|sold separately)|yes|no|none)$/iu;
const otherWork =
  /^(?:and |then |please |also |but )*(?:improve|score|export|set|change|remove|lock|unlock|make|undo|show|delete|rewrite|re-?do|schedule|remember|translate|do|keep|use|leave|put|write)\b/i;
/** Sections, and what is no fact of the product. */
const noName =
  /^(?:titles?|headlines?|descriptions?|texts?|images?|photos?|pictures?|scores?|specs?|specifications?|facts?|details?|notes?|rules?|tone|style|language|listing|card|https?|bullets?|keywords?|tags?|what|why|how|who|where|when|which|if)$/i;
const noValue = /^(?:better|shorter|longer|new|more|something|anything|nicer|another|different|unknown|tbd|\?+)\b/i;
/** "Hand painted", "lead free". */
const claim =
  /^(?:(?:[a-z]+-)?[a-z]+ )?[a-z]+(?:[- ](?:safe|proof|free|resistant|painted|made|woven|knitted|crafted|finished|dyed|printed|sewn|polished|glazed|washable|friendly|tested|certified))$/i;
/** "Vegan", "no palm oil": what it is or lacks, in so many words. */
const plainClaim =
  /^(?:(?:100 ?% )?(?:vegan|vegetarian|organic|biodegradable|recyclable|compostable|hypoallergenic|unscented|reusable|refillable|unisex|handmade)|(?:no|contains no|without|free of|free from) (?!(?:idea|more|longer|changes?|title|headline|description|text|bullets?|keywords?|tags|price|brand|emojis?|exclamation|capitals?|all|credits?|other|further|such|one|thing|need|problem|reason|matter)\b)[a-z]+(?:[ -][a-z]+){0,2})$/i;
const unsure = /\b(?:certified|tested)\b/i;

function factOf(name: string, value: string): ListingEdit | null {
  const stated = short(value.replace(/,? (?:please|pls|thanks|thank you)[.!]*$/i, ''));
  if (stated === '' || noName.test(name.trim()) || noValue.test(stated)) return null;
  if (/^price$/i.test(name)) return priceOf(stated);
  if (/^(?:brand|category)$/i.test(name))
    return { op: 'set', field: /^b/i.test(name) ? 'brand' : 'category', value: stated };
  return { op: 'add', field: 'specifications', name: named(name), value: stated };
}

function factsOf(piece: string): ListingEdit[] | null {
  const made = madeForm.exec(piece)?.[1];
  const [, name, value] =
    made === undefined ? (pairForm.exec(piece) ?? isForm.exec(piece) ?? []) : ['', 'Material', made];
  if (name !== undefined && value !== undefined) {
    const fact = factOf(name, value);
    return fact === null ? null : [fact];
  }
  const [, state, is] = stateForm.exec(piece) ?? [];
  if (state !== undefined && is !== undefined) {
    const fact = factOf(state, is);
    return fact === null ? null : [fact];
  }
  const facts = factsAlone(piece);
  if (facts.length > 0) return facts;
  const pairs = /\d/.test(piece) ? specificationPairs(piece) : null;
  if (pairs !== null) return pairs.map((pair) => ({ op: 'add', field: 'specifications', ...pair }));
  return plainClaim.test(piece) || (claim.test(piece) && !unsure.test(piece))
    ? [{ op: 'add', field: 'bullets', value: piece.charAt(0).toUpperCase() + piece.slice(1) }]
    : null;
}

const hasName = new RegExp(`:|^(?:${specName}|colou?r)\\b`, 'i');
/** A color behind colors is one of them. */
const lists =
  /^(?:(?:available )?colou?rs?|materials?|fabrics?|flavou?rs?|scents?|contents?|included|sizes?|suitable for|compatible with)$/i;
const border = new RegExp(
  `(\\s*[;\\n]\\s*|,\\s+(?:and\\s+)?|(?<!\\d)\\.\\s+|\\s+(?:and|&|\\+)\\s+(?=(?:${specName}|colou?r)\\s|[\\p{L}][\\p{L} -]{1,30}?(?::|\\s(?:not )?included\\b|\\s\\d)))`,
  'iu',
);

/**
 * "Ok add: lid included, dishwasher: no": the facts that are to be added, each with its name; null when one of the parts is
 * none that is known. What follows a named value behind a comma belongs to it: "colors: red, blue".
 */
export function addedFacts(said: string): ListingEdit[] | null {
  if (said.length > 1_000 || /[?"“”]|https?:/.test(said)) return null;
  const marked = withMark.exec(said)?.[0];
  const lead = marked ?? withoutMark.exec(said)?.[0];
  if (lead === undefined) return null;
  const parts = said
    .slice(lead.length)
    .replace(/[\s.!]+$/, '')
    .split(border);
  const facts: ListingEdit[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const piece = (parts[at] ?? '').trim();
    if (piece === '') continue;
    if (otherWork.test(piece)) return null;
    const own = factsOf(piece);
    const last = facts.at(-1);
    const isListed = /^,/.test(parts[at - 1] ?? '') && last?.field === 'specifications' && piece.split(' ').length <= 4;
    const isOneOf =
      isListed &&
      lists.test(last.name ?? '') &&
      (own === null || (own.length === 1 && own[0]?.field !== 'bullets' && !hasName.test(piece)));
    if (own !== null && !isOneOf) facts.push(...own);
    else if (isListed) facts[facts.length - 1] = { ...last, value: `${last.value}, ${piece}` };
    else return null;
  }
  // One named value without the mark is read elsewhere, with all that may stand around it.
  return facts.length === 0 || (marked === undefined && facts.length < 2) ? null : facts;
}
