import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

const lead = 'A brass bell for the garden gate that rings at a light touch.';

describe.each(['amazon', 'walmart'] as const)('description and bullets for %s', (marketplace) => {
  it.each([
    ['sentences', `${lead} The clapper is turned from oak. Total height is 14 cm. Comes with two screws.`, lead, 3],
    ['a list', `${lead}\n• Clapper of turned oak\n• Two brass screws included`, lead, 2],
  ])('say nothing twice: %s', (_, description, left, fewest) => {
    const result = improved({ title: 'Garden bell', description }, marketplace);
    expect(result.description).toBe(left);
    expect(result.bullets.length).toBeGreaterThanOrEqual(fewest);
    for (const bullet of result.bullets) expect(result.description).not.toContain(bullet);
    const told = `${result.description}\n${result.bullets.join('\n')}`;
    for (const word of description.match(/\p{L}{4,}/gu) ?? []) expect(told.toLowerCase()).toContain(word.toLowerCase());
  });

  it.each([
    `${lead} The clapper is of oak. It sounds softer than iron. Total height is 14 cm.`,
    `${lead} Total height is 14 cm.\nIn the box:\n• One brass bell\n• Two brass screws`,
  ])('keep together what belongs together: %s', (description) => {
    const result = improved({ title: 'Garden bell', description }, marketplace);
    expect(result.bullets).toContain('Total height is 14 cm');
    expect(result.description).toBe(
      description.replace(' Total height is 14 cm.', '').replace('\nIn the box', '\n\nIn the box'),
    );
  });

  it('leave what the seller tells of himself in the text', () => {
    const description = `${lead} I cast each bell by hand. Height 14 cm, width 9 cm.`;
    expect(improved({ title: 'Garden bell', description }, marketplace).description).toBe(
      `${lead} I cast each bell by hand.`,
    );
  });
});

it('signs have the space that was not typed, and codes and addresses none', () => {
  const description =
    'A soft mesh upper, very breathable,foam sole and flat laces.Fits wide feet well. Model X.Y,Z of Node.Js stays.';
  expect(improved({ title: 'Running shoes', description }, 'etsy').description).toBe(
    'A soft mesh upper, very breathable, foam sole and flat laces. Fits wide feet well. Model X.Y,Z of Node.Js stays.',
  );
});
