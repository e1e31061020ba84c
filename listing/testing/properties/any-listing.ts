import fc from 'fast-check';
import type { Listing } from '../../src/listing.ts';
import { listingWith } from '../../src/listing-builders.ts';

const word = fc.constantFrom(
  ...'steel|Bottle|LAMP|blue|32 oz|1.299,00 g|10-12 cm|not|dishwasher safe|Best Seller|free shipping|кружка|хлопок|для'.split(
    '|',
  ),
  ...'不锈钢|IPX7|and|with|,|.| - |!|✨|<b>|</b>|<script>x</script>|&amp;|www.shop.example.com|n/a|\n|two|"'.split('|'),
  ...'The lid opens.|Norvik|x|5|%|5000 MAH|✓|/|: |(Blue)|für|Edelstahl|flasche|de|botella|étui|ręcznik|$9.99|Read more'.split(
    '|',
  ),
);
const text = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));

/** Listings for tests of any field: words of several languages, signs that marketplaces refuse, promotion and markup. */
export const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    title: text,
    description: fc.oneof(
      text,
      fc.array(text, { maxLength: 8 }).map((parts) => parts.join('. ')),
    ),
    bullets: fc.array(text, { maxLength: 7 }),
    specifications: fc.array(
      fc.record({ name: fc.oneof(text, fc.constantFrom('Color', 'Material', 'Capacity', 'COLOUR')), value: text }),
      { maxLength: 6 },
    ),
    keywords: fc.array(text, { maxLength: 6 }),
    brand: fc.option(fc.constantFrom('Norvik', 'Лада', 'N/A')),
    category: fc.option(fc.constantFrom('Home > Lamps', 'Кружки')),
    language: fc.constantFrom('en', 'ru', 'de', 'fr', 'es', 'pl', null),
  })
  .map(listingWith);
