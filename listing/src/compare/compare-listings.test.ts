import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { emptyListing, type Listing } from '../listing.ts';
import { compareListings, type FieldComparison } from './compare-listings.ts';

const listing = (patch: Partial<Listing>): Listing => ({ ...emptyListing, ...patch });

function only(fields: FieldComparison[], path: string): FieldComparison {
  const found = fields.filter((field) => field.path === path);
  expect(found).toHaveLength(1);
  return found[0] as FieldComparison;
}

const side = (field: FieldComparison, op: 'insert' | 'delete') =>
  field.parts
    .filter((part) => part.op === 'equal' || part.op === op)
    .map((part) => part.text)
    .join('');

describe('compareListings', () => {
  it('shows which words of the title changed and keeps the others', () => {
    const fields = compareListings(listing({ title: 'Blue steel bottle' }), listing({ title: 'Blue glass bottle' }));
    expect(fields).toEqual([
      {
        path: 'title',
        change: 'changed',
        parts: [
          { op: 'equal', text: 'Blue ' },
          { op: 'delete', text: 'steel' },
          { op: 'insert', text: 'glass' },
          { op: 'equal', text: ' bottle' },
        ],
      },
    ]);
  });

  it('joins changed words that only a space separates', () => {
    const [title] = compareListings(listing({ title: 'a red cup' }), listing({ title: 'a tall mug' }));
    expect(title?.parts).toEqual([
      { op: 'equal', text: 'a ' },
      { op: 'delete', text: 'red cup' },
      { op: 'insert', text: 'tall mug' },
    ]);
  });

  it('matches specifications by name, whatever their order, and numbers a repeated name', () => {
    const fields = compareListings(
      listing({
        specifications: [
          { name: 'Color', value: 'Blue' },
          { name: 'Weight', value: '400 g' },
        ],
      }),
      listing({
        specifications: [
          { name: 'Weight', value: '410 g' },
          { name: 'Color', value: 'Blue' },
          { name: 'Color', value: 'Navy' },
        ],
      }),
    );
    expect(fields.map((field) => [field.path, field.change])).toEqual([
      ['specifications/Color', 'same'],
      ['specifications/Weight', 'changed'],
      ['specifications/Color (2)', 'added'],
    ]);
  });

  it('never cuts a keyword', () => {
    const fields = compareListings(
      listing({ keywords: ['gym flask', 'canteen'] }),
      listing({ keywords: ['gym jug', 'canteen'] }),
    );
    expect(only(fields, 'keywords').parts).toEqual([
      { op: 'delete', text: 'gym flask' },
      { op: 'insert', text: 'gym jug' },
      { op: 'equal', text: ', canteen' },
    ]);
  });

  it('names added and removed bullets, identifiers and the price', () => {
    const fields = compareListings(
      listing({ bullets: ['One', 'Two'], price: { amount: '29.90', currency: 'USD' } }),
      listing({ bullets: ['One'], identifiers: { gtin: '4006381333931' } }),
    );
    expect(fields.map((field) => [field.path, field.change])).toEqual([
      ['bullets/0', 'same'],
      ['bullets/1', 'removed'],
      ['price', 'removed'],
      ['identifiers/gtin', 'added'],
    ]);
    expect(only(fields, 'price').parts).toEqual([{ op: 'delete', text: '29.90 USD' }]);
  });

  it('splits scripts without spaces by character', () => {
    const [title] = compareListings(listing({ title: '不锈钢水杯' }), listing({ title: '不锈钢茶杯' }));
    expect(title?.parts).toEqual([
      { op: 'equal', text: '不锈钢' },
      { op: 'delete', text: '水' },
      { op: 'insert', text: '茶' },
      { op: 'equal', text: '杯' },
    ]);
  });

  it('answers in bounded time for two long texts with nothing in common', () => {
    const long = (seed: number) => Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 9973}`).join(' ');
    const compare = () => {
      const [field] = compareListings(listing({ description: long(7) }), listing({ description: long(13) }));
      expect(field?.change).toBe('changed');
    };
    expect(processorTime(compare)).toBeLessThan(5_000);
  });

  it('rebuilds both versions from the parts, and swapping the versions swaps the parts', () => {
    const word = fc.constantFrom(
      'red',
      'blue',
      'cup',
      ' ',
      ' ',
      ', ',
      '\n',
      '<b>',
      '</b>',
      '32',
      'кружка',
      '杯',
      '😀',
      'é',
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const list = fc.array(text, { maxLength: 4 });
    const listings = fc.record({
      title: text,
      description: text,
      bullets: list,
      keywords: list,
      specifications: fc.array(fc.record({ name: fc.constantFrom('Color', 'Size', ''), value: text }), {
        maxLength: 4,
      }),
      brand: fc.option(text),
    });
    fc.assert(
      fc.property(listings, listings, (before, after) => {
        const from = listing(before);
        const to = listing(after);
        const fields = compareListings(from, to);
        const rebuilt = new Map(fields.map((field) => [field.path, [side(field, 'delete'), side(field, 'insert')]]));
        expect(rebuilt.get('title') ?? ['', '']).toEqual([from.title, to.title]);
        expect(rebuilt.get('description') ?? ['', '']).toEqual([from.description, to.description]);
        expect(rebuilt.get('keywords') ?? ['', '']).toEqual([from.keywords.join(', '), to.keywords.join(', ')]);
        from.bullets.forEach((bullet, index) => {
          expect(rebuilt.get(`bullets/${index}`)?.[0] ?? '').toBe(bullet);
        });
        for (const field of fields) {
          expect(field.change === 'same').toBe(side(field, 'delete') === side(field, 'insert'));
        }
        expect(byPath(compareListings(to, from))).toEqual(byPath(fields.map(swapped)));
      }),
    );
  });
});

function byPath(fields: FieldComparison[]) {
  return [...fields].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function swapped(field: FieldComparison): FieldComparison {
  const change = { same: 'same', changed: 'changed', added: 'removed', removed: 'added' } as const;
  const op = { equal: 'equal', insert: 'delete', delete: 'insert' } as const;
  const parts = field.parts.map((part) => ({ op: op[part.op], text: part.text }));
  // A deletion always stands before its insertion.
  for (let index = 1; index < parts.length; index += 1) {
    const [left, right] = [parts[index - 1], parts[index]];
    if (left?.op === 'insert' && right?.op === 'delete') parts.splice(index - 1, 2, right, left);
  }
  return { path: field.path, change: change[field.change], parts };
}
