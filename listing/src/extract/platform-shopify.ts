import type { Variant } from '../variant.ts';
import { usableBrand } from './brand.ts';
import { oneLine } from './clean-text.ts';
import { parsePrice } from './price.ts';
import { usableCode, usableGtin } from './schema-codes.ts';
import { isObject, type JsonObject, text } from './state-search.ts';
import { variantsOfList } from './state-variants.ts';
import type { Candidate, ExtractedImage } from './types.ts';

/** A product as Shopify writes it: `/products/<handle>.json` (wrapped in `product`), `.js`, or inside the page. */
export function asShopifyProduct(value: unknown): JsonObject | null {
  const product = isObject(value) && isObject(value.product) ? value.product : value;
  return isObject(product) &&
    'handle' in product &&
    'vendor' in product &&
    Array.isArray(product.variants) &&
    typeof product.title === 'string'
    ? product
    : null;
}

function cents(amount: number): string {
  return (amount / 100).toFixed(2);
}

function readImages(product: JsonObject): ExtractedImage[] {
  const list =
    Array.isArray(product.media) && product.media.length > 0
      ? product.media
      : Array.isArray(product.images)
        ? product.images
        : [];
  return list.flatMap((item) => {
    const image: JsonObject = isObject(item) ? item : { src: item };
    const url = text(image.src);
    return url === '' || image.media_type === 'video' ? [] : [{ url, alt: oneLine(text(image.alt)) }];
  });
}

/** Whole numbers are cents; texts are decimals. */
function amountOf(raw: unknown): string | null {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw > 0 ? cents(raw) : null;
  return parsePrice(text(raw), { declared: true })?.amount ?? null;
}

/** All variants, with prices read like the product's own; empty for the one that stands for having none. */
function shopifyVariants(product: JsonObject, variants: readonly JsonObject[]): Variant[] {
  return variantsOfList(variants, product, {}).map((variant, index) => {
    const amount = amountOf(variants[index]?.price);
    return { ...variant, price: amount === null ? null : { amount, currency: null } };
  });
}

/**
 * Reads Shopify's product data. Prices are strings with decimals in `.json`, and whole cents in `.js` and in pages.
 * The variant of the address is taken, else the first that is available.
 */
export function readShopifyProduct(value: unknown, url: string | null): Candidate | null {
  const product = asShopifyProduct(value);
  if (product === null) return null;
  const variants = (Array.isArray(product.variants) ? product.variants : []).filter(isObject);
  const wanted = /[?&]variant=(\d+)/.exec(url ?? '')?.[1];
  const variant =
    variants.find(({ id }) => wanted !== undefined && text(id) === wanted) ??
    variants.find(({ available }) => available === true) ??
    variants[0];
  const raw = variant?.price ?? product.price;
  const amount = amountOf(raw);
  const tags = Array.isArray(product.tags) ? product.tags.map(text) : text(product.tags).split(',');
  const availability = variants.map(({ available }) => available).filter((each) => typeof each === 'boolean');
  const gtin = usableGtin(text(variant?.barcode));
  const sku = usableCode(text(variant?.sku));
  return {
    source: 'platform',
    confidence: 0.85,
    title: oneLine(text(product.title)) || undefined,
    description: text(product.body_html ?? product.description) || undefined,
    brand: usableBrand(text(product.vendor)) ?? undefined,
    category: oneLine(text(product.product_type ?? product.type)) || undefined,
    price: amount === null ? undefined : { amount, currency: null, raw: text(raw), ambiguous: false },
    availability: availability.length === 0 ? undefined : availability.includes(true) ? 'in_stock' : 'out_of_stock',
    identifiers: { ...(sku === undefined ? {} : { sku }), ...(gtin === undefined ? {} : { gtin }) },
    images: readImages(product),
    variants: shopifyVariants(product, variants),
    keywords: tags.map(oneLine).filter((tag) => tag !== '' && tag.length <= 60),
  };
}
