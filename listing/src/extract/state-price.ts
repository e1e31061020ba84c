import { currencyCode, type PriceHints } from './currency.ts';
import { parsePrice } from './price.ts';
import { isObject } from './state-search.ts';
import type { CandidatePrice } from './types.ts';

const asked = [
  /^(?:discounted|reduced|final|special)_?(?:sale|selling|current|retail)_?price$/i,
  /^(?:sale_?)?price_?money$/i,
  /^(?:sale|current|final|special|selling|actual|discounted?|promo|offer|activity|now|reduced|member)_?(?:retail|price|amount)(?:_?(?:value|formatted|incl\w*))?$/i,
  /^formatt?ed_?(?:current|sale|activity|final|special)?_?price$/i,
  /^(?:tax_?incl(?:uded|usive)?_?)?(?:price|prix|preis|precio|preco|prezzo|cena|fiyat|harga)(?:_?(?:value|amount|formatted|incl\w*|with_?tax|gross|brutto|raw|num\w*))?$/i,
  /^(?:min|low|from|base)_?(?:current_?)?price$/i,
];
/** Members of a price object, those made for buyers first; objects among them are looked into once more. */
const amountKey =
  /^(?:price_?string|price_?display|formatted_?price|text|amount|value|price|current|min|minPrice|formatted|display|centAmount|sale|now|formatted_current_price|current_retail|gross|brutto|(?:price_?)?(?:with|incl(?:uding)?)_?(?:vat|tax)|(?:vat|tax)_?incl(?:uded|usive)?)$/i;
const currencyKey = /^(?:price_?)?currency(?:_?(?:code|iso|id|unit))?$/i;

const currentKey =
  /^(?:(?:current|sale|selling|final|special|now)(?:_?price)?|value|amount|price|retail|gross|brutto|(?:with|incl(?:uding)?)_?(?:vat|tax)|money|default)$/i;

/** Texts and numbers of a price, nearest first: `{ current: { value: 99, formatted: "£99.00" } }` gives both. */
function amountsIn(value: unknown, depth: number): unknown[] {
  if (!isObject(value)) return [value];
  const entries = Object.entries(value);
  // A part of the price with decimals beside it says that whole numbers are no cents.
  const isExact = entries.some(([, content]) => typeof content === 'number' && !Number.isInteger(content));
  const plain = entries
    .filter(([name, content]) => amountKey.test(name) && !isObject(content))
    .map(([, content]) => (isExact && Number.isInteger(content) ? `${String(content)}.00` : content));
  const inner = depth > 0 ? entries.filter(([name, content]) => currentKey.test(name) && isObject(content)) : [];
  return [...plain, ...inner.flatMap(([, content]) => amountsIn(content, depth - 1))];
}

/** The price that entries of one object speak of. A text with its currency wins over a bare number. */
export function priceAmong(entries: readonly [string, unknown][], hints: PriceHints): CandidatePrice | undefined {
  const currency =
    entries
      .map(([key, value]) => (currencyKey.test(key) && typeof value === 'string' ? currencyCode(value) : null))
      .find((code) => code !== null) ??
    hints.currency ??
    null;
  let bare: CandidatePrice | undefined;
  for (const pattern of asked) {
    for (const [key, value] of entries) {
      if (!pattern.test(key)) continue;
      for (const content of amountsIn(value, 2)) {
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
