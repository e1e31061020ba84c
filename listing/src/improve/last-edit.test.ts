import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenListings } from '../../testing/properties/written-listings.ts';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { wordList } from '../text/words.ts';
import { cardFaults } from './card-faults.ts';
import { improveListing } from './improve-listing.ts';

const improvedOf = (listing: Listing, marketplace: MarketplaceId): Listing =>
  improveListing({ listing, images: [], sources: [listingSource(listing, 's1', 'page')], marketplace }).listing;
const improved = (fields: Partial<Listing>, marketplace: MarketplaceId): Listing =>
  improvedOf(listingWith({ language: 'en', ...fields }), marketplace);

describe('a fact', () => {
  it('is told once, in the bullets or in the text', () => {
    const description =
      'Cool shirt for hot days, with a collar that stands up. It has buttons of coconut and one pocket on the chest. Cut loose at the waist. Wash the linen at 30 degrees. The sleeves end above the elbow.';
    const { bullets, description: text } = improved({ title: 'Linen shirt', description }, 'amazon');
    for (const bullet of bullets) expect(text.toLowerCase()).not.toContain(bullet.toLowerCase());
    expect(bullets.join('\n')).toContain('above the elbow');
    expect(text).toMatch(/^Cool shirt.*chest\.$/u);
  });

  it('is told once in other languages as well', () => {
    const description =
      'Unser Messer wird aus 67 Lagen Stahl geschmiedet. Die Klinge ist 20 cm lang und hat eine Härte von 60 HRC. Der Griff aus Holz liegt gut in der Hand. Er ist wasserfest und rutscht nicht. Das Messer kommt in einer Schachtel aus Pappe.';
    const { bullets, description: text } = improved({ title: 'Kochmesser', description, language: 'de' }, 'amazon');
    expect(bullets).toContain('Die Klinge ist 20 cm lang und hat eine Härte von 60 HRC');
    expect(bullets.join('\n')).not.toMatch(/^Er ist/mu);
    expect(text).not.toContain('60 HRC');
    expect(text).toContain('Der Griff aus Holz liegt gut in der Hand. Er ist wasserfest');
  });
});

it('items of a broken list are whole again', () => {
  const bullets = [
    'Shell of waxed cotton and',
    'lining of soft wool',
    'Two brass buckles',
    'fits laptops up to 15 inch',
  ];
  expect(improved({ title: 'Backpack', bullets }, 'amazon').bullets).toContain(
    'Shell of waxed cotton and lining of soft wool',
  );
});

it('tags in other languages are names of several words', () => {
  const title = 'Bougie artisanale à la cire de soja parfum figuier, pot en verre';
  const { keywords } = improved({ title, keywords: ['bougie', 'soja'], language: 'fr' }, 'etsy');
  expect(keywords).toEqual(expect.arrayContaining(['bougie artisanale', 'bougie soja', 'pot en verre']));
  expect(keywords.slice(0, 8).filter((tag) => !tag.includes(' '))).toEqual([]);
});

it('tags tie a property to the name that it belongs to', () => {
  const title = 'Orecchini pendenti in argento con pietra di luna';
  const { keywords } = improved({ title, language: 'it' }, 'etsy');
  expect(keywords).toEqual(expect.arrayContaining(['orecchini in argento', 'pietra di luna']));
  expect(keywords).not.toContain('orecchini di luna');
});

it('a brand behind the name goes to the front and stands there once', () => {
  const title = 'Smoked habanero hot sauce 150ml small batch - Emberlane';
  expect(improved({ title, brand: 'Emberlane', description: 'Smoked over oak.' }, 'amazon').title).toBe(
    'Emberlane Smoked Habanero Hot Sauce 150ml Small Batch',
  );
});

// What every card keeps to, whatever the seller wrote.
const never: ReadonlySet<string> = new Set([
  'bullet says nothing alone',
  'bullet is a heading',
  'description speaks of the shop',
  'description points to what is not there',
  'tag doubled',
]);

it('no improved card has a fault of a whole card that it did not come with', () => {
  const marketplaces = fc.constantFrom<MarketplaceId>('amazon', 'etsy', 'walmart', 'shopify', 'ebay');
  fc.assert(
    fc.property(writtenListings, marketplaces, (listing, marketplace) => {
      const card = improvedOf(listing, marketplace);
      const own = new Set(cardFaults(listing, marketplace).map(({ text }) => wordList(text).join(' ')));
      const faults = cardFaults(card, marketplace).filter(
        ({ criterion, text }) => never.has(criterion) && !own.has(wordList(text).join(' ')),
      );
      expect(faults).toEqual([]);
    }),
    { numRuns: 60, seed: 20261129 },
  );
});
