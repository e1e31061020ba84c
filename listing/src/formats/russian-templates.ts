import type { Specification } from '../listing.ts';
import type { Warn } from './format-options.ts';
import type { SaleItem } from './sale-items.ts';
import type { Cell } from './xlsx/sheet.ts';

/** A price as a number, in roubles only: another currency's amount would be a wrong price. */
export function roubles({ price }: SaleItem): Cell {
  return price?.currency === 'RUB' ? Number(price.amount) : null;
}

export function warnRoubles(items: readonly SaleItem[], marketplace: string, warn: Warn): void {
  if (items.some(({ price }) => price === null)) warn('price', `${marketplace} needs a price; none is known.`);
  else if (items.some(({ price }) => price?.currency !== 'RUB'))
    warn('price', `${marketplace} takes prices in roubles; this one is in another currency and is left out.`);
}

/** Addresses in one cell; the sign between them cannot stand in one as it is. */
export const urlCell = (urls: readonly string[]): string => urls.map((url) => url.replaceAll(';', '%3B')).join(';');

/** Values of further columns by name; tells what has no column. */
export function extraCells(
  specifications: readonly Specification[],
  columns: readonly string[],
  hasColumn: (name: string) => boolean,
  warn: Warn,
): Cell[] {
  const keys = columns.map((column) => column.toLowerCase());
  const values = new Map<string, string>();
  for (const { name, value } of specifications) {
    const key = name.trim().toLowerCase();
    if (key === '' || hasColumn(name.trim())) continue;
    if (!keys.includes(key))
      warn('specifications', `There is no column for the specification “${name.trim()}”; it is not in the file.`);
    // Several values of one name stand in one cell.
    const before = values.get(key);
    values.set(key, before === undefined ? value : `${before};${value}`);
  }
  return keys.map((key) => values.get(key) ?? null);
}
