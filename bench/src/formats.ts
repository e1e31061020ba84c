import { execFileSync } from 'node:child_process';
import { type ContenderGroup, contenderGroups } from './formats-contenders.ts';

interface Measured {
  milliseconds: number;
  /** CPU time of all threads; on a busy machine it says more than wall-clock time. */
  cpu_milliseconds: number;
  bytes: number;
  peak_mb: number;
}

const script = new URL('formats-process.ts', import.meta.url).pathname;

/** Each contender in a process of its own, so that memory is its own; the fastest of the rounds counts. */
function measureGroup(group: ContenderGroup, rows: number, rounds: number): Map<string, Measured> {
  const best = new Map<string, Measured>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(contenderGroups[group])) {
      const measured: Measured = JSON.parse(
        execFileSync(process.execPath, [script, group, name, String(rows)], { encoding: 'utf8' }),
      );
      const before = best.get(name);
      best.set(name, {
        milliseconds: Math.min(measured.milliseconds, before?.milliseconds ?? Number.POSITIVE_INFINITY),
        cpu_milliseconds: Math.min(measured.cpu_milliseconds, before?.cpu_milliseconds ?? Number.POSITIVE_INFINITY),
        bytes: measured.bytes,
        peak_mb: Math.max(measured.peak_mb, before?.peak_mb ?? 0),
      });
    }
  }
  return best;
}

function print(title: string, results: Map<string, Measured>, rows: number, baseline: string | null): void {
  const base = baseline === null ? undefined : results.get(baseline);
  const line = (name: string, cells: string[]) =>
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join(''));
  console.log(`\n${title}${baseline === null ? '' : ` (ratios against ${baseline})`}`);
  line('', ['ms', 'CPU ms', 'rows/s', 'peak MB', 'file MB', ...(base === undefined ? [] : ['time', 'CPU'])]);
  for (const [name, { milliseconds, cpu_milliseconds, bytes, peak_mb }] of results)
    line(name, [
      milliseconds.toFixed(0),
      cpu_milliseconds.toFixed(0),
      ((rows / milliseconds) * 1_000).toFixed(0),
      peak_mb.toFixed(0),
      (bytes / 1e6).toFixed(1),
      ...(base === undefined
        ? []
        : [
            `${(milliseconds / base.milliseconds).toFixed(2)}x`,
            `${(cpu_milliseconds / base.cpu_milliseconds).toFixed(2)}x`,
          ]),
    ]);
}

/** `npm run bench -- formats [ROWS] [ROUNDS]`: files against other libraries, and every format's memory. */
export async function benchFormats([rowText = '100000', roundText = '2']: string[]): Promise<void> {
  const rows = Number(rowText);
  const rounds = Number(roundText);
  print(`XLSX: ${rows} rows of 20 columns`, measureGroup('xlsx', rows, rounds), rows, 'deflate of the same XML');
  print(`CSV: ${rows} rows of 20 columns`, measureGroup('csv', rows, rounds), rows, 'hucre');
  print('XLSX: 100 rows with 100 pictures of 50 kB', measureGroup('pictures', 100, rounds), 100, 'exceljs');
  print(`Every format: ${rows} cards, with their warnings`, measureGroup('formats', rows, 1), rows, null);
}
