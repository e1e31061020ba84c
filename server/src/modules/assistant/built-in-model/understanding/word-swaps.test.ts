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
])('words that go out and come in: %s', (text, plain) => {
  expect(normalForm(text).text).toBe(plain);
});
