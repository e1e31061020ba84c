import fc from 'fast-check';
import type { Listing, ListingImage } from '../../src/listing.ts';
import { imageWith, listingWith } from '../../src/listing-builders.ts';

/** What properties score: a listing with its pictures. */
export interface ScoredListing {
  listing: Listing;
  images: ListingImage[];
}

const words = fc.constantFrom(
  ...[
    'steel',
    'Steel',
    'bottle',
    'Norvik',
    'mug',
    'MUG',
    'blue',
    'water',
    'lid',
    'straw',
    'and',
    'for',
    'with',
    '32',
    'oz',
  ],
  ...['кружка', 'Платье', 'хлопок', 'для', 'Flasche', 'für', 'größe', 'été', 'niño', 'żółty', 'café', 'x', '350'],
  ...['cheap', 'best seller', 'FREE SHIPPING', '#1', 'скидка', '100%', '5%', '&', '+', '!', '$', '★', '🔥', '™', '½'],
);
const oddities = fc.constantFrom(
  'N/A',
  '-',
  '',
  '  ',
  '不锈钢水杯大容量便携',
  'mail me@shop.com',
  'see www.example.com/x or call +1 555 123 4567',
  '<p>Steel</p>',
  '<h3>Care</h3><ul><li>Hand wash</li><li>Dry</li></ul>',
  '<script>track()</script>Steel',
  'width < 5 cm & height',
  'a\tb\nc',
);
const sentence = fc.array(words, { maxLength: 24 }).map((list) => list.join(' '));
const text = fc.oneof(
  { weight: 4, arbitrary: sentence },
  { weight: 1, arbitrary: oddities },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((value) => !value.includes('<')) },
);
const paragraph = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 16 }))
  .map(([list, times]) => Array.from({ length: times }, () => list.join(' ')).join(' '));
const description = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: fc.array(fc.oneof(paragraph, oddities), { maxLength: 6 }).map((parts) => parts.join('\n')) },
  {
    weight: 2,
    arbitrary: fc.array(paragraph, { maxLength: 4 }).map((parts) => parts.map((part) => `<p>${part}</p>`).join('')),
  },
  { weight: 1, arbitrary: fc.array(paragraph, { minLength: 6, maxLength: 9 }).map((parts) => parts.join('\n')) },
);
const side = fc.option(fc.integer({ min: 1, max: 3000 }));
const image = fc
  .record({
    width: side,
    height: side,
    format: fc.constantFrom('jpeg', 'JPG', 'webp', 'png', null),
    bytes: fc.option(fc.nat(4e7)),
    white_share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    content_hash: fc.constantFrom('a', 'b', 'c', null),
    url: fc.constantFrom('https://cdn.example.com/1.jpg', 'https://cdn.example.com/2.jpg'),
  })
  .map(imageWith);

/** In one of ten listings the description repeats the title, in another the bullets repeat the first one. */
function echoed({ title, bullets }: { title: string; bullets: string[] }, dice: number): Partial<Listing> {
  if (dice === 8) return { description: Array.from({ length: 12 }, () => title).join('\n') };
  return dice === 9 ? { bullets: [...bullets, ...bullets.slice(0, 1)] } : {};
}

/**
 * Listings from empty to overfull in several languages and scripts, with promotion, forbidden signs, markup, contacts,
 * repetition, placeholders and pictures of any size: every rule is met by some and broken by others.
 */
export const scoredListings: fc.Arbitrary<ScoredListing> = fc.record({
  listing: fc
    .record({
      title: text,
      description,
      bullets: fc.array(fc.oneof(text, paragraph), { maxLength: 8 }),
      keywords: fc.array(fc.oneof(words, text), { maxLength: 40 }),
      specifications: fc.array(fc.record({ name: fc.oneof(words, text), value: fc.oneof(words, text) }), {
        maxLength: 12,
      }),
      brand: fc.option(fc.oneof(words, text)),
      language: fc.constantFrom('en', 'ru', 'de', 'fr-FR', 'es', 'pl', null),
      gtin: fc.constantFrom(undefined, '', '4006381333931', '4006381333932', '2001234567893'),
      echoes: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ gtin, echoes, ...fields }) => listingWith({ ...fields, ...echoed(fields, echoes), identifiers: { gtin } })),
  images: fc.oneof(fc.array(image, { maxLength: 6 }), fc.array(image, { minLength: 8, maxLength: 33 })),
});
