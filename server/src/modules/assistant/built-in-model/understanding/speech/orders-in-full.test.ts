import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../../testing/done-after.ts';
import { orderInFull } from './orders-in-full.ts';

it.each([
  [
    'Remove the bullet about the kitchen and the one about the warranty',
    'Remove the bullet about the kitchen and Remove the bullet about the warranty',
  ],
  [
    'please delete the keyword with gift, and the one with tea',
    'please delete the keyword with gift and delete the keyword with tea',
  ],
  ['score number 2 and 4 for ebay', 'score number 2 and number 4 for ebay'],
  ['is it under $20?', 'is it cheaper than $20?'],
  ['and is the mug over 20 dollars', 'and is the mug more expensive than 20 dollars?'],
  ['improve only those', 'improve those'],
  ['ok, score just these two for ebay', 'ok, score these for ebay'],
])('%s', (said, order) => expect(orderInFull(said)).toBe(order));
it.each(['improve the bullet about the lid and the one about the price', 'improve only the title'])(
  'is said as it is: %s',
  (said) => expect(orderInFull(said)).toBeNull(),
);

describe('a value that was told in front', () => {
  it.each([
    ['the lamp has 12 W, set Wattage in its specs to that', 'set the specification Wattage of the lamp to 12 W'],
    ['it takes 40 minutes to charge, set Charging time to that', 'set the specification Charging time to 40 minutes'],
    ['the mug weighs 180 g. Please set the weight to this', 'set the specification weight of the mug to 180 g'],
    ['12 W - set the specification Wattage of the lamp to that', 'set the specification Wattage of the lamp to 12 W'],
    ['it costs 24.90 now, so set the price to that', 'set the price to 24.90'],
    [
      'the box is 30 x 20 x 10 cm, change the dimensions to that',
      'set the specification dimensions to 30 x 20 x 10 cm',
    ],
  ])('is what "that" means: %s', (said, order) => expect(orderInFull(said)).toBe(order));

  it.each([
    'it has 12 W and 3 modes, set wattage to that',
    'the title is too long, set it to that',
    'set Wattage to 12 W',
    'is it 12 W? then set Wattage to that',
  ])('is none, or one of several: %s', (said) => expect(orderInFull(said)).toBeNull());

  it('goes on the card', () => {
    expect(callsAfter('card_shown', 'it takes 40 minutes to charge, set Charging time to that')).toEqual([
      {
        tool: 'edit_card',
        input: expect.objectContaining({
          edits: [{ op: 'set', field: 'specifications', name: 'Charging time', value: '40 minutes' }],
        }),
      },
    ]);
  });
});

describe('a word that is exchanged', () => {
  it.each([
    ['change every stainless to inox', 'replace "stainless" with "inox" everywhere'],
    ['swap every camp for hiking please', 'replace "camp" with "hiking" everywhere'],
    ['turn all mentions of plastic into bioplastic', 'replace "plastic" with "bioplastic" everywhere'],
    ['turn stainless into inox wherever it occurs', 'replace "stainless" with "inox" everywhere'],
    ['wherever it says eco, make it green', 'replace "eco" with "green" everywhere'],
    ['change eco to green in all bullets', 'replace "eco" with "green" in the bullets'],
    ['change every stainless to inox on the lamp', 'replace "stainless" with "inox" everywhere on the lamp'],
  ])('is no specification: %s', (said, order) => expect(orderInFull(said)).toBe(order));

  it.each([
    'change all prices to 20',
    'change every title to uppercase',
    'change all cards to Etsy',
    'change every monday to tuesday',
    'change it to blue everywhere',
    'replace the white background with grey',
    'make every bullet shorter',
  ])('is no part of a card, and no time: %s', (said) => expect(orderInFull(said)).toBeNull());

  it('is exchanged in each text of the card', () => {
    const edits = callsAfter('card_shown', 'change every stainless to inox').flatMap(({ input }) => input.edits ?? []);
    expect(edits).toContainEqual({ op: 'set', field: 'title', name: 'stainless', value: 'inox' });
    expect(edits).not.toContainEqual(expect.objectContaining({ field: 'specifications' }));
  });
});

describe('a field of a card that is named', () => {
  it.each([
    ['set the Wattage of the mug to 12 W', { field: 'specifications', name: 'Wattage', value: '12 W' }],
    ['set the charging time of the mug to 40 minutes', { field: 'specifications', name: 'Charging time' }],
    ['set the price of the mug to 40', { field: 'price', value: '40' }],
    ['set the mug to 40', { field: 'price', value: '40' }],
  ])('is no price of it: %s', (text, edit) => {
    const edits = callsAfter('card_shown', text).flatMap(({ input }) => input.edits ?? []);
    expect(edits).toEqual([expect.objectContaining(edit)]);
  });
});
