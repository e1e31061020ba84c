import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Merino Beanie', 'Leather Belt'];

it.each([
  [['How long should an Amazon title be?', 'and on ebay?'], 'eBay takes titles of at most 80 characters'],
  [['what does improving a listing cost?', 'and a picture?'], '1 image credit'],
  [['what does it cost to improve one listing', 'and scoring?'], 'Scoring a card takes 1 scoring credit'],
])('a question goes on with the one before: %j', (texts, answer) => {
  const { said, works } = talkInLibrary(shop, ...texts);
  expect(said).toContain(answer);
  expect(works).toEqual([]);
});

it.each([
  [['what does improving a listing cost?', 'when do they refill?']],
  [['how much is the plus plan?', 'and yearly?']],
])('is looked up: %j', (texts) => {
  expect(talkInLibrary(shop, ...texts).works).toEqual([{ tool: 'show_usage', input: {} }]);
});

it('is work where work was before', () => {
  const { works } = talkInLibrary(shop, 'improve the belt for Amazon', 'and on eBay?');
  expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 2, marketplace: 'ebay' } });
});
