import fc from 'fast-check';
import { type FuzzCase, fuzzCase, runCase } from './cases.ts';
import type { Watch } from './watch.ts';

/** What a batch found: the smallest input that breaks something, and how. */
export interface Failure {
  seed: number;
  message: string;
  input: FuzzCase;
}

/**
 * Runs the cases of a seed; the same seed gives the same cases. `begun` is called before each. After
 * `milliseconds` it ends: shrinking a failing input may take long, and ten seconds make it small enough to read.
 */
export async function runBatch(
  seed: number,
  cases: number,
  watch: Watch,
  begun: () => void = () => {},
  milliseconds: number = 10_000,
): Promise<Failure | null> {
  const property = fc.asyncProperty(fuzzCase, async (it) => {
    begun();
    await runCase(it, watch);
  });
  const result = await fc.check(property, {
    seed,
    numRuns: cases,
    interruptAfterTimeLimit: milliseconds,
    markInterruptAsFailure: false,
  });
  if (!result.failed || result.counterexample === null) return null;
  const error = result.errorInstance;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { seed, message, input: result.counterexample[0] };
}
