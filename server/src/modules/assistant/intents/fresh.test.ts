import { describe, expect, it } from 'vitest';
import { casesOf, keyOf } from './case-sets.ts';
import { givens } from './givens.ts';
import { judge } from './judge.ts';

/** A second set, written by another hand. `fresh-held-out.json`, every third of its requests, is only measured. */
const wantedShare = { fresh: 0.99, 'fresh-held-out': 0.93 };

describe.each(['fresh', 'fresh-held-out'] as const)('%s', (name) => {
  const cases = casesOf(name);

  it('leads to the right tools with the right arguments', async () => {
    const { share, report } = await judge(cases);
    expect(share, report).toBeGreaterThanOrEqual(wantedShare[name]);
  });

  it('says of each request once what came before it and what is right', () => {
    expect(cases.filter(({ given }) => givens[given] === undefined)).toEqual([]);
    expect(cases.filter(({ expect: one, any_of: ways }) => (one === undefined) === (ways === undefined))).toEqual([]);
    expect(new Set(cases.map(keyOf)).size).toBe(cases.length);
  });
});

it('holds no request that another set holds, and sets a third aside', () => {
  const fresh = casesOf('fresh');
  const aside = casesOf('fresh-held-out');
  const others = ['requests', 'wordings', 'held-out'].flatMap(casesOf);
  const known = new Set([...others, ...fresh].map(keyOf));
  expect(aside.filter((entry) => known.has(keyOf(entry)))).toEqual([]);
  const otherKeys = new Set(others.map(keyOf));
  expect(fresh.filter((entry) => otherKeys.has(keyOf(entry)))).toEqual([]);
  expect(aside.length).toBe(Math.floor((fresh.length + aside.length) / 3));
});
