import {
  type VocabularyLanguage,
  vocabularyLanguages,
  type WordFactKind,
  type Wording,
  wordings,
} from './word-facts.ts';

export interface FactToken {
  /** Lower case, `е` for `ё`. */
  word: string;
  start: number;
  end: number;
  /** Only spaces or a hyphen are between this word and the one before. */
  joined: boolean;
}

export interface WordFact {
  kind: WordFactKind;
  key: string;
  /** Number of words. */
  length: number;
  /** The words themselves deny it: "unscented", "palmölfrei". */
  denied: boolean;
}

const tokenPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Words in lower case; a hyphen or an apostrophe separates. */
export function wordTokensOf(text: string): FactToken[] {
  const tokens: FactToken[] = [];
  let last = -1;
  for (const match of text.matchAll(tokenPattern)) {
    const between = last < 0 ? '' : text.slice(last, match.index);
    last = match.index + match[0].length;
    tokens.push({
      word: match[0].toLowerCase().replaceAll('ё', 'е'),
      start: match.index,
      end: last,
      joined: /^(?: ?[-‑'’/]? ?|\u00A0)$/u.test(between),
    });
  }
  return tokens;
}

// What inflection adds to a stem. Polish and Russian stems are mostly written with any ending.
const endings: Record<VocabularyLanguage, ReadonlySet<string>> = {
  en: new Set(['', 's', 'es']),
  de: new Set(['', 'e', 'n', 's', 'en', 'em', 'er', 'es']),
  fr: new Set(['', 'e', 's', 'x', 'es', 'ne', 'le', 'nes', 'les']),
  es: new Set(['', 'o', 'a', 's', 'e', 'os', 'as', 'es', 'mente']),
  pl: new Set(['', 'a', 'u', 'e', 'y', 'i', 'em', 'ie', 'ów', 'om', 'ą', 'ę', 'ami', 'ach', 'owi']),
  ru: new Set([
    '',
    'а',
    'я',
    'у',
    'ю',
    'е',
    'и',
    'ы',
    'ь',
    'ом',
    'ем',
    'ой',
    'ей',
    'ов',
    'ам',
    'ами',
    'ах',
    'ях',
    'ью',
  ]),
};

const byStem: Record<VocabularyLanguage, Map<string, Wording[]>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  pl: new Map(),
  ru: new Map(),
};
// Most words begin like no fact at all, which three letters show.
const beginnings: Record<VocabularyLanguage, Set<string>> = {
  en: new Set(),
  de: new Set(),
  fr: new Set(),
  es: new Set(),
  pl: new Set(),
  ru: new Set(),
};
const beginning = 3;
// A word may be as long as a page.
let longestStem = 0;
for (const wording of wordings) {
  const stem = wording.words[0]?.stem ?? '';
  const stems = byStem[wording.language];
  const known = stems.get(stem);
  if (known === undefined) stems.set(stem, [wording]);
  else known.push(wording);
  longestStem = Math.max(longestStem, stem.length);
  beginnings[wording.language].add(stem.slice(0, beginning));
}

export const isVocabularyLanguage = (language: string): language is VocabularyLanguage =>
  (vocabularyLanguages as readonly string[]).includes(language);

/** The languages to read a text in: its own and English, whose words are in every shop. */
export function readingLanguages(...languages: string[]): VocabularyLanguage[] {
  return [...new Set(['en', ...languages])].filter(isVocabularyLanguage);
}

const cyrillicStart = 0x400;
const cyrillicEnd = 0x4ff;
const isCyrillic = (word: string): boolean => word.charCodeAt(0) >= cyrillicStart && word.charCodeAt(0) <= cyrillicEnd;
const russian: readonly VocabularyLanguage[] = ['ru'];
const shortestStem = 1;

function mayBegin(word: string, known: ReadonlySet<string>): boolean {
  for (let length = Math.min(beginning, word.length); length >= shortestStem; length -= 1) {
    if (known.has(word.slice(0, length))) return true;
  }
  return false;
}

/** The fact that begins with this word, the longest one first; null when none does. */
export function wordFactAt(
  tokens: readonly FactToken[],
  index: number,
  languages: readonly VocabularyLanguage[],
): WordFact | null {
  const word = tokens[index]?.word ?? '';
  const free = languages.includes('de') ? freeOf(word) : null;
  if (free !== null) return free;
  let best: Wording | null = null;
  let bestStem = 0;
  const active = isCyrillic(word) ? russian : languages;
  for (const language of active) {
    if (!mayBegin(word, beginnings[language])) continue;
    for (let length = Math.min(longestStem, word.length); length >= shortestStem; length -= 1) {
      for (const wording of byStem[language].get(word.slice(0, length)) ?? []) {
        const size = wording.words.length;
        const isBetter = best === null || size > best.words.length || (size === best.words.length && length > bestStem);
        if (isBetter && matches(wording, tokens, index)) {
          best = wording;
          bestStem = length;
        }
      }
    }
  }
  if (best === null) return null;
  return { kind: best.kind, key: best.key, length: best.words.length, denied: best.denied };
}

function matches(wording: Wording, tokens: readonly FactToken[], index: number): boolean {
  return wording.words.every(({ stem, ending }, offset) => {
    const token = tokens[index + offset];
    if (token === undefined || (offset > 0 && !token.joined) || !token.word.startsWith(stem)) return false;
    if (ending === 'any') return true;
    const rest = token.word.slice(stem.length);
    return ending === 'none' ? rest === '' : endings[wording.language].has(rest);
  });
}

const freeEnding = /^(\p{L}{3,})frei(?:e|en|er|es|em)?$/u;

// German writes "free of" as an ending: palmölfrei.
function freeOf(word: string): WordFact | null {
  const stem = freeEnding.exec(word)?.[1];
  if (stem === undefined) return null;
  const token: FactToken = { word: stem, start: 0, end: stem.length, joined: false };
  const fact = wordFactAt([token], 0, ['de', 'en']);
  return fact === null ? null : { ...fact, denied: true };
}
