import type { Marketplace } from '@cardwright/contract/listings';
import type { Listing } from '@cardwright/listing/listing';
import { profileOf } from '@cardwright/listing/marketplaces/profiles';
import type { ListingEdit } from '../tool-types.ts';
import { takerOf } from './title-limits.ts';

const mostOf = (field: 'bullets' | 'keywords', marketplace: Marketplace): number | null => {
  const { bullets, keywords } = profileOf(marketplace);
  return field === 'bullets' ? (bullets?.max ?? null) : keywords?.mode === 'count' ? keywords.max : null;
};

/**
 * One bullet more than the marketplace takes would have the whole listing refused: what it says is added to the description,
 * unless the seller says at which place it shall stand. Null where there is room.
 */
export function besideFullBullets(
  { op, field, value = '', position }: ListingEdit,
  { bullets }: Pick<Listing, 'bullets'>,
  marketplace: Marketplace,
): { edit: ListingEdit; note: string } | null {
  const most = mostOf('bullets', marketplace);
  const said = value.trim();
  if (op !== 'add' || field !== 'bullets' || position !== undefined || said === '') return null;
  if (most === null || bullets.length < most) return null;
  return {
    edit: { op: 'add', field: 'description', value: /[.!?…]$/.test(said) ? said : `${said}.` },
    note: `The card has ${bullets.length} bullets, and ${takerOf(marketplace)} at most ${most}, so this stands in the description.`,
  };
}

/** What a seller should know of lists that grew beyond what their marketplace takes. */
export function longListNotes(marketplace: Marketplace, before: Listing, after: Listing): string[] {
  return (['bullets', 'keywords'] as const).flatMap((field) => {
    const most = mostOf(field, marketplace);
    const [old, now] = [before[field].length, after[field].length];
    return most === null || now <= most || now <= old
      ? []
      : [`The card has ${now} ${field} now, and ${takerOf(marketplace)} at most ${most}.`];
  });
}
