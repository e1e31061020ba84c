import { expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import { listingWith } from '../listing-builders.ts';
import { improveListing } from './improve-listing.ts';
import { inEnglish, inOneLanguage, isForeign } from './translations.ts';

const shelf = listingWith({
  title: 'Estantería de roble / Oak wall shelf with invisible brackets 80 cm',
  description:
    'Solid oak wall shelf with invisible brackets. Balda de roble macizo con soportes para la pared.\n\nThe shelf carries up to 15 kg when it is fixed to a solid wall. Each board is cut from one piece of oak.',
  bullets: ['Roble macizo', 'Brackets included'],
  specifications: [
    { name: 'Material', value: 'Roble macizo / solid oak' },
    { name: 'Ancho', value: '80 cm' },
  ],
  language: 'en',
});

it('a listing in two languages says once, in its own, what both say', () => {
  const sources = [listingSource(shelf, 's1', 'page')];
  const { listing, flags } = improveListing({ listing: shelf, images: [], sources, marketplace: 'generic' });
  expect(listing.title).toBe('Oak Wall Shelf with Invisible Brackets, 80 cm');
  const texts = [listing.description, ...listing.bullets, ...listing.keywords].join('\n');
  expect(texts).not.toMatch(/roble|balda|estanter/iu);
  expect(listing.specifications).toEqual(
    expect.arrayContaining([
      { name: 'Material', value: 'solid oak' },
      { name: 'Width', value: '80 cm' },
    ]),
  );
  expect(flags).toEqual([]);
});

it.each([
  ['Roble macizo / solid oak', 'solid oak'],
  ['solid oak / roble macizo', 'solid oak'],
  // Two materials, and words that no vocabulary knows.
  ['Roble / walnut', 'Roble / walnut'],
  ['ATE / TRW', 'ATE / TRW'],
  ['Black / White', 'Black / White'],
])('%s: %s', (text, wanted) => expect(inOneLanguage(text, 'en')).toBe(wanted));

it('a sentence is of the language whose small words it has', () => {
  expect(isForeign('Balda de roble macizo con soportes.', 'en')).toBe(true);
  expect(isForeign('Solid oak shelf with brackets for the wall.', 'en')).toBe(false);
  expect(isForeign('Balda de roble macizo con soportes.', 'es')).toBe(false);
});

it('a row of another language keeps its value', () => {
  expect(inEnglish({ name: 'Breite', value: '80 cm' })).toEqual({ name: 'Width', value: '80 cm' });
  expect(inEnglish({ name: 'Tare function', value: 'Yes' })).toEqual({ name: 'Tare function', value: 'Yes' });
});
