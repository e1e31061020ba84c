import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const titles = ['Stoneware Mug', 'Walnut Bowl', 'White Vase', 'Linen Runner'];

it.each([
  ['improve all bowls and vases', 'improve_cards', { any_of: ['bowls', 'vases'] }],
  ['score all mugs and bowls', 'score_cards', { any_of: ['mugs', 'bowls'] }],
  ['improve all mugs', 'improve_cards', { query: 'mugs' }],
  ['improve all mugs and export them', 'improve_cards', { query: 'mugs' }],
])('every kind that is named is worked on, and nothing else: %s', (text, tool, scope) => {
  expect(talkInLibrary(titles, text).works).toEqual([{ tool, input: { scope, dry_run: true } }]);
});
