import { z } from 'zod';
import type { Listing } from '../../listing.ts';
import { type ReadCard, UnreadableFileError } from './read-card.ts';

const text = z.string();
const maybe = text.nullable();
const pair = z.object({ name: text, value: text });
const price = z.object({ amount: text, currency: maybe }).nullable();
const availability = z.enum(['in_stock', 'out_of_stock', 'preorder']).nullable();
const image = z.object({ url: text, alt: text, width: z.number().nullable(), height: z.number().nullable() });
const listing = z.object({
  title: text,
  descriptionHtml: text,
  bullets: z.array(text),
  specifications: z.array(pair),
  keywords: z.array(text),
  images: z.array(image),
  brand: maybe,
  category: maybe,
  price,
  gtin: maybe,
  sku: maybe,
  mpn: maybe,
  asin: maybe,
  availability,
  language: maybe,
});
const variant = z.object({
  options: z.array(pair),
  title: maybe,
  sku: maybe,
  gtin: maybe,
  price,
  availability,
  image_url: maybe,
});
const file = z.object({
  format: z.literal('cardwright.cards'),
  formatVersion: z.literal(1),
  cards: z.array(
    z.object({
      id: text,
      version: z.number(),
      marketplace: text,
      sourceUrl: maybe,
      score: z.number().nullable(),
      updatedAt: text,
      aiWritten: z.boolean(),
      warnings: z.array(text),
      variants: z.array(variant).optional(),
      versions: z.object({ original: listing.optional(), current: listing }),
    }),
  ),
});

/** Cards of the JSON file, without loss. */
export function readJsonFile(content: string): ReadCard[] {
  const parsed = file.safeParse(parseJson(content));
  if (!parsed.success)
    throw new UnreadableFileError(`This is not a JSON file of cards: ${parsed.error.issues[0]?.path.join('.')}.`);
  return parsed.data.cards.map(({ versions, variants, ...card }) => ({
    card_id: card.id,
    version: card.version,
    marketplace: card.marketplace,
    listing: listingOf(versions.current),
    images: versions.current.images,
    ...(variants !== undefined && { variants }),
    source_url: card.sourceUrl,
    score: card.score,
    updated_at: card.updatedAt,
    ai_written: card.aiWritten,
    warnings: card.warnings,
    ...(versions.original !== undefined && { original: listingOf(versions.original) }),
  }));
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new UnreadableFileError('This is not JSON.');
  }
}

function listingOf({ descriptionHtml, images: _, gtin, sku, mpn, asin, ...rest }: z.infer<typeof listing>): Listing {
  const codes = { gtin, sku, mpn, asin };
  return {
    ...rest,
    description: descriptionHtml,
    identifiers: Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== null)),
  };
}
