import { codePoints } from '../text/words.ts';
import type { Warn } from './format-options.ts';

/**
 * Limits of fields that only files have (those of the listing itself are in the rule packs). Lengths are Unicode code
 * points. Sources: keys of `marketplaces/sources.ts`.
 */
export const formatLimits = {
  checked_on: '2026-11-21',
  amazon: { title: 75, images: 9, bullets: 5, sources: ['A1', 'A5', 'A10'] },
  google: {
    id: 50,
    title: 150,
    description: 5_000,
    brand: 70,
    image_url: 2_000,
    additional_images: 10,
    highlights_min: 2,
    highlights_max: 100,
    highlight: 150,
    sources: ['G1', 'G2', 'G4', 'G7', 'G8'],
  },
  ebay: {
    title: 80,
    images: 24,
    specific_name: 65,
    specific_value: 65,
    variant_values: 30,
    sources: ['E1', 'E4', 'E5'],
  },
  etsy: { title: 140, images: 10, tags: 13, tag: 20, variations: 2, sources: ['T1', 'T4', 'T7'] },
  shopify: { options: 3, variants: 2_048, tags: 250, images: 250, sources: ['S2', 'S3', 'S4'] },
  ozon: { offer_id: 50, title: 500, hashtags: 30, images: 30, sources: ['O1', 'O4', 'O5'] },
  wildberries: { vendor_code: 72, title: 60, images: 30, sources: ['B1'] },
} as const;

/** Warns about a text over its limit. The file gets the whole text all the same. */
export function warnLength(warn: Warn, field: string, what: string, text: string, limit: number): void {
  const length = codePoints(text);
  if (length > limit) warn(field, `${what} has ${length} characters; at most ${limit} are allowed.`);
}

/** Warns about more things than are taken. */
export function warnCount(warn: Warn, field: string, what: string, count: number, limit: number): void {
  if (count > limit) warn(field, `There are ${count} ${what}; at most ${limit} are taken.`);
}
