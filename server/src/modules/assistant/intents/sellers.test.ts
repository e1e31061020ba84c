import { describe, expect, it } from 'vitest';
import { casesOf, keyOf } from './case-sets.ts';
import { givens } from './givens.ts';
import { judge } from './judge.ts';

/**
 * A fourth set, by eight hands that knew neither the tables nor the other sets: what the built-in model learns from most.
 * `sellers-held-out.json`, by two more hands, is only measured.
 */
const wantedShare = { sellers: 0.955, 'sellers-held-out': 0.89 };

describe.each(['sellers', 'sellers-held-out'] as const)('%s', (name) => {
  const cases = casesOf(name);

  it('leads to the right tools with the right arguments', async () => {
    const { share, report } = await judge(cases);
    expect(share, name === 'sellers' ? report : '').toBeGreaterThanOrEqual(wantedShare[name]);
    // Thousands of requests: a busy machine needs longer than for other tests.
  }, 120_000);

  it('says of each request once what came before it and what is right', () => {
    expect(cases.filter(({ given }) => givens[given] === undefined)).toEqual([]);
    expect(cases.filter(({ expect: one, any_of: ways }) => (one === undefined) === (ways === undefined))).toEqual([]);
    expect(new Set(cases.map(keyOf)).size).toBe(cases.length);
  });

  it('holds no request that another set holds', () => {
    const sets = ['requests', 'wordings', 'held-out', 'fresh', 'fresh-held-out', 'field', 'field-held-out'];
    const others = [...sets, 'sellers', 'sellers-held-out'].filter((other) => other !== name);
    const known = new Set(others.flatMap(casesOf).map(keyOf));
    expect(cases.filter((entry) => known.has(keyOf(entry))).length).toBe(0);
  });
});
