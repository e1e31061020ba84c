import type { PriceHints } from '../extract/currency.ts';

/** How the numbers of a column are written, as hints for reading each: "1.299" alone is ambiguous. */
export function numberStyle(values: Iterable<string>): Pick<PriceHints, 'language' | 'declared'> {
  let [commas, dots] = [0, 0];
  for (const value of values) {
    const decimals = /([.,])\d{1,2}(?!\d)\D*$/u.exec(value) ?? /([.,])\d{1,2}(?=\D*$)/u.exec(value);
    if (decimals?.[1] === ',') commas += 1;
    else if (decimals?.[1] === '.') dots += 1;
  }
  if (commas > dots) return { language: 'de' };
  return dots > 0 ? { language: 'en', declared: true } : {};
}
