/** Which currency a sign, word or code in a price text means, and what a page's address or language adds to it. */

export interface PriceHints {
  /** ISO 4217 code stated elsewhere in the same data. */
  currency?: string | null | undefined;
  /** BCP 47 tag of the page. */
  language?: string | null | undefined;
  /** Host name of the page, for signs that several countries share. */
  host?: string | null | undefined;
  /** True for machine-readable data, where a lone dot is the decimal separator. */
  declared?: boolean | undefined;
}

/** Codes that shops print; codes that are English words (ALL, TOP, CUP) are left out on purpose. */
const codes = new Set(
  'USD EUR GBP JPY CNY RUB RUR UAH BYN BYR KZT PLN CZK HUF RON BGN HRK RSD SEK NOK DKK ISK CHF TRY ILS AED SAR QAR KWD BHD OMR JOD EGP MAD TND ZAR NGN KES INR PKR LKR BDT IDR MYR SGD THB VND PHP KRW TWD HKD AUD NZD CAD MXN BRL ARS CLP COP PEN UYU GEL AMD AZN UZS KGS MDL'.split(
    ' ',
  ),
);

const signs: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:us\s?\$|u\.s\.\s?\$)/i, 'USD'],
  [/^(?:ca?\s?\$)/i, 'CAD'],
  [/^(?:au?\s?\$)/i, 'AUD'],
  [/^nz\s?\$/i, 'NZD'],
  [/^hk\s?\$/i, 'HKD'],
  [/^nt\s?\$/i, 'TWD'],
  [/^s\$/i, 'SGD'],
  [/^r\$/i, 'BRL'],
  [/^(?:mx|mex)\s?\$/i, 'MXN'],
  [/^€/, 'EUR'],
  [/^euros?(?![a-z])/i, 'EUR'],
  [/^£/, 'GBP'],
  [/^₽/, 'RUB'],
  [/^(?:б\.\s?р(?:уб)?\.?|бел\.\s?руб)(?![а-яё])/i, 'BYN'],
  [/^₴/, 'UAH'],
  [/^грн/i, 'UAH'],
  [/^₸/, 'KZT'],
  [/^(?:тг|тенге)(?![а-яё])/i, 'KZT'],
  [/^zł/i, 'PLN'],
  [/^zl(?![a-z])/i, 'PLN'],
  [/^kč/i, 'CZK'],
  [/^ft(?![a-z])/i, 'HUF'],
  [/^лв(?![а-я])/i, 'BGN'],
  [/^(?:din|дин)(?![a-zа-я])/i, 'RSD'],
  [/^₪/, 'ILS'],
  [/^ש["״]ח/, 'ILS'],
  [/^₹/, 'INR'],
  [/^₺/, 'TRY'],
  [/^tl(?![a-z])/i, 'TRY'],
  [/^₩/, 'KRW'],
  [/^원/, 'KRW'],
  [/^₫/, 'VND'],
  [/^฿/, 'THB'],
  [/^₱/, 'PHP'],
  [/^₾/, 'GEL'],
  [/^円/, 'JPY'],
  [/^rp(?![a-z])/i, 'IDR'],
  [/^rm(?![a-z])/i, 'MYR'],
  [/^(?:د\.إ|درهم)/, 'AED'],
  [/^(?:ر\.س|ريال)/, 'SAR'],
  [/^ج\.م/, 'EGP'],
  [/^د\.ك/, 'KWD'],
  [/^ر\.ق/, 'QAR'],
  [/^ر\.ع/, 'OMR'],
  [/^د\.ب/, 'BHD'],
  [/^د\.أ/, 'JOD'],
  [/^د\.م/, 'MAD'],
];

/** Signs that several currencies share: by the country of the address, then by language, then what is left. */
const shared: ReadonlyArray<{
  sign: RegExp;
  countries: Record<string, string>;
  languages: Record<string, string>;
  otherwise: string | null;
}> = [
  {
    sign: /^\$/,
    countries: {
      ca: 'CAD',
      au: 'AUD',
      nz: 'NZD',
      sg: 'SGD',
      hk: 'HKD',
      tw: 'TWD',
      mx: 'MXN',
      ar: 'ARS',
      cl: 'CLP',
      co: 'COP',
      uy: 'UYU',
      us: 'USD',
    },
    languages: {
      en: 'USD',
      'en-us': 'USD',
      'en-ca': 'CAD',
      'en-au': 'AUD',
      'en-nz': 'NZD',
      'es-mx': 'MXN',
      'es-cl': 'CLP',
      'es-co': 'COP',
      'es-ar': 'ARS',
      'zh-tw': 'TWD',
      'zh-hk': 'HKD',
    },
    otherwise: null,
  },
  { sign: /^(?:¥|￥)/, countries: { jp: 'JPY', cn: 'CNY' }, languages: { ja: 'JPY', zh: 'CNY' }, otherwise: null },
  {
    sign: /^元/,
    countries: { tw: 'TWD', hk: 'HKD', cn: 'CNY' },
    languages: { 'zh-tw': 'TWD', 'zh-cn': 'CNY', 'zh-hans': 'CNY' },
    otherwise: null,
  },
  {
    sign: /^(?:kr)(?![a-z])/i,
    countries: { se: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK' },
    languages: { sv: 'SEK', nb: 'NOK', no: 'NOK', nn: 'NOK', da: 'DKK', is: 'ISK' },
    otherwise: null,
  },
  { sign: /^lei(?![a-z])/i, countries: { md: 'MDL' }, languages: {}, otherwise: 'RON' },
  { sign: /^(?:руб|р\.)/i, countries: { by: 'BYN' }, languages: { be: 'BYN', 'ru-by': 'BYN' }, otherwise: 'RUB' },
  { sign: /^(?:br)(?![a-z])/i, countries: { by: 'BYN' }, languages: { be: 'BYN' }, otherwise: null },
  {
    sign: /^(?:rs\.?)(?![a-z])/i,
    countries: { pk: 'PKR', lk: 'LKR', in: 'INR' },
    languages: { hi: 'INR', 'en-in': 'INR', ur: 'PKR' },
    otherwise: 'INR',
  },
];

/** An ISO 4217 code in its usual form (`RUR` is the old name of `RUB`), or null. */
export function currencyCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  if (!codes.has(code)) return null;
  if (code === 'RUR') return 'RUB';
  return code === 'BYR' ? 'BYN' : code;
}

/** The country of the host, by its end or its first part (`ca.shop.com`), and the one that the language tag names. */
function countriesOf({ host, language }: PriceHints): { domain: string; region: string } {
  const name = host?.toLowerCase() ?? '';
  const domain = /\.([a-z]{2})$/.exec(name)?.[1] ?? /^([a-z]{2})\.[^.]+\./.exec(name)?.[1] ?? '';
  return { domain, region: /-([a-z]{2})(?:-|$)/.exec(language?.toLowerCase() ?? '')?.[1] ?? '' };
}

const dashed: Record<string, string> = { dk: 'DKK', no: 'NOK', se: 'SEK', ch: 'CHF', nl: 'EUR', de: 'EUR', at: 'EUR' };
const dashedByLanguage: Record<string, string> = { da: 'DKK', nb: 'NOK', no: 'NOK', nn: 'NOK', sv: 'SEK' };

/** What "799,-" is paid in: that way of writing belongs to few countries, which the address or the language names. */
export function currencyOfDash(hints: PriceHints): string | null {
  const { domain, region } = countriesOf(hints);
  return (
    currencyCode(hints.currency) ??
    dashed[domain] ??
    dashed[region] ??
    dashedByLanguage[hints.language?.toLowerCase().slice(0, 2) ?? ''] ??
    null
  );
}

/** Any of the signs above, so that most texts are told to have none in one step. */
const anySign = new RegExp(
  [...signs.map(([sign]) => sign), ...shared.map(({ sign }) => sign)].map(({ source }) => source).join('|'),
  'i',
);

/** The currency that a text begins with, its length, and whether the sign alone left it open. */
export function leadingCurrency(text: string, hints: PriceHints): { currency: string | null; length: number } | null {
  if (!/^[\p{L}\p{Sc}]/u.test(text)) return null;
  const word = /^[A-Za-z]{3}(?![A-Za-z])/.exec(text)?.[0];
  const code = word === undefined || word !== word.toUpperCase() ? null : currencyCode(word);
  if (code !== null) return { currency: code, length: 3 };
  if (!anySign.test(text)) return null;
  for (const [sign, currency] of signs) {
    const match = sign.exec(text);
    if (match !== null) return { currency, length: match[0].length };
  }
  for (const { sign, countries, languages, otherwise } of shared) {
    const match = sign.exec(text);
    if (match === null) continue;
    const language = hints.language?.toLowerCase() ?? '';
    const { domain, region } = countriesOf(hints);
    const currency =
      currencyCode(hints.currency) ??
      countries[domain] ??
      languages[language] ??
      countries[region] ??
      languages[language.slice(0, 2)] ??
      otherwise;
    const dollarOnCom =
      match[0] === '$' && currency === null && language === '' && /\.(?:com|net|org)$/.test(hints.host ?? '');
    return { currency: dollarOnCom ? 'USD' : currency, length: match[0].length };
  }
  return null;
}
