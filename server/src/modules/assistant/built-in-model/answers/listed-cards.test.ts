import { expect, it } from 'vitest';
import { listedText } from './listed-cards.ts';

it.each([
  [{}, 'You have no listings yet.'],
  [{ sort: 'score' }, 'You have no listings yet.'],
  [{ query: 'mug' }, 'No listing of yours fits that.'],
  [{ score_below: 20 }, 'No listing of yours fits that: there are none that score below 20.'],
])('an empty list is told by what was looked for: %j', (input, text) =>
  expect(listedText({ cards: [], more: false }, input)).toMatch(new RegExp(`^${text}`)),
);
