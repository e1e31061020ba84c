import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../../testing/done-after.ts';
import { statedPrice } from '../../../tools/price-edits.ts';
import { isOddEdit } from './odd-edits.ts';

const editsAfter = (given: string, text: string) =>
  doneAfter(given, text).works.flatMap(({ tool, input }) => (tool === 'edit_card' ? (input?.edits as object[]) : []));

describe('words that are no value of a card', () => {
  it.each([
    'same as the first please',
    'the same as the last one',
    'scor both',
    'rite them again',
    'Sorry, in English: shorter title, steel at the start',
    'title first: put the colour before the size',
    'in other words: a better description',
    'set them to 25',
    'set both to 25',
    'change the weight to grams',
    'set the capacity to ounces please',
    'use the brand name LEGO in keywords so people find it',
  ])('are not written into it: %s', (text) => {
    for (const given of ['card_shown', 'after_question', 'after_improve'])
      expect(editsAfter(given, text), given).toEqual([]);
  });

  it('nor is where something is to stand, or that it is corrected', () => {
    expect(isOddEdit({ op: 'set', field: 'specifications', name: 'Cold', value: '24h one first' })).toBe(true);
    expect(isOddEdit({ op: 'add', field: 'bullets', value: 'Correction' })).toBe(true);
    expect(isOddEdit({ op: 'add', field: 'bullets', value: 'Corrects every typo' })).toBe(false);
  });

  it('are told apart from values', () => {
    const specification = (name: string, value: string) =>
      isOddEdit({ op: 'set', field: 'specifications', name, value });
    expect(specification('Weight', '300 grams')).toBe(false);
    expect(specification('Original title', 'The long way home')).toBe(false);
    expect(specification('First edition', '1983')).toBe(false);
    expect(specification('Size', 'L')).toBe(false);
    expect(specification('Fits', 'the same models as the 2019 version')).toBe(false);
    expect(isOddEdit({ op: 'set', field: 'brand', value: 'Made in Heights' })).toBe(false);
  });

  it('ask for the value where only its unit is said', () => {
    expect(doneAfter('card_shown', 'change the weight to grams').said).toContain('Tell me the new value');
  });

  it('no price is nothing', () => {
    for (const nothing of ['0', '0.00', '$0', '0 EUR'])
      expect(statedPrice(nothing, { amount: '5', currency: 'EUR' })).toContain('more than 0');
    expect(statedPrice('0.99', { amount: '5', currency: 'EUR' })).toEqual({ amount: '0.99', currency: 'EUR' });
  });
});

describe('corrections', () => {
  const condition = [
    { op: 'set', field: 'specifications', name: 'Condition', value: expect.stringMatching(/^very good$/i) },
  ];
  it.each([
    'condition should be Very good, not good',
    'the condition should be very good, not just good',
    'set the condition to very good',
    'condition should be very good',
  ])('of the condition: %s', (text) => {
    expect(editsAfter('card_shown', text)).toEqual(condition);
  });

  it.each(['and diameter also in cm: 10 cm', 'the diameter in cm too: 10 cm', 'diameter in cm: 10 cm'])(
    'of a measure in another unit: %s',
    (text) => {
      expect(editsAfter('card_shown', text)).toEqual([
        { op: 'set', field: 'specifications', name: 'Diameter', value: '10 cm' },
      ]);
    },
  );

  it.each(['the lid is beech, not bamboo', 'the lid is beech not bamboo', 'no, the lid is beech, not bamboo'])(
    'of a part are said with that part and the wrong value: %s',
    (text) => {
      expect(editsAfter('card_shown', text)).toEqual([
        { op: 'set', field: 'specifications', name: 'Lid', value: 'beech', instead_of: 'bamboo' },
      ]);
    },
  );

  it.each(["it's a set of 4 actually", 'no, they come in a set of 4', "it's a set of 4, not 3"])(
    'of how many belong together reach every text: %s',
    (text) => {
      expect(editsAfter('card_shown', text)).toContainEqual({
        op: 'set',
        field: 'title',
        name: 'set of …',
        value: 'set of 4',
      });
    },
  );

  it('have no quote at their end', () => {
    expect(editsAfter('card_shown', 'write "handmade in Germany"')).toEqual([
      { op: 'set', field: 'specifications', name: 'Country of origin', value: 'Germany' },
    ]);
  });
});
