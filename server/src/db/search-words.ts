/** Everything but letters, digits and marks; `search_words` of migration 0003 splits words at the same characters. */
const separators =
  '\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb-\\u00bf\\u00d7\\u00f7\\u1680' +
  '\\u2000-\\u206f\\u20a0-\\u20cf\\u2100-\\u2bff\\u3000-\\u303f\\ufe10-\\ufe6f\\ufeff\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65';
const wordPattern = new RegExp(`[^${separators}]+`, 'gu');

const folded: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

/** Nothing but case is folded in most words of most texts. */
const plain = /^[\u0021-\u007e]+$/;

/** A word as it is compared: lower case, without accents. */
const foldWord = (word: string): string => (plain.test(word) ? word.toLowerCase() : foldLetters(word));

const foldLetters = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðłħŧıς]/g, (letter) => folded[letter] ?? letter);

/** The most words of a query: each must be found, so further ones would only cost time. */
const maxQueryWords = 12;

/** The words of what a person typed, folded, each once. */
export function queryWords(text: string): string[] {
  const words = (text.match(wordPattern) ?? []).flatMap((word) => foldWord(word).split(/\s+/));
  return [...new Set(words)].filter((word) => word !== '').slice(0, maxQueryWords);
}

/** The singular, as far as English endings tell: "mugs" are found where a title says "mug". */
export function onesOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || !/(?<![iuys])s$/.test(word)) return [];
  if (/ies$/.test(word)) return [word.replace(/ies$/, 'y'), word.slice(0, -1)];
  if (/ves$/.test(word)) return [word.replace(/ves$/, 'f'), word.replace(/ves$/, 'fe'), word.slice(0, -1)];
  return /(?:s|sh|ch|x|z|o)es$/.test(word) ? [word.slice(0, -2), word.slice(0, -1)] : [word.slice(0, -1)];
}

/** Scripts that are written without spaces: there a match may stand anywhere in a run of characters. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * How a word of the query is looked for: `like` for SQL's LIKE and `regex` for both PostgreSQL and JavaScript, over words
 * that have a space before and after each. A word matches from its beginning.
 */
export interface WordPattern {
  like: string;
  regex: string;
}

/** The word as typed. Folded words hold no LIKE wildcard and nothing special to a regular expression. */
export function exactPattern(word: string): WordPattern {
  const start = unspaced.test(word) ? '' : ' ';
  return { like: `%${start}${word}%`, regex: `${start}${word}` };
}

const shortestTypo = 4;
/** A longer word's pattern takes the database too long to prepare. */
const longestTypo = 24;

/** Whether a typo is possible: not in short words, numbers and codes. */
function mayBeMisspelt(word: string): boolean {
  const { length } = [...word];
  return length >= shortestTypo && length <= longestTypo && !/\p{N}/u.test(word) && !unspaced.test(word);
}

/** The word with at most one letter replaced, left out, put in or swapped with its neighbour. Null where that makes no sense. */
export function typoRegex(word: string): string | null {
  if (!mayBeMisspelt(word)) return null;
  const letters = [...word];
  const ways = letters.flatMap((letter, place) => {
    const before = letters.slice(0, place).join('');
    const after = letters.slice(place + 1);
    const replaced = after.length === 0 ? `${before}[^ ]? ` : `${before}[^ ]?${after.join('')}`;
    const inserted = `${before}[^ ]${letter}${after.join('')}`;
    const [next, ...others] = after;
    return next === undefined
      ? [replaced, inserted]
      : [replaced, inserted, `${before}${next}${letter}${others.join('')}`];
  });
  return ` (?:${ways.join('|')})`;
}

export interface Range {
  start: number;
  end: number;
}

/** The places in `text` of the words that match one of the patterns: as much of each word as was typed. */
export const matchesIn = (text: string, patterns: RegExp[]): Range[] => [...matches(text, patterns)];

/** The first of them, without reading the text any further. Null when nothing matches. */
export const firstMatchIn = (text: string, patterns: RegExp[]): Range | null =>
  matches(text, patterns).next().value ?? null;

function* matches(text: string, patterns: RegExp[]): Generator<Range, undefined> {
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const compared = ` ${foldWord(word)} `;
    for (const pattern of patterns) {
      const hit = pattern.exec(compared);
      if (hit === null) continue;
      const start = hit.index + (hit[0].startsWith(' ') ? 0 : -1);
      yield unfolded(word, index, start, start + hit[0].trim().length);
      break;
    }
  }
}

/** The characters of a word at `offset` that the piece `from` to `to` of its folded form was made of. */
function unfolded(word: string, offset: number, from: number, to: number): Range {
  if (plain.test(word)) return { start: offset + from, end: offset + to };
  let [place, length] = [0, 0];
  let [start, end] = [0, word.length];
  for (const letter of word) {
    if (length <= from) start = place;
    const letters = foldWord(letter).length;
    // A mark that folding drops belongs to the letter before it.
    if (length >= to && letters > 0) {
      end = place;
      break;
    }
    place += letter.length;
    length += letters;
  }
  return { start: offset + start, end: offset + end };
}
