import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

const improve = (fields: Partial<Listing>, marketplace: MarketplaceId) => {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [imageWith({})], sources, marketplace });
};
const reasonOf = (result: ReturnType<typeof improve>, section: string) =>
  result.changes.find(({ path }) => path === section)?.reason;

const flask: Partial<Listing> = {
  title: 'BEST SELLER! Tarnvik drink flask drink flask steel 24 oz, flip lid, green!!',
  description:
    '<p>Description</p><p>The Tarnvik flask keeps soup hot for 12 hours. The wall is made of 18/8 stainless steel and holds 24 oz.</p><p>A cork pad under the foot stops it from sliding. One flask, one spare ring and one cleaning brush come in a paper box. Questions? Write to help@tarnvik.example.</p>',
  bullets: [
    'double-wall 18/8 stainless steel keeps coffee hot for 12 hours',
    'EASY CARRY: the loop folds flat.',
    'Flip lid opens with one thumb',
    'Fits most bicycle cages',
  ],
  specifications: [
    { name: 'Capacity', value: '24 oz' },
    { name: 'Material', value: '18/8 stainless steel' },
    { name: 'Color', value: 'Green' },
    { name: 'Lid type', value: 'Flip' },
    { name: 'Dishwasher safe', value: 'N/A' },
  ],
  brand: 'Tarnvik',
  category: 'Camping > Drink Flasks',
};

describe('titles', () => {
  it('for Amazon: brand, type, attributes, colour, size, in title case with small units', () => {
    expect(improve(flask, 'amazon').listing.title).toBe(
      'Tarnvik Drink Flask, 18/8 Stainless Steel, Flip Lid, Green, 24 oz',
    );
  });

  it('for Etsy: item, colour, material, size', () => {
    expect(improve(flask, 'etsy').listing.title).toBe(
      'Drink Flask, Green, 18/8 Stainless Steel, 24 oz, Flip Lid, Tarnvik',
    );
  });

  it.each(['amazon', 'generic', 'ebay', 'shopify', 'google'] as const)(
    'say a doubled phrase once (%s)',
    (marketplace) => {
      const { title } = improve(flask, marketplace).listing;
      expect(title.match(/flask/giu)).toHaveLength(1);
    },
  );

  it('collapse a doubled phrase and set title case even where the score is full', () => {
    const title = 'Tarnvik drink flask drink flask steel with flip lid, green, 24 oz';
    expect(improve({ ...flask, title }, 'amazon').listing.title).toBe(
      'Tarnvik Drink Flask Steel with Flip Lid, Green, 24 oz',
    );
  });

  it('get material, size and colour from the specifications when they are short', () => {
    expect(improve({ ...flask, title: 'Drink flask' }, 'amazon').listing.title).toBe(
      'Tarnvik Drink Flask, 18/8 Stainless Steel, Green, 24 oz',
    );
  });

  it('lose brackets and praise before the name of the product is cut', () => {
    const title = 'Orlane M4 Duo Premium (Dual Side Thermal Transfer Engine Technology) Desktop Shipping Label Printer';
    expect(improve({ title, brand: 'Orlane' }, 'amazon').listing.title).toBe(
      'Orlane M4 Duo Desktop Shipping Label Printer',
    );
  });

  it('keep the colour of a part that has to be cut', () => {
    const title = 'Outdoor Rattan Garden Furniture Bench 3 Seater Comfort Weather Cover Included Brown Lounge Couch';
    expect(improve({ title }, 'amazon').listing.title).toMatch(/, Brown$/u);
  });
});

describe('keywords', () => {
  it('for Amazon: words that the title lacks, none weak or doubled', () => {
    const words = improve(flask, 'amazon').listing.keywords.join(' ').split(' ');
    expect(words).toEqual(expect.arrayContaining(['camping', 'bicycle', 'cages']));
    for (const word of ['hours', 'description', 'flasks', 'one', 'thumb', 'made', 'tarnvik'])
      expect(words).not.toContain(word);
  });

  it('for Etsy: names of the product with its properties, no rotations', () => {
    const { keywords } = improve(flask, 'etsy').listing;
    expect(keywords).toEqual(
      expect.arrayContaining(['drink flask', 'camping drink flask', 'green drink flask', 'flip lid']),
    );
    for (const keyword of keywords) {
      const words = keyword.split(' ');
      expect(new Set(words).size).toBe(words.length);
      expect(['hours', 'description', 'green', 'steel']).not.toContain(keyword);
    }
  });

  it('that are too long keep their noun', () => {
    const { keywords } = improve(
      { ...flask, keywords: ['Tarnvik large green drink flask with flip lid'] },
      'etsy',
    ).listing;
    expect(keywords[0]).toBe('drink flask');
  });
});

describe('bullets', () => {
  const { bullets } = improve(flask, 'amazon').listing;

  it('begin with a capital, end without a full stop and do not shout', () => {
    expect(bullets.slice(0, 4)).toEqual([
      'Double-wall 18/8 stainless steel keeps coffee hot for 12 hours',
      'Easy Carry: The loop folds flat',
      'Flip lid opens with one thumb',
      'Fits most bicycle cages',
    ]);
  });

  it('take from the description only what no bullet says yet', () => {
    expect(bullets[4]).toBe('A cork pad under the foot stops it from sliding');
  });

  it('leave shop talk out and fill up with specifications', () => {
    const result = improve(
      {
        ...flask,
        description: '',
        bullets: ['Satisfaction guarantee or a full refund', ...(flask.bullets ?? []).slice(0, 3)],
      },
      'amazon',
    ).listing.bullets;
    expect(result.join('\n')).not.toMatch(/refund/iu);
  });

  it('that are short and state nothing go first where not all have room', () => {
    const more = ['Imported', '100% wool felt', 'Made for cold mornings outdoors', ...(flask.bullets ?? [])];
    const result = improve({ ...flask, bullets: more }, 'amazon').listing.bullets;
    expect(result).toHaveLength(5);
    expect(result).toContain('100% wool felt');
    expect(result).not.toContain('Imported');
  });

  it('show the beginning of every bullet before the rest of a long one', () => {
    const long = (name: string) =>
      `${name.toUpperCase()}: ${`the ${name} holds well. The ${name} lasts long. `.repeat(8)}`;
    const result = improve({ ...flask, bullets: ['cover', 'foot', 'wall', 'loop', 'neck'].map(long) }, 'amazon').listing
      .bullets;
    expect(result.map((bullet) => bullet.split(':')[0])).toEqual(['Cover', 'Foot', 'Wall', 'Loop', 'Neck']);
  });
});

describe('descriptions', () => {
  it('lose the heading of the page and contacts, and gain no list where the text is long enough', () => {
    const { description } = improve(flask, 'amazon').listing;
    expect(description).toBe(
      'The Tarnvik flask keeps soup hot for 12 hours. The wall is made of 18/8 stainless steel and holds 24 oz.\n\nOne flask, one spare ring and one cleaning brush come in a paper box.',
    );
  });

  it('list the specifications under a very short text', () => {
    const { description } = improve({ ...flask, bullets: [], description: 'A flask.' }, 'amazon').listing;
    expect(description).toContain('A flask.\n\n• Material: 18/8 stainless steel\n• Capacity: 24 oz');
    expect(description).not.toContain('Color');
  });

  it('for Etsy: paragraphs, then the bullets as a list with capitals', () => {
    const { description } = improve(flask, 'etsy').listing;
    expect(description).toContain(
      'paper box.\n\n• Double-wall 18/8 stainless steel keeps coffee hot for 12 hours\n• Easy Carry',
    );
  });

  it('for eBay: neat paragraphs and one list', () => {
    const { description } = improve(flask, 'ebay').listing;
    expect(description).toMatch(
      /^<p>The Tarnvik flask[^<]*<\/p>\n<p>A cork pad[^<]*<\/p>\n<ul>\n(?:<li>[^<]+<\/li>\n){4}<\/ul>$/u,
    );
  });

  it('keep lists of the page as lists and join lines that only the source broke', () => {
    const description =
      '<h3>In the box</h3><ul><li>One flask\n with a lid</li><li>One brush</li></ul><p>Mail me@tarnvik.example</p>';
    expect(improve({ ...flask, description, bullets: [] }, 'amazon').listing.description).toContain(
      'In the box:\n• One flask with a lid\n• One brush',
    );
  });
});

describe('reasons', () => {
  it('name what was done, with numbers', () => {
    const result = improve(flask, 'amazon');
    expect(reasonOf(result, 'title')).toBe(
      'Shortened from 75 to 65 characters; removed “BEST SELLER” and “!!”; no longer repeats “drink flask”; added “18/8 Stainless”; set in title case.',
    );
    expect(reasonOf(result, 'specifications')).toBe(
      'Added “Brand: Tarnvik” from the listing; removed “Dishwasher safe”, which had no value.',
    );
    expect(reasonOf(result, 'bullets')).toBe('Added 1 bullet from the description; began 1 bullet with a capital.');
    expect(reasonOf(result, 'description')).toBe(
      'Removed the heading “Description”; removed the e-mail address; turned HTML into plain text.',
    );
    expect(reasonOf(result, 'keywords')).toMatch(/^Wrote \d+ bytes of search terms/u);
    expect(reasonOf(improve(flask, 'etsy'), 'description')).toContain('added 4 bullets as a list');
    expect(reasonOf(improve(flask, 'etsy'), 'title')).toContain('put the item before the brand');
  });
});

it('puts the diameter of the whole into a title, and that of a part nowhere without its name', () => {
  const titleWith = (name: string) =>
    improve({ title: 'Vintage desk lamp', specifications: [{ name, value: '18 cm' }] }, 'ebay').listing.title;
  expect(titleWith('Diameter')).toContain('18 cm');
  expect(titleWith('Shade diameter')).not.toContain('18 cm');
});
