import { currencyCode, type PriceHints } from './currency.ts';
import type { PageElement } from './html/nodes.ts';
import { type ParsedPrice, parsePrice } from './price.ts';

const inCents = ['data-price-cents', 'data-price-in-cents', 'data-cents', 'data-amount-cents', 'data-price-minor'];
const inUnits = ['data-price-amount', 'data-price-value', 'data-product-price', 'data-current-price', 'data-price'];

/**
 * The amount that an element without digits keeps for a script to print. A whole number without a name for its unit
 * may be in cents and is not taken.
 */
export function priceOfAttributes({ attributes }: PageElement, hints: PriceHints): ParsedPrice | null {
  if (attributes.size === 0) return null;
  const currency = currencyCode(attributes.get('data-currency') ?? attributes.get('data-price-currency'));
  const read = (value: string): ParsedPrice | null => {
    const price = parsePrice(value, { ...hints, currency: currency ?? hints.currency, declared: true });
    return price === null ? null : { ...price, currency: currency ?? price.currency, marked: currency !== null };
  };
  for (const name of inCents) {
    const value = attributes.get(name);
    if (value !== undefined && /^\d{2,9}$/.test(value)) return read((Number(value) / 100).toFixed(2));
  }
  for (const name of inUnits) {
    const value = attributes.get(name)?.trim();
    if (value !== undefined && /^\d{1,9}[.,]\d{2}$/.test(value)) return read(value);
  }
  return null;
}
