import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../testing/done-after.ts';

describe('the cheapest and the dearest of several', () => {
  it.each([
    ['what are my cheapest things', 'cheapest'],
    ['which are my most expensive listings?', 'dearest'],
    ['my cheapest cards?', 'cheapest'],
  ])('are listed in their order, so that "the second one" is what was shown: %s', (text, sort) => {
    expect(callsAfter('no_card', text)).toEqual([{ tool: 'list_cards', input: { sort, most: 5 } }]);
  });

  it('one alone is told with its price', () => {
    expect(callsAfter('no_card', 'which is my cheapest card?')).toEqual([
      { tool: 'list_cards', input: { prices: true } },
    ]);
  });
});
