// `npm run fuzz -- --minutes 10 --seed 1`: invented pages and listings through the whole listing engine until the time is up.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Failure } from '../listing/fuzz/batch.ts';
import type { FuzzOrder, FuzzReport } from '../listing/fuzz/fuzz-worker.ts';

const folder = '.cache/fuzz';
/** A case that has not ended after this is hanging. */
const hangSeconds = 60;
/** Whole heap of the engine and a page; the engine may use 200 MB of it. */
const heapLimit = 256;
/** How much the heap may grow from the first measurement to the last: caches fill up, leaks keep growing. */
const growthLimit = 25;

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 10);
const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('Usage: npm run fuzz -- [--minutes 10] [--seed 1]');
  process.exit(64);
}

const kinds = new Map<string, number>();

/** Only the first failure of a kind is written down; a page is written as it came, too. */
function record({ seed: at, message, input }: Failure): void {
  const kind = kindOf(message);
  const count = (kinds.get(kind) ?? 0) + 1;
  kinds.set(kind, count);
  if (count > 1) return;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${at}.json`);
  writeFileSync(path, `${JSON.stringify({ seed: at, message, input }, null, 2)}\n`);
  if ('page' in input) writeFileSync(join(folder, `${at}.html`), input.page.bytes);
  console.log(`FAILED with seed ${at}: ${message.split('\n').slice(0, 4).join('\n')}\n  its input is in ${path}`);
}

const kindOf = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replaceAll(/[\d.]+/g, '0')
    .replace(/ for \w+/, '')
    .slice(0, 60);

const progress = new Int32Array(new SharedArrayBuffer(8));
progress[0] = seed;
const heaps: number[] = [];
let done: Extract<FuzzReport, { kind: 'done' }> | null = null;
let died = '';
console.log(`Fuzzing for ${minutes} minutes with seed ${seed}.`);

const order: FuzzOrder = { seed, until: Date.now() + minutes * 60_000, progress };
const worker = new Worker(new URL('../listing/fuzz/fuzz-worker.ts', import.meta.url), {
  workerData: order,
  resourceLimits: { maxOldGenerationSizeMb: heapLimit },
});
worker.on('message', (report: FuzzReport) => {
  if (report.kind === 'failure') record(report.failure);
  else if (report.kind === 'done') done = report;
  else {
    heaps.push(report.megabytes);
    console.log(`${String(report.cases).padStart(8)} cases, heap ${report.megabytes.toFixed(1)} MB`);
  }
});
worker.on('error', (error) => {
  died = error.message;
});

let last = { cases: -1, at: Date.now() };
const guard = setInterval(() => {
  const cases = Atomics.load(progress, 1);
  if (cases !== last.cases) last = { cases, at: Date.now() };
  else if (Date.now() - last.at > hangSeconds * 1000) {
    died = `a case has not ended after ${hangSeconds} seconds`;
    void worker.terminate();
  }
}, 1000);
await new Promise((resolve) => worker.once('exit', resolve));
clearInterval(guard);

const [first = 0] = heaps;
const end = heaps.at(-1) ?? 0;
const grew = end - first > growthLimit;
if (died !== '') console.log(`FAILED: ${died}. Again with: npm run fuzz -- --seed ${Atomics.load(progress, 0)}`);
if (grew) console.log(`FAILED: the heap grew by ${(end - first).toFixed(1)} MB.`);
for (const [kind, count] of kinds) console.log(`${String(count).padStart(8)} batches failed: ${kind}`);
const { slowest, calls } = done ?? { slowest: { call: 'unknown', milliseconds: 0 }, calls: 0 };
console.log(
  `${Atomics.load(progress, 1)} cases, ${calls} calls; slowest: ${slowest.call}, ${Math.round(slowest.milliseconds)} ms; heap ${first.toFixed(1)} MB at the start, ${end.toFixed(1)} MB at the end; ${kinds.size} kinds of failure.`,
);
process.exitCode = died !== '' || grew || kinds.size > 0 ? 1 : 0;
