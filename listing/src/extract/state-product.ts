import type { Identifiers } from '../listing.ts';
import { declaredAvailability } from './availability.ts';
import { usableBrand } from './brand.ts';
import type { PriceHints } from './currency.ts';
import { readShopifyProduct } from './platform-shopify.ts';
import { usableCode, usableGtin } from './schema-codes.ts';
import { withReferences } from './state-forms.ts';
import { variantsByOptions } from './state-option-variants.ts';
import { priceAmong } from './state-price.ts';
import { bulletsAmong, rowsAmong } from './state-rows.ts';
import { entriesNear, isObject, type JsonObject, namedLike } from './state-search.ts';
import { stateVariants } from './state-variants.ts';
import { categoryAmong, descriptionAmong } from './state-words.ts';
import type { Candidate, ExtractedImage } from './types.ts';

const imageKey = /image|photo|picture|galler|img|media/i;
function brandAmong(entries: readonly [string, unknown][]): string | undefined {
  for (const [key, value] of entries) {
    if (!/^(?:(?:primary|item|product)_?)?(?:brand|manufacturer|vendor)(?:_?(?:name|title|label))?$/i.test(key))
      continue;
    const name = isObject(value) ? (value.name ?? value.title ?? value.label) : value;
    const brand = typeof name === 'string' ? usableBrand(name) : null;
    if (brand !== null) return brand;
  }
  return undefined;
}

function availabilityAmong(entries: readonly [string, unknown][]): Candidate['availability'] {
  for (const [key, value] of entries) {
    if (
      !/^(?:availability(?:_?status)?|(?:stock|inventory)_?(?:status|availability)|in_?stock|is_?in_?stock|is_?available|available)$/i.test(
        key,
      )
    )
      continue;
    if (typeof value === 'boolean') return value ? 'in_stock' : 'out_of_stock';
    const words = isObject(value) ? (value.code ?? value.status ?? value.value ?? value.name) : value;
    const stated = typeof words === 'string' ? declaredAvailability(words) : null;
    if (stated !== null) return stated;
  }
  return undefined;
}

function codesAmong(entries: readonly [string, unknown][], own: JsonObject): Identifiers {
  const codes: Identifiers = {};
  const text = (value: unknown): string | null =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  for (const [key, value] of entries) {
    if (/^(?:gtin(?:8|12|13|14)?|ean(?:13|_?code)?|upc|(?:primary_?)?barcode|isbn(?:13)?)$/i.test(key))
      codes.gtin ??= usableGtin(text(value));
    else if (
      /^(?:mpn|(?:manufacturer|mfr)_?(?:part|product)?_?(?:number|no|code|sku)|part_?number|model_?number)$/i.test(key)
    )
      codes.mpn ??= usableCode(text(value));
    else if (
      /^(?:product_?)?sku(?:_?(?:code|id|number))?$|^(?:article|item|stock|style)_?(?:code|number|no)$/i.test(key)
    )
      codes.sku ??= usableCode(text(value));
  }
  // What else has a code is not the product's own member.
  codes.sku ??= usableCode(text(own.code));
  // Analytics call the shop's own number so; it counts beside an `item_name` only.
  const item = entries.find(([key]) => key === 'item_id')?.[1];
  if (entries.some(([key]) => key === 'item_name')) codes.sku ??= usableCode(text(item));
  for (const key of ['gtin', 'mpn', 'sku'] as const) if (codes[key] === undefined) delete codes[key];
  return codes;
}

function imagesAmong(entries: readonly [string, unknown][]): ExtractedImage[] {
  const images: ExtractedImage[] = [];
  const addressOf = (value: unknown): unknown =>
    isObject(value)
      ? (value.url ?? value.src ?? value.large ?? value.original ?? value.origin ?? value.contentUrl)
      : value;
  const add = (value: unknown): void => {
    const address = addressOf(value);
    if (
      typeof address === 'string' &&
      /^(?:https?:)?\/\/[^\s]+$/.test(address) &&
      /\.(?:jpe?g|png|webp|avif)(?:[?#_]|$)|\/is\/image\//i.test(address)
    )
      images.push({ url: address, alt: '' });
  };
  for (const [key, value] of entries) {
    if (!imageKey.test(key)) continue;
    // Galleries of several variants: the first is the product's. A picture may hold lists too, such as its sizes.
    const isGallery = isObject(value) && addressOf(value) === undefined;
    const first = isGallery ? Object.values(value).find((each) => Array.isArray(each)) : undefined;
    const list: unknown = first ?? value;
    if (Array.isArray(list)) for (const item of list.slice(0, 40)) add(item);
    else add(list);
    if (images.length >= 40) break;
  }
  return images;
}

/**
 * What the page's script data says about the thing that has the page's title. Nearest statements win; the objects
 * around the named one are asked when it does not say itself.
 */
export function readStateProduct(
  values: readonly unknown[],
  titles: readonly string[],
  hints: PriceHints,
  url: string | null,
): Candidate | null {
  const found =
    titles
      .map((title) => namedLike(values, title))
      .find((list) => list.length > 0)
      ?.map(({ object, around, name }) => ({ object: withReferences(object, values), around, name })) ?? [];
  if (found.length === 0) return null;
  for (const { object } of found) {
    const shopify = readShopifyProduct(object, url);
    if (shopify !== null) return shopify;
  }
  const result: Candidate = { source: 'platform', confidence: 0.65, title: found[0]?.name };
  for (const { object, around } of found) {
    for (const [index, holder] of [object, ...around].entries()) {
      const entries = entriesNear(holder, index === 0 ? 3 : 2);
      result.price ??= priceAmong(entries, hints);
      result.brand ??= brandAmong(entries);
      if (index === 0) result.description ??= descriptionAmong(entries);
      if (index === 0 && (result.variants?.length ?? 0) === 0) result.variants = stateVariants(holder, hints);
      if ((result.variants ?? []).every(({ options, title }) => options.length === 0 && title === null)) {
        const named = variantsByOptions(holder, hints);
        if (named.length > 0) result.variants = named;
      }
      if (index === 0) result.category ??= categoryAmong(entries);
      if (index === 0 && (result.bullets?.length ?? 0) === 0) result.bullets = bulletsAmong(entries);
      if (index === 0) result.availability ??= availabilityAmong(entries);
      const codes = codesAmong(entries, index === 0 ? holder : {});
      result.identifiers = { ...codes, ...result.identifiers };
      if ((result.images?.length ?? 0) === 0) result.images = imagesAmong(entries);
      if ((result.specifications?.length ?? 0) === 0) result.specifications = rowsAmong(entries);
    }
  }
  return result;
}
