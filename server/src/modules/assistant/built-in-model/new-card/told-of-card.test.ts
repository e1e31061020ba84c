import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Oak Table', 'Wool Rug'];
const talk = (text: string) => talkInLibrary(shop, 'show me the table', text);
const told = (text: string) =>
  talk(text).works.map(({ tool, input: { card, edits } }) => [
    tool,
    card,
    ...(edits as { name?: string; value: string }[]).map(({ name, value }) => (name ? [name, value] : value)),
  ]);
const onTable = (...facts: (string | string[])[]) => [['edit_card', 1, ...facts]];

describe('what nobody understood and tells of the product', () => {
  it.each([
    ['double walled, keeps cold 24h and hot 12h', 'Double walled', 'Keeps cold 24h and hot 12h'],
    ['painted with water based paint, EN71 tested', 'Painted with water based paint', 'EN71 tested'],
    ['contains 110 cards, 4 meeples and a cloth map', 'Contains 110 cards, 4 meeples and a cloth map'],
    ['its UK plug, 3 pin', 'UK plug', '3 pin'],
    ['Honey is from lime trees, harvest of July 2026', 'Honey is from lime trees', 'Harvest of July 2026'],
    ['chuck 13mm, torque 50Nm', ['Chuck', '13mm'], ['Torque', '50Nm']],
    ['Please note the inner pocket has a zip.', 'Inner pocket has a zip'],
    ['the lid comes off', 'The lid comes off'],
    ['polished brass', 'Polished brass'],
    ['it is polished by hand', 'Polished by hand'],
    ['blade is german steel, 1.4116', ['Blade', 'german steel 1.4116']],
  ])('goes on the card in hand in the words of the seller: %s', (text, ...facts) =>
    expect(told(text)).toEqual(onTable(...facts)),
  );

  it('goes on the card that its subject names', () =>
    expect(told('the rug has a felt back')).toEqual([['edit_card', 2, 'Rug has a felt back']]));

  it.each([
    "It's a lovely rug, my customers adore it.",
    'the weather is cold',
    'it works now',
    'the parcel has arrived',
    'it has a bug',
    'sold 3 today, only 5 left',
    'new batch came in: 40 pieces',
    '500 ono',
    'it stands for quality',
    'it is from the old list',
    'glass is heavy to ship',
    'the switch is coming later',
    'the first line is made for amazon',
    'there is a problem',
    'it has typos',
    'it has 12 views',
    'it has no sales',
    'it gets no sales',
    'it takes forever',
    'it comes across cheap',
    'the page is slow',
    'it keeps changing',
    '10 minutes',
    'tested it',
    'tested it with 2 friends',
    'signed up for plus',
    'fully agree',
    '30 min spent',
    'it has 3 likes already',
    'it opens in another window',
    'bamboo is trending',
    'it has to sell',
    '500 o.n.o.',
    'the sale ends in 10 days',
    'the jeans have a small repair on the left pocket',
    'Shimano bicycle chain 11 speed 118 links new in box',
    'rug 1.25 m',
  ])('and no talk, and nothing of what may be another card: %s', (text) => expect(talk(text).works).toEqual([]));
});

it.each([
  ['colours black, sand, olive. sizes S to XXL', ['Color', 'black, sand, olive'], ['Size', 'S to XXL']],
  ['actually the colour is more like teal', ['Color', 'teal']],
  ['It also exists in 150 and 180', 'Also available in 150 and 180'],
])('nothing of several values is lost: %s', (text, ...facts) => expect(told(text)).toEqual(onTable(...facts)));
