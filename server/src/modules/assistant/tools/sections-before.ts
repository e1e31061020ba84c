import type { Card } from '@cardwright/contract/cards';
import type { Listing, ListingSection } from '@cardwright/listing/listing';
import { enumerated } from '../../../enumeration.ts';
import type { ToolContext } from './tool-context.ts';

/** So many versions back a section may have been changed last. */
const mostVersions = 100;

type Found =
  | { versions: Partial<Record<ListingSection, string>>; label: string }
  | { error: { code: 'conflict'; message: string } };

/** The versions that hold sections of a card as they were before their last change, or in the original; what stands there now is left out. */
export async function sectionsBefore(
  { cards, userId }: Pick<ToolContext, 'cards' | 'userId'>,
  card: Card,
  version: 'previous' | 'original',
  sections: ListingSection[],
): Promise<Found> {
  const now = card.current.listing;
  const { items } =
    version === 'original'
      ? { items: [card.original] }
      : await cards.versions(userId, card.id, { limit: mostVersions });
  const isOther = (listing: Listing, section: ListingSection) =>
    JSON.stringify(listing[section]) !== JSON.stringify(now[section]);
  const found = sections.flatMap((section) => {
    const earlier = items.find(({ listing, number }) => number < card.current.number && isOther(listing, section));
    return earlier === undefined ? [] : [{ section, earlier }];
  });
  const [first] = found;
  if (first === undefined) {
    const are = sections.length > 1 || (sections[0] !== 'title' && sections[0] !== 'description');
    return {
      error: {
        code: 'conflict',
        message: `The ${enumerated(sections)} ${are ? 'are' : 'is'} as in the original: nothing was changed there.`,
      },
    };
  }
  return {
    versions: Object.fromEntries(found.map(({ section, earlier }) => [section, earlier.id])),
    label: first.earlier.label,
  };
}
