import { expect, it } from 'vitest';
import { matchesIn } from './matches.ts';

it('finds what matchAll finds, from the start, and copies no pattern that stands nowhere', () => {
  const copied: string[] = [];
  class Watched extends RegExp {
    override [Symbol.matchAll](text: string) {
      copied.push(text);
      return super[Symbol.matchAll](text);
    }
  }
  const pattern = new Watched('b(.)', 'g');
  expect(matchesIn('abc abd', pattern).map(({ 0: said, 1: next, index }) => [said, next, index])).toEqual([
    ['bc', 'c', 1],
    ['bd', 'd', 5],
  ]);
  expect(matchesIn('abc', pattern)).toHaveLength(1);
  expect(matchesIn('nothing', pattern)).toEqual([]);
  expect(copied).toEqual(['abc abd', 'abc']);
});
