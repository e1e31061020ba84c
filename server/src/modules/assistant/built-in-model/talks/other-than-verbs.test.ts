import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shed = ['Garden Shears 21 cm', 'Hand Trowel', 'Watering Can 5 l'];

it('a watering can is a card, whatever "can" means elsewhere', () => {
  const { works } = talkInLibrary(shed, 'score the trowel and export the watering can as json');
  expect(works).toEqual([
    { tool: 'score_card', input: { card: 2 } },
    { tool: 'export_cards', input: { cards: [3], format: 'json' } },
  ]);
  expect(talkInLibrary(shed, 'score the trowel and improve the watering can').works.at(-1)?.input).toEqual({ card: 3 });
});
