import { expect, it } from 'vitest';
import { mentionsIn } from './card-mentions.ts';
import { withoutContrast } from './told-contrasts.ts';

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
