import type { Ask, Clause, Row } from '../understanding/ask.ts';
import { fittingPatterns } from '../understanding/speech/fitting-patterns.ts';

const fittings = new WeakMap<Row[], (text: string) => Uint8Array>();

/** Hundreds of rows, of which few are tried on a text. */
export function largeTable(rows: Row[]): Row[] {
  fittings.set(rows, fittingPatterns(rows.map(({ pattern }) => pattern)));
  return rows;
}

/** What the first row that fits asks for; null when none does. */
export function firstOf(rows: Row[], clause: Clause): Ask[] | null {
  const fitting = fittings.get(rows)?.(clause.text);
  for (const [index, { pattern, unless, read }] of rows.entries()) {
    if (fitting?.[index] === 0) continue;
    const match = pattern.exec(clause.text);
    if (match === null || unless?.test(clause.text)) continue;
    const asks = read(clause, match);
    if (asks !== null) return Array.isArray(asks) ? asks : [asks];
  }
  return null;
}
