import type { Listing } from '@cardwright/listing/listing';
import { answerQuestion, invitation } from './built-in-model/answers/question-answers.ts';
import { wholeListingOf } from './tool-results.ts';

/** Signs that the answers escape, because they are markdown. */
const escaped = /\\([\\`*_[\]<>|~&.)#+=-])/g;

/** Answers a visitor's question from a published listing alone, in plain text; null when it does not say it. Pure. */
export function answerFromListing(question: string, listing: Listing): string | null {
  const card = { card_id: '', title: listing.title, marketplace: '', score: null };
  const { found, answer } = answerQuestion(question, { card, listing: wholeListingOf({ current: { listing } }) });
  if (!found) return null;
  return answer
    .replaceAll(invitation, '')
    .replace(/^The card (?:\*\*.*\*\* )?/gm, 'The listing ')
    .replaceAll('**', '')
    .replace(escaped, '$1');
}
