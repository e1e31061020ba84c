import { emptyListing } from '../../listing.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

/** Rows under the names of Amazon's old template grammar, which may have lines above them: a card for each row. */
export function readAmazonRows(rows: readonly string[][]): ReadCard[] {
  const at = rows.findIndex((row) => row.includes('item_sku') && row.includes('item_name'));
  if (at < 0) throw new UnreadableFileError('There is no row with the columns item_sku and item_name.');
  return recordsOf(rows.slice(at)).map(cardOf);
}

function cardOf(row: Record<string, string>): ReadCard {
  const numbered = (column: string) =>
    Object.keys(row)
      .filter((name) => name.startsWith(column) && /^\d+$/u.test(name.slice(column.length)))
      .map((name) => row[name] ?? '')
      .filter((value) => value !== '');
  const { external_product_id: code, item_sku: sku, generic_keywords: keywords } = row;
  return readCardWith({
    marketplace: 'amazon',
    listing: {
      ...emptyListing,
      title: row.item_name ?? '',
      description: row.product_description ?? '',
      bullets: numbered('bullet_point'),
      // The field has no separator, so its words are one text.
      keywords: keywords ? [keywords] : [],
      brand: row.brand_name || null,
      identifiers: { ...(code && { gtin: code }), ...(sku && { sku }) },
    },
    images: [row.main_image_url ?? '', ...numbered('other_image_url')]
      .filter((url) => url !== '')
      .map((url) => imageAt(url)),
  });
}
