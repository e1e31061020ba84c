import { expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';

it.each([
  ['the keyword thermos has to come out', 'the keyword thermos has to go'],
  ['the tag "thermos" should be taken off the list', 'the tag "0" should be taken off the list'],
  ['the tag "thermos" needs to come off', 'the tag "0" has to go'],
  ['keywords: kick out "flask" and bring in "thermos"', 'remove the keyword "0" and add "1"'],
  ['in the keywords take out flask and put in thermos', 'in the keywords remove flask and add thermos'],
  ['swap the second and the third bullet over', 'swap the second and the third bullet'],
  ['fresh bullets please', 'new bullets please'],
  ['a fresh coat on the picture', 'a fresh coat on the picture'],
  ['take out the noise and put in a scene', 'take out the noise and put in a scene'],
  ['change bullet 3 to exactly this and do not touch a letter of it: "Fits"', 'change bullet 3 to: "0"'],
  ['set the title to the following, word for word: Acme Bottle', 'set the title to: acme bottle'],
  ['replace it with this text, without changing anything in it, please: "Fits"', 'replace it with: "0"'],
  ['change it to this: the lid is steel', 'change it to: the lid is steel'],
  ['compare it to this: the old card', 'compare it to this: the old card'],
])('words that go out and come in: %s', (text, plain) => {
  expect(normalForm(text).text).toBe(plain);
});
