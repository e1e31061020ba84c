import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';

export interface ExportMeasured {
  /** From the request to the file. */
  path_ms: number;
  path_cpu_ms: number;
  /** The same cards, already in memory, through the writer of the listing package alone. */
  writer_ms: number;
  writer_cpu_ms: number;
  bytes: number;
  /** Resident memory of the server's process, including PGlite if used: after the start, and the peak of one export. */
  rest_mb: number;
  peak_mb: number;
}

const script = new URL('export-process.ts', import.meta.url).pathname;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const runProcess = (...args: string[]): string =>
  execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * `npm run bench -- export [CARDS] [ROUNDS]`: cards through the whole path, from the request to the file, against the bare
 * writer in the same process, on both databases; each format in a process of its own, so that memory is its own. What
 * PostgreSQL spends is in no figure of CPU, and what PGlite spends is.
 */
export async function benchExport([cardText = '10000', roundText = '3']: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
  try {
    console.log(`${cardText} cards with four pictures each; medians of ${roundText} rounds`);
    benchOn('PGlite', [folder], cardText, roundText);
    const { server, stop } = await startPostgres(folder);
    try {
      benchOn('PostgreSQL', [folder, server], cardText, roundText);
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function benchOn(name: string, [folder = '', ...url]: string[], cardText: string, roundText: string): void {
  const line = (first: string, cells: string[]) =>
    console.log(first.padEnd(14) + cells.map((cell) => cell.padStart(12)).join(''));
  runProcess(folder, 'seed', cardText, ...url);
  line(name, ['path ms', 'writer ms', 'time', 'CPU', 'cards/s', 'file MB', 'rest MB', 'peak MB', 'growth MB']);
  for (const format of ['csv', 'json', 'xlsx']) {
    const rounds: ExportMeasured[] = JSON.parse(runProcess(folder, format, roundText, ...url));
    const of = (value: keyof ExportMeasured) => median(rounds.map((round) => round[value]));
    line(format, [
      of('path_ms').toFixed(0),
      of('writer_ms').toFixed(0),
      `${(of('path_ms') / of('writer_ms')).toFixed(2)}x`,
      `${(of('path_cpu_ms') / of('writer_cpu_ms')).toFixed(2)}x`,
      ((Number(cardText) / of('path_ms')) * 1_000).toFixed(0),
      (of('bytes') / 1e6).toFixed(1),
      of('rest_mb').toFixed(0),
      of('peak_mb').toFixed(0),
      (of('peak_mb') - of('rest_mb')).toFixed(0),
    ]);
  }
}
