import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../evidence.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { checkGrounding } from './check-grounding.ts';
import { factsOf } from './facts.ts';
import { listingSource } from './listing-texts.ts';
import { numberValues } from './numbers.ts';

const source = (text: string): Source => ({ id: 's1', kind: 'page', text });
const flagsOf = (fields: Partial<Listing>, text: string) =>
  checkGrounding({ listing: listingWith({ language: 'en', ...fields }), sources: [source(text)] }).flags;
const isGrounded = (stated: string, text: string) => flagsOf({ title: stated }, text).length === 0;

describe('numberValues', () => {
  it.each([
    ['1.299,00', [1299]],
    ['1,299.00', [1299]],
    ['1.299', [1.299, 1299]],
    ['1,5', [1.5]],
    ['1 299', [1299]],
    ['1.299.000', [1_299_000]],
    ["1'299.50", [1299.5]],
  ])('reads %s', (written, values) => {
    expect(numberValues(written)).toEqual(values);
  });
});

describe('factsOf', () => {
  it('finds numbers with units, materials, colours, claims and codes', () => {
    const facts = factsOf('Blue stainless steel bottle, 32 oz, IPX7, dishwasher-safe, two straws', 'en');
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['colour', 'Blue'],
      ['material', 'stainless steel'],
      ['number', '32 oz'],
      ['code', 'IPX7'],
      ['claim', 'dishwasher-safe'],
      ['number', 'two'],
    ]);
  });

  it('parts codes and figures from the words of scripts without spaces', () => {
    const codes = (text: string) => factsOf(text, 'ja').filter(({ kind }) => kind === 'code');
    expect(codes('全長は295mm、重さは120gです')).toEqual([]);
    expect(codes('防水IPX7対応').map(({ text }) => text)).toEqual(['IPX7']);
  });

  it('knows Russian words by their stems', () => {
    expect(factsOf('Молочное платье из хлопка, 112 см', 'ru').map(({ kind, key }) => [kind, key])).toEqual([
      ['colour', 'milky white'],
      ['material', 'cotton'],
      ['number', '112 см'],
    ]);
  });
});

describe('a stated fact is grounded', () => {
  it.each([
    ['946 ml', 'Capacity: 32 oz'],
    ['0.95 L', 'Capacity: 32 oz'],
    ['32 oz', 'Capacity: 946 ml'],
    ['26 cm', 'Height: 10.4 in'],
    ['1299 g', 'Weight 1.299,00 g'],
    ['30 cm', 'Size 30 x 40 cm'],
    ['30 x 40 cm', 'Size 30 x 40 cm'],
    ['10 cm', '10-12 cm'],
    ['2 kg', 'Weight (kg): 2'],
    ['350 ml', 'Capacity, ml: 350'],
    ['two straws', '2 straws included'],
    ['Set of 2', 'includes 2 pcs'],
    ['104 °F', 'Up to 40 °C'],
    ['1/2 inch', '0.5 in'],
    ['steel', 'stainless steel body'],
    ['grey', 'Colour: Gray'],
    ['Edelstahl', 'stainless steel'],
    ['BPA-free', 'It is BPA free.'],
    ['not dishwasher safe', 'Not dishwasher safe'],
    ['IPX-7', 'IPX7'],
    ['free of lead', 'lead-free glaze'],
    ['unscented', 'without fragrance'],
    ['half an hour', '30 minutes'],
    ['-10 °C', 'down to 14 °F'],
    ['30 x 40 cm', '11.8 x 15.7 in'],
    ['navy or blue', 'Colour: navy'],
    ['by Norvik', 'Norvik bottle'],
  ])('%s by "%s"', (stated, text) => {
    expect(isGrounded(stated, text)).toBe(true);
  });

  it.each([
    ['24 oz', 'Capacity: 32 oz'],
    ['900 ml', 'Capacity: 32 oz'],
    ['32 cm', 'Capacity: 32 oz'],
    ['3 straws', '2 straws included'],
    ['leather', 'faux leather'],
    ['stainless steel', 'steel'],
    ['dishwasher safe', 'Not dishwasher safe'],
    ['waterproof', 'water bottle'],
    ['FDA approved', 'food container'],
    ['CE', 'certificate'],
    ['Nike bottle', 'A bottle for Norvik fans'],
    ['IPX8', 'IPX7'],
    ['black', 'white'],
    ['2 years', '2 days'],
    ['30 x 40 cm', '30 x 20 cm, lid 40 cm'],
    ['Set of 4', 'Set of 6, 4 cm high'],
    ['scented with fragrance', 'without fragrance'],
    ['made in Lisbon', 'made in Bristol'],
    ['a bottle by Bergholm', 'Norvik bottle'],
    ['navy', 'blue'],
    ['the #1 bottle', '1 bottle'],
    ['size XL', 'size M'],
  ])('%s not by "%s"', (stated, text) => {
    expect(isGrounded(stated, text)).toBe(false);
  });
});

describe('checkGrounding', () => {
  const page = 'Norvik Trail Bottle\nCapacity: 32 oz\nThe straw lid opens with one hand.\nHand wash only.';

  it('quotes the line of the source that supports each changed section', () => {
    const listing = listingWith({ title: 'Norvik Trail Bottle', bullets: ['Straw lid: opens with one hand'] });
    const { evidence, flags } = checkGrounding({ listing, sources: [source(page)] });
    expect(flags).toEqual([]);
    expect(evidence).toEqual([
      { path: 'title', source_id: 's1', quote: 'Norvik Trail Bottle' },
      { path: 'bullets/0', source_id: 's1', quote: 'The straw lid opens with one hand.' },
    ]);
  });

  it('needs no evidence for what did not change', () => {
    const previous = listingWith({ title: 'Norvik Trail Bottle', bullets: ['Hand wash only'] });
    const listing = { ...previous, bullets: ['Capacity: 32 oz', 'Hand wash only'] };
    const { evidence } = checkGrounding({ listing, sources: [source(page)], previous });
    expect(evidence.map(({ path }) => path)).toEqual(['bullets/0']);
  });

  it('names the words that no source states, and where', () => {
    const [flag] = flagsOf({ bullets: ['Keeps ice for 48 hours'] }, page);
    expect(flag).toMatchObject({ path: 'bullets/0', kind: 'ungrounded' });
    expect(flag?.text).toContain('“48 hours”');
  });

  it('flags a brand that no source names', () => {
    expect(flagsOf({ brand: 'Trailio' }, page).map(({ path, kind }) => [path, kind])).toEqual([
      ['brand', 'ungrounded'],
    ]);
    expect(flagsOf({ brand: 'norvik' }, page)).toEqual([]);
  });

  it('flags a fact that the new version lost, but not one that moved', () => {
    const previous = listingWith({ title: 'Bottle 32 oz steel', language: 'en' });
    const sources = [source('Bottle 32 oz steel')];
    const moved = { ...previous, title: 'Steel bottle', bullets: ['Holds 32 oz'] };
    expect(checkGrounding({ listing: moved, sources, previous }).flags).toEqual([]);
    const lost = { ...previous, title: 'Steel bottle' };
    expect(checkGrounding({ listing: lost, sources, previous }).flags).toMatchObject([
      { path: 'title', kind: 'lost_fact' },
    ]);
  });

  it('flags a title that contradicts a specification', () => {
    const specifications = [
      { name: 'Color', value: 'Green' },
      { name: 'Capacity', value: '24 oz' },
      { name: 'Weight', value: '14.1 oz' },
      { name: 'Material', value: 'Stainless steel' },
    ];
    const listing = listingWith({ title: 'Blue steel bottle 32 oz', specifications, language: 'en' });
    const { flags } = checkGrounding({ listing, sources: [listingSource(listing, 's1', 'page')] });
    expect(flags.map(({ path, kind }) => [path, kind])).toEqual([
      ['specifications/0', 'contradiction'],
      ['specifications/1', 'contradiction'],
    ]);
  });

  it('never flags a listing against itself, and quotes only what the source says', () => {
    const word = fc.constantFrom(
      'steel',
      'not',
      '32',
      'oz',
      '1.299,00',
      '10-12 cm',
      'x',
      '½',
      'IPX7',
      'blue',
      'два',
      'хлопка',
      ',',
      '<b>',
      'a',
      '5 %',
      '1 299 g',
      'in',
      '"',
      '杯',
    );
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    const listings = fc.record({
      title: text,
      description: text,
      bullets: fc.array(text, { maxLength: 3 }),
      specifications: fc.array(fc.record({ name: text, value: text }), { maxLength: 3 }),
      language: fc.constantFrom('en', 'ru', null),
    });
    fc.assert(
      fc.property(listings, (fields) => {
        const listing = listingWith(fields);
        const own = listingSource(listing, 's1', 'page');
        const { evidence, flags } = checkGrounding({ listing, sources: [own] });
        expect(flags.filter(({ kind }) => kind === 'ungrounded')).toEqual([]);
        for (const { quote } of evidence) expect(own.text).toContain(quote);
      }),
    );
  });
});
