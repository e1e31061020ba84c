import type { Evidence } from '../evidence.ts';
import { wordList } from '../text/words.ts';
import type { FactPlace } from './fact-index.ts';
import { type GroundedFact, groundedFacts } from './grounded-facts.ts';
import type { SourceIndex, SourceSpan } from './source-index.ts';

// A word this frequent proves nothing and would make every span a candidate.
const tooCommon = 500;
const maxQuotes = 4;

/**
 * Quotes that support a text: spans of the sources chosen so that each adds as many of its words as possible, then those
 * that state a fact in other words ("32 oz" for "946 ml"); at most four. Each names the facts that it states. Empty when
 * no source shares a word of three letters, or a fact, with the text.
 */
export function evidenceFor(
  path: string,
  text: string,
  language: string,
  index: SourceIndex,
  facts: readonly GroundedFact[] = groundedFacts(text, language, index),
): Evidence[] {
  const open = new Set(wordList(text).filter((word) => word.length >= 3 || /\p{N}/u.test(word)));
  const spans: SourceSpan[] = [];
  while (open.size > 0 && spans.length < maxQuotes) {
    const best = bestSpan(open, index);
    if (best === null) break;
    spans.push(best);
    for (const word of best.words) open.delete(word);
  }
  // "One" of a thing needs no source, so it gets no quote either.
  const placed = facts.flatMap(({ text: words, place }) =>
    place === null || place.source_id === '' ? [] : [{ words, place }],
  );
  for (const { words, place } of placed) {
    if (spans.length >= maxQuotes) break;
    if (spans.some((span) => states(span, words, place))) continue;
    const span = spanAt(place, index);
    if (span !== undefined) spans.push(span);
  }
  return spans.map((span): Evidence => {
    const proven = placed.filter(({ words, place }) => states(span, words, place)).map(({ words }) => words);
    const { source_id, quote } = span;
    return { path, source_id, quote, ...(proven.length > 0 && { facts: [...new Set(proven)] }) };
  });
}

/** True when a span is where the index found the fact, or has its very words. */
function states({ source_id, quote, start, end }: SourceSpan, words: string, place: FactPlace): boolean {
  return (source_id === place.source_id && start <= place.start && place.start < end) || holds(quote, words);
}

const wordSign = /[\p{L}\p{N}]/u;

/** True when the text contains the words on their own: "32 oz" does not contain "2 oz". */
function holds(text: string, words: string): boolean {
  const [line, wanted] = [text.toLowerCase(), words.toLowerCase()];
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + 1)) {
    if (!wordSign.test(line[at - 1] ?? '') && !wordSign.test(line[at + wanted.length] ?? '')) return true;
  }
  return false;
}

function spanAt({ source_id, start }: FactPlace, { spans }: SourceIndex): SourceSpan | undefined {
  return spans.find((span) => span.source_id === source_id && span.start <= start && start < span.end);
}

function bestSpan(open: ReadonlySet<string>, index: SourceIndex): SourceSpan | null {
  const shared = new Map<number, number>();
  for (const word of open) {
    const spans = index.spansByWord.get(word) ?? [];
    if (spans.length > tooCommon) continue;
    for (const span of spans) shared.set(span, (shared.get(span) ?? 0) + 1);
  }
  let best: SourceSpan | null = null;
  let bestCount = 0;
  for (const [position, count] of [...shared].sort((a, b) => a[0] - b[0])) {
    const span = index.spans[position];
    if (span === undefined) continue;
    // Of two spans that prove the same, the shorter quote is clearer.
    if (count > bestCount || (count === bestCount && best !== null && span.quote.length < best.quote.length)) {
      best = span;
      bestCount = count;
    }
  }
  return best;
}
