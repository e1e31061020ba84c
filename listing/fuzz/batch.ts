import fc from 'fast-check';
import { type FuzzCase, fuzzCase, runCase } from './cases.ts';
import type { Watch } from './watch.ts';

/** What a batch found: the smallest input that breaks something, and how. */
export interface Failure {
  seed: number;
  message: string;
  input: FuzzCase;
}

/** Runs the cases that a seed stands for; the same seed gives the same cases. `begun` is told of each before it runs. */
export async function runBatch(
  seed: number,
  cases: number,
  watch: Watch,
  begun: () => void = () => {},
): Promise<Failure | null> {
  const property = fc.asyncProperty(fuzzCase, async (it) => {
    begun();
    await runCase(it, watch);
  });
  // Making a failing input small may take long; ten seconds make it small enough to read.
  const limits = { interruptAfterTimeLimit: 10_000, markInterruptAsFailure: false };
  const result = await fc.check(property, { seed, numRuns: cases, ...limits });
  if (!result.failed || result.counterexample === null) return null;
  const error = result.errorInstance;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { seed, message, input: result.counterexample[0] };
}
