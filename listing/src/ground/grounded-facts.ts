import { spansOf } from '../text/words.ts';
import { type FactPlace, supportOf } from './fact-index.ts';
import { type Fact, factsIn } from './facts.ts';
import { foreignNames } from './names.ts';
import type { SourceIndex } from './source-index.ts';
import { readingLanguages } from './word-fact-index.ts';

/** A fact of a text with the first place in the sources that states it; null when none does. */
export interface GroundedFact extends Fact {
  place: FactPlace | null;
}

/** Every fact of a text in order, including names of unknown makers and places; words in the maker's own name state nothing. */
export function groundedFacts(text: string, language: string, index: SourceIndex): GroundedFact[] {
  const own = spansOf(text, index.brand);
  const overlaps = (spans: readonly { start: number; end: number }[], { start, end }: Fact) =>
    spans.some((span) => start < span.end && span.start < end);
  const stated = factsIn(text, readingLanguages(language));
  const facts = stated
    .map((fact): GroundedFact => ({ ...fact, place: supportOf(fact, index.facts) }))
    .filter((fact) => fact.place !== null || !overlaps(own, fact));
  const names = foreignNames(text, language, index.names)
    .filter((name) => !overlaps(stated, name))
    .map((name): GroundedFact => ({ ...name, place: null }));
  return names.length === 0 ? facts : [...facts, ...names].sort((a, b) => a.start - b.start);
}

/** The facts of a text that no source supports. */
export function unsupportedFacts(text: string, language: string, index: SourceIndex): GroundedFact[] {
  return groundedFacts(text, language, index).filter(({ place }) => place === null);
}
