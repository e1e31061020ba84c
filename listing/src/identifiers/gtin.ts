/** GTIN check digits and prefixes: GS1 check digit calculator; prefixes that Google Merchant Center refuses. */

export type GtinVerdict = 'valid' | 'restricted' | 'invalid';

const lengths = new Set([8, 12, 13, 14]);
/** Ranges of 13-digit numbers for in-store use, variable weight and coupons: nobody can own a product number in them. */
const restrictedPrefixes = ['2', '02', '04', '05', '98', '99'];

/** The digits of a printed number: spaces and hyphens dropped, or null when anything else is in it. */
export function gtinDigits(value: string): string | null {
  const digits = value.replace(/[\s\u2010-\u2015-]/gu, '');
  return /^\d+$/.test(digits) && lengths.has(digits.length) ? digits : null;
}

/** Modulo 10 from the right, without the check digit, weights 3, 1, 3, 1 and so on. */
export function gtinCheckDigit(digitsWithoutCheck: string): number {
  let sum = 0;
  let weight = 3;
  for (let index = digitsWithoutCheck.length - 1; index >= 0; index--) {
    sum += Number(digitsWithoutCheck[index]) * weight;
    weight = 4 - weight;
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Judges a GTIN-8, -12, -13 or -14. `restricted`: the check digit is right, but the prefix is for use inside shops or
 * for coupons, so marketplaces refuse it.
 */
export function checkGtin(value: string): GtinVerdict {
  const digits = gtinDigits(value);
  if (digits === null || /^0+$/.test(digits)) return 'invalid';
  if (gtinCheckDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return 'invalid';
  if (digits.length === 8) return /^[02]/.test(digits) ? 'restricted' : 'valid';
  const thirteen = digits.length === 14 ? digits.slice(1) : digits.padStart(13, '0');
  return restrictedPrefixes.some((prefix) => thirteen.startsWith(prefix)) ? 'restricted' : 'valid';
}

/**
 * The 13-digit number of a ten-digit ISBN whose check digit is right, as the ISBN Users' Manual forms it: prefix 978,
 * the first nine digits, a new check digit. Null for anything else.
 */
export function gtinOfIsbn10(value: string): string | null {
  const digits = value.replace(/[\s\u2010-\u2015-]/gu, '').toUpperCase();
  if (!/^\d{9}[\dX]$/.test(digits)) return null;
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) sum += (10 - index) * (digit === 'X' ? 10 : Number(digit));
  if (sum % 11 !== 0 || /^0+$/.test(digits)) return null;
  const nine = `978${digits.slice(0, 9)}`;
  return `${nine}${gtinCheckDigit(nine)}`;
}
