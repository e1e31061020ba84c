import { type MarketplaceId, rulePackOf } from '../marketplaces/profiles.ts';
import { codePoints } from '../text/words.ts';
import type { Warn } from './format-options.ts';

/** Null: there is no limit, or it is unknown. */
type Limit = number | null;

const limitOf = (rule: { limit: Limit } | undefined): Limit => rule?.limit ?? null;

/** The limits of a marketplace that its files are checked against, from its rule pack. Lengths are Unicode code points. */
export function limitsOf(marketplace: MarketplaceId) {
  const { title, description, bullets, specifications, identifiers, keywords, images, variants } =
    rulePackOf(marketplace);
  return {
    title: title.max.limit,
    description: description.max.limit,
    bullets_min: bullets?.min?.limit ?? 0,
    bullets: limitOf(bullets?.max),
    bullet: limitOf(bullets?.item_max),
    specification_name: limitOf(specifications.name_max),
    specification_value: limitOf(specifications.value_max),
    brand: limitOf(specifications.brand_max),
    sku: limitOf(identifiers.sku_max),
    keywords: limitOf(keywords?.max),
    keyword: limitOf(keywords?.item_max),
    images: images.max.limit,
    image_url: limitOf(images.url_max),
    variants: limitOf(variants?.variants_max),
    option_values: limitOf(variants?.values_max),
  };
}

/** Warns about a text over its limit. The file still gets the whole text. */
export function warnLength(warn: Warn, field: string, what: string, text: string, limit: Limit): void {
  const length = codePoints(text);
  if (limit !== null && length > limit) warn(field, `${what} has ${length} characters; at most ${limit} are allowed.`);
}

/** Warns about more items than are accepted. */
export function warnCount(warn: Warn, field: string, what: string, count: number, limit: Limit): void {
  if (limit !== null && count > limit) warn(field, `There are ${count} ${what}; at most ${limit} are taken.`);
}
