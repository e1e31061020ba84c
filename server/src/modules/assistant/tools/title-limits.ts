import type { Marketplace } from '@cardwright/contract/listings';
import { marketplaceNames, profileOf } from '@cardwright/listing/marketplaces/profiles';
import { codePoints } from '@cardwright/listing/text/words';
import type { ListingEdit } from '../tool-types.ts';

/** "Amazon takes", before "at most". */
export const takerOf = (marketplace: Marketplace) =>
  marketplace === 'generic' ? 'shops take' : `${marketplaceNames[marketplace]} takes`;

/** "If it fits": why a title stays as it is; null where it may become this. */
export function tooLong({ at_most }: ListingEdit, marketplace: Marketplace, title: string): string | null {
  if (at_most === undefined) return null;
  const { hard, max } = profileOf(marketplace).title;
  const limit = at_most === 'limit' ? (hard ?? max) : at_most;
  if (codePoints(title) <= limit) return null;
  const wanted = at_most === 'limit' ? `${takerOf(marketplace)} at most ${limit}` : `you want at most ${limit}`;
  return `With that the title would have ${codePoints(title)} characters, and ${wanted}. So I left it as it is.`;
}

/** What a seller should know of a title that grew beyond what its marketplace takes. */
export function longTitleNotes(marketplace: Marketplace, before: string, title: string): string[] {
  const { hard } = profileOf(marketplace).title;
  const length = codePoints(title);
  return hard === null || length <= hard || length <= codePoints(before)
    ? []
    : [
        `The title has ${length} characters now, and ${takerOf(marketplace)} at most ${hard}. Say "undo", or "make the title shorter", which takes 20 credits.`,
      ];
}
