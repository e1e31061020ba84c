import { ImportFileError } from '@cardwright/listing/import-file/import-problem';
import { readImportFile } from '@cardwright/listing/import-file/read-import-file';
import type { Listing } from '@cardwright/listing/listing';

const names = ['Title', 'Brand', 'Category', 'Price', 'SKU', 'Description', 'Bullets', 'Specifications'];

const cellsOf = ({ title, brand, category, price, identifiers, description, bullets, specifications }: Listing) => [
  title,
  brand ?? '',
  category ?? '',
  price === null ? '' : [price.amount, price.currency].filter(Boolean).join(' '),
  identifiers.sku ?? '',
  description,
  bullets.join('; '),
  specifications.map(({ name, value }) => `${name}: ${value}`).join('; '),
];

/**
 * A file of whole cards (our own export as JSON, schema.org, a Google feed) as the table of its products; null for any other
 * text. @throws ImportFileError for too many products, and for an export of ours that is broken
 */
export function cardsTable(text: string, bytes: Uint8Array): { names: string[]; rows: { cells: string[] }[] } | null {
  if (!/^\s*[[{<]/u.test(text)) return null;
  try {
    const file = readImportFile(bytes);
    if (file.format === 'csv' || file.format === 'xlsx') return null;
    const rows = [...file.products([])].map(({ name, product }) => ({
      cells: product === null ? names.map((_, place) => (place === 0 ? name : '')) : cellsOf(product.listing),
    }));
    return { names, rows };
  } catch (error) {
    if (!(error instanceof ImportFileError) || error.code === 'too_large') throw error;
    if (/^\s*\{\s*"format":\s*"cardwright\.cards"/u.test(text)) throw error;
    return null;
  }
}
