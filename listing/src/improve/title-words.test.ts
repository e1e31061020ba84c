import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { withAccents } from './own-spellings.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

const titleOf = (fields: Partial<Listing>, marketplace: MarketplaceId): string => improved(fields, marketplace).title;

describe('a stuffed title', () => {
  it.each([
    // The noun is "bag" although "gym" is said as often, and "gym bag" is what it is called.
    ['Gym Bag Waterproof Gym Bag Duffle Gym Bag Men Women Sports', 'Waterproof Duffle Gym Bag'],
    ['Pearl necklace gold necklace for brides choker necklace wedding jewellery gift', 'Pearl Gold Choker Necklace'],
    ['Tent pop up tent family tent camping tent with rain cover outdoor', 'Family Camping Tent with Rain Cover'],
    ['Wok Pan Steel Wok Pan Deep Pan 32cm Carbon Pan Egg Pan', 'Steel 32cm Carbon Wok Pan'],
    ['Scarf red scarf soft wool long winter scarf with fringe', 'Red Wool Winter Scarf with Fringe'],
  ])('%s', (title, expected) => {
    expect(titleOf({ title }, 'shopify')).toBe(expected);
  });

  it('leaves its other words to the keywords', () => {
    const title = 'Gym Bag Waterproof Gym Bag Duffle Gym Bag Men Women Sports';
    expect(improved({ title }, 'amazon').keywords.join(' ')).toMatch(/women.*sports|sports.*women/u);
  });
});

describe('a title that is too long', () => {
  it('keeps names whole that the text writes together', () => {
    const fields = {
      title: 'Rubber Boot Liner Mat Fits Kia Rio Ceed Stonic Hyundai Tucson Kona Santa Fe',
      description: 'Boot liner mat. Made for Kia Rio, Ceed, Stonic and Hyundai Tucson, Kona, Santa Fe.',
    };
    expect(titleOf(fields, 'amazon')).not.toMatch(/Santa$/u);
  });
});

describe('a title of a name and a code', () => {
  const fields = { title: 'Halvor X20', brand: 'Halvor', category: 'Kitchen > Toasters' };

  it('says what kind of thing it is', () => {
    expect(titleOf(fields, 'amazon')).toMatch(/^Halvor X20 Toaster/u);
    expect(titleOf({ ...fields, category: 'Audio > Headphones' }, 'shopify')).toMatch(/^Halvor X20 Headphones/u);
  });

  it('stays where it says so already', () => {
    expect(titleOf({ ...fields, title: 'Halvor X20 Toast Maker' }, 'shopify')).not.toMatch(/Toaster/u);
  });

  it('is told of by its kind', () => {
    const specifications = [
      { name: 'Power', value: '900 W' },
      { name: 'Cord length', value: '12 in' },
      { name: 'Noise level', value: '4A' },
    ];
    expect(improved({ ...fields, specifications }, 'shopify').description).toContain(
      'This toaster has a cord length of 12 in, a power of 900 W and a noise level of 4A.',
    );
  });
});

describe('what a title takes', () => {
  it.each([
    ['Sole material', 'Rubber'],
    ['Serving size', '2 capsules'],
    ['VESA', '200 x 200 mm'],
  ])('is nothing of a part or a dose (%s)', (name, value) => {
    expect(titleOf({ title: 'Tennis thing', specifications: [{ name, value }] }, 'shopify')).toBe('Tennis Thing');
  });

  it('are its sides where it is too short, and the size of a screen', () => {
    const sides = [{ name: 'Dimensions', value: '40 x 60 cm' }];
    expect(titleOf({ title: 'Bath Mat', specifications: sides }, 'etsy')).toBe('Bath Mat, 40 x 60 cm');
    const screen = [{ name: 'Screen size', value: '27 in' }];
    expect(titleOf({ title: 'Office Monitor', specifications: screen }, 'shopify')).toBe('Office Monitor, 27 in');
  });

  it('is written as the title is where that keeps its own letters', () => {
    const specifications = [{ name: 'Color', value: 'Navy Blue' }];
    expect(titleOf({ title: 'Canvas apron with pocket', specifications }, 'ebay')).toBe(
      'Canvas apron with pocket, navy blue',
    );
    expect(titleOf({ title: 'Canvas Apron with Pocket', specifications }, 'ebay')).toBe(
      'Canvas Apron with Pocket, Navy Blue',
    );
  });
});

describe('accents', () => {
  const listing = listingWith({
    description: 'Lámpara de pie con pantalla de algodón. iPhone, iPhone.',
    language: 'es',
  });

  it('are those of the rest of the listing', () => {
    expect(withAccents('LAMPARA de pie, algodon, iPhone', listing)).toBe('LÁMPARA de pie, algodón, iPhone');
  });

  it('stay away where the listing writes the word in two ways', () => {
    const both = listingWith({ description: 'Este papel es de este año. Éste no.', language: 'es' });
    expect(withAccents('Papel este', both)).toBe('Papel este');
  });
});
