import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

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
  ['improve it for Amazon. The steel is X50CrMoV15, hardness 56 HRC', ['Steel', 'X50CrMoV15'], ['Hardness', '56 HRC']],
  ['improve the mat for Amazon. The steel is X50CrMoV15', ['Steel', 'X50CrMoV15']],
  ['improve it for Amazon: the weight is 190 g', ['Weight', '190 g']],
  ['improve it. 925 sterling silver, 3 mm wide', ['Material', '925 sterling silver'], ['Width', '3 mm']],
  ['improve it for Etsy, it weighs 190 g, the thread is M8', ['Weight', '190 g'], ['Thread', 'M8']],
  ['improve it for Etsy. The lining is cork, the edge is sewn', ['Lining', 'cork'], ['Edge', 'sewn']],
  ['the glass is K9, plating 0.5 micron. Improve it for eBay pls', ['Glass', 'K9'], ['Plating', '0.5 micron']],
  ['rewrite it for amazon, GSM 240', ['GSM', '240']],
])('each fact that is told with the order is there: %s', (text, ...facts) => {
  const { works } = talkInLibrary(shop, 'show me the mat', text);
  expect(works.map(({ tool }) => tool)).toEqual(['edit_card', 'score_card', 'improve_card']);
  expect(works[0]?.input).toMatchObject({ card: 1, edits: facts.map(([name, value]) => ({ name, value })) });
});

it.each([
  ['improve it for Etsy. It comes in a gift box', { field: 'bullets', value: 'Comes in a gift box' }],
  ['brand is Loomi, rewrite it for ebay', { field: 'brand', value: 'Loomi' }],
  ['make it better, the brand is Loomi', { field: 'brand', value: 'Loomi' }],
])('a brand and what comes with it are told first, too: %s', (text, edit) => {
  const { works } = talkInLibrary(shop, 'show me the mat', text);
  expect(works.map(({ tool }) => tool)).toEqual(['edit_card', 'score_card', 'improve_card']);
  expect(works[0]?.input).toMatchObject({ card: 1, edits: [edit] });
});

it.each([
  'improve it. The title is boring',
  'improve it. The tone is too stiff',
  'improve it. The weight is wrong',
  'improve it. Tone: friendly',
  'improve it, brand first',
  'improve it, style is boring',
  'rewrite it. The colours are off',
  'improve it, color: your choice',
  'improve it. Goal: more clicks',
  'improve it. The deadline is May5',
  'improve it, max 80 characters, red',
  'improve it, size M buyers are our market',
])('what is no fact of the product is written on no card: %s', (text) =>
  expect(worksOf(text)).toEqual(['improve_card']),
);

it.each([
  ['its 925 sterling silver, 3 mm wide, sizes 50 to 60', ['Material', 'Width', 'Size']],
  ["it's 14k gold", ['Material']],
  ['the steel is X50CrMoV15, hardness 56 HRC', ['Steel', 'Hardness']],
])('facts alone are written: %s', (text, names) =>
  expect(talkInLibrary(shop, 'show me the mat', text).works).toMatchObject([
    { tool: 'edit_card', input: { edits: names.map((name) => ({ name })) } },
  ]),
);

it.each([
  ['its handmade in Porto', 'Handmade in', 'Porto'],
  ['it is handmade in Portugal', 'Country of origin', 'Portugal'],
  ['it is made in Solingen, Germany', 'Country of origin', 'Solingen, Germany'],
])('what is handmade in a town is told as that: %s', (text, name, value) => {
  expect(talkInLibrary(shop, 'show me the mat', text).works).toMatchObject([
    { tool: 'edit_card', input: { edits: [{ field: 'specifications', name, value }] } },
  ]);
});

it('a code of the product is no rule of the score', () => {
  const { works } = talkInLibrary(shop, 'show me the mat', 'the glass is K9. Improve it for eBay');
  expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 1, marketplace: 'ebay' } });
});
