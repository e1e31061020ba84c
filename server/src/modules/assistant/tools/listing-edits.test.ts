import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../listing/testing/processor-time.ts';
import { createFakeCards } from '../testing/fake-cards.ts';
import type { ListingEdit } from '../tool-types.ts';
import { applyEdits } from './listing-edits.ts';

const base = createFakeCards().add('seller', 'Steel bottle');
const card: Card = {
  ...base,
  current: {
    ...base.current,
    listing: {
      ...emptyListing,
      title: 'Steel bottle, best seller',
      bullets: ['Cold for 24 hours', 'Leakproof', 'Light'],
      keywords: ['flask', 'bottle'],
      specifications: [{ name: 'Capacity', value: '500 ml' }],
      price: { amount: '24.90', currency: 'USD' },
    },
  },
};
const after = (...edits: ListingEdit[]) => applyEdits(card, edits);

it('keeps the values beside which one is also told', () => {
  const size = { name: 'Size', value: 'S M L' };
  const sized = { ...card, current: { ...card.current, listing: { ...card.current.listing, specifications: [size] } } };
  const set = (value: string) =>
    applyEdits(sized, [{ op: 'set', field: 'specifications', name: 'Size', value }]).listing.specifications;
  expect(set('also XL')).toEqual([{ name: 'Size', value: 'S M L XL' }]);
  expect(set('XL')).toEqual([{ name: 'Size', value: 'XL' }]);
});

it.each([
  ['bullets', { position: 1, value: '18 hours' }, 'Cold for 18 hours'],
  ['bullets', { position: 2, value: '18 hours' }, '18 hours'],
  ['bullets', { position: 1, value: '500 ml' }, '500 ml'],
  ['specifications', { name: 'Neck', value: '33 to 42' }, '33 to 42 cm'],
] as const)('puts a measure into the text or the unit that stood there: %s %o', (field, edit, after) => {
  const specifications = [{ name: 'Neck', value: '35 to 42 cm' }];
  const listing = { ...card.current.listing, specifications };
  const changed = applyEdits({ ...card, current: { ...card.current, listing } }, [{ op: 'set', field, ...edit }]);
  const entries = (changed.listing[field] ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.value));
  expect(entries).toContain(after);
});

it('exchanges a word that a text says itself, whatever the card has under that name', () => {
  const named = { ...card.current.listing, bullets: ['Capacity: 500 ml'] };
  const { listing } = applyEdits({ ...card, current: { ...card.current, listing: named } }, [
    { op: 'set', field: 'bullets', name: 'capacity', value: 'volume' },
  ]);
  expect(listing.bullets).toEqual(['Volume: 500 ml']);
});

describe('keywords that are set', () => {
  const set = (value: string) => after({ op: 'set', field: 'keywords', value }).listing.keywords;

  it('end with an "and" only behind a comma', () => {
    expect(set('mug, cup and jug')).toEqual(['mug', 'cup', 'jug']);
    expect(set('mug; cup, and jug & co')).toEqual(['mug', 'cup', 'jug & co']);
    expect(set('salt and pepper')).toEqual(['salt and pepper']);
    expect(set('salt and pepper, mill')).toEqual(['salt and pepper', 'mill']);
  });

  it('are read in one pass, however many there are', () => {
    expect(processorTime(() => set(', and'.repeat(3_900)))).toBeLessThan(1_000);
  });
});

describe('a sentence that is added to a description', () => {
  const added = (description: string, more: object = {}) =>
    applyEdits({ ...card, current: { ...card.current, listing: { ...card.current.listing, description } } }, [
      { op: 'add', field: 'description', value: 'Box & paper.', ...more } as ListingEdit,
    ]).listing.description;

  it('is a paragraph where there are paragraphs', () => {
    expect(added('<p>A</p><ul><li>B</li></ul>')).toBe('<p>A</p><ul><li>B</li></ul><p>Box &amp; paper.</p>');
    expect(added('<p>A</p>', { position: 1 })).toBe('<p>Box &amp; paper.</p><p>A</p>');
  });

  it('stands behind a blank line where there are none', () => {
    expect(added('A')).toBe('A\n\nBox & paper.');
  });
});

describe('words that replace others', () => {
  it('are exchanged as whole words, with the capital of the ones before', () => {
    const { listing, changes } = after(
      { op: 'set', field: 'title', name: 'steel', value: 'brass' },
      { op: 'set', field: 'keywords', name: 'bottle', value: 'jug' },
    );
    expect(listing).toEqual({ title: 'Brass bottle, best seller', keywords: ['flask', 'jug'] });
    expect(changes.map(({ field }) => field)).toEqual(['title', 'keywords']);
  });

  it('are those that a reader sees, not the markup of a description', () => {
    const description = '<table class="table"><tr><td>A table, cheap &amp; light</td></tr></table>';
    const html = {
      ...card,
      current: { ...card.current, listing: { ...card.current.listing, description } },
    };
    const edited = (edit: Partial<ListingEdit>) =>
      applyEdits(html, [{ op: 'set', field: 'description', ...edit } as ListingEdit]);
    expect(edited({ name: 'table', value: 'desk' }).listing.description).toBe(description.replace('A table', 'A desk'));
    expect(edited({ op: 'remove', value: 'table' }).listing.description).toBe(description.replace('A table', 'A'));
    for (const value of ['td', 'amp', 'class'])
      expect(edited({ op: 'remove', value })).toMatchObject({
        listing: {},
        notes: [`The description does not say “${value}”.`],
      });
  });

  it('are a number of things, whatever number stood there', () => {
    const description = 'Train set 52 pcs, 3 wagons\n52-pcs box, 1.52 pcs';
    const counted = { ...card, current: { ...card.current, listing: { ...card.current.listing, description } } };
    const edit: ListingEdit = { op: 'set', field: 'description', name: '… pcs', value: '54 pcs' };
    expect(applyEdits(counted, [edit]).listing.description).toBe('Train set 54 pcs, 3 wagons\n54 pcs box, 54 pcs');
  });

  it('are figures with their units, and no parts of other figures', () => {
    const description = 'It is 12cm tall, 112 cm long, 12.5 mm thick and takes 1.12 kg.';
    const measured = { ...card, current: { ...card.current, listing: { ...card.current.listing, description } } };
    const edit: ListingEdit = { op: 'set', field: 'description', name: '12', value: '14' };
    expect(applyEdits(measured, [edit]).listing.description).toBe(description.replace('12cm', '14cm'));
    // Where one stands alone, or several have units, the others are other facts.
    const pack = 'Pack of 5 plugs with a 5m cable, 5V and 5W.';
    const packed = { ...card, current: { ...card.current, listing: { ...card.current.listing, description: pack } } };
    const six: ListingEdit = { op: 'set', field: 'description', name: '5', value: '6' };
    expect(applyEdits(packed, [six]).listing.description).toBe(pack.replace('of 5', 'of 6'));
  });

  it('are told when no text says them, and not when another one does', () => {
    const edits = (name: string) =>
      (['title', 'keywords'] as const).map((field): ListingEdit => ({ op: 'set', field, name, value: 'jug' }));
    expect(after(...edits('cheap')).notes).toEqual(['The card does not say “cheap”.']);
    expect(after(...edits('flask')).notes).toEqual([]);
    expect(after(...edits('ask')).changes).toEqual([]);
  });
});

describe('stated changes', () => {
  it.each<[string, ListingEdit, object]>([
    ['a title', { op: 'set', field: 'title', value: 'Bottle' }, { title: 'Bottle' }],
    ['words out of the title', { op: 'remove', field: 'title', value: 'best seller' }, { title: 'Steel bottle,' }],
    [
      'a bullet at a place',
      { op: 'remove', field: 'bullets', position: 2 },
      { bullets: ['Cold for 24 hours', 'Light'] },
    ],
    [
      'the last bullet',
      { op: 'remove', field: 'bullets', position: -1 },
      { bullets: ['Cold for 24 hours', 'Leakproof'] },
    ],
    [
      'a bullet in a place',
      { op: 'set', field: 'bullets', position: 3, value: 'Weighs 320 g' },
      { bullets: ['Cold for 24 hours', 'Leakproof', 'Weighs 320 g'] },
    ],
    ['a keyword', { op: 'remove', field: 'keywords', value: 'FLASK' }, { keywords: ['bottle'] }],
    [
      'several keywords',
      { op: 'add', field: 'keywords', value: 'gift, camping' },
      { keywords: ['flask', 'bottle', 'gift', 'camping'] },
    ],
    [
      'a specification that is there',
      { op: 'set', field: 'specifications', name: 'capacity', value: '750 ml' },
      { specifications: [{ name: 'Capacity', value: '750 ml' }] },
    ],
    [
      'a price in its currency',
      { op: 'set', field: 'price', value: '€29,90' },
      { price: { amount: '29.90', currency: 'EUR' } },
    ],
    [
      'a price without one',
      { op: 'set', field: 'price', value: '1,299' },
      { price: { amount: '1299', currency: 'USD' } },
    ],
    [
      'a price with a point between the thousands',
      { op: 'set', field: 'price', value: '1.000,50 now' },
      { price: { amount: '1000.50', currency: 'USD' } },
    ],
    [
      'a price in yen',
      { op: 'set', field: 'price', value: '3.000 yen' },
      { price: { amount: '3000', currency: 'JPY' } },
    ],
    ['availability', { op: 'set', field: 'availability', value: 'sold out' }, { availability: 'out_of_stock' }],
    ['a brand', { op: 'set', field: 'brand', value: ' Acme ' }, { brand: 'Acme' }],
  ])('%s', (_, edit, listing) => {
    expect(after(edit)).toMatchObject({ listing, notes: [] });
    expect(Object.keys(after(edit).listing)).toEqual(Object.keys(listing));
  });

  it('say what could not be done, and change nothing', () => {
    expect(after({ op: 'remove', field: 'bullets', position: 9 })).toMatchObject({
      listing: {},
      changes: [],
      notes: ['There is no bullet 9: the card has 3.'],
    });
    expect(after({ op: 'remove', field: 'title' }).notes).toEqual(['A card cannot be without a title.']);
    expect(after({ op: 'set', field: 'price', value: 'cheap' }).notes[0]).toContain('Tell me the price');
    expect(after({ op: 'set', field: 'price', value: '500 pesos' }).notes[0]).toContain('the currency of the price');
  });

  it('moves the card to another marketplace', () => {
    expect(after({ op: 'set', field: 'marketplace', value: 'Walmart' })).toMatchObject({
      marketplace: 'walmart',
      listing: {},
    });
    expect(after({ op: 'set', field: 'marketplace', value: 'moon' }).changes).toEqual([]);
  });

  it('leaves the card that it was given as it is', () => {
    const before = JSON.stringify(card);
    after({ op: 'remove', field: 'bullets', position: 1 }, { op: 'add', field: 'keywords', value: 'x' });
    expect(JSON.stringify(card)).toBe(before);
  });
});

describe('words that are taken out of a text', () => {
  const out = (name: string) =>
    after(
      ...(['title', 'description', 'bullets', 'keywords'] as const).map((field) => ({
        op: 'remove' as const,
        field,
        name,
      })),
    );

  it('leave the rest of each entry as it is, and no empty one', () => {
    expect(out('best seller').listing).toEqual({ title: 'Steel bottle' });
    expect(out('leakproof')).toMatchObject({ listing: { bullets: ['Cold for 24 hours', 'Light'] }, notes: [] });
    expect(out('cold').listing).toEqual({ bullets: ['For 24 hours', 'Leakproof', 'Light'] });
    expect(out('bottle').listing).toEqual({ title: 'Steel, best seller', keywords: ['flask'] });
  });

  it('go only out of the entry that is named', () => {
    const said = { ...card, current: { ...card.current, listing: { ...card.current.listing } } };
    said.current.listing.bullets = ['Steel mug', 'Steel lid', 'Steel straw'];
    const without = (position: number, name = 'steel') =>
      applyEdits(said, [{ op: 'remove', field: 'bullets', position, name }]);
    expect(without(2).listing).toEqual({ bullets: ['Steel mug', 'Lid', 'Steel straw'] });
    expect(without(-1).listing).toEqual({ bullets: ['Steel mug', 'Steel lid', 'Straw'] });
    expect(without(3, 'lid')).toMatchObject({ listing: {}, notes: ['Number 3 of the bullets does not say “lid”.'] });
    expect(without(7).notes).toEqual(['Number 7 of the bullets does not say “steel”.']);
    const put = applyEdits(said, [{ op: 'set', field: 'bullets', position: 1, name: 'steel', value: 'tin' }]);
    expect(put.listing).toEqual({ bullets: ['Tin mug', 'Steel lid', 'Steel straw'] });
  });

  it('are told when no text says them, and a title stays', () => {
    expect(out('cheap')).toMatchObject({ listing: {}, notes: ['The card does not say “cheap”.'] });
    expect(out('Steel bottle, best seller').listing).toEqual({});
  });
});

describe('the measure of a part', () => {
  const of = (specifications: { name: string; value: string }[], name: string, value: string) => {
    const own = { ...card, current: { ...card.current, listing: { ...card.current.listing, specifications } } };
    return applyEdits(own, [{ op: 'set', field: 'specifications', name, value }]).listing.specifications;
  };

  it('is the one that the card has of it', () => {
    expect(of([{ name: 'Pendant size', value: '12 mm' }], 'Pendant', '14mm')).toEqual([
      { name: 'Pendant size', value: '14mm' },
    ]);
  });

  it('is a new one where the card has none of that kind, or two', () => {
    expect(of([{ name: 'Pendant weight', value: '3 g' }], 'Pendant', '14 mm')).toHaveLength(2);
    const two = ['Pendant height', 'Pendant width'].map((name) => ({ name, value: '12 mm' }));
    expect(of(two, 'Pendant', '14 mm')).toHaveLength(3);
  });
});

describe('words that are taken out', () => {
  const without = (name: string, description: string, bullets: string[]) => {
    const own = { ...card, current: { ...card.current, listing: { ...card.current.listing, description, bullets } } };
    const edits = (['description', 'bullets'] as const).map((field) => ({ op: 'remove' as const, field, name }));
    const { listing } = applyEdits(own, edits);
    return [listing.description, listing.bullets];
  };

  it('take with them a sentence or a bullet that they leave without its sense', () => {
    expect(without('gift box', 'A chain. Comes in a gift box.', ['Gift box included', 'Moon pendant'])).toEqual([
      'A chain.',
      ['Moon pendant'],
    ]);
  });

  it('leave what the rest of it says', () => {
    expect(without('dishwasher safe', 'Dishwasher safe and microwave safe. Blue.', ['Dishwasher safe'])).toEqual([
      'Microwave safe. Blue.',
      [],
    ]);
  });
});
