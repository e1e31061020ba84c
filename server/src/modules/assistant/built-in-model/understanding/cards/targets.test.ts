import { expect, it } from 'vitest';
import { targetIn } from './targets.ts';

it.each(['restore the version of last friday', 'what did you do last night'])(
  'a day is no place in a list: %s',
  (text) => expect(targetIn(text).kind).not.toBe('places'),
);

it.each([
  ['show my steel teapot', true],
  ['my pottery class saw it, so take the page down', false],
  ['the mums from my yoga course liked it, publish it', false],
])('people around the seller are no card that is surely named: %s', (text, isSure) => {
  const target = targetIn(text);
  expect(target.kind === 'named' && target.isSure).toBe(isSure);
});

it.each([
  ['can i look at number 3', [3]],
  ['which price is on number two?', [2]],
  ['improve number 4.', [4]],
  ['2 and 5 as etsy csv', [2, 5]],
  ['1, 3 and 4 for shopify', [1, 3, 4]],
  ['1 and 4 need better titles', [1, 4]],
  ['3 deserves a nicer description', [3]],
  ['the titles of 2 and 3 are too long', [2, 3]],
])('numbers of a list, wherever they stand: %s', (text, places) => {
  expect(targetIn(text)).toEqual({ kind: 'places', places });
});

it.each([
  'put the logo on bullet number 2',
  'we sell 2 and 5 packs',
  'at last',
  '2 bullets need better words',
  'bullets of 2 or 3 lines',
])('no cards of a list: %s', (text) => {
  expect(targetIn(text).kind).not.toBe('places');
});

it('takes a score that is asked about for no place', () => {
  expect(targetIn('ok but why 58')).toEqual({ kind: 'it' });
  expect(targetIn('ok improve 3')).toMatchObject({ kind: 'places', places: [3] });
});

it.each(['improve it for ebay in british english', 'improve it in us english'])(
  'a kind of English is no name: %s',
  (text) => expect(targetIn(text)).toEqual({ kind: 'it' }),
);
