import type { SampleFact } from './sample-listing.ts';

export interface Segment {
  /** Where it begins in the text. */
  start: number;
  text: string;
  /** Null: the text between two facts. */
  fact: SampleFact | null;
}

/** A text cut into its facts, in the order of the text. A fact that the text does not hold is left out. */
export function factSegments(text: string, facts: readonly SampleFact[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const fact of facts) {
    const start = text.indexOf(fact.text, at);
    if (start < 0) continue;
    if (start > at) segments.push({ start: at, text: text.slice(at, start), fact: null });
    segments.push({ start, text: fact.text, fact });
    at = start + fact.text.length;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at), fact: null });
  return segments;
}
