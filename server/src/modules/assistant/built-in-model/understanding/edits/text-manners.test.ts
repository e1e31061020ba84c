import { describe, expect, it } from 'vitest';
import { isManner } from './text-manners.ts';

describe('how a text shall be', () => {
  it.each([
    'warm and friendly, 2 or 3 sentences',
    'short and sweet, max 3 sentences',
    'around 100 words',
    'a bit calmer',
    'not too formal, about 80 words',
  ])('is none of its words: %s', (text) => expect(isManner(text)).toBe(true));

  it.each([
    'Warm and friendly wool socks for cold days.',
    '2 or 3 mugs in a box',
    'Simple oak shelf, 80 cm',
    'Germany',
  ])('is told from a text: %s', (text) => expect(isManner(text)).toBe(false));
});
