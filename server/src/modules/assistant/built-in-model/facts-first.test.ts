import { expect, it } from 'vitest';
import { talkInLibrary } from '../testing/talk-in-library.ts';

const shop = ['Yoga Mat', 'Wool Rug'];
const worksOf = (text: string) =>
  talkInLibrary(shop, 'show me the mat', text)
    .works.map(({ tool }) => tool)
    .filter((tool) => tool !== 'score_card');

it('what is told with the order stands on the card before the texts are written', () => {
  expect(worksOf('improve it for Amazon. The weight is 190 g.')).toEqual(['edit_card', 'improve_card']);
  expect(worksOf('improve it for Amazon and then set the weight to 190 g')).toEqual(['improve_card', 'edit_card']);
});

it.each([
  ['its handmade in Porto', 'Handmade in', 'Porto'],
  ['it is handmade in Portugal', 'Country of origin', 'Portugal'],
  ['it is made in Solingen, Germany', 'Country of origin', 'Solingen, Germany'],
])('what is handmade in a town is told as that: %s', (text, name, value) => {
  expect(talkInLibrary(shop, 'show me the mat', text).works).toMatchObject([
    { tool: 'edit_card', input: { edits: [{ field: 'specifications', name, value }] } },
  ]);
});
