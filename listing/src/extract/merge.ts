import { checkGtin } from '../identifiers/gtin.ts';
import type { Identifiers, Listing, ListingField, Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { hasMarkup } from './clean-text.ts';
import { withoutBlockTitle } from './description-title.ts';
import { sanitizeDescription } from './sanitize.ts';
import type { Candidate, ExtractedImage, FieldOrigin } from './types.ts';
import { coverage } from './words.ts';

export type Origins = Partial<Record<ListingField | 'images', FieldOrigin>>;

/** The first candidate that states a field; candidates come in the order in which sources are believed. */
export function firstStated<K extends keyof Candidate>(
  candidates: readonly Candidate[],
  field: K,
): { from: Candidate; value: NonNullable<Candidate[K]> } | null {
  for (const from of candidates) {
    const value = from[field];
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    return { from, value: value as NonNullable<Candidate[K]> };
  }
  return null;
}

export function origin(from: Candidate, raw: string): FieldOrigin {
  return { source: from.source, confidence: from.confidence, raw: raw.slice(0, 2_000) };
}

/** Rows of all candidates; a name or a value that is already there is not repeated. */
export function mergeSpecifications(candidates: readonly Candidate[]): {
  rows: Specification[];
  from: Candidate | null;
} {
  const rows: Specification[] = [];
  const names = new Set<string>();
  const values = new Set<string>();
  let first: Candidate | null = null;
  for (const candidate of candidates) {
    for (const row of candidate.specifications ?? []) {
      const name = row.name.toLowerCase();
      const declaredTwice = candidate !== first && candidate.source !== 'dom' && values.has(row.value.toLowerCase());
      if (names.has(name) || declaredTwice || rows.length >= 200) continue;
      first ??= candidate;
      names.add(name);
      values.add(row.value.toLowerCase());
      rows.push(row);
    }
  }
  return { rows, from: first };
}

/** The first code of each kind; a number with a right check digit is believed before one with a wrong one. */
export function mergeIdentifiers(candidates: readonly Candidate[]): { value: Identifiers; from: Candidate | null } {
  const value: Identifiers = {};
  let first: Candidate | null = null;
  const checked = candidates.find(({ identifiers }) => checkGtin(identifiers?.gtin ?? '') === 'valid');
  if (checked?.identifiers?.gtin !== undefined) value.gtin = checked.identifiers.gtin;
  for (const candidate of candidates) {
    for (const key of ['gtin', 'sku', 'mpn', 'asin'] as const) {
      const code = candidate.identifiers?.[key];
      // Shop software fills the part number with its own number when the maker's is not known.
      if (code === undefined || value[key] !== undefined || (key === 'mpn' && code === value.sku)) continue;
      value[key] = code;
      first ??= candidate;
    }
  }
  return { value, from: first ?? checked ?? null };
}

/** A beginning that stands cut before the whole text, as widgets write it that unfold the rest. */
function withoutPreview(text: string): string {
  const preview = /^(?:<p>)?([^<…]{30,900}?)\s*(?:…|\.{3})[\s….]*(?:<\/p>|<br>)?\s*/u.exec(text);
  const start = preview?.[1]?.slice(0, 40);
  if (preview === null || start === undefined) return text;
  const rest = text.slice(preview[0].length);
  const at = rest.indexOf(start);
  return at < 0 || at > 20 ? text : rest;
}

/** Letters of a description that are read: far more than any shop takes, and few enough when each is escaped. */
const longestDescription = 100_000;

function asDescription(whole: string): string {
  const text = whole.slice(0, longestDescription);
  const tidy = hasMarkup(text) ? sanitizeDescription(text) : text.trim();
  return withoutPreview(withoutBlockTitle(tidy));
}

/** Letters of a description that may be the introduction to a longer one. */
const introduced = 700;

/**
 * The description: the page's own block when it holds what is declared and more, else what is declared, else the
 * page's block. A `meta` text counts only when it speaks of this product.
 */
export function mergeDescription(
  candidates: readonly Candidate[],
  title: string,
): { value: string; from: Candidate } | null {
  const stated = candidates.filter(({ description }) => (description ?? '').trim() !== '');
  const adapter = stated.find(({ source }) => source === 'adapter');
  const declared = stated.find(
    ({ source }) => source === 'json_ld' || source === 'platform' || source === 'microdata' || source === 'rdfa',
  );
  const shown = stated.find(({ source }) => source === 'dom');
  const choose = (from: Candidate): { value: string; from: Candidate } => ({
    value: asDescription(from.description ?? ''),
    from,
  });
  if (adapter !== undefined) return choose(adapter);
  if (declared !== undefined && shown !== undefined) {
    const short = htmlToText(declared.description ?? '');
    const long = htmlToText(shown.description ?? '');
    const holds = coverage(short.slice(0, 400), long) > 0.8 || short.length < 60;
    if (holds && long.length >= short.length * 0.9 && long.length < 15_000) return choose(shown);
    const onView = declared.source === 'microdata' || declared.source === 'rdfa';
    // The marked block holds its tabs and what the shop says under them; the page's own reading left them out.
    const within = onView && coverage(long.slice(0, 400), short) > 0.95 && long.length >= short.length * 0.5;
    if (within) return choose(shown);
    // A marked introduction, and the text further down that goes on.
    const goesOn = onView && short.length < introduced && long.length < 15_000 && coverage(short, long) < 0.6;
    if (!goesOn) return choose(declared);
    return {
      value: `<p>${asDescription(declared.description ?? '')}</p>\n${asDescription(shown.description ?? '')}`,
      from: shown,
    };
  }
  if (declared !== undefined) return choose(declared);
  if (shown !== undefined) return choose(shown);
  const meta = stated.find(({ description }) => coverage(title, description ?? '') >= 0.25);
  return meta === undefined ? null : choose(meta);
}

/** Pictures of all candidates, in the order in which they are believed. */
export function mergeImages(candidates: readonly Candidate[]): { images: ExtractedImage[]; from: Candidate | null } {
  const from = candidates.find(({ images }) => (images?.length ?? 0) > 0) ?? null;
  return { images: candidates.flatMap(({ images }) => images ?? []), from };
}

/** One statement a line: the words that evidence may quote. */
export function sourceText(listing: Listing, brandStore: string | null): string {
  const { identifiers, price } = listing;
  const codes = (['gtin', 'sku', 'mpn', 'asin'] as const).flatMap((key) => {
    const code = identifiers[key];
    return code === undefined ? [] : [`${key.toUpperCase()}: ${code}`];
  });
  const lines = [
    listing.title,
    brandStore ?? '',
    listing.brand === null ? '' : `Brand: ${listing.brand}`,
    ...listing.bullets,
    ...htmlToText(listing.description).split('\n'),
    ...listing.specifications.map(({ name, value }) => `${name}: ${value}`),
    listing.category === null ? '' : `Category: ${listing.category}`,
    ...codes,
    price === null ? '' : `Price: ${price.amount}${price.currency === null ? '' : ` ${price.currency}`}`,
    listing.keywords.length === 0 ? '' : `Keywords: ${listing.keywords.join(', ')}`,
  ];
  const seen = new Set<string>();
  return lines
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '' && !seen.has(line) && seen.add(line) !== undefined)
    .join('\n');
}
