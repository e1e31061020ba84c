import { expect, it } from 'vitest';
import { proveScoring } from '../../testing/properties/score-properties.ts';

// A small share of what `npm run prove` runs.
const listings = 300;
const seed = 20_261_121;

it('adds up, repeats itself, points to real places, and keeps the promise of every fix', () => {
  const exact = proveScoring(listings, seed);
  expect(exact.size).toBeGreaterThan(20);
});
