import { describe, expect, it } from 'vitest';
import { listingSource, listingTexts } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { scoreListing } from '../score/score-listing.ts';
import { wordList } from '../text/words.ts';
import { type ImproveOptions, improveListing } from './improve-listing.ts';

const images = [imageWith({})];

const improved = (listing: Listing, marketplace: MarketplaceId, options: ImproveOptions = {}) =>
  improveListing({ listing, images, sources: [listingSource(listing, 's1', 'page')], marketplace, options });

const lamp = listingWith({
  title:
    'brightnook desk lamp led dimmable - FREE SHIPPING!!! - adjustable arm lamp for office, home office lamp, reading lamp, study 5 brightness levels, usb charging port, black metal',
  description:
    '<div><p>The Brightnook lamp lights your desk with 420 lm. Five brightness levels and three colour temperatures suit reading and screen work. The arm turns 180 degrees and the head tilts.</p><p>Questions? Mail help@brightnook.example.com or call +1 555 010 9999.</p><p>A USB port charges a phone with 5 V, 2 A. The base is weighted steel and does not tip.</p></div>',
  bullets: ['5 brightness levels ✨ best seller', 'usb port'],
  specifications: [
    { name: 'power', value: '9 W' },
    { name: 'Colour:', value: 'Black' },
    { name: 'Weight', value: 'n/a' },
    { name: 'Material', value: 'Steel, aluminium' },
    { name: 'Cable length', value: '1.5 m' },
    { name: 'Material', value: 'Steel' },
  ],
  keywords: ['desk lamp', 'Desk Lamp', 'cheap lamp'],
  brand: 'Brightnook',
  category: 'Home > Lighting > Desk lamps',
  language: 'en',
});

describe('improveListing for Amazon', () => {
  const result = improved(lamp, 'amazon');
  const { listing } = result;

  it('shortens the title, brand first, without promotion, forbidden signs or repetition', () => {
    expect(listing.title).toBe('Brightnook Desk Lamp LED Dimmable, Study 5 Brightness Levels, Black Metal');
  });

  it('fills the bullets from the description, with capitals and without emoji or promotion', () => {
    expect(listing.bullets).toEqual([
      'A USB port charges a phone with 5 V, 2 A',
      'Five brightness levels and three colour temperatures suit reading and screen work',
      'The arm turns 180 degrees and the head tilts',
      'Made of steel and aluminium',
      'Cable length 1.5 m, power 9 W',
    ]);
  });

  it('turns the description into plain text without contacts', () => {
    expect(listing.description).not.toMatch(/[<>@]|\+1|Questions/u);
    expect(listing.description).toMatch(
      /^The Brightnook lamp lights your desk with 420 lm\.\s+The base is weighted steel/u,
    );
    expect(listing.description).not.toContain('•');
  });

  it('tidies specification names and drops placeholders and repeated names', () => {
    expect(listing.specifications.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Power: 9 W',
      'Colour: Black',
      'Material: Steel, aluminium',
      'Cable length: 1.5 m',
      'Brand: Brightnook',
    ]);
  });

  it('wastes no keyword on words of the title, the brand or promotion', () => {
    const words = listing.keywords.flatMap(wordList);
    expect(words).not.toContain('lamp');
    expect(words).not.toContain('brightnook');
    expect(words).not.toContain('cheap');
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(expect.arrayContaining(['lighting', 'steel']));
  });

  it('takes every blocker of the text away and says why each section changed', () => {
    const before = scoreListing({ listing: lamp, images, marketplace: 'amazon' });
    const after = scoreListing({ listing, images, marketplace: 'amazon' });
    expect(before.blockers).toEqual(['T1', 'T3', 'T5']);
    expect(after.blockers).toEqual([]);
    expect(after.total).toBeGreaterThan(before.total + 30);
    expect(result.changes.map(({ path }) => path)).toEqual([
      'title',
      'specifications',
      'bullets',
      'description',
      'keywords',
    ]);
    expect(result.changes[0]?.reason).toBe(
      'Shortened from 176 to 73 characters; removed “FREE SHIPPING” and “!!!”; no longer repeats “lamp”; set in title case.',
    );
  });

  it('asks for what only the seller knows, the most useful first', () => {
    expect(result.questions.slice(0, 2)).toMatchObject([{ path: 'description' }, { path: 'identifiers/gtin' }]);
    expect(result.questions.map(({ question }) => question)).toContain('What is the value of “Weight”?');
    const gains = result.questions.map(({ gain }) => gain);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });
});

describe('improveListing by marketplace', () => {
  it('puts bullets into an HTML list where the marketplace has no bullets', () => {
    const { listing } = improved(listingWith({ ...lamp, bullets: ['Folds flat for travel & storage'] }), 'shopify');
    expect(listing.description).toContain('<p>The Brightnook lamp lights your desk with 420 lm.');
    expect(listing.description).toContain('<li>Folds flat for travel &amp; storage</li>');
  });

  it('makes at most 13 tags of at most 20 characters for Etsy', () => {
    const { keywords } = improved(lamp, 'etsy').listing;
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect(keywords.length).toBeLessThanOrEqual(13);
    expect(keywords.every((tag) => tag.length <= 20)).toBe(true);
    expect(new Set(keywords.map((tag) => tag.toLowerCase())).size).toBe(keywords.length);
  });

  it('leaves the brand out of a Wildberries title and writes Russian only', () => {
    const dress = listingWith({
      title: 'Лада-Лён платье летнее миди, платье на пуговицах',
      description: 'Лёгкое платье из хлопка для тёплых дней.',
      specifications: [{ name: 'Цвет', value: 'молочный' }],
      brand: 'Лада-Лён',
      language: 'ru',
    });
    const { listing } = improved(dress, 'wildberries');
    expect(listing.title).not.toContain('Лада');
    expect(listing.title.match(/платье/giu)).toHaveLength(1);
    expect(JSON.stringify(listingTexts(listing).map(({ text }) => text))).not.toMatch(/[a-z]{2}/iu);
  });

  it('joins what is left of a repeated name with the first one', () => {
    const mug = listingWith({ title: 'HANDMADE CERAMIC MUG, CERAMIC COFFEE MUG, GIFT MUG', language: 'en' });
    expect(improved(mug, 'etsy').listing.title).toBe('Handmade Ceramic Coffee Mug');
  });
});

describe('what the seller asks for', () => {
  it('keeps the title under the wanted length', () => {
    const { title } = improved(lamp, 'etsy', { title_max: 45 }).listing;
    expect(title.length).toBeLessThanOrEqual(45);
    expect(title).toContain('Desk Lamp');
  });

  it('leaves unwanted words out and takes wanted ones in', () => {
    const { listing } = improved(lamp, 'generic', { avoid_words: ['dimmable'], include_keywords: ['reading light'] });
    expect(listing.title.toLowerCase()).not.toContain('dimmable');
    expect([listing.title, ...listing.keywords].join(' ').toLowerCase()).toContain('reading light');
  });

  it('touches only the named sections', () => {
    const sources = [listingSource(lamp, 's1', 'page')];
    const { listing, changes } = improveListing({
      listing: lamp,
      images,
      sources,
      marketplace: 'amazon',
      sections: ['title'],
    });
    expect(changes.map(({ path }) => path)).toEqual(['title']);
    expect({ ...listing, title: lamp.title }).toEqual(lamp);
  });
});

it('changes nothing when no source supports the texts', () => {
  const sources = [{ id: 's1', kind: 'page' as const, text: 'zzz' }];
  const { listing, changes } = improveListing({ listing: lamp, images, sources, marketplace: 'amazon' });
  expect(changes.filter(({ path }) => path === 'title' || path === 'bullets')).toEqual([]);
  expect(listing.title).toBe(lamp.title);
});

it('leaves a section with full points alone', () => {
  const title = 'Brightnook Desk Lamp LED Dimmable, 5 Brightness Levels, Black Metal';
  expect(improved({ ...lamp, title }, 'amazon').listing.title).toBe(title);
});

it.each([
  { title: 'steel steel Платье', description: 'N/A', keywords: ['steel'], language: 'de' },
  { title: '(Blue)', specifications: [{ name: 'Color', value: 'steel Read more' }], language: 'en' },
])('gives the same again where its own keywords name “$title” in another way', (fields) => {
  const listing = listingWith(fields);
  const sources = [listingSource(listing, 's1', 'page')];
  const once = improveListing({ listing, images: [], sources, marketplace: 'generic' }).listing;
  expect(improveListing({ listing: once, images: [], sources, marketplace: 'generic' }).listing).toEqual(once);
});
