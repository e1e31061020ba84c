import type { CardFacts } from '@cardwright/contract/cards';

type SourceKind = CardFacts['facts'][number]['source'];

/** The sentence of a source that supports some words of the listing. */
export interface FactQuote {
  words: string;
  quote: string;
  source: SourceKind;
}

export interface FactSpan {
  text: string;
  /** Null for words between the facts. */
  fact: FactQuote | null;
}

const wordSign = /[\p{L}\p{N}]/u;
/** The most marks in a text: more would be clutter. */
const mostMarks = 60;

/** Splits a text at its facts; a fact counts only as whole words, and the longer of two that overlap wins. */
export function factSpans(text: string, facts: readonly FactQuote[]): FactSpan[] {
  const found: { start: number; end: number; fact: FactQuote }[] = [];
  const byLength = [...facts].sort((one, other) => other.words.length - one.words.length);
  for (const fact of byLength) {
    const { words } = fact;
    if (words === '') continue;
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
      const end = start + words.length;
      const isWhole = !wordSign.test(text[start - 1] ?? '') && !wordSign.test(text[end] ?? '');
      if (isWhole && found.every((other) => end <= other.start || other.end <= start)) found.push({ start, end, fact });
      if (found.length >= mostMarks) break;
    }
  }
  const spans: FactSpan[] = [];
  let place = 0;
  for (const { start, end, fact } of found.sort((one, other) => one.start - other.start)) {
    if (start > place) spans.push({ text: text.slice(place, start), fact: null });
    spans.push({ text: text.slice(start, end), fact });
    place = end;
  }
  if (place < text.length) spans.push({ text: text.slice(place), fact: null });
  return spans;
}
