import { expect, it } from 'vitest';
import { talkInLibrary } from '../../../testing/talk-in-library.ts';

const towels = ['Linen Towel Mint', 'Linen Towel Sand', 'Small Wool Rug'];
const cardsOf = (...texts: string[]) => {
  const { works, said } = talkInLibrary(towels, ...texts);
  const cards = works.flatMap(({ input }) => input.card ?? input.cards ?? (input.scope ? ['priced'] : []));
  return works.length === 0 ? said.slice(0, 26) : [...new Set(cards)];
};

it.each([
  ['set the price of the mint one and the sand one to 20', 1, 2],
  ['score the mint one and the sand one', 'priced'],
  ['score the sand towel and the mint towel', 'priced'],
  ['set the price of the mint one and the small one to 20', 1, 3],
  ['set the price of the small one and the mint one to 20', 3, 1],
])('both of two that are told by what they are like: %s', (text, ...cards) =>
  expect(cardsOf('show my cards', text)).toEqual(cards),
);

it.each([
  'improve the mint one and the pretty one',
  'improve the pretty one and the mint one',
  'improve the linen one and the mint one',
])('no single one is worked on where the other is not known: %s', (text) =>
  expect(cardsOf(text)).toBe('Which listing do you mean?'),
);
