// The cases of `npm run fuzz` run in a thread of their own: the main thread sees when one hangs, and memory is limited.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { type Failure, runBatch } from './batch.ts';
import { Watch } from './watch.ts';

export interface FuzzOrder {
  seed: number;
  /** Time of `Date.now()`. */
  until: number;
  /** Two numbers that the main thread reads: the seed of the running batch, and how many cases have begun. */
  progress: Int32Array;
}

export type FuzzReport =
  | { kind: 'failure'; failure: Failure }
  | { kind: 'heap'; megabytes: number; cases: number }
  | { kind: 'done'; calls: number; slowest: Watch['slowest'] };

const casesOfBatch = 10;
const batchesBetweenHeaps = 100;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

const { seed, until, progress } = workerData as FuzzOrder;
const tell = (report: FuzzReport): void => parentPort?.postMessage(report);
const watch = new Watch();
for (let batch = 0; Date.now() < until; batch += 1) {
  Atomics.store(progress, 0, seed + batch);
  const failure = await runBatch(seed + batch, casesOfBatch, watch, () => Atomics.add(progress, 1, 1));
  if (failure !== null) tell({ kind: 'failure', failure });
  // Not from the start: the first batches load and compile the engine.
  if (batch % batchesBetweenHeaps === 5) tell({ kind: 'heap', megabytes: heap(), cases: Atomics.load(progress, 1) });
}
tell({ kind: 'heap', megabytes: heap(), cases: Atomics.load(progress, 1) });
tell({ kind: 'done', calls: watch.calls, slowest: watch.slowest });
