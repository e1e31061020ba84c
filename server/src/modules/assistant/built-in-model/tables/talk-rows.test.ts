import { describe, expect, it } from 'vitest';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';

describe('small talk', () => {
  it.each([
    ['morning!', /^Hello!/],
    ['good evening all', /^Hello!/],
    ['my wife says hi', /^Hello!/],
    ['are you even a real person?', /^I'm Cardwright's built-in assistant/],
    ['are you just some bot', /^I'm Cardwright's built-in assistant/],
    ['this app is crap and a ripoff', /^I am sorry about that/],
    ['this is a waste of time', /^I am sorry about that/],
    ['can you see my sales on etsy?', /^I do not see orders, buyers or sales/],
  ])('is answered, and starts nothing: %s', (text, said) => {
    expect(callsAfter('no_card', text)).toEqual([]);
    expect(doneAfter('no_card', text).said).toMatch(said);
  });

  it('leaves work that begins with a greeting to be done', () =>
    expect(callsAfter('card_shown', 'morning! score it')).not.toEqual([]));
});
