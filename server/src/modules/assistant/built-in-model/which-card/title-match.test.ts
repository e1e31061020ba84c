import { expect, it } from 'vitest';
import { cardsNamed, hasWords } from './title-match.ts';

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

it.each(
  'candle candles|bottle bottles|vase vases|dress dresses|box boxes|glass glasses|shoe shoes|knife knives|scarf scarves|glove gloves|battery batteries|cookie cookies|toy toys|tie ties|brush brushes|watch watches|mug mugs'
    .split('|')
    .map((pair) => pair.split(' ')),
)('one and several of a thing are the same word: %s, %s', (one = '', several = '') => {
  expect([hasWords(`Blue ${one}`, several), hasWords(`Blue ${several}`, one)]).toEqual([true, true]);
});

it.each([
  ['Plastic Tub', 'tubes'],
  ['Rain Cape', 'caps'],
  ['Pine Board', 'pins'],
])('other words stay other ones: %s, %s', (title, words) => {
  expect(hasWords(title, words)).toBe(false);
});

it('the word of a title itself comes before another word for the same thing, unless more of the name fits there', () => {
  const [mug, cup] = [card('Blue Mug'), card('Tin Cup')];
  const named = (...words: string[]) => cardsNamed({ words, isOne: false, isStrong: true }, [mug, cup]);
  expect([named('mug'), named('cup'), named('blue', 'cup')]).toEqual([[mug], [cup], [mug]]);
});
