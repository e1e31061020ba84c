import type { Listing, Specification } from '../listing.ts';
import { bulletsOf, keywordsOf, specificationName, specificationsOf } from './cell-texts.ts';
import { pairStem } from './header-names.ts';
import type { ImportTemplateId } from './import-templates.ts';
import type { Cell, ProductCells } from './product-cells.ts';
import { propertyOf } from './property-columns.ts';

export interface CellReading {
  cells: ProductCells;
  layout: ImportTemplateId | undefined;
}

/** The parts of a product that are lists. */
export function listsOf(reading: CellReading): Pick<Listing, 'bullets' | 'keywords' | 'specifications' | 'brand'> {
  const { cells, layout } = reading;
  const bullets = cells.ofFirstRows('bullets').flatMap(({ text }) => bulletsOf(text, layout));
  const keywords = cells.of('keywords').flatMap(({ text }) => keywordsOf(text, layout));
  const all = specifications(reading);
  // WooCommerce has no column for it: shops keep it as an attribute.
  const brand = layout === 'woocommerce' ? all.find(({ name }) => name.toLowerCase() === 'brand') : undefined;
  return {
    bullets,
    keywords: distinct(keywords),
    specifications: all.filter((each) => each !== brand),
    brand: brand?.value ?? null,
  };
}

const distinct = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
};

/** Values with one name in several rows are joined: `Size: S, M, L`. */
function specifications({ cells, layout }: CellReading): Specification[] {
  const byName = new Map<string, { name: string; values: string[] }>();
  const add = (name: string, value: string) => {
    const known = byName.get(name.toLowerCase());
    if (known === undefined) byName.set(name.toLowerCase(), { name, values: [value] });
    else if (!known.values.includes(value)) known.values.push(value);
  };
  for (const cell of cells.of('specification')) {
    const name = specificationName(cell.column) || cell.column;
    const measured = propertyOf(name, cell.text);
    add(measured?.name ?? name, measured?.value ?? cell.text);
  }
  for (const cell of cells.of('specifications')) {
    const { pairs, rest } = specificationsOf(cell.text, layout);
    for (const { name, value } of pairs) add(name, value);
    // Words without a name: the column's own name is the best there is.
    for (const value of rest) add(specificationName(cell.column) || cell.column, value);
  }
  for (const { name, value } of pairs(cells)) add(name, value);
  return [...byName.values()].map(({ name, values }) => ({ name, value: values.join(', ') }));
}

/** Names and values of paired columns. The name may be in the product's first row only. */
function pairs(cells: ProductCells): Specification[] {
  const names = cells.of('specification_name');
  const nameFor = (value: Cell): string => {
    const stem = pairStem(value.column);
    const ofPair = names.filter(({ column }) => pairStem(column) === stem);
    return (ofPair.find(({ row }) => row === value.row) ?? ofPair[0])?.text ?? '';
  };
  const found: Specification[] = [];
  for (const cell of cells.of('specification_value')) {
    const name = nameFor(cell);
    // What Shopify writes for a product without options.
    if (name === 'Title' && cell.text === 'Default Title') continue;
    if (name !== '') found.push({ name, value: cell.text });
    else cells.tell('warning', 'two_values', cell, 'This value has no name beside it; it was left out.');
  }
  return found;
}
