import { isFailure, type ListingEdit } from '../../tool-types.ts';
import { wordsOffered } from '../../tools/old-value-notes.ts';
import { statedPrice } from '../../tools/price-edits.ts';
import type { Turn } from '../conversation.ts';
import { isAgreement } from '../open-price/agreements.ts';
import { regularWork } from '../tasks/regular-work.ts';
import { specName } from '../understanding/edits/edit-values.ts';
import { ordinalPattern } from '../understanding/speech/number-words.ts';
import { inList, lead, withSection } from './after-list.ts';
import { changedFact } from './changed-facts.ts';
import { inUnit } from './measures-without-unit.ts';
import { sameReplacement } from './same-replacement.ts';
import { ofSpokenBullet } from './spoken-of-bullet.ts';
import { ofSpokenSection } from './spoken-of-section.ts';
import { toldWhenAsked } from './told-when-asked.ts';
import { asWasHeard } from './value-asked.ts';

const way = '(?: up| down| off)?';
/** "Drop it" alone may mean to leave it; "round it" can mean nothing but a price. */
const changed = new RegExp(
  `^(\\s*${lead}(?:(?:raise|increase|lift|bump|lower|decrease|reduce|cut|drop)${way}(?= \\w+ (?:up|down|by|to)\\b)|(?:round|double|triple|halve)${way})) (?:it|that|this)(?= (?:up|down|by|to)\\b|[\\s.!]*$)`,
  'i',
);
const amount = new RegExp(
  `^\\s*${lead}(?:(?:make it|(?:change|set|update|correct|switch) (?:it|that|this) to|say|take|let us say|let's say|only|just|at|to)[\\s,]+)*([$€£]? ?\\d+(?:[.,]\\d{1,2})?(?: ?(?:€|\\$|£|eur|euros?|usd|dollars?|gbp|pounds?|bucks))?)(?: (?:then|please|instead|flat|is enough|will do))*[\\s.!]*$`,
  'i',
);
/** "Ok 12 then", behind a fact that is a figure. */
const figureAlone = new RegExp(
  `^\\s*${lead}(?:(?:make it|(?:change|set|update|correct|switch) (?:it|that|this) to|say|take|let us say|let's say|only|just)[\\s,]+)*(\\d[\\d.,]*(?: ?(?:mm|cm|m|in|inch(?:es)?|ft|g|kg|mg|oz|lbs?|ml|cl|l|w|v|°c))?)(?: (?:then|please|instead|will do))+[\\s.!]*$`,
  'i',
);
const isFigure = /^\d[\d.,]* ?[\p{L}°%"]*$/u;
const meant =
  '(?:(?:no|nope|sorry|oops|wait|ah|oh|hm+|ok(?:ay)?|actually|correction|rather|better|i (?:mean|meant|said|wanted)|it (?:is|was|should be)|make (?:it|that)|that should be)[\\s,.!:]+)';
/** "No, I meant 44": the value before was a slip. */
const corrected = new RegExp(
  `^\\s*${meant}+([$€£]? ?\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*){0,2}(?: ?[\\p{L}°%€$£]+(?: [\\p{L}]+)?)?)(?:,? (?:please|sorry|of course|not \\S+(?: \\S+)?))*[\\s.!]*$`,
  'iu',
);
const isCorrection = /\b(?:no|nope|sorry|oops|wait|correction|rather|mean|meant|said|wanted|should)\b/i;
const amountAlone = /^[$€£]? ?\d+(?:[.,]\d{1,2})?(?: ?(?:€|\$|£|eur|euros?|usd|dollars?|gbp|pounds?|bucks))?$/i;
const takenOut = new RegExp(
  `^\\s*${lead}(?:remove|delete|erase|take out|get rid of|scrap) (?:it|that|this)(?: (?:again|please|completely|altogether))*[\\s.!]*$`,
  'i',
);
const fixed = new RegExp(
  `\\b(?:fix|solve|mend|tackle|address|sort out) (?:the )?(${ordinalPattern})(?= (?:one|problem|point|fix|issue|thing)\\b)`,
  'i',
);
const nextOne = new RegExp(
  `^\\s*${lead}(?:do )?the (${ordinalPattern})(?: (?:one|problem|point|issue))?(?: (?:please|too|as well|then|now))*[\\s.!]*$`,
  'i',
);
/** "Fix the first one", "and the second": of the same score. */
function nextFix(text: string, { text: before }: Turn): string | null {
  const [said, first = ''] = fixed.exec(before) ?? [];
  const next = nextOne.exec(text)?.[1];
  return said === undefined || next === undefined || before.length > 80
    ? null
    : before.replace(said, said.slice(0, said.length - first.length) + next);
}

const percentAgain =
  /^\s*(?:(?:no|nope|sorry|oops|wait|ok(?:ay)?|(?:that is |that's )?too (?:much|little|low|high)|i (?:mean|meant|said|wanted)|rather|only|just|better|make (?:it|that)|it should be|actually)[\s,.!:]+)+(\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent)(?: (?:off|less|down|discount|up|more))?(?: (?:please|then|instead|is enough))*[\s.!]*$/i;
const isSlip = /\b(?:no|nope|sorry|oops|wait|mean|meant|said|wanted)\b/i;
/** "Too much, 10 % off", behind 20 % off: of the price that was there before, and not of the lowered one. */
function percentOfBefore(text: string, { steps }: Turn): string | null {
  const step = steps.at(-1);
  if (step?.tool !== 'edit_card' || isFailure(step.output)) return null;
  const [edit, ...others] = (step.input?.edits ?? []) as ListingEdit[];
  const [, sign] = /^([+-])\d[\d.]* ?%$/.exec(edit?.value ?? '') ?? [];
  const percent = Number(percentAgain.exec(text)?.[1] ?? Number.NaN);
  const before = step.output.edits.find(({ field }) => field === 'price')?.before ?? '';
  const [, amount = '', currency = null] = /^(\d+(?:\.\d+)?)(?: ([A-Z]{3}))?$/.exec(before) ?? [];
  if (edit?.field !== 'price' || others.length > 0 || sign === undefined || Number.isNaN(percent) || amount === '')
    return null;
  const isUp = /\b(?:up|more)\b/i.test(text) || (sign === '+' && !/\b(?:off|less|down|discount)\b/i.test(text));
  // "Make it 10 % more", behind 20 % off, may as well be more than the lowered price.
  if (isUp !== (sign === '+') && !isSlip.test(text)) return null;
  const price = statedPrice(`${isUp ? '+' : '-'}${percent}%`, { amount, currency });
  return typeof price === 'string'
    ? null
    : `set the price to ${[price.amount, price.currency].filter(Boolean).join(' ')}`;
}

const bareFact =
  /^\s*(?:(?:it is|it's|its|yes|ok(?:ay)?|about)[\s,]+)*(\d[\d.,]*(?: ?(?:x|×|by) ?\d[\d.,]*)* ?[\p{L}%°"]+(?: [\p{L}]+)?)[\s.!]*$/iu;
/** "Cable length" is no length of the product. */
const partName = new RegExp(
  `\\b(?:(?:cable|cord|lead|handle|strap|chain|hose|pole|lid|cap|blade|neck|sleeve|heel|shaft|leg|seat|shoulder|rim|base|screen|battery|motor|pocket|laptop|power|shipping|package|box) )?${specName}\\b`,
  'g',
);
/** "2 years", when the card was just said not to tell the warranty. */
function factAskedFor(text: string, { text: asked, steps }: Turn): string | null {
  const step = steps.at(-1);
  const isMissing = step?.tool === 'answer_from_card' && !isFailure(step.output) && !step.output.found;
  const [name, ...others] = new Set(asked.toLowerCase().match(partName) ?? []);
  const value = bareFact.exec(text)?.[1];
  return !isMissing || name === undefined || others.length > 0 || value === undefined
    ? null
    : `set the specification ${name} to ${value}`;
}

const figures = '\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*)*';
const plainFigure = new RegExp(`^${figures}$`);
const figureWithUnit = new RegExp(`^${figures}( ?[\\p{L}°%"]+)$`, 'u');
/** "No, 44", behind 40 cm, is in centimeters too. */
const inUnitOf = (value: string | undefined, said: string): string =>
  plainFigure.test(said) ? said + (figureWithUnit.exec((value ?? '').trim())?.[1] ?? '') : said;

/** "Remove it": what was just written. */
function unwritten({ op, field, name, value = '' }: ListingEdit): string | null {
  if (op !== 'set' && op !== 'add') return null;
  if (field === 'brand' || field === 'category') return `remove the ${field}`;
  if (field === 'specifications' && name !== undefined) return `remove the specification ${name}`;
  const isEntry = op === 'add' && !/[,;"]/.test(value);
  if (field === 'keywords' && isEntry) return `remove the keyword "${value}"`;
  return field === 'bullets' && isEntry ? `remove the bullet "${value}"` : null;
}

/** "Change it there too", when the texts still say what a fact was before. */
const thereToo = new RegExp(
  `^\\s*${lead}(?:(?:(?:change|fix|replace|correct|update|adjust|do) (?:it|that|this|them|those)|in|everywhere|there)(?: (?:there|everywhere|in|the|it|that|as well|too|also|title|description|bullets?|keywords?|texts?|and|please))*)[\\s.!]*$`,
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
export function saidInFull(text: string, earlier: Turn[]): string {
  const last = earlier.at(-1);
  const full = (last === undefined ? null : withSection(text, last)) ?? toldWhenAsked(text, last);
  if (full !== null) return full;
  const said =
    last === undefined
      ? null
      : (asWasHeard(text, last) ??
        sameReplacement(text, last) ??
        regularWork(text, last) ??
        nextFix(text, last) ??
        inList(text, last) ??
        inUnit(text, last) ??
        ofSpokenBullet(text, last) ??
        ofSpokenSection(text, earlier) ??
        percentOfBefore(text, last) ??
        factAskedFor(text, last));
  const fact = said ?? changedFact(text, last);
  if (fact !== null) return fact;
  // "Is that in the description too?" "Then change it there": what was only asked stands between.
  const isAsked = last?.steps.every(({ tool }) => tool === 'answer_from_card') === true && thereToo.test(text);
  const step = (isAsked ? earlier.at(-2) : last)?.steps.at(-1);
  if (step?.tool !== 'edit_card' || isFailure(step.output)) return text;
  const offered = wordsOffered(step.output.notes);
  if (offered !== null && (isAgreement(text) || thereToo.test(text))) return offered;
  if (isAsked) return text;
  const edits = (step.input?.edits ?? []) as ListingEdit[];
  const [edit] = edits;
  if (edit === undefined || edits.length > 1 || edit.op === 'remove') return text;
  if (takenOut.test(text)) return unwritten(edit) ?? text;
  const { field, name, value } = edit;
  const [, rightly = ''] = isCorrection.test(text) ? (corrected.exec(text) ?? []) : [];
  if (field === 'price' && amountAlone.test(rightly)) return `set the price to ${rightly}`;
  if (field === 'specifications' && name !== undefined && /\d/.test(value ?? '') && rightly !== '')
    return `set the specification ${name} to ${inUnitOf(value, rightly)}`;
  const [, other = ''] = figureAlone.exec(text) ?? [];
  if (field === 'specifications' && name !== undefined && isFigure.test(value ?? '') && other !== '')
    return `set the specification ${name} to ${inUnitOf(value, other)}`;
  if (field === 'price') return text.replace(changed, '$1 the price').replace(amount, 'set the price to $1');
  if (field !== 'specifications' || name === undefined || value === undefined || !asBullet.test(text)) return text;
  return `add the bullet "${name}: ${value}"`;
}
