import type { Identifiers, Specification } from '../listing.ts';
import { declaredAvailability } from './availability.ts';
import { usableBrand } from './brand.ts';
import { currencyCode, type PriceHints } from './currency.ts';
import { specification } from './dom-specs.ts';
import { readShopifyProduct } from './platform-shopify.ts';
import { parsePrice } from './price.ts';
import { usableCode, usableGtin } from './schema-product.ts';
import { entriesNear, isObject, namedLike } from './state-search.ts';
import type { Candidate, ExtractedImage } from './types.ts';

const asked = [
  /^(?:sale|current|final|special|selling|actual|discounted?|promo|offer|activity|now|reduced|member)_?(?:retail|price|amount)(?:_?(?:value|formatted|incl\w*))?$/i,
  /^formatt?ed_?(?:current|sale|activity|final|special)?_?price$/i,
  /^price(?:_?(?:value|amount|formatted|incl\w*|with_?tax|raw|num\w*))?$/i,
  /^(?:min|low|from|base)_?(?:current_?)?price$/i,
];
const amountKey =
  /^(?:price_?string|price_?display|formatted_?price|text|amount|value|price|current|min|minPrice|formatted|display|centAmount|sale|now|formatted_current_price|current_retail)$/i;
const currencyKey = /^(?:price_?)?currency(?:_?(?:code|iso|id|unit))?$/i;
const imageKey = /image|photo|picture|gallery|img|media/i;
const rowsKey = /spec|attr|propert|prop|feature|character|param|detail/i;
const rowName = /^(?:attr_?name|name|label|title|key|display_?name)$/i;
const rowValue = /^(?:attr_?value|value|values|text|display_?value)$/i;

function priceAmong(entries: readonly [string, unknown][], hints: PriceHints): Candidate['price'] {
  const currency =
    entries
      .map(([key, value]) => (currencyKey.test(key) && typeof value === 'string' ? currencyCode(value) : null))
      .find((code) => code !== null) ??
    hints.currency ??
    null;
  let bare: Candidate['price'];
  for (const pattern of asked) {
    for (const [key, value] of entries) {
      if (!pattern.test(key)) continue;
      const inside = isObject(value)
        ? Object.entries(value)
            .filter(([name]) => amountKey.test(name))
            .map(([, content]) => content)
        : [value];
      for (const content of inside) {
        if (typeof content !== 'string' && typeof content !== 'number') continue;
        const raw = String(content);
        const read = raw.length > 60 ? null : parsePrice(raw, { ...hints, currency, declared: /^[\d.]+$/.test(raw) });
        if (read === null) continue;
        const price = { amount: read.amount, currency: read.currency ?? currency, raw, ambiguous: read.ambiguous };
        // A text with its currency was made for buyers; a bare number may be a variant's or in cents.
        if (read.marked) return price;
        bare ??= price;
      }
    }
  }
  return bare;
}

function brandAmong(entries: readonly [string, unknown][]): string | undefined {
  for (const [key, value] of entries) {
    if (!/^(?:primary_?)?(?:brand|manufacturer|vendor)(?:_?(?:name|title))?$/i.test(key)) continue;
    const name = isObject(value) ? (value.name ?? value.title ?? value.label) : value;
    const brand = typeof name === 'string' ? usableBrand(name) : null;
    if (brand !== null) return brand;
  }
  return undefined;
}

/** The longest of the texts that are called a description. */
function descriptionAmong(entries: readonly [string, unknown][]): string | undefined {
  let longest = '';
  for (const [key, value] of entries) {
    if (!/^(?:(?:long|short|full|product)_?)?description(?:_?(?:html|text))?$/i.test(key) || typeof value !== 'string')
      continue;
    if (value.length > longest.length && value.length < 50_000) longest = value;
  }
  return longest.length >= 40 ? longest : undefined;
}

function availabilityAmong(entries: readonly [string, unknown][]): Candidate['availability'] {
  for (const [key, value] of entries) {
    if (!/^(?:availability(?:_?status)?|stock_?status|in_?stock|is_?in_?stock)$/i.test(key)) continue;
    if (typeof value === 'boolean') return value ? 'in_stock' : 'out_of_stock';
    const stated = typeof value === 'string' ? declaredAvailability(value) : null;
    if (stated !== null) return stated;
  }
  return undefined;
}

function codesAmong(entries: readonly [string, unknown][]): Identifiers {
  const codes: Identifiers = {};
  const text = (value: unknown): string | null =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  for (const [key, value] of entries) {
    if (/^(?:gtin(?:8|12|13|14)?|ean(?:13|_?code)?|upc|(?:primary_?)?barcode|isbn(?:13)?)$/i.test(key))
      codes.gtin ??= usableGtin(text(value));
    else if (/^(?:mpn|manufacturer_?part_?number|part_?number)$/i.test(key)) codes.mpn ??= usableCode(text(value));
    else if (/^sku(?:_?(?:code|id))?$/i.test(key)) codes.sku ??= usableCode(text(value));
  }
  for (const key of ['gtin', 'mpn', 'sku'] as const) if (codes[key] === undefined) delete codes[key];
  return codes;
}

function imagesAmong(entries: readonly [string, unknown][]): ExtractedImage[] {
  const images: ExtractedImage[] = [];
  const add = (value: unknown): void => {
    const address = isObject(value)
      ? (value.url ?? value.src ?? value.large ?? value.original ?? value.contentUrl)
      : value;
    if (
      typeof address === 'string' &&
      /^(?:https?:)?\/\/[^\s]+$/.test(address) &&
      /\.(?:jpe?g|png|webp|avif)(?:[?#_]|$)|\/is\/image\//i.test(address)
    )
      images.push({ url: address, alt: '' });
  };
  for (const [key, value] of entries) {
    if (!imageKey.test(key)) continue;
    if (Array.isArray(value)) for (const item of value.slice(0, 40)) add(item);
    else add(value);
    if (images.length >= 40) break;
  }
  return images;
}

function rowsAmong(entries: readonly [string, unknown][]): Specification[] {
  for (const [key, value] of entries) {
    if (!rowsKey.test(key) || !Array.isArray(value)) continue;
    const rows = value.slice(0, 200).flatMap((item) => {
      if (!isObject(item)) return [];
      const name = Object.entries(item).find(
        ([part, content]) => rowName.test(part) && typeof content === 'string',
      )?.[1];
      const content = Object.entries(item).find(
        ([part, each]) => rowValue.test(part) && (typeof each === 'string' || typeof each === 'number'),
      )?.[1];
      const row = specification(String(name ?? ''), String(content ?? ''));
      return row === null ? [] : [row];
    });
    if (rows.length >= 2) return rows;
  }
  return [];
}

/**
 * What the page's script data says about the thing that has the page's title. Nearest statements win; the objects
 * around the named one are asked when it does not say itself.
 */
export function readStateProduct(
  values: readonly unknown[],
  title: string,
  hints: PriceHints,
  url: string | null,
): Candidate | null {
  const found = namedLike(values, title);
  if (found.length === 0) return null;
  for (const { object } of found) {
    const shopify = readShopifyProduct(object, url);
    if (shopify !== null) return shopify;
  }
  const result: Candidate = { source: 'platform', confidence: 0.65 };
  for (const { object, around } of found) {
    for (const [index, holder] of [object, ...around].entries()) {
      const entries = entriesNear(holder, index === 0 ? 3 : 2);
      result.price ??= priceAmong(entries, hints);
      result.brand ??= brandAmong(entries);
      if (index === 0) result.description ??= descriptionAmong(entries);
      if (index === 0) result.availability ??= availabilityAmong(entries);
      const codes = codesAmong(entries);
      result.identifiers = { ...codes, ...result.identifiers };
      if ((result.images?.length ?? 0) === 0) result.images = imagesAmong(entries);
      if ((result.specifications?.length ?? 0) === 0) result.specifications = rowsAmong(entries);
    }
  }
  return result;
}
