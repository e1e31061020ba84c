import { expect, it } from 'vitest';
import { doneAfter } from '../../testing/done-after.ts';

it.each([
  ['no_card', 'can you make the good-looking one cheaper by 3 dollars'],
  ['card_shown', 'make the good-looking one cheaper by 3 dollars'],
  ['card_shown', 'improve the pretty one'],
  ['cards_listed', 'shorten the title of the ugly one'],
])('a card that only the seller tells from the others is asked for (%s): %s', (given, text) => {
  expect(doneAfter(given, text).works.filter(({ tool }) => tool !== 'list_cards')).toEqual([]);
});

it.each(['make this nice one cheaper by 3 dollars', 'improve it, I want a nice one'])(
  'words for what a card is like ask for none: %s',
  (text) => {
    expect(doneAfter('card_shown', text).works.length).toBeGreaterThan(0);
  },
);
