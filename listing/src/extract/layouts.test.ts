import { describe, expect, it } from 'vitest';
import { layoutGroups } from '../../testing/layouts/all.ts';
import type { Expected } from '../../testing/layouts/layout.ts';
import type { Variant } from '../variant.ts';
import { extractListing } from './extract-listing.ts';
import type { ExtractedProduct } from './types.ts';

function shortVariant({ options, title, sku, gtin, price, availability }: Variant): string {
  const name = options.length > 0 ? options.map((each) => `${each.name}=${each.value}`).join(', ') : title;
  return [name, sku, gtin, price?.amount, price?.currency, availability].filter((part) => part != null).join(' ');
}

/** What was found, in the shape of what is expected and of those fields only. */
function foundLike(found: ExtractedProduct, expected: Expected): Expected {
  const { listing } = found;
  const all: Required<Expected> = {
    title: listing.title,
    brand: listing.brand,
    price: listing.price === null ? null : [listing.price.amount, listing.price.currency ?? '?'],
    availability: listing.availability,
    identifiers: listing.identifiers,
    category: listing.category ?? '',
    specifications: Object.fromEntries(
      listing.specifications
        .filter(({ name }) => Object.hasOwn(expected.specifications ?? {}, name))
        .map(({ name, value }) => [name, value]),
    ),
    bullets: listing.bullets,
    description: listing.description.includes(expected.description ?? '')
      ? (expected.description ?? '')
      : listing.description,
    images: found.images.map(({ url }) => url),
    language: listing.language ?? '',
    variants: found.variants.map(shortVariant),
    absent: (expected.absent ?? []).filter((words) => !JSON.stringify(listing).includes(words)),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([field]) => Object.hasOwn(expected, field)),
  ) as unknown as Expected;
}

describe.each(layoutGroups)('%s', (_group, layouts) => {
  it.each(layouts.map((layout) => [layout.name, layout] as const))('%s', (_name, { html, url, expected }) => {
    const found = extractListing({ html, url });
    expect(found.kind === 'refused' ? found.reason : found.kind).toBe('product');
    if (found.kind === 'product') expect(foundLike(found, expected)).toEqual(expected);
  });
});
