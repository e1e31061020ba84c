import { describe, expect, it } from 'vitest';
import { asideSets, casesOf } from './case-sets.ts';
import { judge } from './judge.ts';

/**
 * Requests that are only measured: no table is ever written for what stands in them, and nothing is learned from them. So
 * a failure says the share alone.
 */
const wantedShare: Record<(typeof asideSets)[number], number> = {
  'held-out': 0.94,
  'fresh-held-out': 0.94,
  'field-held-out': 0.88,
  'sellers-held-out': 0.9,
  'named-held-out': 0.77,
  'remarks-held-out': 0.89,
};

describe.each(asideSets)('%s', (name) => {
  it('leads to the right tools with the right arguments', async () => {
    const { share } = await judge(casesOf(name));
    expect(share).toBeGreaterThanOrEqual(wantedShare[name]);
  }, 120_000);
});
