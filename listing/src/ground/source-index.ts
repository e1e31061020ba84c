import type { Evidence, Source } from '../evidence.ts';
import { escapeRegExp, spansOf, wordList } from '../text/words.ts';
import { type FactIndex, factIndex, isSupported, type PlacedFact } from './fact-index.ts';
import { type Fact, factsIn, factsOf } from './facts.ts';
import { guessLanguage } from './language-guess.ts';
import { foreignNames, type SourceNames, sourceNames } from './names.ts';
import { readingLanguages } from './word-fact-index.ts';
import type { VocabularyLanguage } from './word-facts.ts';

interface SourceSpan {
  source_id: string;
  /** Exact words of the source. */
  quote: string;
  words: ReadonlySet<string>;
}

export interface SourceIndex {
  facts: FactIndex;
  names: SourceNames;
  /** Finds a maker's name of several words; "Steel & Oak" states no material. */
  brand: RegExp | null;
  spans: readonly SourceSpan[];
  spansByWord: ReadonlyMap<string, readonly number[]>;
}

// A quote is a line; a longer line is cut into sentences so that a person sees at a glance what it proves.
const longLine = 240;
// Beyond this a source is not a product page any more; the rest is not read.
const maxSourceLength = 400_000;

// A maker's own name, whatever signs stand between its words.
function namePattern(words: readonly string[]): RegExp {
  const between = String.raw`[^\p{L}\p{N}]{1,3}`;
  const letters = words.map((word) => escapeRegExp(word).replaceAll('е', '[её]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join(between)}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Prepares the sources for many look-ups, read in this language and in their own. `brand` is the maker's name when it is known. */
export function indexSources(sources: readonly Source[], language: string, brand: string | null = null): SourceIndex {
  const names = sourceNames(
    sources.map(({ text }) => text.slice(0, maxSourceLength)),
    brand,
  );
  const spans: SourceSpan[] = [];
  const spansByWord = new Map<string, number[]>();
  const facts: PlacedFact[] = [];
  const pattern = names.brand.length > 1 ? namePattern(names.brand) : null;
  for (const source of sources) {
    const text = source.text.slice(0, maxSourceLength);
    const languages = readingLanguages(language, guessLanguage(text) ?? '');
    const place = { source_id: source.id };
    const own = spansOf(text, pattern);
    for (const fact of [...factsIn(text, languages), ...unitInNameFacts(text, languages)]) {
      if (own.some(({ start, end }) => fact.start < end && start < fact.end)) continue;
      facts.push({ ...fact, place: { ...place, start: fact.start, end: fact.end } });
    }
    for (const quote of quotesOf(text)) {
      const words = new Set(wordList(quote));
      for (const word of words) {
        const list = spansByWord.get(word);
        if (list === undefined) spansByWord.set(word, [spans.length]);
        else list.push(spans.length);
      }
      spans.push({ source_id: source.id, quote, words });
    }
  }
  return { facts: factIndex(facts), names, brand: pattern, spans, spansByWord };
}

function quotesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.length <= longLine ? [line] : line.split(/(?<=[.!?…。！？])\s+/u)))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const namedUnit = /^([^:\n]{0,80}?)[ \t,(]+([^\s,:()]{1,12})\)?[ \t]*:[ \t]*(\d[\d.,]*)[ \t]*$/gmu;

// "Weight (kg): 2" and "Capacity, ml: 350" state 2 kg and 350 ml.
function unitInNameFacts(text: string, languages: readonly VocabularyLanguage[]): Fact[] {
  return [...text.matchAll(namedUnit)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    return factsIn(`${match[3]} ${match[2]}`, languages).map((fact) => ({ ...fact, start, end }));
  });
}

/** The facts of a text that no source supports. */
export function unsupportedFacts(text: string, language: string, index: SourceIndex): Fact[] {
  const stated = factsIn(text, readingLanguages(language));
  const own = spansOf(text, index.brand);
  const overlaps = (spans: readonly { start: number; end: number }[], { start, end }: Fact) =>
    spans.some((span) => start < span.end && span.start < end);
  const facts = stated.filter((fact) => !isSupported(fact, index.facts) && !overlaps(own, fact));
  const names = foreignNames(text, language, index.names);
  return [...facts, ...names.filter((name) => !overlaps(stated, name))].sort((a, b) => a.start - b.start);
}

// So common a word proves nothing and would make every span a candidate.
const tooCommon = 500;
const maxQuotes = 4;

/**
 * Quotes that support a text: spans of the sources chosen so that each adds as many of its words as possible, at most
 * four. Empty when no source shares a word of three letters or more with it.
 */
export function evidenceFor(path: string, text: string, language: string, index: SourceIndex): Evidence[] {
  const open = new Set(wordList(text).filter((word) => word.length >= 3 || /\p{N}/u.test(word)));
  const evidence: Evidence[] = [];
  while (open.size > 0 && evidence.length < maxQuotes) {
    const best = bestSpan(open, index);
    if (best === null) break;
    evidence.push({ path, source_id: best.source_id, quote: best.quote });
    for (const word of best.words) open.delete(word);
  }
  // What is left with a digit may be a converted number: "946 ml" for the source's "32 oz".
  if ([...open].some((word) => /\p{N}/u.test(word))) addNumberQuotes(path, text, language, index, evidence);
  return evidence;
}

function addNumberQuotes(path: string, text: string, language: string, index: SourceIndex, evidence: Evidence[]): void {
  for (const fact of factsOf(text, language)) {
    const proves = (quote: string): boolean => {
      const place = { source_id: '', start: 0, end: 0 };
      return isSupported(fact, factIndex(factsOf(quote, language).map((other) => ({ ...other, place }))));
    };
    if (fact.kind !== 'number' || evidence.length >= maxQuotes || evidence.some(({ quote }) => proves(quote))) continue;
    const span = index.spans.find(({ quote }) => /\p{N}/u.test(quote) && proves(quote));
    if (span !== undefined) evidence.push({ path, source_id: span.source_id, quote: span.quote });
  }
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
    // Of two spans that prove as much, the shorter quote is the clearer one.
    if (count > bestCount || (count === bestCount && best !== null && span.quote.length < best.quote.length)) {
      best = span;
      bestCount = count;
    }
  }
  return best;
}
