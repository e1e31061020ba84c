import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractedProduct, RefusalReason } from '../listing/src/extract/types.ts';
import { extractSaved, type SavedPage, savedPages } from './saved-pages.ts';

interface Expected {
  title?: string;
  title_contains?: string;
  brand?: string;
  price?: number | null;
  currency?: string;
  price_any_of?: { price: number; currency: string }[];
  price_range?: [number, number];
  bullets_count?: number;
  bullets_contains?: string[];
  description_contains?: string[];
  specs_contains?: Record<string, string>;
  images_min?: number;
  identifiers?: Record<string, string | string[]>;
  category_contains?: string;
  availability?: string;
  kind_reason?: string;
}

/** One assertion of the index: whether it holds, and what was found when it does not. */
interface Check {
  field: string;
  right: boolean;
  detail: string;
}

const floors: Record<string, number> = {
  title: 0.97,
  price: 0.95,
  brand: 0.9,
  description: 0.9,
  bullets: 0.85,
  images: 0.9,
  identifiers: 0.9,
  specifications: 0.8,
  refusal: 1,
  kind: 1,
};
const ownIdentifiers = new Set([
  'gtin',
  'ean',
  'upc',
  'sku',
  'mpn',
  'asin',
  'item',
  'model',
  'product_code',
  'variant_skus',
]);
const schemaAvailability: Record<string, string> = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  PreOrder: 'preorder',
};

const plain = (text: string): string =>
  text.normalize('NFKC').replace(/[®™©]/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
const tight = (text: string): string => plain(text).replace(/[\s"'’‘“”″]/gu, '');
const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

/** The index says in words why a page is not a product; these are the importer's reasons for each. */
function reasonsFor(kindReason: string): RefusalReason[] {
  if (/captcha|robot|cloudflare|interstitial/i.test(kindReason)) return ['captcha'];
  if (/login/i.test(kindReason)) return ['login'];
  if (/404/.test(kindReason)) return ['soft_404'];
  if (/article/i.test(kindReason)) return ['article'];
  if (/list/i.test(kindReason)) return ['list'];
  return ['no_product'];
}

function priceCheck(found: ExtractedProduct, expected: Expected): Check | null {
  const { price } = found.listing;
  const amount = price === null ? null : Number(price.amount);
  const detail = `found ${short(price)}`;
  if (expected.price === null) return { field: 'price', right: price === null, detail: `${detail}, the page has none` };
  if (expected.price_any_of !== undefined || expected.price_range !== undefined) {
    const oneOf =
      expected.price_any_of?.some((each) => each.price === amount && each.currency === price?.currency) ?? false;
    const [low, high] = expected.price_range ?? [1, 0];
    const inRange =
      amount !== null && amount >= low && amount <= high && (expected.currency ?? price?.currency) === price?.currency;
    return {
      field: 'price',
      right: oneOf || inRange,
      detail: `${detail}, wanted ${short(expected.price_any_of ?? expected.price_range)}`,
    };
  }
  if (expected.price === undefined) return null;
  const right = amount === expected.price && (expected.currency === undefined || price?.currency === expected.currency);
  return { field: 'price', right, detail: `${detail}, wanted ${expected.price} ${expected.currency ?? ''}` };
}

function identifierChecks(found: ExtractedProduct, expected: Expected): Check[] {
  const known = [
    ...Object.values(found.listing.identifiers),
    ...found.listing.specifications.map(({ value }) => value),
  ].map((code) => tight(code ?? ''));
  return Object.entries(expected.identifiers ?? {})
    .filter(([name]) => ownIdentifiers.has(name))
    .map(([name, wanted]) => {
      const codes = (Array.isArray(wanted) ? wanted : [wanted]).map((code) => tight(code));
      const right = codes.some((code) =>
        known.some((each) => each === code || each.replace(/^0+/, '') === code.replace(/^0+/, '')),
      );
      return {
        field: 'identifiers',
        right,
        detail: `${name}: found ${short(found.listing.identifiers)}, wanted ${short(wanted)}`,
      };
    });
}

function productChecks(found: ExtractedProduct, expected: Expected): Check[] {
  const { listing } = found;
  const checks: Check[] = [];
  const add = (field: string, right: boolean, detail: string): void => {
    checks.push({ field, right, detail });
  };
  if (expected.title !== undefined)
    add(
      'title',
      plain(listing.title) === plain(expected.title),
      `found ${short(listing.title)}, wanted ${short(expected.title)}`,
    );
  if (expected.title_contains !== undefined)
    add(
      'title',
      plain(listing.title).includes(plain(expected.title_contains)),
      `found ${short(listing.title)}, wanted ${short(expected.title_contains)} in it`,
    );
  const price = priceCheck(found, expected);
  if (price !== null) checks.push(price);
  if (expected.brand !== undefined)
    add(
      'brand',
      plain(listing.brand ?? '') === plain(expected.brand),
      `found ${short(listing.brand)}, wanted ${short(expected.brand)}`,
    );
  if (expected.bullets_count !== undefined)
    add(
      'bullets count',
      listing.bullets.length === expected.bullets_count,
      `found ${listing.bullets.length}, wanted ${expected.bullets_count}`,
    );
  for (const words of expected.bullets_contains ?? []) {
    add(
      'bullets',
      listing.bullets.some((bullet) => plain(bullet).includes(plain(words))),
      `${short(words)} is in none of ${short(listing.bullets)}`,
    );
  }
  for (const words of expected.description_contains ?? []) {
    add(
      'description',
      plain(listing.description).includes(plain(words)) || tight(found.source_text).includes(tight(words)),
      `${short(words)} is not in ${short(listing.description)}`,
    );
  }
  for (const [name, value] of Object.entries(expected.specs_contains ?? {})) {
    const row = listing.specifications.find(
      (each) => tight(each.name).includes(tight(name)) && tight(each.value).includes(tight(value)),
    );
    add(
      'specifications',
      row !== undefined,
      `no row ${short(name)}: ${short(value)} among ${listing.specifications.length}`,
    );
  }
  if (expected.images_min !== undefined)
    add(
      'images',
      found.images.length >= expected.images_min,
      `found ${found.images.length}, wanted ${expected.images_min}`,
    );
  checks.push(...identifierChecks(found, expected));
  if (expected.category_contains !== undefined)
    add(
      'category',
      plain(listing.category ?? '').includes(plain(expected.category_contains)),
      `found ${short(listing.category)}, wanted ${short(expected.category_contains)}`,
    );
  if (expected.availability !== undefined)
    add(
      'availability',
      listing.availability === schemaAvailability[expected.availability],
      `found ${short(listing.availability)}, wanted ${expected.availability}`,
    );
  return checks;
}

function checkPage(folder: string, page: SavedPage<Expected>): { checks: Check[]; milliseconds: number } {
  const bytes = readFileSync(join(folder, page.file));
  const started = performance.now();
  const found = extractSaved(bytes, page);
  const milliseconds = performance.now() - started;
  if (page.kind === 'product') {
    if (found.kind === 'refused') {
      // A refused product has every asserted field wrong, not only its kind.
      const empty = Object.keys(page.expected).filter((field) =>
        ['title', 'title_contains', 'price', 'price_any_of', 'brand'].includes(field),
      );
      const lost = [...new Set(empty.map((field) => field.split('_')[0] ?? field))].map((field) => ({
        field,
        right: false,
        detail: 'page refused',
      }));
      return { checks: [{ field: 'kind', right: false, detail: `refused as ${found.reason}` }, ...lost], milliseconds };
    }
    return {
      checks: [{ field: 'kind', right: true, detail: '' }, ...productChecks(found, page.expected)],
      milliseconds,
    };
  }
  const wanted = reasonsFor(page.expected.kind_reason ?? '');
  const right = found.kind === 'refused' && wanted.includes(found.reason);
  const detail =
    found.kind === 'refused'
      ? `refused as ${found.reason}, wanted ${wanted.join(' or ')}`
      : `taken for a product: ${short(found.listing.title)}`;
  return { checks: [{ field: 'refusal', right, detail }], milliseconds };
}

function printTable(totals: ReadonlyMap<string, { right: number; asserted: number }>): boolean {
  let above = true;
  console.log(
    `\n${'field'.padEnd(16)}${'right'.padStart(7)}${'asserted'.padStart(10)}${'share'.padStart(8)}${'floor'.padStart(8)}`,
  );
  for (const [field, { right, asserted }] of totals) {
    const share = right / asserted;
    const floor = floors[field];
    const below = floor !== undefined && share < floor;
    if (below) above = false;
    const columns = [
      String(right).padStart(7),
      String(asserted).padStart(10),
      `${(share * 100).toFixed(0)} %`.padStart(8),
      (floor === undefined ? '' : `${floor * 100} %`).padStart(8),
    ];
    console.log(`${field.padEnd(16)}${columns.join('')}${below ? '  BELOW' : ''}`);
  }
  return above;
}

/** Compares what the importer reads from saved pages with what people read from them. */
function main(): number {
  const { folder, pages } = savedPages<Expected>();
  const totals = new Map<string, { right: number; asserted: number }>();
  let time = 0;
  for (const page of pages) {
    const { checks, milliseconds } = checkPage(folder, page);
    time += milliseconds;
    const wrong = checks.filter(({ right }) => !right);
    console.log(`${wrong.length === 0 ? 'right' : 'WRONG'}  ${page.file} (${milliseconds.toFixed(0)} ms)`);
    for (const { field, detail } of wrong) console.log(`         ${field}: ${detail}`);
    for (const { field, right } of checks) {
      const total = totals.get(field) ?? { right: 0, asserted: 0 };
      total.asserted++;
      if (right) total.right++;
      totals.set(field, total);
    }
  }
  const above = printTable(totals);
  console.log(`\n${pages.length} pages in ${time.toFixed(0)} ms; ${above ? 'all floors held' : 'below a floor'}.`);
  return above ? 0 : 1;
}

process.exitCode = main();
