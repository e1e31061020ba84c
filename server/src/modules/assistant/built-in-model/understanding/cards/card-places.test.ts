import { describe, expect, it } from 'vitest';
import { placeholders } from '../../../intents/seller-library.ts';
import { doneAfter } from '../../../testing/done-after.ts';

const { $1: bottle, $2: board, $3: mug, $4: apron, $5: lamp } = placeholders;
const beside = new Set<string>(['score_card', 'compare_versions']);
const done = (text: string) =>
  doneAfter('cards_listed', text)
    .works.filter(({ tool }) => !beside.has(tool))
    .map(({ tool, input = {} }) => [tool, input.card_id ?? input.card_ids, input.edits]);
const removed = (field: string, position: number) => [{ op: 'remove', field, position }];

describe('places of a list of cards beside parts of a card', () => {
  it.each<[string, ...unknown[]]>([
    ['no. 3: add a bullet "Stays warm"', ['edit_card', mug, [{ op: 'add', field: 'bullets', value: 'Stays warm' }]]],
    ['#2: delete the second bullet', ['edit_card', board, removed('bullets', 2)]],
    ['4: add the keyword cooking', ['edit_card', apron, [{ op: 'add', field: 'keywords', value: 'cooking' }]]],
    [
      'sort keywords of the last card alphabetically',
      ['edit_card', lamp, [{ op: 'restyle', field: 'keywords', style: 'a_to_z' }]],
    ],
    ['delete the last keyword of the fourth', ['edit_card', apron, removed('keywords', -1)]],
    [
      'move the third bullet of the last one to the top',
      ['edit_card', lamp, [{ op: 'move', field: 'bullets', position: 3, to: 1 }]],
    ],
    [
      '#4 material is hemp, size is L. write both in the specs',
      [
        'edit_card',
        apron,
        [
          { op: 'set', field: 'specifications', name: 'Material', value: 'hemp' },
          { op: 'set', field: 'specifications', name: 'Size', value: 'L' },
        ],
      ],
    ],
    [
      'the fourth one is made of hemp, put that in',
      ['edit_card', apron, [{ op: 'set', field: 'specifications', name: 'Material', value: 'hemp' }]],
    ],
    [
      'on the first one drop the third bullet and on the fourth one drop the first bullet',
      ['edit_card', bottle, removed('bullets', 3)],
      ['edit_card', apron, removed('bullets', 1)],
    ],
    [
      'drop the third bullet of number 1 and the first keyword of number 4',
      ['edit_card', bottle, removed('bullets', 3)],
      ['edit_card', apron, removed('keywords', 1)],
    ],
    [
      'lock the description on nr 2 and then improve it',
      ['lock_fields', board, undefined],
      ['improve_card', board, undefined],
    ],
    ['please send 2 and 5 to a Shopify file', ['export_cards', [board, lamp], undefined]],
  ])('%s', (text, ...works) => expect(done(text)).toEqual(works));

  it.each([
    ['lock the titles of the second and the third', [board, mug]],
    ['improve the title of the second one', [board]],
    ['brighten the second photo of the first card', [bottle]],
  ])('%s', (text, cards) => expect(done(text).map(([, card]) => card)).toEqual(cards));

  it('a place that the list does not have is asked for', () =>
    expect(done('delete the first bullet of the ninth card')).toEqual([]));
});
