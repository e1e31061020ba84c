import { expect, it } from 'vitest';
import { mentionsIn } from './card-mentions.ts';
import { withoutContrast, withoutKept } from './told-contrasts.ts';

const withoutIt = (text: string) => withoutContrast(text, mentionsIn(text));

it.each([
  ['it is glass. Leather is the wallet, of course', 'it is glass'],
  ['glass, the copper one is the kettle.', 'glass'],
  ['The colour is red - blue is the tray, not this one', 'The colour is red'],
  ["this is glass, you're mixing it up with the kettle", 'this is glass'],
  ['glass. I think you are confusing it with the wallet, lol', 'glass'],
])('what only tells another card from the one in hand is left out: %s', (text, rest) => {
  expect(withoutIt(text)).toBe(rest);
});

it.each([
  'improve it, next is the kettle',
  'the best one is the kettle',
  'blue is the kettle',
  'it is glass. leather is the wallet, write that in its specs',
  'this is glass, what is the kettle?',
])('what is said of the other card stays: %s', (text) => {
  expect(withoutIt(text)).toBeNull();
});

it.each([
  ['keep this. but the kettle, take that one back', 'the kettle, take that one back'],
  ['ok, leave it as it is, and score the kettle', 'score the kettle'],
])('what stays of the card in hand is left out before an order for another: %s', (text, rest) => {
  expect(withoutKept(text, mentionsIn(text))).toBe(rest);
});

it.each([
  'keep this. score it again',
  'the kettle first. keep this, then improve it',
  'keep this kettle as it is',
  'keep this. the kettle too',
])('nothing is left out: %s', (text) => {
  expect(withoutKept(text, mentionsIn(text))).toBeNull();
});
