import { describe, expect, it } from 'vitest';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';

describe('what is asked of the account', () => {
  it.each([
    ['do i get my money back', /I handle no payments either/],
    ['give me my money back now', /I handle no payments either/],
    ['how do i change my password', /Forgot password\?/],
    ['how to delete my account', /^I do not delete an account from here/],
    ['upgrade me to pro', /^I cannot change your plan from here, and have charged nothing/],
    ['cancel my subscription', /you cancel it, and it stays until the end/],
    ['change my email address', /cannot be changed/],
  ])('is told where it is done: %s', (text, said) => {
    for (const given of ['no_card', 'card_shown']) {
      expect(callsAfter(given, text)).toEqual([]);
      expect(doneAfter(given, text).said).toMatch(said);
    }
  });
});
