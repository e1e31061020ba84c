import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Mug Blue Glaze', 'Mug White Glaze', 'Rain Jacket Yellow'];
const pricesOf = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.map(({ input: { card, edits } }) => [card, edits]);
const to = (value: string) => [{ op: 'set', field: 'price', value }];

describe('a sum behind a price', () => {
  it.each([
    [['how much is the jacket', 'put it up to 28'], 3, '28'],
    [['what does the jacket cost', 'make it 18'], 3, '18'],
    [['set the price of the jacket to 40', 'no put it back up to 45'], 3, '45'],
    [['show me my mugs', 'make the second one 16.50', 'and put the other back to 15'], 1, '15'],
  ])('is the new price: %j', (texts, card, value) => {
    expect(pricesOf(...texts)).toEqual([[card, to(value)]]);
  });

  it('is none where no price was spoken of', () => {
    expect(pricesOf('show me the jacket', 'make it 18')).toEqual([]);
  });
});
