const symbols: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₽': 'RUB',
  '₹': 'INR',
  '₺': 'TRY',
};
const words: Record<string, string> = {
  dollar: 'USD',
  dollars: 'USD',
  buck: 'USD',
  bucks: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  rouble: 'RUB',
  roubles: 'RUB',
  ruble: 'RUB',
  rubles: 'RUB',
  yen: 'JPY',
  yuan: 'CNY',
  rmb: 'CNY',
  won: 'KRW',
  quid: 'GBP',
  zloty: 'PLN',
  zlotys: 'PLN',
};
/** Money of several countries, and dollars that are not those of the USA. */
const ofSeveral =
  /\b(?:francs?|pesos?|kron(?:a|or|e|er)|kroner|crowns?|rupees?|riyals?|dirhams?|dinars?|shillings?|lira|rand|reais|hryvnias?|forints?|koruna|bahts?|shekels?)\b|\b(?:a|au|c|ca|hk|nz|s|r|mx|nt)\$|\b(?:australian|canadian|singapore|hong kong|new zealand) dollars?\b/i;
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Codes that are words of every day when they are not in capitals. */
const everyday = new Set(['ALL', 'CUP', 'MAD', 'MOP', 'PEN', 'TOP', 'TRY']);

/** The code of the currency that is named; 'unclear' when one is named that has no single code, null when none is. */
export function currencyIn(text: string): string | null {
  if (ofSeveral.test(text)) return 'unclear';
  const symbol = [...text].find((sign) => symbols[sign] !== undefined);
  if (symbol !== undefined) return symbols[symbol] ?? null;
  if (/\p{Sc}/u.test(text)) return 'unclear';
  const said = text.match(/\p{L}+/gu) ?? [];
  const word = said.find((one) => Object.hasOwn(words, one.toLowerCase()));
  if (word !== undefined) return words[word.toLowerCase()] ?? null;
  const isCode = (one: string) =>
    codes.has(one.toUpperCase()) && (one === one.toUpperCase() || !everyday.has(one.toUpperCase()));
  return said.find(isCode)?.toUpperCase() ?? null;
}

/** "1,000", "1.000", "1 000" and "1.000,50" as a number with a point; null when there is none, or an unclear one. */
export function amountIn(text: string): string | null {
  const joined = text.replace(/(?<=[1-9]\d{0,2}(?:[.,'’ \u00a0\u202f]\d{3})*)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const amount = /\d(?:[\d.,]*\d)?/.exec(joined)?.[0] ?? '';
  return /^\d{1,12}(?:[.,]\d{1,2})?$/.test(amount) ? amount.replace(',', '.') : null;
}

/** "Pounds" weigh as well: as money they are told by their pence. */
const priceAloneForm =
  /^(?:(?:only|just|at|for|now) )?(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp|quid|pln|chf|sek|nok|dkk)|\d+[.,]\d{2} ?pounds)$/i;
/** "38 quid", "749 eur", "6.50 pounds", "$7", and nothing else, as an amount with its code; null for other words. */
export function priceAlone(text: string): string | null {
  const said = text.trim();
  const amount = priceAloneForm.test(said) ? amountIn(said) : null;
  const currency = amount === null ? null : currencyIn(said);
  return amount === null || currency === null || currency === 'unclear' ? null : `${amount} ${currency}`;
}
