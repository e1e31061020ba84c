import { normalCase, upperFirst } from '@cardwright/listing/improve/casing';
import { escapeRegExp } from '@cardwright/listing/text/words';
import { acrossTags, betweenTags } from './between-tags.ts';

/** Ways to write a text anew that keep its words, as sellers ask for them. */
export const textStyles = [
  'title_case',
  'sentence_case',
  'first_capital',
  'lower_case',
  'upper_case',
  'no_capitals',
  'no_emoji',
  'no_exclamation_marks',
  'brand_first',
  'without_brand',
  'a_to_z',
] as const;
export type TextStyle = (typeof textStyles)[number];

const word = /[\p{L}\p{M}\p{N}'’]+/gu;
const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
const smallWords = new Set('a an and as at but by for from in of on or the to with'.split(' '));
/** A short word behind a number is its unit and keeps its letters. */
const isUnit = (text: string, at: number, own: string) =>
  own.length <= 3 && /\d[\s.-]*$/.test(text.slice(Math.max(0, at - 3), at));

function titleCase(text: string, brand: string): string {
  if (isCapitals(text)) return normalCase(text, 'en', brand);
  return text.replace(word, (own, at: number) =>
    isUnit(text, at, own) || (at > 0 && smallWords.has(own)) ? own : upperFirst(own),
  );
}

/** Names cannot be told from other words with a capital, so only the brand keeps its letters. */
function sentenceCase(text: string, brand: string): string {
  const kept = new Set(brand.split(/\s+/));
  const start = isCapitals(text) ? normalCase(text, 'en', brand) : text;
  const small = start.replace(word, (own) =>
    /^\p{Lu}[\p{Ll}'’]*$/u.test(own) && !kept.has(own) ? own.toLowerCase() : own,
  );
  return upperFirst(small).replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Short forms such as LED, codes and the brand stay in capitals. */
function withoutCapitals(text: string, brand: string): string {
  if (isCapitals(text)) return normalCase(text, 'en', brand);
  return text.replace(word, (own, at: number) => {
    if (!/^\p{Lu}{2,}$/u.test(own) || normalCase(own, 'en', brand) === own || isUnit(text, at, own)) return own;
    return /^\s*$|[.!?:]\s+$/.test(text.slice(0, at)) ? upperFirst(own.toLowerCase()) : own.toLowerCase();
  });
}

// Signs such as ™ count as emoji to Unicode and are none to sellers.
const emoji =
  /(?![©®™‼⁉])\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*|[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const tidy = (text: string) => text.replace(/[ \t]{2,}/g, ' ').replace(/ +([,.;:?!])/g, '$1');

function withoutEmoji(text: string): string {
  const plain = text.replace(emoji, '');
  return plain === text ? text : tidy(plain).trim();
}

/** Inside a text an exclamation ends a sentence; at its end nothing is needed unless other sentences end there. */
function withoutExclamations(text: string): string {
  const hasSentences = /[.?!]\s+\S/.test(text);
  return text
    .replace(/[!¡]+(?=[?.])|(?<=[?])[!]+|¡/g, '')
    .replace(/\s*!+(?=\s+\p{Ll})/gu, '')
    .replace(/\s*!+(?=\s*\S)/g, '.')
    .replace(/\s*!+/g, hasSentences ? '.' : '');
}

function withoutBrand(text: string, brand: string): string {
  const pattern = new RegExp(
    `(?:[,|–—-]\\s*)?(?:\\b(?:by|from)\\s+)?(?<![\\p{L}\\p{N}])${escapeRegExp(brand)}(?![\\p{L}\\p{N}])(?:['’]s\\b)?`,
    'giu',
  );
  return tidy(text.replace(pattern, ' '))
    .replace(/^[\s,|–—:-]+|[\s,|–—:-]+$/g, '')
    .trim();
}

const writers: Record<Exclude<TextStyle, 'brand_first' | 'a_to_z'>, (text: string, brand: string) => string> = {
  title_case: titleCase,
  sentence_case: sentenceCase,
  first_capital: upperFirst,
  lower_case: (text) => text.toLowerCase(),
  upper_case: (text) => text.toUpperCase(),
  no_capitals: withoutCapitals,
  no_emoji: withoutEmoji,
  no_exclamation_marks: withoutExclamations,
  without_brand: withoutBrand,
};
/** These are about each letter, and not about what stands around it. */
const ofLetters: ReadonlySet<TextStyle> = new Set(['lower_case', 'upper_case']);
const leadingTags = /^(?:\s*<[^>]*>)*\s*/;

/** Writes a text in a style; markup of a description stays as it is. Without a brand, styles about it change nothing. */
export function styled(text: string, style: TextStyle, brand: string): string {
  const isOfBrand = style === 'brand_first' || style === 'without_brand';
  if ((isOfBrand && brand === '') || style === 'a_to_z') return text;
  if (style === 'brand_first')
    return styled(text, 'without_brand', brand)
      .replace(leadingTags, (tags) => `${tags}${brand} `)
      .trimEnd();
  const write = (part: string) => (part.trim() === '' ? part : writers[style](part, brand));
  return ofLetters.has(style) ? betweenTags(text, write) : acrossTags(text, write);
}
