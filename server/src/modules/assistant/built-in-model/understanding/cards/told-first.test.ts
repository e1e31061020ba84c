import { expect, it } from 'vitest';
import { mentionsIn } from './card-mentions.ts';
import { saidOfBoth, withoutTold } from './told-first.ts';

it.each([
  ['I clicked on the kettle by mistake. Back to this card: shorten the title', 'Back to this card: shorten the title'],
  [
    'the guitar took me the whole day! Where were we, it weighs 300 g? Yes. Add that',
    'Where were we, it weighs 300 g? Yes. Add that',
  ],
  [
    'I thought this picture was for the tray. My mistake, it is for the card on screen. Add it',
    'My mistake, it is for the card on screen. Add it',
  ],
])('what only tells of another card before it goes back is left out: %s', (text, rest) => {
  expect(withoutTold(text, mentionsIn(text))).toBe(rest);
});

it.each([
  'I looked at the kettle. Improve it',
  'I opened the kettle. Now back to the guitar: score it',
  'score the kettle. Then back to this card: score it',
])('what is said of a card stays: %s', (text) => {
  expect(withoutTold(text, mentionsIn(text))).toBeNull();
});

it.each([
  ['The kettle and the tray look tired, improve both of them', 'improve The kettle and the tray'],
  ['The kettle and the tray need work, improve them for google', 'improve The kettle and the tray for google'],
  ['the kettle, the tray and the mug are old. rewrite them', 'rewrite the kettle, the tray and the mug'],
  ['the kettle and the tray are too dear, score them', 'score the kettle and the tray'],
  ['the kettle and the tray go to Ebay. please score these two', 'please score the kettle and the tray for Ebay'],
])('an order for both is one for their names: %s', (text, order) => {
  expect(saidOfBoth(text, mentionsIn(text))).toBe(order);
});

it('what is told in many words is read in little time', () => {
  const text = `I opened the kettle by mistake${', and then'.repeat(400)}`;
  const { user: before } = process.cpuUsage();
  withoutTold(text, mentionsIn(text));
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_000);
});

it.each([
  'improve the kettle and the tray, both of them',
  'the kettle and the tray have both titles too long',
  'the kettle is new. improve both',
  'the kettle and the tray have weak bullets, rewrite them',
])('no order for two that were named before: %s', (text) => {
  expect(saidOfBoth(text, mentionsIn(text))).toBeNull();
});
