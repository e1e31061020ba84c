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

/** A variant for tests: in stock, told apart by the given options. */
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

/** A file in memory, with what was warned about. */
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
