import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { compareFacts } from './compare-facts.ts';
import { movedItems } from './moved-items.ts';

const listing = (fields: Partial<Listing>) => listingWith({ language: 'en', ...fields });

describe('compareFacts', () => {
  it('tells kept, added, changed and lost facts apart', () => {
    const from = listing({ title: 'Steel bottle, set of 6', bullets: ['Holds 32 oz', 'Blue lid'] });
    const to = listing({ title: 'Steel bottle, set of 8', bullets: ['IPX7'], description: 'It holds 946 ml.' });
    const source = { id: 'page', kind: 'page' as const, text: 'Rated IPX7' };
    const { kept, added, changed, lost } = compareFacts(from, to, [source]);
    expect(kept.map(({ text, path, from_path }) => [text, path, from_path])).toEqual([
      ['Steel', 'title', 'title'],
      ['946 ml', 'description', 'bullets/0'],
    ]);
    expect(changed).toEqual([
      { from: { path: 'title', kind: 'number', text: '6' }, to: { path: 'title', kind: 'number', text: '8' } },
    ]);
    expect(added).toEqual([
      {
        path: 'bullets/0',
        kind: 'code',
        text: 'IPX7',
        source: { source_id: 'page', quote: 'IPX7', start: 6, end: 10 },
      },
    ]);
    expect(lost).toEqual([{ path: 'bullets/1', kind: 'colour', text: 'Blue' }]);
  });

  it('pairs a colour or a measure that was replaced, and gives null for what no source states', () => {
    const from = listing({ title: 'Blue lamp 12 W' });
    expect(compareFacts(from, listing({ title: 'Green lamp 18 W' })).changed.map((pair) => pair.to.text)).toEqual([
      'Green',
      '18 W',
    ]);
    expect(compareFacts(from, listing({ title: 'Blue lamp 12 W, waterproof' })).added).toMatchObject([
      { text: 'waterproof', source: null },
    ]);
  });

  it('finds nothing new in the same listing', () => {
    const same = listing({ title: 'Blue lamp 12 W', bullets: ['Not waterproof', '30 x 40 cm'] });
    const { kept, added, changed, lost } = compareFacts(same, same);
    expect([kept.length, added, changed, lost]).toEqual([5, [], [], []]);
  });
});

describe('movedItems', () => {
  const moves = (from: string[], to: string[]) =>
    movedItems(listing({ bullets: from }), listing({ bullets: to })).map((item) => [item.from, item.to, item.change]);
  const [a, b, c] = ['Straw lid opens with one hand', 'Double wall keeps drinks cold', 'One brush in the box'];

  it('finds a bullet that moved, and only that one', () => {
    expect(moves([a, b, c], [c, a, b])).toEqual([[2, 0, 'moved']]);
    expect(moves([a, b, c], ['A new one', a, b, c])).toEqual([]);
    expect(moves([a, b, c], [b, c])).toEqual([]);
  });

  it('finds a bullet that moved and changed, with its words', () => {
    const [item] = movedItems(
      listing({ bullets: [a, b, c] }),
      listing({ bullets: ['One brush and one straw in the box', a, b] }),
    );
    expect(item).toMatchObject({ from: 2, to: 0, change: 'moved_and_changed' });
    expect(item?.parts.map(({ op, text }) => [op, text])).toEqual([
      ['equal', 'One brush '],
      ['insert', 'and one straw '],
      ['equal', 'in the box'],
    ]);
  });

  it('finds a specification that moved', () => {
    const [colour, weight] = [
      { name: 'Colour', value: 'Blue' },
      { name: 'Weight', value: '400 g' },
    ];
    const found = movedItems(
      listing({ specifications: [colour, weight] }),
      listing({ specifications: [weight, colour] }),
    );
    expect(found.map(({ section, change }) => [section, change])).toEqual([['specifications', 'moved']]);
  });

  it('pairs equal texts one to one and takes long lists in little time', () => {
    expect(moves([a, a], [a])).toEqual([]);
    const many = Array.from({ length: 5_000 }, (_, index) => `Statement number ${index}`);
    expect(moves(many, [...many].reverse())).toHaveLength(4_999);
  });
});
