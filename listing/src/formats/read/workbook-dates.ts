/** What a number in a cell means besides itself. */
export type NumberMeaning = 'date' | 'percent' | null;

// Source: ECMA-376 part 1, section 18.8.30: formats that have a number but no code in the file.
const dateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 54, 57, 58]);
const percentFormats = new Set([9, 10]);

/** The meaning of a number format by its number and, where the file states one, its code. */
export function numberMeaning(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) return dateFormats.has(id) ? 'date' : percentFormats.has(id) ? 'percent' : null;
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '');
  if (signs.includes('%')) return 'percent';
  return /[ymd]|h.*m|m.*s/iu.test(signs) && !/general/iu.test(signs) ? 'date' : null;
}

const msOfDay = 86_400_000;
/** Day 0 of each date system; 30 December makes up for 29 February 1900, which spreadsheets count although it did not exist. */
const firstDays = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/**
 * A cell's number as a person reads it: `2026-11-20` or `2026-11-20 08:30` for dates, `50%` for percentages, else
 * without floating-point noise (`24.899999999999999` is 24.9).
 */
export function numberText(text: string, meaning: NumberMeaning, system: 1900 | 1904): string {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return text;
  if (meaning === 'percent') return `${plain(Math.round(number * 1e8) / 1e6)}%`;
  if (meaning !== 'date' || number < 1 || number > 2_958_465) return plain(number);
  const [date = '', time = ''] = new Date(firstDays[system] + Math.round(number * msOfDay)).toISOString().split('T');
  return Number.isInteger(number) ? date : `${date} ${time.slice(0, 5)}`;
}

/** Without an exponent: a barcode of 14 digits is written out. */
const plain = (number: number): string => (Number.isSafeInteger(number) ? BigInt(number).toString() : String(number));
