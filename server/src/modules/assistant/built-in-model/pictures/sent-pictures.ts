import type { Turn } from '../conversation.ts';
import { type ImagePlace, picture } from '../understanding/pictures/image-places.ts';

/** The pictures that one message brought, where this is one of several. */
export function sentTogether(earlier: Turn[], image: unknown): string[] {
  const sent = earlier
    .map(({ files = [] }) => files.flatMap(({ kind, file_id }) => (kind === 'image' ? [file_id] : [])))
    .findLast((ids) => ids.some((id) => id === image));
  return sent === undefined || sent.length < 2 ? [] : sent;
}

const theOther = new RegExp(
  `^(?:(?:ok(?:ay)?|yes|and|now|then|also|please|great|good|nice|perfect|the|exact|exactly|same|do|make|apply|repeat|it|that|this|for|with|on|to|my|as well|too|again)[ ,.!]+)*other (?:one|${picture.replace('s?', '')})(?:[ ,]+(?:please|too|as well|also|now|then|again|likewise|the same|same))*[\\s.!]*$`,
);

/** Which of the pictures that were sent together are meant after work on one of them; null where the words are of no other. */
export function othersSent(sent: readonly string[], done: unknown, text: string): string[] | null {
  const left = sent.filter((id) => id !== done);
  return left.length === 1 && theOther.test(text.trim()) ? left : null;
}

/** A place among those that were sent together. */
export const placeAmong = (sent: readonly string[], place: ImagePlace): ImagePlace =>
  sent[place === 'main' ? 0 : typeof place === 'number' ? place - 1 : -1] ?? place;
