import type { Ask, Clause, Row } from '../understanding/ask.ts';

/** What the first row that fits asks for; null when none does. */
export function firstOf(rows: Row[], clause: Clause): Ask[] | null {
  for (const { pattern, unless, read } of rows) {
    const match = pattern.exec(clause.text);
    if (match === null || unless?.test(clause.text)) continue;
    const asks = read(clause, match);
    if (asks !== null) return Array.isArray(asks) ? asks : [asks];
  }
  return null;
}
