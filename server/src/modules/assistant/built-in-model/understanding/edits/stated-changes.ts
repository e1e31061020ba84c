import { sectionSchema } from '@cardwright/contract/listings';
import type { ListingEdit } from '../../../tool-types.ts';
import { type Ask, type Clause, callOnCard } from '../ask.ts';
import { named, type Source, short, specName } from './edit-values.ts';
import { isOfMany } from './many-cards.ts';
import { asksForNewText } from './new-texts.ts';
import { cardMeantIn, isOfKind } from './stated-cards.ts';
import { fieldEditsIn } from './stated-fields.ts';
import { moneyIn } from './stated-money.ts';
import { announcedTextIn, statedTextIn, wordsExchangedIn } from './stated-texts.ts';
import { standsThere, wordEditsIn } from './stated-words.ts';
import { eachWordOf } from './words-listed.ts';

/** Other work, other parts of a card, and what is only thought of or asked. */
const otherWork =
  /\b(?:improv\w*|optimi[sz]\w*|re-?writ\w*|polish\w*|rephras\w*|shorten\w*|re-?scor\w*|score|rate|export\w*|download\w*|compar(?!tm)\w*|undo|revert\w*|restor\w*|roll back|import\w*|translat\w*|schedul\w*|remind|publish\w*|images?|photos?|pictures?|background|gallery|bullets?|bullet points?|keywords?|tags?|search terms?|spec\w*|attributes?|every (?:day|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|always|preference|tone|friendl\w*|csv|xlsx|excel|json|duplicate|new card|unlock\w*|what if|should i|shall i|do you think|would it|how (?:do|can|much|many|about)|why|when (?:i|we|it|they)|unless|as soon as|if|pull in|fetch|grab|better|nicer|catchier|stronger|ads?|bid|sponsored|(?:lock|protect|freeze)(?! (?:it|that|this|them|both)\b))\b/;
/** "Without any rewriting" and "leave the pictures alone" ask for none of it. */
const denied =
  /\b(?:no|not|without|do not|never|nothing|leave|keep|but no|no need to)(?: [a-z]+){0,3}? (?:improv\w*|re-?writ\w*|rephras\w*|text|texts|words|images?|photos?|pictures?|bullets?|keywords?|style guide)(?: alone| changes?| as (?:it is|they are)| untouched| please)?/g;
/** "Is it marked in stock at the moment" */
const asked =
  /^(?:(?:and|so|but|hi|hey|ok|actually|please|tell me)[ ,]+)*(?:(?:is|are|was|were|does|did|has|have) (?:it|this|that|they|the|my|our|we)\b(?! to\b)|do (?:we|they|i|you)\b|what (?:is|are|does)\b|which\b)(?!.*[.;!] )/;
/** Done already, or somebody else's. */
const reported =
  /^already\b|\b(?:(?:i|we|is|was|have|has|had|been) already|already (?:put|set|changed|did|done|updated|raised|lowered|corrected)|myself|for your information|fyi|(?:i|we) (?:have )?(?:changed|updated|corrected|edited|raised|lowered))\b/;
/** "I wrote a description myself, use exactly this: ...": its text stands behind it. */
const wroteMyself =
  /(?<=\b(?:wrote|written|write|drafted|composed|phrased|worded|typed|made|did|done)\b[^.:;!?]{0,40}) myself(?![^:]*\b(?:base|basis|inspiration|start|starting|idea|ideas|draft|example)\b)(?=[^:]{0,60}\b(?:use|take|put|set|enter|insert|paste|here(?: it)? is)\b[^:]{0,40}: ?\S)/;
/** "Brand is Mudworks and it weighs 300 grams": facts of the product, which other rows read. */
const statesMore = /\band (?:it|they) (?:weighs?|measures?|holds?|contains?|is made|are made|comes? (?:in|with))\b/;
/** "Create a card: enamel mug, price 14": the facts of a new one. */
const makesCard =
  /^(?:(?:hi|hello|hey|please|can you|could you|would you|i want to|i would like to|let us|now|and|also|ok|so)[ ,]+)*(?:create|make|draft|write|add|set up|start|generate|build|open)(?: (?:me|us|up))? (?:an?|another|one more|the|this|one)(?: (?:new|fresh|amazon|ebay|etsy|shopify))* (?:product )?(?:cards?|listings?|product|item|article|offer)\b(?! (?:image|photo|picture|title|description))/;
/** "I made a new soap and need a card for it. It costs 6 euros": of the new one. */
const needsCard =
  /\b(?:need|want|would like|create|make|set up|write)(?: me| to have)? an? (?:new |product )*(?:card|listing) for (?:it|this|that|them)\b/;
/** "Never call my candles cheap" names nothing. */
const unnamed =
  /\b(?:never|do not|must not|should not|not to)(?: (?:ever|you|please|we|i))* (?:call|name|rename|title|describe)\b/;
const polite = /\b(?:can|could|would|will|may|might) (?:you|we|i|the|it|this|that)\b|\bplease\b/;

const blank = (text: string, spans: { at: number; end: number }[]) =>
  spans.reduce((rest, { at, end }) => rest.slice(0, at) + '_'.repeat(Math.max(0, end - at)) + rest.slice(end), text);

/**
 * The changes of single fields that the words state, with the card they are for; null when they state none for sure.
 * `isKnown`: they are known to ask for a change of the card, whatever else they speak of.
 */
export function statedChanges(clause: Clause, isKnown = false): Ask[] | null {
  const { text, around } = clause;
  if (
    text.length > 2_000 ||
    isOfMany(text, true) ||
    asksForNewText(text) ||
    makesCard.test(text) ||
    needsCard.test(text)
  )
    return null;
  const source: Source = { text, raw: clause.raw, quotes: clause.quotes };
  if ((/\?\s*$/.test(text) || asked.test(text)) && !polite.test(text)) return null;
  if (!isKnown && reported.test(text.replace(wroteMyself, ' '))) return null;
  if (statesMore.test(text) || unnamed.test(text)) return null;
  const pairs = /->|=>|→/.test(text) ? wordsExchangedIn(source) : [];
  const announced = pairs.length > 0 ? null : announcedTextIn(source);
  const exchanged = announced === null && pairs.length === 0 ? wordsExchangedIn(source) : pairs;
  const whole = announced ?? (exchanged.length > 0 ? null : statedTextIn(source));
  const rest = { ...source, text: whole === null ? text : blank(text, [whole]) };
  const bare = rest.text.replace(standsThere, '').replace(denied, (said) => ' '.repeat(said.length));
  if (!isKnown && otherWork.test(bare)) return null;
  const several = whole === null ? pricesOfSeveral(rest) : null;
  if (several !== null)
    return several.map(({ name, edit }) =>
      callOnCard('edit_card', clause, { edits: [edit] }, cardMeantIn(name, false)),
    );
  const words = exchanged.length > 0 ? exchanged : whole === null ? wordEditsIn(rest) : [];
  const fields = words.length > 0 ? [] : fieldEditsIn(rest, around.hasCard);
  const found = [...(whole === null ? [] : [whole]), ...words, ...fields].sort((a, b) => a.at - b.at);
  if (found.length === 0) return null;
  // What is changed by a rule has no value of its own in the words.
  const beside = words.length > 0 ? [] : specificationsBeside(source, found);
  const own = found.filter(({ edit }) => edit.op !== 'restyle' && !/^(?:[+-]|x\d)/.test(edit.value ?? ''));
  if (around.hasCard && isOfKind(blank(text, own))) return null;
  const target = cardMeantIn(blank(text, own), around.hasCard);
  const edits = [...found.flatMap(({ edit }) => eachWordOf(edit, clause.text)), ...beside];
  const ask = callOnCard('edit_card', clause, { edits }, target);
  return isLockedAfter.test(rest.text) ? [ask, ...lockOf(edits, clause, target)] : [ask];
}

/** "The capacity is 530 ml and it costs 22": the specification is no field of its own, and is stated as well. */
function specificationsBeside({ text, raw }: Source, found: { at: number; end: number }[]): ListingEdit[] {
  const rest = blank(text, found);
  return [...rest.matchAll(specification)].map((match) => {
    const [said, name = '', value = ''] = match;
    const at = match.index + said.indexOf(name);
    const from = match.index + said.lastIndexOf(value);
    return {
      op: 'set',
      field: 'specifications',
      name: named(raw(at, at + name.length)),
      value: short(raw(from, from + value.length)),
    };
  });
}
const figure =
  '\\d[\\d.,]*(?: ?[x×] ?\\d[\\d.,]*)* ?(?:mg|kg|g|grams?|kilos?|lbs?|oz|ml|cl|l|liters?|litres?|mm|cm|m|inch(?:es)?|in|ft|w|watts?|kw|v|volts?|mah|hours?|months?|years?|pcs|pieces|%)(?!\\w)';
const specification = new RegExp(
  `(?:^|[,;:.\\n] |\\band |\\bbut )(?:the |its |my )?(${specName})(?: is| are|:| =| should be| must be)(?: now| actually| really| only)* (${figure})`,
  'g',
);

const isLockedAfter = /\b(?:lock|protect|freeze) (?:it|that|this|them|both)\b/;
const lockOf = (edits: ListingEdit[], clause: Clause, target: ReturnType<typeof cardMeantIn>): Ask[] => {
  const fields = sectionSchema.options.filter((section) => edits.some(({ field }) => field === section));
  return fields.length === 0 ? [] : [callOnCard('lock_fields', clause, { fields, locked: true }, target)];
};

/** "Mug 16 dollars, lamp 39 dollars": each card has its own price. */
function pricesOfSeveral(source: Source): { name: string; edit: ListingEdit }[] | null {
  const all = moneyIn(source);
  // "Mug costs 32 now, apron 41": a word of the price stands beside one of them.
  const isPriced = /\b(?:costs?|prices?)\b/.test(source.text) && all.every(({ isSure }) => !isSure);
  const amounts = all.filter(({ isSure }) => isSure || isPriced);
  if (amounts.length < 2 || amounts.length > 10) return null;
  const parts = amounts.map((amount, index) => {
    const from = amounts[index - 1]?.end ?? 0;
    return {
      name: source.text.slice(from, amount.at).replace(/^(?: now| today| please)?[\s,;.]*(?:and )?/, ''),
      amount,
    };
  });
  const isList = parts.every(({ name }) =>
    /^(?:please |set |put |make )*(?:the |my )?(?:[a-z][a-z ]{1,40}?|number \d{1,2})(?: is| to| at| for| costs?| price| now|:|=)* ?$/.test(
      name,
    ),
  );
  const targets = parts.map(({ name }) => JSON.stringify(cardMeantIn(name, false)));
  if (!isList || targets.some((target) => target === '{"kind":"it"}') || new Set(targets).size < parts.length)
    return null;
  return parts.map(({ name, amount }) => ({ name, edit: { op: 'set', field: 'price', value: amount.value } }));
}
