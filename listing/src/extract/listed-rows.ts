import type { Specification } from '../listing.ts';
import { squash } from './words.ts';

/** Whether every item of a list says again what a row of the specifications says, such as "Height: 16 cm". */
export function areRowsAgain(items: readonly string[], rows: readonly Specification[]): boolean {
  const known = new Set(rows.map(({ name, value }) => squash(`${name}${value}`)));
  return items.length > 0 && items.every((item) => known.has(squash(item)));
}
