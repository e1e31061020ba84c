import { declaredAvailability, visibleAvailability } from '../extract/availability.ts';
import { currencyCode, leadingCurrency, type PriceHints } from '../extract/currency.ts';
import { findPrices } from '../extract/price.ts';
import { checkGtin, gtinOfIsbn10 } from '../identifiers/gtin.ts';
import type { Availability, Price } from '../listing.ts';
import type { ImportProblem } from './import-problem.ts';

/** What is wrong with a cell; row, column and value are added by the reader. */
export type CellProblem = Pick<ImportProblem, 'code' | 'message'>;
/** A value and what the seller should know about it; null: nothing usable. */
export interface ReadCell<T> {
  value: T | null;
  problem?: CellProblem;
}

const spreadsheetError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|ÜBERLAUF!|SPILL!|CALC!)$/u;

/** `#REF!` and the like, which a failed formula leaves. */
export const isSpreadsheetError = (text: string): boolean => spreadsheetError.test(text);

/** Amount and currency as printed; `hints` say how the numbers of the column are written. */
export function readPrice(text: string, hints: PriceHints): ReadCell<Price> {
  const prices = findPrices(text, hints);
  const [first] = prices;
  if (first === undefined)
    return { value: null, problem: { code: 'bad_price', message: 'This is not a price; it was left out.' } };
  const value = { amount: first.amount, currency: first.currency ?? currencyCode(hints.currency) };
  if (prices.length > 1)
    return { value, problem: { code: 'two_values', message: `There are several prices; ${first.amount} was taken.` } };
  if (first.ambiguous)
    return {
      value,
      problem: {
        code: 'ambiguous_price',
        message: `This was read as ${first.amount}. Please check whether the sign parts thousands or decimals.`,
      },
    };
  return { value };
}

/** A currency code or symbol: `EUR`, `€`, `руб.`; also within a column's name, as in `Price (EUR)`. */
export function currencyIn(text: string): string | null {
  for (const word of text.split(/[\s()[\]/,_=|]+/u)) {
    const found =
      word.length > 5 ? null : (currencyCode(word.toUpperCase() === word ? word : null) ?? signCurrency(word));
    if (found !== null) return found;
  }
  return null;
}

function signCurrency(word: string): string | null {
  const found = leadingCurrency(word, {});
  return found !== null && word.slice(found.length).replace(/[.:]/gu, '') === '' ? found.currency : null;
}

/** A product code. Leading zeros that a spreadsheet removed are restored if the check digit proves them. */
export function readGtin(text: string): ReadCell<string> {
  const [first = '', ...others] = text.split(/[;|\n]|,\s/u).map((part) => part.trim().replace(/^'|\.0+$/gu, ''));
  if (/^\d(?:[.,]\d+)?e\+?\d+$/iu.test(first))
    return {
      value: null,
      problem: {
        code: 'cut_number',
        message:
          'A spreadsheet program has shortened this number; its last digits are lost. Format the column as text.',
      },
    };
  if (others.length > 0)
    return { value: first, problem: { code: 'two_values', message: `There are several codes; ${first} was taken.` } };
  if (checkGtin(first) !== 'invalid') return { value: first };
  const isbn = gtinOfIsbn10(first);
  if (isbn !== null) return { value: isbn };
  for (const length of [12, 13, 14])
    if (/^\d{7,12}$/u.test(first) && first.length < length && checkGtin(first.padStart(length, '0')) === 'valid') {
      const value = first.padStart(length, '0');
      return {
        value,
        problem: { code: 'cut_number', message: `Leading zeros were missing; it was read as ${value}.` },
      };
    }
  return {
    value: first,
    problem: { code: 'bad_gtin', message: 'The check digit of this code is wrong; it was kept as it is.' },
  };
}

const yes = /^(?:1|yes|y|true|ja|oui|s[íi]|tak|да|есть|wahr|vrai|instock)$/iu;
const no = /^(?:0|no|n|false|nein|non|nie|нет|falsch|faux)$/iu;

export function readAvailability(text: string): ReadCell<Availability> {
  const plain = text.trim().toLowerCase();
  if (yes.test(plain)) return { value: 'in_stock' };
  if (no.test(plain)) return { value: 'out_of_stock' };
  const value =
    declaredAvailability(plain) ?? visibleAvailability(plain) ?? (plain === 'backorder' ? 'preorder' : null);
  if (value !== null) return { value };
  return {
    value,
    problem: { code: 'bad_availability', message: 'This says nothing known about the stock; it was left out.' },
  };
}

/** Stock as a number; only whether there is any counts. */
export function readQuantity(text: string): ReadCell<Availability> {
  const number = Number(text.replace(/[\s,']/gu, ''));
  if (Number.isFinite(number)) return { value: number > 0 ? 'in_stock' : 'out_of_stock' };
  return readAvailability(text.replace(/^>\s?\d+$/u, '1'));
}

const pictureDivider = /[\n\r|;]+|,\s*(?=(?:https?:)?\/\/)|\s+(?=https?:\/\/)/u;

/** Addresses of pictures, however they are separated; anything else is reported. */
export function readImages(text: string): { urls: string[]; wrong: string[] } {
  const parts = text.split(pictureDivider).map((part) => part.trim().replace(/^["',]+|["',]+$/gu, ''));
  const urls: string[] = [];
  const wrong: string[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const url = webAddress(part);
    if (url === null) wrong.push(part);
    else urls.push(url);
  }
  return { urls, wrong };
}

/** The address as written, if it is http or https; without a scheme it gets https. */
export function webAddress(text: string): string | null {
  const whole = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\/[^\s"<>]+$/iu.test(whole) || whole.length > 2_000) return null;
  return URL.canParse(whole) ? whole : null;
}
