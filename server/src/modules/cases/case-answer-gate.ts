import { unsupportedFacts } from '@cardwright/listing/ground/grounded-facts';
import { listingSource } from '@cardwright/listing/ground/listing-texts';
import { indexSources } from '@cardwright/listing/ground/source-index';
import type { Listing } from '@cardwright/listing/listing';

/** Lets those sentences of an answer through that state only what the listing states. */
export interface CaseAnswerGate {
  /** The part of the text so far that may be shown now. */
  push(text: string): string;
  end(): string;
  /** How many sentences were left out. */
  readonly leftOut: number;
}

/** Every statement of a listing as text, one per line, including its details. */
export function caseText(listing: Listing): string {
  const { price, identifiers, availability } = listing;
  const codes = Object.entries(identifiers).filter(([, value]) => value !== undefined);
  const lines = [
    listingSource(listing, 'case', 'page').text,
    price === null ? '' : `Price: ${price.amount}${price.currency === null ? '' : ` ${price.currency}`}`,
    availability === null ? '' : `Availability: ${availability.replaceAll('_', ' ')}`,
    ...codes.map(([name, value]) => `${name.toUpperCase()}: ${value}`),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** A sentence that does not end is checked at this length. */
const longestSentence = 1_000;

/** Facts are checked by the engine's own grounding; addresses never pass, so that no answer leads or loads anywhere. */
export function createCaseAnswerGate(listing: Listing, text: string): CaseAnswerGate {
  const language = listing.language ?? 'en';
  const index = indexSources([{ id: 'case', kind: 'page', text }], language, listing.brand);
  let rest = '';
  let leftOut = 0;
  const checked = (sentence: string): string => {
    const shown = withoutAddresses(sentence);
    if (unsupportedFacts(shown, 'en', index).length === 0) return shown;
    leftOut += 1;
    return '';
  };
  const take = (whole: boolean): string => {
    // A number's point is followed by a digit, so only a mark before a space ends a sentence.
    const sentences = rest.split(/(?<=[.!?…]["')\]]?\s+|\n)/);
    const last = sentences.pop() ?? '';
    const kept = whole || last.length > longestSentence ? '' : last;
    const ready = kept === '' ? [...sentences, last] : sentences;
    rest = kept;
    return ready.map(checked).join('');
  };
  return {
    push(text) {
      rest += text;
      return take(false);
    },
    end: () => take(true),
    get leftOut() {
      return leftOut;
    },
  };
}

const withoutAddresses = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)?/g, '$1')
    .replace(/<[^<>\n]*>/g, '')
    .replace(/\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|data:|www\.)\S+/gi, '(address left out)');
