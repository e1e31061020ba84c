import { currencyCode, currencyOfDash, leadingCurrency, type PriceHints } from './currency.ts';

export interface ParsedPrice {
  /** Decimal string with a dot, decimals as printed: `"1299.00"`. */
  amount: string;
  currency: string | null;
  /** The words that were read. */
  raw: string;
  /** True when three digits follow a lone separator and nothing says what it is. */
  ambiguous: boolean;
  /** True when a currency sign, word or code stands beside the number. */
  marked: boolean;
}

/** Digits with separators: groups of three, or a plain run, with up to four decimals. */
const numberPattern =
  /\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?|\d{1,3}(?:[ \u00a0\u2009\u202f'’.,]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/gu;
const threeDecimals = new Set(['KWD', 'BHD', 'OMR', 'TND', 'JOD']);
const noDecimals = new Set(['VND', 'IDR', 'COP', 'CLP', 'KRW', 'JPY', 'HUF', 'ISK', 'RSD']);
const dotThousands = /^(?:de|es|it|pt|nl|da|tr|id|vi|ro|el|hr|sr|sl|is)\b/;
const commaThousands = /^(?:en|he|zh|ja|ko|th|ar|hi|ms)\b/;

const otherDigits =
  /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u066b\u066c]|(?<=[\d\uff10-\uff19])[\uff0c\uff0e](?=[\d\uff10-\uff19])/gu;

/** Arabic, Persian and wide digits and their separators as those that are read here, one sign for each. */
export function withPlainDigits(text: string): string {
  return text.replace(otherDigits, (sign) => {
    if (sign === '\u066b' || sign === '\uff0e') return '.';
    if (sign === '\u066c' || sign === '\uff0c') return ',';
    return String(sign.charCodeAt(0) & 15);
  });
}

/** Reads one number as printed. Null when it is no amount: zero, or more than a price can be. */
export function parseAmount(text: string, hints: PriceHints): { amount: string; ambiguous: boolean } | null {
  const digits = text.replace(/[ \u00a0\u2009\u202f'’]/gu, '');
  const separators = [...digits.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  let whole = digits.replace(/[.,]/g, '');
  let decimals = '';
  let ambiguous = false;
  if (last !== undefined) {
    const after = digits.slice(last.index + 1);
    const sameSign = separators.every((each) => each[0] === last[0]);
    const lone = separators.length === 1;
    // Groups have three digits, so two behind the same sign are decimals all the same: "1.299.00".
    let decimal = lone || sameSign ? after.length !== 3 : true;
    if (lone && after.length === 3) {
      const currency = currencyCode(hints.currency) ?? '';
      const language = hints.language?.toLowerCase() ?? '';
      const asThousands =
        noDecimals.has(currency) || (last[0] === '.' ? dotThousands : commaThousands).test(language) || last.index > 3;
      if (digits.startsWith('0') || threeDecimals.has(currency)) decimal = true;
      else if (hints.declared === true && last[0] === '.' && !noDecimals.has(currency)) decimal = true;
      else ambiguous = !asThousands;
    }
    if (decimal) {
      whole = digits.slice(0, last.index).replace(/[.,]/g, '');
      decimals = after;
    }
  }
  whole = whole.replace(/^0+(?=\d)/, '');
  if (whole.length > 12) return null;
  // "24.9900" is how databases print 24.99.
  if (decimals.length > 2) decimals = decimals.replace(/0+$/, '').padEnd(2, '0');
  if (/^0*$/.test(whole + decimals)) return null;
  return { amount: decimals === '' ? whole : `${whole}.${decimals}`, ambiguous };
}

/** A currency that a text ends with, spaces aside. */
function trailingCurrency(text: string, hints: PriceHints): { currency: string | null } | null {
  const tail = text.slice(-12).trimEnd();
  if (!/[\p{L}\p{Sc}.:]$/u.test(tail)) return null;
  for (let length = Math.min(8, tail.length); length > 0; length--) {
    const start = tail.length - length;
    if (/[\p{L}]/u.test(tail[start - 1] ?? '') && /[\p{L}]/u.test(tail[start] ?? '')) continue;
    const found = leadingCurrency(tail.slice(start), hints);
    if (found !== null && tail.slice(start + found.length).replace(/[.:\s]/g, '') === '') return found;
  }
  return null;
}

/** A number behind a letter is a part of a word, except in scripts that put no spaces between words. */
const insideWord =
  /(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L}|[\d_-])$/u;

/** All amounts of a text in order, with the currency beside each. Percentages and numbers inside words are passed over. */
export function findPrices(text: string, hints: PriceHints = {}): ParsedPrice[] {
  const source = withPlainDigits(text.slice(0, 5_000)).replace(/[\s\u00a0]+/gu, ' ');
  const prices: ParsedPrice[] = [];
  let freeFrom = 0;
  for (const match of source.matchAll(numberPattern)) {
    const start = match.index;
    let end = start + match[0].length;
    if (start < freeFrom) continue;
    const before = source.slice(Math.max(freeFrom, start - 12), start);
    let after = source.slice(end, end + 14);
    if (/^\s?%/.test(after) || (insideWord.test(before) && trailingCurrency(before, hints) === null)) continue;
    const leading = trailingCurrency(before, hints);
    const dash = /^[.,][-–—]{1,2}(?!\d)/.exec(after)?.[0].length ?? 0;
    after = after.slice(dash);
    const gap = /^\s?/.exec(after)?.[0].length ?? 0;
    const trailing = leadingCurrency(after.slice(gap), hints);
    let digits = match[0];
    if (trailing !== null && leading === null) {
      // "12€99": the sign stands where the decimal separator would.
      const cents = /^(\d{2})(?!\d|[.,]\d|\s?[€£$])/.exec(after.slice(gap + trailing.length))?.[1];
      if (cents !== undefined && gap === 0 && /^\d+$/.test(digits)) {
        digits = `${digits}.${cents}`;
        end += 2;
      }
      end += gap + trailing.length;
    } else if (trailing === null && leading === null && /^\p{L}/u.test(after)) continue;
    const beside = leading ?? trailing ?? (dash > 0 ? { currency: currencyOfDash(hints) } : null);
    const currency = beside?.currency ?? currencyCode(hints.currency);
    const parsed = parseAmount(digits, { ...hints, currency });
    if (parsed === null) continue;
    freeFrom = end;
    prices.push({
      ...parsed,
      currency,
      raw: source.slice(Math.max(0, start - (leading === null ? 0 : 4)), end).trim(),
      marked: beside !== null,
    });
  }
  return prices;
}

/**
 * Reads the price of a text: the first amount beside a currency, else a number that stands alone. Null when there is
 * none; a failure never becomes 0.
 */
export function parsePrice(raw: string, hints: PriceHints = {}): ParsedPrice | null {
  const prices = findPrices(raw, hints);
  const marked = prices.find((price) => price.marked);
  if (marked !== undefined) return marked;
  const [only] = prices;
  if (only === undefined || prices.length > 1) return null;
  return raw.replace(/[\d\s.,'’\u00a0\u202f-]/gu, '').length <= 3 ? only : null;
}
