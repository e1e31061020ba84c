import { fieldOfName } from './header-names.ts';

const mostRowsAbove = 20;
/** Below this, a name is only a guess. */
const sure = 0.9;

/** Which row holds the names of the columns: the one with the most known names, else the first with two cells. */
export function headerRow(rows: readonly { cells: string[] }[]): number {
  let best = { index: -1, known: 0 };
  for (const [index, { cells }] of rows.slice(0, mostRowsAbove).entries()) {
    const fields = new Set<string>();
    let attributes = 0;
    for (const cell of cells) {
      // Names are short, so sentences of a description are not looked at.
      const found = cell.length > 120 ? null : fieldOfName(cell);
      if (found === null || found.confidence < sure) attributes += found?.field === 'specification' ? 1 : 0;
      else fields.add(found.field);
    }
    const known = fields.size + attributes / 2;
    // One known word may also occur in a row of data.
    if (known > best.known && (known >= 2 || best.index < 0)) best = { index, known };
  }
  if (best.known >= 2) return best.index;
  const first = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  return Math.max(best.index, 0) > 0 && first !== 0 ? best.index : Math.max(first, 0);
}
