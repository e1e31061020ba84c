import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const chain = 'Shimano bicycle chain 11 speed 118 links new in box';
const talk = (...texts: string[]) => talkInLibrary(['Merino Beanie'], ...texts);

it.each([
  chain,
  'used book: The Old Man, paperback, good condition, 1999',
  'selling my old iPhone 12 64GB black, small scratch on the back',
  'ive got a board game, for 2-4 players, 45 min, ages 8+',
  'I make leather dog collars',
  'Blue ceramic mug',
])('a card is offered for: %s', (text) => {
  expect(talk(text)).toMatchObject({ works: [], said: expect.stringContaining('Is that a product of yours?') });
});

it.each([
  ['yes please', chain],
  ['price 27,90', `${chain}, price 27,90`],
  ['27 euros', `${chain}, 27 euros`],
  ['button fly', `${chain}, button fly`],
  ['it comes with the original box but no charger', `${chain}, it comes with the original box but no charger`],
  ['its called Otter Harbour', `Otter Harbour, ${chain}`],
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

it.each([
  'whats better, etsy or ebay for candles?',
  'i love lavender',
  'My cat sits on the keyboard, sorry',
  'hello, can you help me sell stuff?',
])('questions and chat are offered none: %s', (text) => {
  const { said, works } = talkInLibrary([], text);
  expect(said).not.toContain('Is that a product of yours?');
  expect(works).toEqual([]);
});

it('says what is to be sold, and not that it is', () =>
  expect(talk('selling my old iPhone 12 64GB black, small scratch', 'yes').works).toEqual([
    { tool: 'create_card', input: { text: 'iPhone 12 64GB black, small scratch' } },
  ]));
