import { expect, it } from 'vitest';
import { talkInLibrary } from '../testing/talk-in-library.ts';

const chain = 'Shimano bicycle chain 11 speed 118 links new in box';
const talk = (...texts: string[]) => talkInLibrary(['Merino Beanie'], ...texts);

it.each([chain, 'used book: The Old Man, paperback, good condition, 1999'])('a card is offered for: %s', (text) => {
  expect(talk(text)).toMatchObject({ works: [], said: expect.stringContaining('Is that a product of yours?') });
});

it.each([
  ['yes please', chain],
  ['price 27,90', `${chain}, price 27,90`],
  ['27 euros', `${chain}, 27 euros`],
])('and made once: %s', (answer, text) => {
  expect(talk(chain, answer).works).toEqual([{ tool: 'create_card', input: { text } }]);
});

it.each(['ebay', 'woocommerce', 'google'])('"list it on %s" agrees to it for that marketplace', (marketplace) => {
  expect(talk(chain, `list it on ${marketplace}`).works).toEqual([
    { tool: 'create_card', input: { text: chain, marketplace } },
  ]);
});

it.each([
  ['at 8 in the evening'],
  ['call the new one Leather Belt Black 100 cm'],
  ['show me the beanie', chain],
  [chain, 'no'],
  ['hello there', 'yes'],
])('and for nothing else: %s', (...texts) => {
  const { said, works } = talk(...texts);
  expect(said).not.toContain('Is that a product of yours?');
  expect(works).toEqual([]);
});
