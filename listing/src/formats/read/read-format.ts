import type { FileFormat } from '../file-formats.ts';
import { delimitedRows } from './delimited-rows.ts';
import type { ReadCard } from './read-card.ts';
import { readGenericRows } from './read-generic.ts';
import { readGoogleRows } from './read-google-tsv.ts';
import { readJsonFile } from './read-json.ts';
import { readShopifyRows } from './read-shopify.ts';
import { readWooCommerceRows } from './read-woocommerce.ts';
import { workbookRows } from './workbook-rows.ts';

export const readableFormats = [
  'xlsx',
  'csv',
  'json',
  'shopify_csv',
  'woocommerce_csv',
  'google_tsv',
] as const satisfies FileFormat[];
export type ReadableFormat = (typeof readableFormats)[number];

/**
 * Reads the cards of a file, of ours or of another program. What the format carries is what was written.
 * @throws UnreadableFileError when it is not a file of this format
 */
export function readFormat(format: ReadableFormat, bytes: Uint8Array): ReadCard[] {
  if (format === 'xlsx') return readGenericRows(workbookRows(bytes, 'Cards'));
  const text = new TextDecoder().decode(bytes);
  switch (format) {
    case 'csv':
      return readGenericRows(delimitedRows(text, ','));
    case 'json':
      return readJsonFile(text);
    case 'shopify_csv':
      return readShopifyRows(delimitedRows(text, ','));
    case 'woocommerce_csv':
      return readWooCommerceRows(delimitedRows(text, ','));
    case 'google_tsv':
      return readGoogleRows(delimitedRows(text, '\t'));
  }
}
