import { upperFirst } from '@cardwright/listing/improve/casing';
import type { Listing } from '@cardwright/listing/listing';
import { escapeRegExp } from '@cardwright/listing/text/words';
import type { ListingEdit } from '../tool-types.ts';
import { betweenTags } from './between-tags.ts';
import { changedText, textFields } from './changed-texts.ts';
import { sentencesOf } from './sentences.ts';

type TextField = (typeof textFields)[number];

/** An edit that puts `value` wherever a text says the words of `name`, or takes these words out. */
export const isReplacement = ({ op, field, name = '', value = '' }: ListingEdit): boolean =>
  (textFields as readonly string[]).includes(field) &&
  name.trim() !== '' &&
  ((op === 'set' && value.trim() !== '') || (op === 'remove' && value.trim() === ''));

/** "… pcs" is any number of them, as texts write it: "52 pcs", "17cm pot". */
const ofAnyNumber = /^… ?(?=\p{L})/u;
const anyNumber = '(?<!\\d[.,])\\d+(?:[.,]\\d+)?[ -]?';
/** "6 arches" are "six arches", too. */
const figure = /^(\d{1,2}) (?=\p{L})/u;
const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelled = (word: string): string => {
  const [lead = '', digits = ''] = figure.exec(word) ?? [];
  const said = inWords[Number(digits)];
  return lead === '' || said === undefined
    ? escapeRegExp(word)
    : `(?:${digits}|${said}) ${escapeRegExp(word.slice(lead.length))}`;
};
/** "set of …": of any number. */
const numberBehind = / …$/u;
const aNumber = ' (?:\\d+(?![.,]\\d)|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** "12" is in "12cm", and neither in "12.5" nor in "1.12". */
const bareFigure = /^\d+(?:[.,]\d+)?$/;
const unit = '(?:mm|cm|m|km|in|inch|ft|g|kg|mg|oz|lbs?|ml|cl|l|w|v|mah|gb|tb|hz|x)';
export const wordPattern = (word: string) =>
  bareFigure.test(word)
    ? figurePattern(word, '')
    : new RegExp(
        `(?<![\\p{L}\\p{N}])${ofAnyNumber.test(word) ? anyNumber : ''}${spelled(word.replace(ofAnyNumber, '').replace(numberBehind, ''))}${numberBehind.test(word) ? aNumber : ''}(?![\\p{L}\\p{N}])`,
        'giu',
      );
const figurePattern = (figure: string, behind: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${escapeRegExp(figure)}(?![.,]\\d)(?=${behind}(?![\\p{L}\\p{N}]))`, 'giu');
/** "14, not 12" of "12cm": a figure that no text says alone is meant with its unit, where that is only one. */
function replacePattern(word: string, listing: Listing): RegExp {
  const alone = wordPattern(word);
  if (!bareFigure.test(word)) return alone;
  const said = [listing.title, listing.description, ...listing.bullets, ...listing.keywords].join('\n');
  const units = new Set([...said.matchAll(figurePattern(word, `(${unit})`))].map(([, of = '']) => of.toLowerCase()));
  return said.search(alone) < 0 && units.size === 1 ? figurePattern(word, unit) : alone;
}

/** Closes the gaps that words have left inside a text. */
export const withoutGaps = (text: string): string => text.replace(/[ \t]{2,}/g, ' ').replace(/ +([,.;:!?])/g, '$1');

/**
 * Exchanges whole words, never those of markup, and keeps a capital at their beginning; of a list only in the entry at
 * `position`, where one is named. Null when the text does not say them.
 */
export function replaceWords(
  listing: Listing,
  { op, field, name = '', value = '', position }: ListingEdit,
): { before: string; after: string } | null {
  const pattern = replacePattern(name.trim(), listing);
  const replaced = (text: string) =>
    betweenTags(text, (part) =>
      part.replace(pattern, (old) =>
        /^\p{Lu}/u.test(old) && !/\p{Lu}/u.test(name) ? upperFirst(value.trim()) : value.trim(),
      ),
    );
  const fresh = (text: string) => {
    const now = replaced(text);
    if (op === 'set' || now === text) return now;
    return field === 'description' || field === 'bullets' ? withoutRests(text, replaced) : closedUp(now, text);
  };
  const key = field as TextField;
  const before = listing[key];
  const at = position === undefined ? null : position < 0 ? before.length + position : position - 1;
  const after = Array.isArray(before)
    ? before.map((text, index) => (at === null || index === at ? fresh(text) : text))
    : fresh(before);
  // A card cannot be without a title.
  if (after === '' && key === 'title') return null;
  const changed = changedText(before, after);
  if (changed !== null)
    Object.assign(listing, { [key]: Array.isArray(after) ? after.filter((text) => text !== '') : after });
  return changed;
}

/** Sentence by sentence: one that the words have left without its sense goes with them: "Comes in a." */
function withoutRests(text: string, replaced: (text: string) => string): string {
  if (/<[a-z]/i.test(text)) return closedUp(replaced(text), text);
  const kept = sentencesOf(text).map((sentence) => {
    const now = replaced(sentence);
    if (now === sentence) return sentence;
    const [, said = '', end = ''] = /^(.*?)([\s.!?]*)$/s.exec(now) ?? [];
    const joined = said
      .replace(/^[\s,]*(?:(?:and|or|plus|&)\s+)?/i, '')
      .replace(/[\s,]*(?:\s(?:and|or|plus|&))?[\s,]*$/i, '');
    return isRest(joined) ? '' : closedUp(joined, sentence) + end;
  });
  return kept.join('').replace(/\s+$/, '');
}
const isRest = (text: string): boolean =>
  /(?:^|\s)(?:an?|the|in|of|with|for|to|is|are|was|has|have|comes?|includes?|from|by|no|not|as|it|on|at|made)$/i.test(
    text,
  ) ||
  /^(?:(?:is|are|it|its|they|also|fully|100 ?%|included|includes?|safe|available|comes?|free|very|proof|resistant)[\s,.]*)*$/i.test(
    text,
  );

/** A text without the gap that words have left; a sentence still begins with a capital. */
function closedUp(text: string, before: string): string {
  const closed = withoutGaps(text).replace(/^[\s,.;:–-]+|[\s,;:–-]+$/g, '');
  return /^\p{Lu}/u.test(before) ? closed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : closed;
}
