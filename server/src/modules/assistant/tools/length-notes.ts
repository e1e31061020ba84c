import type { LengthSection } from '@cardwright/contract/improve-wishes';
import type { Listing } from '@cardwright/listing/listing';
import { codePoints } from '@cardwright/listing/text/words';
import type { ImproveWishes } from '../tool-types.ts';

/** What the built-in rules shorten. */
const texts = ['title', 'description', 'bullets'] as const;

/** How long a section shall be. */
export const lengthOf = (
  { length, lengths }: Pick<ImproveWishes, 'length' | 'lengths'>,
  section: LengthSection,
): ImproveWishes['length'] => lengths?.[section] ?? length;

/** Says of a text that was asked for shorter that it is not: leaving more out would lose what it states. */
export function notShorter(wishes: ImproveWishes, before: Listing, after: Listing): string | null {
  const isNamed = (text: (typeof texts)[number]) =>
    wishes.lengths?.[text] !== undefined || wishes.sections?.includes(text) === true;
  const [only, ...others] = texts.filter((text) => isNamed(text) && lengthOf(wishes, text) === 'shorter');
  if (only === undefined || others.length > 0 || before[only].length === 0) return null;
  const [from, to] = [before, after].map((listing) => codePoints([listing[only]].flat().join(''))) as [number, number];
  if (to < from) return null;
  if (only === 'bullets') {
    const most = Math.max(...before.bullets.map(codePoints));
    return `I did not make the bullets shorter: the longest has ${most} characters, and leaving words out would lose what it states. Say which bullet may go, for example "remove the last bullet", or give me its new words; that takes no credits.`;
  }
  return `I did not make the ${only} shorter: it has ${from} characters, and leaving more out would lose what it states. Tell me which words may go, or give me the new ${only}.`;
}

const limits = [
  ['title', 'title_max'],
  ['description', 'description_max'],
] as const;

/** Says of a text that was to keep a limit that it does so already. */
export function withinAlready(wishes: ImproveWishes, before: Listing, after: Listing): string | null {
  const told = limits.flatMap(([text, key]) => {
    const most = wishes[key];
    const isKept = most !== undefined && wishes.sections?.includes(text) === true && before[text] === after[text];
    const length = codePoints(after[text]);
    if (!isKept || length > most || lengthOf(wishes, text) === 'shorter') return [];
    return [`The ${text} has ${length} characters, so it is within ${most} already.`];
  });
  return told.length === 0 ? null : told.join(' ');
}
