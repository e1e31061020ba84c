import { describe, expect, it } from 'vitest';
import { casesOf, judgedSets, wantedShare } from './case-sets.ts';
import { judge } from './judge.ts';

describe.each(judgedSets)('%s', (name) => {
  it('leads to the right tools with the right arguments', async () => {
    const { share, report } = await judge(casesOf(name));
    expect(share, report).toBeGreaterThanOrEqual(wantedShare[name]);
    // Thousands of requests: a busy machine needs longer than for other tests.
  }, 600_000);
});
