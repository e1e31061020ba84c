import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Mug Blue Glaze @etsy 61 24.00', 'Mug White Glaze @etsy 55 26.50', 'Desk Lamp Black @amazon 70 45.00'];
const worksOf = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.filter(({ tool }) => tool !== 'score_card');

describe('a card that is named by its price', () => {
  it.each([
    ['improve the mug that costs 26.50', { tool: 'improve_card', input: { card: 2 } }],
    ['set the price of the 24 dollar mug to 22', { tool: 'edit_card', input: { card: 1 } }],
    ['the $45 one needs a shorter title', { tool: 'improve_card', input: { card: 3, sections: ['title'] } }],
    ['how much does the 45 dollar lamp weigh', { tool: 'answer_from_card', input: { card: 3 } }],
  ])('is looked up by it: %s', (text, work) => {
    expect(worksOf(text)).toMatchObject([work]);
  });

  it.each(['improve the 12 dollar one', 'improve the 30 dollar lamp'])('is none where none costs that: %s', (text) => {
    expect(worksOf(text)).toEqual([]);
  });

  it('a sum that something shall cost names none', () => {
    expect(worksOf('set the price of the lamp at 24 dollars')).toMatchObject([
      { tool: 'edit_card', input: { card: 3 } },
    ]);
  });
});

it.each([
  ['the white one is too expensive, make it 25', 2, '25'],
  ['the lamp is way too cheap, put it up to 50', 3, '50'],
])('what is too dear gets another price: %s', (text, card, value) => {
  expect(worksOf(text)).toEqual([
    { tool: 'edit_card', input: { card, edits: [{ op: 'set', field: 'price', value }] } },
  ]);
});
