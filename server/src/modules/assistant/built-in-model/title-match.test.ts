import { expect, it } from 'vitest';
import { cardsNamed } from './title-match.ts';

const card = (title: string) => ({ card_id: title, title, marketplace: 'generic' as const, score: null });
const bottle = card('Steel Water Bottle 500 ml');
const lamp = card('LED Desk Lamp');

it.each([
  ['waffle iron', []],
  ['standing desk', []],
  ['steel bottle', [bottle]],
  ['desk light', [lamp]],
  ['desk', [lamp]],
])('what a title only says beside its thing names no card of another thing: %s', (name, meant) => {
  expect(cardsNamed({ words: name.split(' '), isOne: false, isStrong: true }, [bottle, lamp])).toEqual(meant);
});
