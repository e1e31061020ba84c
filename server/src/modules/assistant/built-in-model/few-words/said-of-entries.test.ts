import { expect, it } from 'vitest';
import { talkAfter } from '../../testing/talk-after.ts';

const editsAfter = (...texts: [string, ...string[]]) =>
  talkAfter('card_shown', ...texts).works.map(({ tool, input: { edits } }) => ({ tool, edits }));
const edit = (one: object) => [{ tool: 'edit_card', edits: [one] }];

it.each([
  ['remove the second bullet', 'remove the one about hooks', { op: 'remove', field: 'bullets', value: 'hooks' }],
  [
    'put the first bullet last',
    'and the one with the paint last',
    { op: 'move', field: 'bullets', value: 'paint', to: -1 },
  ],
  [
    'put the first bullet last',
    'move the one about paint to the top',
    { op: 'move', field: 'bullets', value: 'paint', to: 1 },
  ],
  [
    'set the title to "Puzzle for Children"',
    "drop 'for Children' from it",
    { op: 'remove', field: 'title', value: 'for Children' },
  ],
])('%s: %s', (before, text, expected) => expect(editsAfter(before, text)).toEqual(edit(expected)));

it('is about no bullet where none was spoken of', () => {
  expect(editsAfter('set the price to 20', 'remove the one about hooks')).not.toEqual(
    edit({ op: 'remove', field: 'bullets', value: 'hooks' }),
  );
});
