import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { claimNotes } from './claim-notes.ts';
import { alphabetical, reordered } from './list-order.ts';
import { statedPrice } from './price-edits.ts';
import { specificationAt } from './specification-names.ts';
import { styled, type TextStyle } from './text-styles.ts';

const spec = (name: string, value: string) => ({ name, value });

describe('the specification that a name means', () => {
  const items = [spec('Color', 'Blue'), spec('Dimensions', '7 x 26 cm'), spec('Capacity', '500 ml')];
  it.each([
    ['COLOR', '', 0],
    ['colours', 'green', 0],
    ['size', '8 x 27 cm', 1],
    ['size', 'M', -1],
    ['measurements', '', 1],
    ['volume', '1 l', 2],
    ['Lid color', 'red', -1],
    ['', '', -1],
  ])('%s %s', (name, value, at) => expect(specificationAt(items, name, value)).toBe(at));

  it('is none of two that both could be meant', () => {
    expect(specificationAt([spec('Size', '7 cm'), spec('Product dimensions', '8 cm')], 'measurements', '9 cm')).toBe(
      -1,
    );
    expect(specificationAt([spec('Dimensions', '7 cm'), spec('Size', 'M')], 'size', '9 cm')).toBe(1);
  });
});

describe('a price that is stated', () => {
  const before = { amount: '24.90', currency: 'USD' };
  it.each([
    ['1.299,00', '1299.00 USD'],
    ['19,99 €', '19.99 EUR'],
    ['+10%', '27.39 USD'],
    ['-2,5 %', '24.28 USD'],
    ['-5 USD', '19.90 USD'],
    ['+$1.10', '26.00 USD'],
    ['x0.5', '12.45 USD'],
    ['round', '25 USD'],
    ['round down', '24 USD'],
    ['round .99', '24.99 USD'],
    ['round up .50', '25.50 USD'],
  ])('%s', (value, expected) => {
    const price = statedPrice(value, before);
    expect(typeof price === 'string' ? price : `${price.amount} ${price.currency}`).toBe(expected);
  });

  it('keeps to the digits of its currency', () => {
    expect(statedPrice('+10%', { amount: '1999', currency: 'JPY' })).toEqual({ amount: '2199', currency: 'JPY' });
    expect(statedPrice('+10%', { amount: '20', currency: 'USD' })).toEqual({ amount: '22', currency: 'USD' });
    expect(statedPrice('round .99', { amount: '1999', currency: 'JPY' })).toMatch(/no cents/);
  });

  it.each([
    ['-5 EUR', before, 'do not convert'],
    ['-30 USD', before, 'no price'],
    ['-100%', before, 'no price'],
    ['+10%', null, 'has no price'],
    ['cheap', before, 'as a number'],
  ])('is asked for instead of %s', (value, price, message) => {
    expect(statedPrice(value, price)).toContain(message);
  });
});

describe('a list in another order', () => {
  const listing = () => ({ ...emptyListing, bullets: ['a', 'b', 'c', 'd'] });
  it.each([
    ['move', 3, 1, 'cabd'],
    ['move', 1, -1, 'bcda'],
    ['move', -1, -2, 'abdc'],
    ['move', 2, 99, 'acdb'],
    ['swap', 1, 3, 'cbad'],
    ['swap', 1, -1, 'dbca'],
  ] as const)('%s %i to %i', (op, position, to, expected) => {
    const card = listing();
    reordered(card, { op, field: 'bullets', position, to });
    expect(card.bullets.join('')).toBe(expected);
  });

  it('stays, and says why, when there is no such entry', () => {
    const card = listing();
    expect(reordered(card, { op: 'swap', field: 'bullets', position: 1, to: 9 })).toBe('The card has 4 bullets.');
    expect(reordered(card, { op: 'move', field: 'keywords', value: 'mug', to: 1 })).toContain('“mug”');
    expect(card).toEqual(listing());
  });

  it('has the entry at another place that says these words, when it is the only one', () => {
    const card = { ...emptyListing, bullets: ['Steel', 'Leakproof lid', 'Steel lid'] };
    reordered(card, { op: 'move', field: 'bullets', value: 'leakproof', to: 1 });
    expect(card.bullets).toEqual(['Leakproof lid', 'Steel', 'Steel lid']);
    expect(reordered(card, { op: 'move', field: 'bullets', value: 'lid', to: 1 })).toContain('“lid”');
  });

  it('is sorted by its words', () => {
    const card = {
      ...emptyListing,
      keywords: ['mug', 'Cup', '10 oz', '2 oz'],
      specifications: [spec('B', '1'), spec('A', '2')],
    };
    expect(alphabetical(card, 'keywords')?.after).toBe('1. 2 oz 2. 10 oz 3. Cup 4. mug');
    expect(alphabetical(card, 'keywords')).toBeNull();
    alphabetical(card, 'specifications');
    expect(card.specifications.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});

describe('a text in another style', () => {
  it.each<[TextStyle, string, string]>([
    ['title_case', 'steel bottle with 500 ml by Acme', 'Steel Bottle with 500 ml by Acme'],
    ['sentence_case', 'Steel Bottle by Acme. Fits Most Bags', 'Steel bottle by Acme. Fits most bags'],
    ['first_capital', 'keeps USB cables', 'Keeps USB cables'],
    ['no_capitals', 'BPA FREE bottle with LED. VERY light', 'BPA free bottle with LED. Very light'],
    ['no_emoji', 'Light 🎉 and small 👩‍🚀! Acme™', 'Light and small! Acme™'],
    ['no_exclamation_marks', 'Light! And small! Really?!', 'Light. And small. Really?'],
    ['no_exclamation_marks', 'Fits most cups!', 'Fits most cups'],
    ['brand_first', 'Steel Bottle by Acme', 'Acme Steel Bottle'],
    ['without_brand', "Acme's Steel Bottle - Acme", 'Steel Bottle'],
    ['upper_case', '<b>Light</b> bottle', '<b>LIGHT</b> BOTTLE'],
    ['sentence_case', '<p>Best <b>steel</b> mug</p>', '<p>Best <b>steel</b> mug</p>'],
    [
      'sentence_case',
      '<p>Best <b>Steel</b> Mug. <i>Light</i></p><p>Small</p>',
      '<p>Best <b>steel</b> mug. <i>Light</i></p><p>Small</p>',
    ],
    ['sentence_case', 'Salt &amp; Pepper Set', 'Salt &amp; pepper set'],
    [
      'title_case',
      'd&eacute;cor &amp; <b>g</b>ifts <i>and</i> more',
      'D&eacute;cor &amp; <b>G</b>ifts <i>and</i> More',
    ],
    ['first_capital', '<li><b>keeps</b> warm</li><li>is light</li>', '<li><b>Keeps</b> warm</li><li>Is light</li>'],
    ['no_emoji', 'Hot 🔥 <b>mug</b> &#128293;', 'Hot <b>mug</b>'],
    ['no_exclamation_marks', 'Hot! <b>And</b> small!<br>Light!', 'Hot. <b>And</b> small.<br>Light'],
    ['brand_first', 'Salt &amp; Pepper Set by Acme', 'Acme Salt &amp; Pepper Set'],
    ['brand_first', '<b>Salt</b> &amp; Pepper by Acme', '<b>Acme Salt</b> &amp; Pepper'],
    ['without_brand', '<b>Acme</b> Salt &amp; Pepper by Acme', '<b></b>Salt &amp; Pepper'],
  ])('%s: %s', (style, text, expected) => expect(styled(text, style, 'Acme')).toBe(expected));

  it('knows a brand that is written with a character reference', () =>
    expect(styled('Drill by Black &amp; Decker, 18 V', 'brand_first', 'Black & Decker')).toBe(
      'Black & Decker Drill, 18 V',
    ));

  it('is the same without a brand', () => expect(styled('Bottle', 'brand_first', '')).toBe('Bottle'));
});

describe('notes on claims', () => {
  const notes = (after: string, before: string | null = null) =>
    claimNotes([{ field: 'bullets', before, after }]).join();
  it('tell of promotion and of what needs proof', () => {
    expect(notes('#1 best seller')).toContain('refuse praise');
    expect(notes('Certification: FDA approved')).toContain('“FDA approved”');
    expect(notes('Cures back pain')).toContain('ask for proof');
  });
  it('are none for plain facts, what stood there, and what is denied', () => {
    expect(notes('Dishwasher safe, 500 ml, steel')).toBe('');
    expect(notes('Organic cotton, soft', 'Organic cotton')).toBe('');
    expect(notes('Not organic')).toBe('');
  });
});
