import { parse } from 'csv-parse/sync';
import { listingWith } from '../listing-builders.ts';
import type { Variant } from '../variant.ts';
import type { ExportCard } from './export-card.ts';
import type { FileFormat } from './file-formats.ts';
import type { ExportWarning, FormatOptions } from './format-options.ts';
import { writeFormat } from './write-format.ts';

const now = '2026-11-21T10:00:00.000Z';

/** A card for tests. */
export function cardWith(fields: Partial<ExportCard>): ExportCard {
  return {
    card_id: '0193a5c2-0000-7000-8000-000000000001',
    version: 2,
    marketplace: 'amazon',
    listing: listingWith({}),
    images: [],
    source_url: null,
    score: null,
    updated_at: now,
    ai_written: false,
    ...fields,
  };
}

/** A variant for tests: in stock, distinguished by the given options. */
export function variantWith(options: Record<string, string>, fields: Partial<Variant> = {}): Variant {
  return {
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
    title: null,
    sku: null,
    gtin: null,
    price: null,
    availability: 'in_stock',
    image_url: null,
    ...fields,
  };
}

/** A file in memory, with its warnings. */
export async function fileOf(
  format: FileFormat,
  cards: ExportCard[],
  options: Partial<FormatOptions> = {},
): Promise<{ bytes: Uint8Array; text: string; warnings: ExportWarning[] }> {
  const warnings: ExportWarning[] = [];
  const chunks: Uint8Array[] = [];
  const written = writeFormat(format, cards, { now, onWarning: (warning) => warnings.push(warning), ...options });
  for await (const chunk of written) chunks.push(chunk);
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), warnings };
}

/** Address of an invented picture. */
export const cdn = (name: string) => `https://cdn.example.com/${name}.jpg`;
/** A picture that is large enough for every marketplace. */
export const image = (name: string, alt = '') => ({ url: cdn(name), alt, width: 2_000, height: 2_000 });

/** The bottle of the documented examples, as far as a card can hold it. */
export const bottle = cardWith({
  listing: listingWith({
    title: 'Norvik Steel Bottle',
    description: '<p>Double-wall steel, 32 oz.</p>\n<p>Hand wash.</p>',
    bullets: ['Straw lid'],
    keywords: ['bottle', 'steel'],
    category: 'Kitchen > Bottle',
    price: { amount: '29.90', currency: 'USD' },
    identifiers: { sku: 'NV-32' },
  }),
  images: [image('b1', 'Blue bottle'), image('g1', 'Green bottle'), image('b2', 'Lid detail')],
  variants: [
    variantWith({ Color: 'Blue' }, { sku: 'NV-32-B', gtin: '4006381333931', image_url: cdn('b1') }),
    variantWith({ Color: 'Green' }, { sku: 'NV-32-G', image_url: cdn('g1') }),
  ],
  source_url: 'https://shop.example.com/p/nv-32?c=blue&s=1',
});
/** A card with a listing of the given fields. */
export const plain = (fields: Partial<ExportCard['listing']>, card: Partial<ExportCard> = {}) =>
  cardWith({ ...card, listing: listingWith({ title: 'Mug', ...fields }) });

/** The rows of a delimited file, read by a parser that is not ours. */
export const rowsOf = async (format: FileFormat, cards: ExportCard[], delimiter = ','): Promise<string[][]> =>
  parse((await fileOf(format, cards)).bytes, { delimiter, bom: true, relax_column_count: false });
/** The warnings about a card, one line each. */
export const messagesOf = async (format: FileFormat, card: ExportCard): Promise<string> =>
  (await fileOf(format, [card])).warnings.map(({ field, message }) => `${field}: ${message}`).join('\n');
