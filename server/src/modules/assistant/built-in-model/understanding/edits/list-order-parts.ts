import type { ListingEdit } from '../../../tool-types.ts';
import { specificationPairs } from '../facts/told-specifications.ts';
import { named, noEntryOf, quoted, short } from './edit-values.ts';
import { fieldOf, type ListField, type Tokens } from './list-tokens.ts';

/** One entry of a list, by its place or by its words. */
export interface Entry {
  field: ListField;
  position?: number;
  value?: string;
}
export type Edits = ListingEdit[] | null;
export interface Said {
  source: Tokens;
  /** The list that the order or the words before it name. */
  list: ListField | null;
  /** What "it" is. */
  entry: Entry | null;
  match: RegExpExecArray;
  /** The seller's words for a group. */
  words(group: number): string;
}
export type Form = [pattern: RegExp, read: (said: Said) => Edits];

export const sure =
  '(?:remove|delete|drop|cut|erase|lose|scrap|strike|kill|ditch|bin|clear|wipe|omit|discard|eliminate|dump|chuck|toss|empty|axe|get rid of|(?:take|throw|kick|leave|strike|cross|cut|pull|get) (?:out|off|away))';
export const half = '(?:take|throw|kick|leave|get|pull|strike|cross|cut)';
export const gone = '(?:out|off|away)';
export const aside =
  '(?: (?:please|pls|again|instead|now|too|also|as well|entirely|completely|altogether|for me|thanks|thank you|there|here|round|around|then|anyway|any ?more|at all|(?:off|from) (?:the|this|my) (?:card|listing|page)))*';
/** "..., better title" asks for more; "..., wait" takes it back. */
const otherWish =
  '\\b(?:titles?|headline|descriptions?|prices?|brand|category|stock|availability|wait|never ?mind|forget it|do not|not (?:yet|now))\\b';
/** The end of an order; what is said after a comma or a "because" is no part of it. */
export const E = `${aside}(?:[\\s.!]*$|(?:,| -|:|;| \\(| because| since| until| till| while| as (?:it|they|we|nobody|no one|customers|buyers)\\b| so that| cause\\b)(?![^<]*${otherWish})[^<]*$)`;
export const entry = '<([bks])(-?\\d+)>';
export const list = '<([bks])>';
export const inList = `(?:in|from|of|to|on|within|under|for) ${list}`;
export const name = '("\\d+"|[\\w%\'’/+.-]+(?: (?!<)[\\w%\'’/+.-]+){0,5}?)';
export const word =
  '(?:the |a |an |my |our )?(?:words? |terms? |entry |entries |line |one |point |phrase )?(?:(?:about|saying|that says|with) (?:the |an? )?)?';
export const removedEntry = ({ field, position, value }: Entry): ListingEdit =>
  position !== undefined
    ? { op: 'remove', field, position }
    : field === 'specifications'
      ? { op: 'remove', field, name: named(value ?? '') }
      : { op: 'remove', field, value: value ?? '' };

/** The last ones first, so that the places of the others stay what the seller counted. */
const removedAt = (field: ListField, places: number[]): ListingEdit[] =>
  [...new Set(places)]
    .toSorted((a, b) => (b < 0 ? 1_000 : b) - (a < 0 ? 1_000 : a))
    // With the last one gone, the one before it is the last.
    .map((place) => (place < 0 ? -1 : place))
    .map((position) => ({ op: 'remove', field, position }));

/** "<b2> to <b4>" is three places; "<b2> and <k3>" are of two lists. Null for a range from one list to another. */
export function removedPlaces(text: string): Edits {
  const found = [...text.matchAll(/( to )?<([bks])(-?\d+)>/g)];
  const places = new Map<string, number[]>();
  for (const [index, [, isRange, letter = '', place]] of found.entries()) {
    const [, , letterBefore, placeBefore] = found[index - 1] ?? [];
    if (isRange !== undefined && letterBefore !== letter) return null;
    const from = Number(placeBefore ?? place);
    const to = Number(place);
    const own =
      isRange === undefined || from < 1 || to <= from
        ? [to]
        : Array.from({ length: to - from }, (_, step) => from + step + 1);
    places.set(letter, [...(places.get(letter) ?? []), ...own]);
  }
  return [...places].flatMap(([letter, own]) => removedAt(fieldOf(letter), own));
}

/** "a and b", "a", "b, c": single entries; words of a sentence are none of them. */
export function items(said: Said, group: number): string[] {
  const quotes = quotesIn(said, group);
  if (quotes.length > 0) return quotes;
  return said
    .words(group)
    .replace(reason, '')
    .split(/\s*[,;\n]\s*(?:(?:and|or|&)\s+)?/)
    .filter((one, at) => one !== '' && (at === 0 || !sentence.test(one)))
    .flatMap((one, at, all) => (at === all.length - 1 && at > 0 ? one.split(/ (?:and|&) /) : [one]))
    .map((one) => short(one).replace(/^(?:and|the words?|the terms?) /i, ''))
    .filter((one) => one !== '');
}
const quotesIn = (said: Said, group: number) =>
  [...(said.match[group] ?? '').matchAll(/"\d+"/g)].map(([token]) => quoted(said.source, token));
const reason = /,? (?:because|since|cause|as (?:it|they|we|nobody|no one|customers|buyers)\b) ?.*$/is;
export const sentence =
  /\b(?:i|it|its|it's|we|they|is|are|was|not|no|wrong|better|because|customers?|buyers?|nobody|my|our|same|please|thanks|starting|would|you|instead)\b/i;

const noText = /^(?:it|that|this|them|these|those|one|some|more|something)$/i;
const noEntry = /^(?:that|which|who|for|to|from|people|customers|buyers|better|relevant|good|if)\b/i;
const addedTo = (field: ListField, values: string[], position?: number): Edits => {
  if (
    values.length === 0 ||
    (field === 'keywords' && values.some((value) => noEntry.test(value))) ||
    values.some((value) => noText.test(value))
  )
    return null;
  if (field === 'specifications') return null;
  return values.map((value, index) => ({
    op: 'add',
    field,
    value,
    ...(position === undefined || position === -1 ? {} : { position: position + index }),
  }));
};
export const pairs = (text: string, op: 'set' | 'add'): Edits => {
  const found = specificationPairs(text);
  return found === null ? null : found.map((pair) => ({ op, field: 'specifications', ...pair }));
};
/** What is added to this list; a bullet may have commas in it. */
export function added(said: Said, letter: string | undefined, group: number, position?: number): Edits {
  const field = fieldOf(letter ?? '');
  if (field === 'specifications') return pairs(said.words(group), 'add');
  if (field === 'keywords') {
    // "The keywords gift and camping" are two.
    const isSplit = letter === 'K' && quotesIn(said, group).length === 0;
    const values = items(said, group).flatMap((one) => (isSplit ? one.split(/ (?:and|&) /) : [one]));
    return /^"\d+"/.test(said.match[group] ?? '') || position !== undefined
      ? addedTo(field, values, position)
      : addedTo(field, values.length === 0 ? [] : [values.join(', ')]);
  }
  const quotes = quotesIn(said, group);
  return addedTo(field, quotes.length > 0 ? quotes : [said.words(group).trim()].filter(Boolean), position);
}

export function removedNames(said: Said, group: number, letter: string | undefined): Edits {
  const field = fieldOf(letter ?? '');
  const text = said.match[group] ?? '';
  if (
    pronoun.test(text) ||
    /^(?:last|first|all|any|every|each|two|three|some|from|in|of|take|kick|throw|put|keep)\b/.test(text) ||
    noEntryOf.test(text) ||
    /</.test(text)
  )
    return null;
  const quotes = /^"\d+"/.test(text) ? quotesIn(said, group) : [];
  const values =
    field === 'keywords'
      ? items(said, group)
      : quotes.length > 0
        ? quotes
        : [short(said.words(group).replace(/(?:, | because | since ).*$/i, ''))];
  if (values.length === 0 || values.some((value) => value.length > 60)) return null;
  return values.map((value) => removedEntry({ field, value }));
}
export const pronoun = /^(?:it|that|this|them|these|those|one|the ones?|both|all|everything|there|i|we|you)\b/i;
