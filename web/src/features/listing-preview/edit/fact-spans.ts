/** Words of a source that support some words of the listing. */
export interface FactQuote {
  words: string;
  quote: string;
}

export interface FactSpan {
  text: string;
  /** Null for words between the facts. */
  quote: string | null;
}

const wordSign = /[\p{L}\p{N}]/u;
/** More marks than this would be a hedge, and as many stops of the Tab key. */
const mostMarks = 60;

/** Cuts a text at its facts; a fact counts only as whole words, and the longer of two that overlap wins. */
export function factSpans(text: string, facts: readonly FactQuote[]): FactSpan[] {
  const found: { start: number; end: number; quote: string }[] = [];
  const byLength = [...facts].sort((one, other) => other.words.length - one.words.length);
  for (const { words, quote } of byLength) {
    if (words === '') continue;
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
      const end = start + words.length;
      const isWhole = !wordSign.test(text[start - 1] ?? '') && !wordSign.test(text[end] ?? '');
      if (isWhole && found.every((other) => end <= other.start || other.end <= start))
        found.push({ start, end, quote });
      if (found.length >= mostMarks) break;
    }
  }
  const spans: FactSpan[] = [];
  let place = 0;
  for (const { start, end, quote } of found.sort((one, other) => one.start - other.start)) {
    if (start > place) spans.push({ text: text.slice(place, start), quote: null });
    spans.push({ text: text.slice(start, end), quote });
    place = end;
  }
  if (place < text.length) spans.push({ text: text.slice(place), quote: null });
  return spans;
}
