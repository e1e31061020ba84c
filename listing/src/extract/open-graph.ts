import { declaredAvailability } from './availability.ts';
import { usableBrand } from './brand.ts';
import { oneLine } from './clean-text.ts';
import { currencyCode, type PriceHints } from './currency.ts';
import type { Page } from './html/nodes.ts';
import { parsePrice } from './price.ts';
import { usableCode, usableGtin } from './schema-codes.ts';
import type { Candidate } from './types.ts';

/** All `meta` values by lower-case name, from `property`, `name` and `itemprop` alike; empty ones are left out. */
export function readMeta(page: Page): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const meta of page.byName.get('meta') ?? []) {
    const name = (meta.attributes.get('property') ?? meta.attributes.get('name') ?? '').trim().toLowerCase();
    const content = meta.attributes.get('content')?.trim() ?? '';
    if (name === '' || content === '') continue;
    const known = found.get(name);
    if (known === undefined) found.set(name, [content]);
    else known.push(content);
  }
  return found;
}

/** What Open Graph and its `product:` extension state. A sale price goes before the price, which then is the old one. */
export function readOpenGraph(meta: ReadonlyMap<string, string[]>, hints: PriceHints): Candidate {
  const first = (...names: string[]): string | null =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined) ?? null;
  const currency = currencyCode(
    first(
      'product:sale_price:currency',
      'product:price:currency',
      'og:price:currency',
      'product:original_price:currency',
      'twitter:data1:currency',
    ),
  );
  let price: Candidate['price'];
  for (const name of [
    'product:sale_price:amount',
    'product:price:amount',
    'og:price:amount',
    'product:price',
    'og:price',
    'product:sale_price',
  ]) {
    const raw = first(name);
    const read =
      raw === null ? null : parsePrice(raw, { ...hints, currency: currency ?? hints.currency, declared: true });
    if (raw === null || read === null) continue;
    price = { amount: read.amount, currency: currency ?? read.currency, raw, ambiguous: read.ambiguous };
    break;
  }
  const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap(
    (name) => meta.get(name) ?? [],
  );
  const identifiers = {
    sku: usableCode(first('product:retailer_item_id', 'product:sku')),
    mpn: usableCode(first('product:mfr_part_no', 'product:mpn')),
    gtin: usableGtin(
      first('product:ean', 'product:gtin', 'product:upc', 'product:isbn', 'book:isbn', 'og:upc', 'og:ean'),
    ),
  };
  const keywords = (first('keywords') ?? '')
    .split(/[,;]/)
    .map(oneLine)
    .filter((word) => word !== '' && word.length <= 60);
  return {
    source: 'open_graph',
    confidence: 0.7,
    title: oneLine(first('og:title', 'twitter:title') ?? '') || undefined,
    description: oneLine(first('og:description', 'twitter:description', 'description') ?? '') || undefined,
    brand: usableBrand(first('product:brand', 'og:brand') ?? '') ?? undefined,
    category: oneLine(first('product:category') ?? '') || undefined,
    price,
    availability: declaredAvailability(first('product:availability', 'og:availability')) ?? undefined,
    identifiers: Object.fromEntries(Object.entries(identifiers).filter(([, code]) => code !== undefined)),
    images: images.map((url) => ({ url, alt: '' })),
    keywords: keywords.length > 0 ? keywords.slice(0, 30) : undefined,
  };
}
