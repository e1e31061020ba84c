import { phraseFacts, stemFacts, type WordFactKind } from './word-facts.ts';

export interface FactToken {
  word: string;
  start: number;
  end: number;
  /** Only spaces or a hyphen stand between this word and the one before. */
  joined: boolean;
}

export interface WordFact {
  kind: WordFactKind;
  key: string;
  /** Number of words. */
  length: number;
}

const tokenPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Words in lower case; a hyphen separates. */
export function wordTokensOf(text: string): FactToken[] {
  const tokens: FactToken[] = [];
  let last = -1;
  for (const match of text.matchAll(tokenPattern)) {
    const between = last < 0 ? '' : text.slice(last, match.index);
    last = match.index + match[0].length;
    tokens.push({
      word: match[0].toLowerCase(),
      start: match.index,
      end: last,
      joined: /^(?: |-|‑|\u00A0)$/u.test(between),
    });
  }
  return tokens;
}

const longestPhrase = 4;
const kinds = Object.keys(phraseFacts) as WordFactKind[];
const phrases = new Map<string, { kind: WordFactKind; key: string }>();
const stems = new Map<string, { kind: WordFactKind; key: string }>();
for (const kind of kinds) {
  for (const line of phraseFacts[kind]) {
    const spellings = line.split('|');
    for (const spelling of spellings) phrases.set(spelling, { kind, key: spellings[0] ?? spelling });
  }
  for (const line of stemFacts[kind]) {
    const spellings = line.split('|');
    for (const spelling of spellings) {
      const target = spelling.includes(' ') ? phrases : stems;
      target.set(spelling.trim(), { kind, key: (spellings[0] ?? spelling).trim() });
    }
  }
}

// The words that a phrase begins with; most words begin none.
const firstWords: ReadonlySet<string> = new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? phrase));
const cyrillicStart = 0x400;
const cyrillicEnd = 0x4ff;
const shortestStem = 3;

/** The fact that begins with this word, the longest one first; null when none does. */
export function wordFactAt(tokens: readonly FactToken[], index: number): WordFact | null {
  const first = tokens[index]?.word ?? '';
  if (!firstWords.has(first) && !firstWords.has(singular(first))) return stemFact(first);
  let phrase = '';
  let found: WordFact | null = null;
  for (let length = 1; length <= longestPhrase; length += 1) {
    const token = tokens[index + length - 1];
    if (token === undefined || (length > 1 && !token.joined)) break;
    phrase = length === 1 ? token.word : `${phrase} ${token.word}`;
    const known = phrases.get(phrase) ?? phrases.get(singular(phrase));
    if (known !== undefined) found = { ...known, length };
  }
  return found ?? stemFact(first);
}

/** Without the ending of a Latin plural: `leathers`, `glass` stays. */
function singular(phrase: string): string {
  return phrase.endsWith('s') && phrase.length > 4 && !phrase.endsWith('ss') ? phrase.slice(0, -1) : phrase;
}

function stemFact(word: string): WordFact | null {
  const code = word.charCodeAt(0);
  if (!(code >= cyrillicStart && code <= cyrillicEnd)) return null;
  for (let length = word.length; length >= shortestStem; length -= 1) {
    const known = stems.get(word.slice(0, length));
    if (known !== undefined) return { ...known, length: 1 };
  }
  return null;
}
