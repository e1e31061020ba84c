// @vitest-environment jsdom
import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { takeOut } from './take-out.ts';

const listing = {
  ...emptyListing,
  title: 'Norvik Bottle with 3 year warranty, blue',
  description: 'A steel bottle. It has a 3 year warranty. One lid.',
  bullets: ['Steel', 'Made of bamboo', 'Cold. Made of bamboo. Light.'],
  specifications: [{ name: 'Material', value: 'bamboo' }],
  keywords: ['bamboo bottle', 'bottle'],
  brand: 'Norvik',
};
const flag = (path: string, words: string) => ({
  path,
  kind: 'ungrounded',
  text: `No source states “${words}”. Remove it.`,
});

it.each([
  ['title', '3 year', 'Norvik Bottle warranty, blue'],
  ['description', '3 year', 'A steel bottle. One lid.'],
  ['bullets/1', 'bamboo', ['Steel', 'Cold. Made of bamboo. Light.']],
  ['bullets/2', 'bamboo', ['Steel', 'Made of bamboo', 'Cold. Light.']],
  ['specifications/0', 'bamboo', []],
  ['keywords/0', 'bamboo', ['bottle']],
  ['brand', 'Norvik', null],
])('takes the flagged words out of %s, and only there', (path, words, value) => {
  expect(takeOut(listing, flag(path, words))?.value).toEqual(value);
});

it('offers nothing for words that are not there, or that are what is missing', () => {
  expect(takeOut(listing, flag('title', 'leather'))).toBeNull();
  expect(takeOut(listing, flag('bullets/7', 'bamboo'))).toBeNull();
  expect(takeOut(listing, { ...flag('title', '3 year'), kind: 'lost_fact' })).toBeNull();
});
