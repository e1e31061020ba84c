import type { PriceHints } from '../extract/currency.ts';
import type { Availability, Identifiers, Listing, Price } from '../listing.ts';
import { descriptionOf } from './cell-texts.ts';
import {
  type ReadCell,
  readAvailability,
  readGtin,
  readImages,
  readPrice,
  readQuantity,
  webAddress,
} from './cell-values.ts';
import { boundsProblems } from './check-bounds.ts';
import { listingBounds } from './import-limits.ts';
import type { ImportedRow, ImportProduct } from './import-product.ts';
import type { ProductCells } from './product-cells.ts';
import { type CellReading, listsOf } from './product-lists.ts';

export interface ReadingContext {
  /** How the prices of the file are written. */
  price_hints: PriceHints;
  /** The currency of prices that state none. */
  currency: string | null;
  marketplace: string | null;
}

/** Reads one product from its cells. What cannot be read is reported; without a title there is no product. */
export function readProduct(cells: ProductCells, context: ReadingContext): ImportedRow {
  const { problems, tell } = cells;
  const one = <T>(field: Parameters<ProductCells['first']>[0], read: (text: string) => ReadCell<T>): T | null => {
    for (const cell of cells.of(field)) {
      const { value, problem } = read(cell.text);
      if (problem !== undefined) tell('warning', problem.code, cell, problem.message);
      if (value !== null) return value;
    }
    return null;
  };
  const reading: CellReading = { cells, layout: cells.layout };
  const title = cells.first('title');
  const lists = listsOf(reading);
  const listing: Listing = {
    title,
    bullets: lists.bullets,
    keywords: lists.keywords,
    specifications: lists.specifications,
    description: [
      ...new Set(cells.ofFirstRows('description').map(({ text }) => descriptionOf(text, cells.layout))),
    ].join('\n\n'),
    brand: cells.first('brand') || lists.brand,
    category: cells.first('category') || null,
    price: one<Price>('price', (text) =>
      readPrice(text, { ...context.price_hints, currency: currencyOf(cells, context) }),
    ),
    identifiers: identifiersOf(cells, one('gtin', readGtin)),
    availability: one<Availability>('availability', readAvailability) ?? stockOf(cells),
    language: languageOf(cells.first('language')),
  };
  const product: ImportProduct = {
    listing,
    images: imagesOf(cells),
    source_url: addressOf(cells),
    marketplace: cells.first('marketplace') || context.marketplace,
    source_text: cells.sourceText(),
  };
  if (title === '') {
    const [first] = cells.rows;
    tell('error', 'no_title', { row: first ?? 0, column: '', text: '' }, 'There is no title, so no card can be made.');
  } else problems.push(...boundsProblems(listing, cells.rows[0] ?? 0));
  cells.tellJoined();
  const failed = problems.some(({ level }) => level === 'error');
  const name = title || cells.first('sku') || cells.anything();
  return { rows: cells.rows, name, product: failed ? null : product, problems };
}

const currencyOf = (cells: ProductCells, { currency }: ReadingContext): string | null => cells.currency() ?? currency;

function identifiersOf(cells: ProductCells, gtin: string | null): Identifiers {
  const codes = { gtin: gtin ?? '', sku: cells.first('sku'), mpn: cells.first('mpn'), asin: cells.first('asin') };
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== ''));
}

/** One row with stock is enough for the product to be in stock. */
function stockOf(cells: ProductCells): Availability | null {
  const states: (Availability | null)[] = [];
  for (const cell of cells.of('quantity')) {
    const { value, problem } = readQuantity(cell.text);
    if (problem !== undefined) cells.tell('warning', problem.code, cell, problem.message);
    states.push(value);
  }
  return states.find((state) => state === 'in_stock') ?? states.find((state) => state !== null) ?? null;
}

function imagesOf(cells: ProductCells): ImportProduct['images'] {
  const alts = cells.of('image_alts').map(({ text }) => text);
  const byUrl = new Map<string, { url: string; alt: string }>();
  for (const cell of cells.of('images')) {
    const { urls, wrong } = readImages(cell.text);
    for (const text of wrong)
      cells.tell('warning', 'bad_image', { ...cell, text }, 'This is not the address of a picture; it was left out.');
    for (const url of urls) if (!byUrl.has(url)) byUrl.set(url, { url, alt: (alts[byUrl.size] ?? '').slice(0, 1_000) });
  }
  const images = [...byUrl.values()];
  const [first] = cells.of('images');
  if (images.length > listingBounds.images && first !== undefined)
    cells.tell(
      'warning',
      'too_many',
      first,
      `Only the first ${listingBounds.images} of ${images.length} pictures are loaded.`,
    );
  return images.slice(0, listingBounds.images);
}

function addressOf(cells: ProductCells): string | null {
  const [cell] = cells.of('source_url');
  if (cell === undefined) return null;
  const url = webAddress(/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/u.test(cell.text) ? `https://${cell.text}` : cell.text);
  if (url === null) cells.tell('warning', 'bad_address', cell, 'This is not a web address; it was left out.');
  return url;
}

/** A BCP 47 tag; names of languages are not interpreted. */
const languageOf = (text: string): string | null =>
  /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/iu.test(text) ? text.replaceAll('_', '-').slice(0, 35) : null;
