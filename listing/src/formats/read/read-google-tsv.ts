import { type Availability, emptyListing } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

type Row = Record<string, string>;
const availabilities: Record<string, Availability> = {
  in_stock: 'in_stock',
  out_of_stock: 'out_of_stock',
  preorder: 'preorder',
  backorder: 'preorder',
};
const optionColumns = ['color', 'size', 'material', 'pattern'] as const;

/** Products of a Google feed in text form; items of one group are variants of a card. */
export function readGoogleRows(rows: readonly string[][]): ReadCard[] {
  if (rows[0]?.includes('id') !== true || !rows[0].includes('link'))
    throw new UnreadableFileError('The first row has no columns id and link.');
  const groups = new Map<string, Row[]>();
  for (const record of recordsOf(rows)) {
    const key = record.item_group_id ? `group ${record.item_group_id}` : `item ${record.id}`;
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].map(cardOf);
}

function cardOf(records: Row[]): ReadCard {
  const first = records[0] ?? {};
  const grouped = (first.item_group_id ?? '') !== '';
  const varied = grouped ? optionColumns.filter((name) => new Set(records.map((record) => record[name])).size > 1) : [];
  const variants = records.map((record) => variantOf(record, varied));
  const details = parts(first.product_detail ?? '', ',').map((detail) => parts(detail, ':').map(unquoted));
  return readCardWith({
    marketplace: 'google',
    listing: {
      ...emptyListing,
      title: first.title || contentOf(first.structured_title),
      description: first.description || contentOf(first.structured_description),
      bullets: parts(first.product_highlight ?? '', ',').map(unquoted),
      specifications: details.map(([, name = '', value = '']) => ({ name, value })),
      brand: first.brand || null,
      price: priceOf(first),
      identifiers: {
        ...(first.gtin && !grouped && { gtin: first.gtin }),
        ...(first.mpn && { mpn: first.mpn }),
        sku: grouped ? (first.item_group_id ?? '') : (first.id ?? ''),
      },
      availability: availabilities[first.availability ?? ''] ?? null,
    },
    images: [first.image_link ?? '', ...parts(first.additional_image_link ?? '', ',').map(unquoted)]
      .filter((url) => url !== '')
      .map((url) => imageAt(url)),
    source_url: first.link || null,
    ...(grouped && { variants }),
    ai_written: (first.structured_title ?? '').startsWith('trained_algorithmic_media:'),
  });
}

const variantOf = (record: Row, varied: readonly string[]): Variant => ({
  options: varied.map((name) => ({ name, value: record[name] ?? '' })).filter(({ value }) => value !== ''),
  title: record.title || contentOf(record.structured_title) || null,
  sku: record.id || null,
  gtin: record.gtin || null,
  price: priceOf(record),
  availability: availabilities[record.availability ?? ''] ?? null,
  image_url: record.image_link || null,
});

function priceOf({ price = '' }: Row) {
  const [amount = '', currency] = price.split(' ');
  return amount === '' ? null : { amount, currency: currency ?? null };
}

/** Splits outside of quotes, which stay. */
function parts(cell: string, divider: ',' | ':'): string[] {
  if (cell === '') return [];
  const found = [''];
  let quoted = false;
  for (const sign of cell) {
    if (sign === '"') quoted = !quoted;
    if (sign === divider && !quoted) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

const unquoted = (part: string): string =>
  part.startsWith('"') && part.endsWith('"') && part.length > 1 ? part.slice(1, -1).replaceAll('""', '"') : part;

/** `trained_algorithmic_media:"text"` is text. */
const contentOf = (cell = ''): string => unquoted(cell.slice(cell.indexOf(':') + 1));
