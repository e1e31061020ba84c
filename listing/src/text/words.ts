/** Words, lengths and phrases in any script, as the rubric counts them. */

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;
const letterPattern = /\p{L}/u;

export interface Word {
  /** Lower-cased. */
  word: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
}

/** The words of a text in order, lower-cased, with their offsets. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    words.push({ word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The words alone, without offsets. */
export function wordList(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

export function hasLetter(text: string): boolean {
  return letterPattern.test(text);
}

/** Length in Unicode code points. */
export function codePoints(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

/** Length in UTF-8 bytes. A lone surrogate counts 3, as encoders write U+FFFD for it. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.codePointAt(index) ?? 0;
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit < 0x10000) bytes += 3;
    else {
      bytes += 4;
      index += 1;
    }
  }
  return bytes;
}

const letters = /\p{L}/gu;
const unspacedLetters =
  /[[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]&&\p{L}]/gv;
const unspacedShare = 0.3;

/** True when so many letters belong to scripts without spaces that counting words is meaningless. */
export function isUnspaced(text: string): boolean {
  const unspaced = text.match(unspacedLetters)?.length ?? 0;
  if (unspaced === 0) return false;
  return unspaced > unspacedShare * (text.match(letters)?.length ?? 0);
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * A case-insensitive expression that finds any of the phrases where no letter or digit touches them, longest first;
 * null for an empty list. Flag `g` is set so that every place can be listed.
 */
export function phrasePattern(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const alternatives = longestFirst.map((phrase) => escapeRegExp(phrase).replace(/\s+/g, '\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
}

export interface Span {
  text: string;
  start: number;
  end: number;
}

/** Every match of a global expression, with offsets. */
export function spansOf(text: string, pattern: RegExp | null): Span[] {
  if (pattern === null) return [];
  const spans: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    if (match[0] !== '') spans.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return spans;
}
