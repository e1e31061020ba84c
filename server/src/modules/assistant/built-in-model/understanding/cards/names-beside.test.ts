import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../../testing/talk-in-library.ts';
import { mentionsIn } from './card-mentions.ts';

const jewels = ['Sterling Silver Hoop Earrings', 'Gold Plated Necklace', 'Moonstone Ring Size 7', 'Leather Bracelet'];
const toys = ['Wooden Train Set 24 Pieces', 'Plush Fox 30 cm', 'Dinosaur Puzzle 100 Pieces'];

describe('what is ordered together with a card', () => {
  it.each([
    ['publish the ring and the hoops', jewels, [3, 1]],
    ['publish the hoops and the ring', jewels, [1, 3]],
    ['make the ring and the bracelet public', jewels, [3, 4]],
    ['publish ring and bracelet', jewels, [3, 4]],
  ])('is done to both: %s', (text, titles, cards) => {
    const { works } = talkInLibrary(titles, text);
    expect(works).toEqual(cards.map((card) => ({ tool: 'publish_case', input: { card } })));
  });

  it.each([
    ['put fox n puzzle in a csv', [2, 3]],
    ['export fox and train as csv', [2, 1]],
  ])('is in the same file: %s', (text, cards) => {
    const { works } = talkInLibrary(toys, text);
    expect(works).toEqual([{ tool: 'export_cards', input: { cards, format: 'csv' } }]);
  });

  it('is compared with it', () => {
    const { works } = talkInLibrary(toys, 'compare fox and train');
    expect(works.map(({ tool, input }) => [tool, input.card])).toEqual([
      ['read_card', 2],
      ['read_card', 1],
    ]);
  });

  it.each([
    'improve the mug and export it',
    'improve the mug and the photos',
    'score the mug and the rest',
    'the mug is blue and grey',
  ])('is nothing else that stands there: %s', (text) => {
    expect(mentionsIn(text).map(({ words }) => words)).toEqual([['mug']]);
  });
});
