import { expect, it } from 'vitest';
import { apart } from './hashtag-words.ts';

const known = new Set(['soy', 'soya', 'candle', 'aaa']);

it('a hashtag is the fewest words of the listing that it is made of, and else as it was', () => {
  expect(apart('#soycandle', known)).toBe('soy candle');
  expect(apart('#soylamp', known)).toBe('#soylamp');
  expect(apart('candle', known)).toBe('candle');
});

it('no hashtag is longer than people write', () => {
  const endless = 'aaa'.repeat(21);
  expect(apart(endless, known)).toBe(endless);
});
