import { execFileSync } from 'node:child_process';
import { type ContenderGroup, contenderGroups } from './formats-contenders.ts';

interface Measured {
  milliseconds: number;
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
        bytes: measured.bytes,
        peak_mb: Math.max(measured.peak_mb, before?.peak_mb ?? 0),
      });
    }
  }
  return best;
}

function print(title: string, results: Map<string, Measured>, rows: number, baseline: string | null): void {
  const base = baseline === null ? null : (results.get(baseline)?.milliseconds ?? Number.NaN);
  console.log(`\n${title}`);
  console.log(
    `${''.padEnd(26)}${'ms'.padStart(9)}${'rows/s'.padStart(11)}${'peak MB'.padStart(9)}${'MB'.padStart(8)}${base === null ? '' : `/ ${baseline}`.padStart(28)}`,
  );
  for (const [name, { milliseconds, bytes, peak_mb }] of results)
    console.log(
      `${name.padEnd(26)}${milliseconds.toFixed(0).padStart(9)}${((rows / milliseconds) * 1_000).toFixed(0).padStart(11)}${peak_mb.toFixed(0).padStart(9)}${(bytes / 1e6).toFixed(1).padStart(8)}${base === null ? '' : `${(milliseconds / base).toFixed(2)}x`.padStart(28)}`,
    );
}

/** `npm run bench -- formats [ROWS] [ROUNDS]`: files against other libraries, and every format's memory. */
export async function benchFormats([rowText = '100000', roundText = '3']: string[]): Promise<void> {
  const rows = Number(rowText);
  const rounds = Number(roundText);
  print(`XLSX: ${rows} rows of 20 columns`, measureGroup('xlsx', rows, rounds), rows, 'deflate of the same XML');
  print(`CSV: ${rows} rows of 20 columns`, measureGroup('csv', rows, rounds), rows, 'hucre');
  print('XLSX: 100 rows with 100 pictures of 50 kB', measureGroup('pictures', 100, rounds), 100, 'exceljs');
  print(`Every format: ${rows} cards, with their warnings`, measureGroup('formats', rows, 1), rows, null);
}
