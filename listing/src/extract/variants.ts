import type { Identifiers, Price } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { absoluteUrl, fullSizeUrl } from './images.ts';
import { smallParts } from './merge-price.ts';

/**
 * Prices as they are asked. Numbers that agree with the listing's price only when they are divided are counted in its
 * small parts; one price that all share, above the one that is asked, is what it was before a reduction.
 */
function asAsked(variants: readonly Variant[], asked: string | null): Variant[] {
  const priced = variants.flatMap(({ price }) => (price === null ? [] : [Number(price.amount)]));
  const wanted = Number(asked ?? Number.NaN);
  if (priced.length === 0 || !(wanted > 0) || priced.includes(wanted)) return [...variants];
  const part = smallParts.find((each) => priced.some((amount) => amount / each === wanted));
  if (part !== undefined && priced.every((amount) => Number.isInteger(amount)))
    return variants.map((variant) =>
      variant.price === null
        ? variant
        : { ...variant, price: { ...variant.price, amount: (Number(variant.price.amount) / part).toFixed(2) } },
    );
  const [first = 0] = priced;
  const former = priced.length > 1 && first > wanted && priced.every((amount) => amount === first);
  return former ? variants.map((variant) => ({ ...variant, price: null })) : [...variants];
}

/** Complete picture addresses, the listing's currency where a variant states none, and each variant once. */
export function tidyVariants(variants: readonly Variant[], asked: Price | null, base: string | null): Variant[] {
  const kept = new Map<string, Variant>();
  const currency = asked?.currency ?? null;
  for (const variant of asAsked(variants, asked?.amount ?? null)) {
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
