import type { Source } from '../evidence.ts';
import { guessLanguage } from '../text/language.ts';
import { escapeRegExp, spansOf, wordList } from '../text/words.ts';
import { type FactIndex, factIndex, type PlacedFact } from './fact-index.ts';
import { type Fact, factsIn } from './facts.ts';
import { type SourceNames, sourceNames } from './names.ts';
import { readingLanguages } from './word-fact-index.ts';
import type { VocabularyLanguage } from './word-facts.ts';

export interface SourceSpan {
  source_id: string;
  /** Exact words of the source, and their UTF-16 offsets into its text. */
  quote: string;
  start: number;
  end: number;
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

// A quote is a line; a longer line is split into sentences, so that a person sees at a glance what it proves.
const longLine = 240;
// A longer source is not a product page any more; the rest is not read.
const maxSourceLength = 400_000;

// A maker's own name on one line, whatever punctuation is between its words.
function namePattern(words: readonly string[]): RegExp {
  const between = String.raw`[^\p{L}\p{N}\n]{1,3}`;
  const letters = words.map((word) => escapeRegExp(word).replaceAll('е', '[её]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join(between)}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Prepares the sources for many look-ups, read in this language and in their own. `brand`: the maker's name, if known. */
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
    let end = 0;
    for (const quote of quotesOf(text)) {
      const start = text.indexOf(quote, end);
      end = start + quote.length;
      const words = new Set(wordList(quote));
      for (const word of words) {
        const list = spansByWord.get(word);
        if (list === undefined) spansByWord.set(word, [spans.length]);
        else list.push(spans.length);
      }
      spans.push({ source_id: source.id, quote, start, end, words });
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
