import type { CardFacts } from '@cardwright/contract/cards';
import type { Source } from '@cardwright/listing/evidence';
import { checkGrounding } from '@cardwright/listing/ground/check-grounding';
import type { Listing } from '@cardwright/listing/listing';

const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}"“«¿¡])|(?<=[。！？])/gu;
/** A page without line ends would be one endless sentence. */
const longestQuote = 400;

/** The sentence, or the line where there are none, that holds a place of a text. */
export function sentenceAt(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const [from, to] = [start - lineStart, end - lineStart];
  let [first, last] = [0, line.length];
  for (const match of line.matchAll(sentenceEnd)) {
    const next = match.index + match[0].length;
    if (next <= from) first = next;
    else if (match.index >= to) {
      last = match.index;
      break;
    }
  }
  const sentence = line.slice(first, last).trim();
  if (sentence.length <= longestQuote) return sentence;
  const middle = Math.max(first, from - longestQuote / 2);
  return `…${line
    .slice(middle, middle + longestQuote)
    .toWellFormed()
    .trim()}…`;
}

/** Each fact of a listing that a source states, with the sentence that does. */
export function factsWithSources(listing: Listing, sources: readonly Source[]): CardFacts['facts'] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return checkGrounding({ listing, sources }).facts.flatMap(({ path, text, source: place }) => {
    const source = place === null ? undefined : byId.get(place.source_id);
    if (place === null || source === undefined) return [];
    return [{ path, text, quote: sentenceAt(source.text, place.start, place.end), source: source.kind }];
  });
}
