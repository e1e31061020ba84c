import { describe, expect, it } from 'vitest';
import { asideSets, casesOf, judgedSets, keyOf, wantedShare } from './case-sets.ts';
import { givens } from './givens.ts';
import { judge } from './judge.ts';

/** Of each set every eighth request; the slow tests judge them all. */
const sampled = 8;
/** In a sample one request weighs more. */
const leeway = 0.02;

describe.each(judgedSets)('of %s a sample', (name) => {
  it('leads to the right tools with the right arguments', async () => {
    const { share, report } = await judge(casesOf(name).filter((_, index) => index % sampled === 0));
    expect(share, report).toBeGreaterThanOrEqual(wantedShare[name] - leeway);
  });
});

describe.each([...judgedSets, ...asideSets])('the set %s', (name) => {
  it('says of each request once what came before it and what is right', () => {
    const cases = casesOf(name);
    expect(cases.filter(({ given }) => givens[given] === undefined)).toEqual([]);
    expect(cases.filter(({ expect: one, any_of: ways }) => (one === undefined) === (ways === undefined))).toEqual([]);
    expect(new Set(cases.map(keyOf)).size).toBe(cases.length);
  });
});

it('are large sets, of which a part is set aside: no request stands twice', () => {
  const open = judgedSets.flatMap(casesOf);
  const aside = asideSets.flatMap(casesOf);
  expect(open.length).toBeGreaterThanOrEqual(4_000);
  expect(aside.length).toBeGreaterThanOrEqual(1_000);
  expect(new Set(open.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(150);
  const all = [...open, ...aside];
  expect(new Set(all.map(keyOf)).size).toBe(all.length);
});
