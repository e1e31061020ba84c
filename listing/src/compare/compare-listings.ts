import type { Listing, Specification } from '../listing.ts';
import { listParts, type TextPart, textParts } from './text-parts.ts';

export interface FieldComparison {
  /** `title`, `bullets/0`, `specifications/<name>`, `identifiers/gtin` and so on. */
  path: string;
  change: 'same' | 'changed' | 'added' | 'removed';
  parts: TextPart[];
}

export const keywordSeparator = ', ';

/** Compares two versions of a listing field by field and word by word. Fields that are empty in both are left out. */
export function compareListings(from: Listing, to: Listing): FieldComparison[] {
  return [
    ...field('title', from.title, to.title),
    ...field('description', from.description, to.description),
    ...bullets(from.bullets, to.bullets),
    ...specifications(from.specifications, to.specifications),
    ...keywords(from.keywords, to.keywords),
    ...field('brand', from.brand, to.brand),
    ...field('category', from.category, to.category),
    ...field('price', priceText(from), priceText(to)),
    ...identifiers(from, to),
    ...field('availability', from.availability, to.availability),
    ...field('language', from.language, to.language),
  ];
}

function field(path: string, from: string | null | undefined, to: string | null | undefined): FieldComparison[] {
  const before = from ?? '';
  const after = to ?? '';
  if (before === '' && after === '') return [];
  return [{ path, change: changeOf(before, after), parts: textParts(before, after) }];
}

function changeOf(from: string, to: string): FieldComparison['change'] {
  if (from === to) return 'same';
  if (from === '') return 'added';
  return to === '' ? 'removed' : 'changed';
}

function bullets(from: readonly string[], to: readonly string[]): FieldComparison[] {
  const count = Math.max(from.length, to.length);
  return Array.from({ length: count }, (_, index) => field(`bullets/${index}`, from[index], to[index])).flat();
}

function specifications(from: readonly Specification[], to: readonly Specification[]): FieldComparison[] {
  const before = byUniqueName(from);
  const after = byUniqueName(to);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => field(`specifications/${name}`, before.get(name), after.get(name)));
}

// A repeated name gets a number, so that no value hides another.
function byUniqueName(items: readonly Specification[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const item of items) {
    let name = item.name;
    for (let number = 2; values.has(name); number += 1) name = `${item.name} (${number})`;
    values.set(name, item.value);
  }
  return values;
}

function keywords(from: readonly string[], to: readonly string[]): FieldComparison[] {
  const before = from.join(keywordSeparator);
  const after = to.join(keywordSeparator);
  if (before === '' && after === '') return [];
  return [{ path: 'keywords', change: changeOf(before, after), parts: listParts(from, to, keywordSeparator) }];
}

function priceText(listing: Listing): string {
  if (listing.price === null) return '';
  return [listing.price.amount, listing.price.currency].filter((part) => part !== null).join(' ');
}

function identifiers(from: Listing, to: Listing): FieldComparison[] {
  return (['gtin', 'sku', 'mpn', 'asin'] as const).flatMap((kind) =>
    field(`identifiers/${kind}`, from.identifiers[kind], to.identifiers[kind]),
  );
}
