import { expect, it } from 'vitest';
import { withChatSpelling } from './chat-spelling.ts';

it.each([
  ['did u change the price?', 'did you change the price?'],
  ['u forgot the price', 'you forgot the price'],
  ['whats it gonna cost me a month', 'what will it cost me a month'],
  ['yeah shorten it', 'yes shorten it'],
  ['both need better descriptons', 'both need better descriptions'],
])('the spelling of chats is that of other messages: %s', (text, spelt) => {
  expect(withChatSpelling(text)).toBe(spelt);
});

it.each([
  'the magnet is shaped like a u',
  'add the bullet: fits u bolts',
  'set the title to "whats gonna happen"',
  'set the brand to titel',
  'new bullet: my descripton',
  'Kun je de titel verbeteren?',
])('what a card is to say stays as it is: %s', (text) => {
  expect(withChatSpelling(text)).toBe(text);
});
