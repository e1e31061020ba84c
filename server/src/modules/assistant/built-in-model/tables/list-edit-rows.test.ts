import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../testing/done-after.ts';

describe('words that go out of several texts', () => {
  const lost = (name: string, ...fields: string[]) => fields.map((field) => ({ op: 'remove', field, name }));
  it.each([
    ['remove the word steel from the title and the bullets', lost('steel', 'title', 'bullets')],
    ['remove the word steel from the bullets and the title', lost('steel', 'title', 'bullets')],
    [
      'Please take the word "best seller" out of the bullets, the title and the description',
      lost('best seller', 'title', 'description', 'bullets'),
    ],
    ['delete the word Steel in the bullets and keywords please', lost('Steel', 'bullets', 'keywords')],
    [
      'can you drop the term leak proof from the description and the bullets?',
      lost('leak proof', 'description', 'bullets'),
    ],
  ])('go out of each of them: %s', (text, edits) => {
    expect(callsAfter('card_shown', text)).toMatchObject([{ tool: 'edit_card', input: { edits } }]);
  });

  it('beside another order are only of the text that is named', () => {
    expect(callsAfter('card_shown', 'remove the word steel from the bullets and add a bullet: Light')).toMatchObject([
      {
        input: {
          edits: [
            { op: 'remove', field: 'bullets', name: 'steel' },
            { op: 'add', value: 'Light' },
          ],
        },
      },
    ]);
  });
});

it('takes what a list is cleared of for its entries, and not for all cards', () => {
  expect(callsAfter('card_shown', 'no bullets at all any more, ebay ignores them. clear them all')).toMatchObject([
    { tool: 'edit_card', input: { edits: [{ op: 'remove', field: 'bullets' }] } },
  ]);
  expect(callsAfter('card_shown', 'delete the keyword steel from all of them')).toEqual([]);
});
