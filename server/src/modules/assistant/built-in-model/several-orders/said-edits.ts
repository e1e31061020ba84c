import { upperFirst } from '@cardwright/listing/improve/casing';
import { productPart } from '../../product-parts.ts';
import type { ListingEdit } from '../../tool-types.ts';
import { lead, saidAs } from '../said-around.ts';
import { isMeasured, measuredFact } from '../understanding/facts/measured-facts.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';

/** "Call it Vase Tulla", "rename it to …": the whole title. */
const renames = saidAs(
  `(?:(?:re-?)?name|call|title)(?: (?:it|this|that|the (?:card|listing|product)))(?: to| as)?:? (?!(?:a day|quits|off|done|even|it|that|this|something|anything|better|shorter|longer|differently|more|less|what|how|like|as|to|into|whatever|back)\\b)(\\S.{1,150}?)`,
);
const orders = '(?:set|change|make|put|update|correct|fix|add|write|enter|note)';
/** "Add shipping weight 21 kg", "set the chain length to 50 cm", "change weight = 300 g". */
const setsMeasure = saidAs(
  `${orders} (?:in )?(?:an? |the |its |my )?([a-z][a-z-]*(?: [a-z][a-z-]*){0,3}?)(?: to| is| of| as| at)? ?[:=,]? ?(\\d.{0,40}?)`,
);
const property = '([a-z][a-z-]*(?: [a-z][a-z-]*){0,2}?)';
/** "Chain is 50 cm not 45", "the burn time should be 35 hours, not 40 hours". */
const corrected = saidAs(
  `(?:the |its |my |our )?(?!(?:the|my|our|it|its|this|that|they|there|what|which|title|price|score|description|one|first|second|third|fourth|fifth|sixth|seventh|eighth|last|other|number)\\b)${property} (?:is|are|was|should be|must be|has to be|needs to be) (?:actually |really |only |now |in fact )*(\\d[\\d.,]*(?: ?[a-z°%"″]{1,10}\\.?)?)(?:,| and|;)? (?:and )?(?:not|instead of|rather than) (?:the )?(\\d[\\d.,]*(?: ?[a-z°%"″]{1,10})?)`,
);
/** What stands behind a fact and is no part of its value. */
const behindFact = /,? (?:too|also|as ?well|please|pls|plz|thanks|thx)[\s.!]*$/i;

/** Said of a shop as a rule, and of the product where it is ordered. */
const ofParcel =
  /^(?:shipping|delivery|packag(?:e|ing|ed)|parcel|box|carton) (?:weight|size|dimensions|length|width|height|depth|time)$/i;

/** "Remove dishwasher safe from it", "take out bpa free, its not": words that go, wherever they stand. */
const takesOut = saidAs(
  `(?:remove|delete|take out|drop|get rid of|lose|cut|strike)(?: out)?(?: the (?:claim|words?|part|bit|line)(?: (?:about|that it is|with))?)? (?!(?:it|that|this|them|these|those|the|my|all|everything|one|last|first|some|any|a|an|card|listing|number|\\d)\\b)([\\p{L}\\d][\\p{L}\\d' %-]{2,40}?)(?:(?: from (?:it|this|that|there|the (?:card|listing|texts?)|everywhere)| everywhere)|(?:[\\s,.;-]+(?:because |since )?(?:it['’]?s not|it is not|its not|its? not included|it isn['’]?t|it isnt|that['’]?s (?:not true|wrong)|thats (?:not true|wrong)|not true|it was never|they are not|they['’]re not)(?: (?:included|in it|in the box|part of it|true|anymore|any more|really|actually|so))*))+`,
);
const texts = ['title', 'description', 'bullets', 'keywords'] as const;
const ofField =
  /\b(?:bullets?|points?|titles?|descriptions?|keywords?|tags?|brand|category|price|specs?|specifications?|pictures?|photos?|images?|background|watermark|words?|sentences?|tasks?|schedule|score)\b/i;

const leadAhead = new RegExp(`^${lead}`, 'iu');
const orderAhead = new RegExp(`^${lead}(?:${orders} (?:the |its )?(?=\\p{L}))?`, 'iu');
const inFact = / (?:in fact|actually|really|in reality) /i;
const quote = /^["“”'‘’]|["“”'‘’]$/g;
/** The unit of "50 cm" for "45". */
const inUnitOf = (value: string, bare: string) =>
  /^\d[\d.,]*$/.test(bare) ? bare + (/^\d[\d.,]*( ?\D+)$/.exec(value)?.[1] ?? '') : bare;

/** The changes that a part of a message states outright: a title, a measure, a corrected value; null for other words. */
export function editsSaid(part: string): ListingEdit[] | null {
  const said = part.trim();
  const [, title] = renames.exec(said) ?? [];
  if (title !== undefined) return [{ op: 'set', field: 'title', value: title.replace(quote, '') }];
  const gone = removalSaid(said);
  if (gone !== null) return gone;
  const [, thing = '', value = '', wrong] = corrected.exec(said) ?? [];
  if (wrong !== undefined) {
    return [{ op: 'set', field: 'specifications', name: upperFirst(thing), value, instead_of: inUnitOf(value, wrong) }];
  }
  const [, name = '', figure = ''] = setsMeasure.exec(said) ?? [];
  if (/\b(?:of|for|on|in)\b/i.test(name)) return null;
  if (ofParcel.test(name)) return [{ op: 'set', field: 'specifications', name: upperFirst(name), value: figure }];
  const measured = name === '' ? null : measuredFact(`${name} is ${figure}`);
  return measured === null ? null : [measured];
}

/** The claim that is to be taken out of all texts; null for other words. */
export function removalSaid(said: string): ListingEdit[] | null {
  const [, words] = takesOut.exec(said.trim()) ?? [];
  return words === undefined || ofField.test(words)
    ? null
    : texts.map((field) => ({ op: 'remove', field, name: words.replace(quote, '') }));
}

/** The changes that a part states outright, else the facts that it tells. */
export const changesSaid = (part: string): ListingEdit[] => editsSaid(part) ?? factsSaid(part);

/** The facts of a part of a message without what only joins it to the others: "its brand is Acme too". */
export function factsSaid(part: string): ListingEdit[] {
  const said = part.trim().replace(behindFact, '').replace(inFact, ' ');
  const told = said.replace(orderAhead, '').trim();
  const [, thing = ''] = comesWith.exec(told) ?? [];
  return thing === '' ? factsAlone(told) : [{ op: 'set', field: 'specifications', name: 'Included', value: thing }];
}
/** "Comes with strap": one thing, and no guarantee. */
const comesWith =
  /^(?:it |they )?(?:comes?|is (?:supplied|sold|delivered)) (?:together )?with (?:an? )?((?!.*\b(?:warranty|guarantee|problems?|errors?)\b)[\p{L}\d][\p{L}\d -]{2,40})$/iu;

/** "And the pendant is 14mm": one measure of a part or of the whole, and nothing else. */
export function measureSaid(said: string): ListingEdit[] | null {
  const text = said.trim().replace(behindFact, '').replace(inFact, ' ').replace(leadAhead, '');
  const fact = measuredFact(text);
  // "Is in fact 14 mm" corrects what stands there, whatever it is called.
  const isCorrection = inFact.test(said) && /^\D{0,12}\d/.test(fact?.value ?? '');
  return fact !== null && (isCorrection || isMeasured(fact.name ?? '') || productPart.test(fact.name ?? ''))
    ? [fact]
    : null;
}
