import type { Identifiers } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { absoluteUrl, fullSizeUrl } from './images.ts';

/** Complete picture addresses, the listing's currency where a variant states none, and each variant once. */
export function tidyVariants(variants: readonly Variant[], currency: string | null, base: string | null): Variant[] {
  const kept = new Map<string, Variant>();
  for (const variant of variants) {
    const picture = variant.image_url === null ? null : absoluteUrl(variant.image_url, base);
    const tidy: Variant = {
      ...variant,
      price:
        variant.price === null ? null : { amount: variant.price.amount, currency: variant.price.currency ?? currency },
      image_url: picture === null ? null : fullSizeUrl(picture),
    };
    const key = JSON.stringify([tidy.options, tidy.title, tidy.sku, tidy.gtin]);
    if (!kept.has(key)) kept.set(key, tidy);
  }
  return kept.size > 1 ? [...kept.values()] : [];
}

/** The number that the chosen variant has and the product's own data leaves out. */
export function fillFromVariant(identifiers: Identifiers, variants: readonly Variant[]): void {
  const { sku } = identifiers;
  const chosen = sku === undefined ? undefined : variants.find((variant) => variant.sku === sku);
  if (chosen?.gtin != null) identifiers.gtin ??= chosen.gtin;
}
