import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ExportMeasured {
  /** From the request to the file. */
  path_ms: number;
  path_cpu_ms: number;
  /** The same cards, in memory already, through the writer of the listing package alone. */
  writer_ms: number;
  writer_cpu_ms: number;
  bytes: number;
  /** Of the server's process, the database inside it included. */
  peak_mb: number;
}

const script = new URL('export-process.ts', import.meta.url).pathname;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const runProcess = (...args: string[]): string =>
  execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * `npm run bench -- export [CARDS] [ROUNDS]`: cards through the whole path, from the request to the file, against the bare
 * writer in the same process; each format in a process of its own, so that memory is its own.
 */
export async function benchExport([cardText = '10000', roundText = '3']: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
  const line = (name: string, cells: string[]) =>
    console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(12)).join(''));
  try {
    runProcess(folder, 'seed', cardText);
    console.log(`${cardText} cards with four pictures each, on PGlite; medians of ${roundText} rounds`);
    line('', ['path ms', 'writer ms', 'time', 'CPU', 'cards/s', 'file MB', 'peak MB']);
    for (const format of ['csv', 'json', 'xlsx']) {
      const rounds: ExportMeasured[] = JSON.parse(runProcess(folder, format, roundText));
      const of = (name: keyof ExportMeasured) => median(rounds.map((round) => round[name]));
      line(format, [
        of('path_ms').toFixed(0),
        of('writer_ms').toFixed(0),
        `${(of('path_ms') / of('writer_ms')).toFixed(2)}x`,
        `${(of('path_cpu_ms') / of('writer_cpu_ms')).toFixed(2)}x`,
        ((Number(cardText) / of('path_ms')) * 1_000).toFixed(0),
        (of('bytes') / 1e6).toFixed(1),
        of('peak_mb').toFixed(0),
      ]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
