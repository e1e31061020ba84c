import type { Source } from '../evidence.ts';
import type { FactPlace } from './fact-index.ts';
import type { FactKind } from './facts.ts';
import type { GroundedFact } from './grounded-facts.ts';

/** Where a source states a fact: exact words, and their UTF-16 offsets into the source's text. */
export interface FactSource {
  source_id: string;
  quote: string;
  start: number;
  end: number;
}

/** A fact of a listing and what supports it. */
export interface FactLink {
  /** `title`, `bullets/2`, `specifications/0` and so on. */
  path: string;
  kind: FactKind;
  text: string;
  /** UTF-16 offsets into the text at the path; for a description into its plain text. */
  start: number;
  end: number;
  /** Null when no source states it. */
  source: FactSource | null;
}

/** The links of the facts of one text. What needs no source, such as "one" of a thing, has none. */
export function linksAt(path: string, facts: readonly GroundedFact[], sources: readonly Source[]): FactLink[] {
  return facts.flatMap(({ kind, text, start, end, place }): FactLink[] =>
    place?.source_id === '' ? [] : [{ path, kind, text, start, end, source: sourceAt(place, sources) }],
  );
}

/** A place in the sources with its words; null for none. */
export function sourceAt(place: FactPlace | null, sources: readonly Source[]): FactSource | null {
  const source = place === null ? undefined : sources.find(({ id }) => id === place.source_id);
  if (place === null || source === undefined) return null;
  const { source_id, start, end } = place;
  return { source_id, quote: source.text.slice(start, end), start, end };
}
