import type { Source } from '../evidence.ts';
import type { Listing } from '../listing.ts';
import { listingLanguage } from './check-grounding.ts';
import { supportOf } from './fact-index.ts';
import { type FactKind, factsIn } from './facts.ts';
import { listingTexts } from './listing-texts.ts';
import { indexSources, type SourceIndex } from './source-index.ts';
import { readingLanguages } from './word-fact-index.ts';

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

/** Every fact of a listing with the place in the sources that states it. Pure; facts without a source have null. */
export function linkFacts(listing: Listing, sources: readonly Source[]): FactLink[] {
  const language = listingLanguage(listing);
  const index = indexSources(sources, language, listing.brand);
  return listingTexts(listing).flatMap(({ path, text }) => textLinks(path, text, language, sources, index));
}

function textLinks(
  path: string,
  text: string,
  language: string,
  sources: readonly Source[],
  index: SourceIndex,
): FactLink[] {
  return factsIn(text, readingLanguages(language)).flatMap((fact): FactLink[] => {
    const place = supportOf(fact, index.facts);
    // What needs no source, such as "one" of a thing, has no place either.
    if (place?.source_id === '') return [];
    const source = place === null ? undefined : sources.find(({ id }) => id === place.source_id);
    const { kind, start, end } = fact;
    const link = { path, kind, text: fact.text, start, end };
    if (place === null || source === undefined) return [{ ...link, source: null }];
    return [{ ...link, source: { ...place, quote: source.text.slice(place.start, place.end) } }];
  });
}
