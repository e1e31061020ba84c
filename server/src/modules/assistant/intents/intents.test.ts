import { describe, expect, it } from 'vitest';
import { casesOf, keyOf } from './case-sets.ts';
import { givens } from './givens.ts';
import { judge } from './judge.ts';

/** Of each file. `held-out.json` is only measured: no table is ever written for what stands in it. */
const wantedShare: Record<string, number> = { requests: 0.98, wordings: 0.97, 'held-out': 0.95 };

describe.each(['requests', 'wordings', 'held-out'])('%s', (name) => {
  const cases = casesOf(name);

  it('leads to the right tools with the right arguments', async () => {
    const { share, report } = await judge(cases);
    expect(share, report).toBeGreaterThanOrEqual(wantedShare[name] ?? 1);
  });

  it('says of each request once what came before it and what is right', () => {
    expect(cases.filter(({ given }) => givens[given] === undefined)).toEqual([]);
    expect(cases.filter(({ expect: one, any_of: ways }) => (one === undefined) === (ways === undefined))).toEqual([]);
    expect(new Set(cases.map(keyOf)).size).toBe(cases.length);
  });
});

it('is a large set, of which a part is held out', () => {
  const requests = casesOf('requests');
  const heldOut = casesOf('held-out');
  expect(requests.length + heldOut.length).toBeGreaterThanOrEqual(1_000);
  expect(new Set([...requests, ...heldOut].map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(150);
  const known = new Set(requests.map(keyOf));
  expect(heldOut.filter((entry) => known.has(keyOf(entry)))).toEqual([]);
});
