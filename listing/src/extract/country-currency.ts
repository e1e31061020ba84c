import type { PriceHints } from './currency.ts';

const euro =
  'at:de be:nl,fr,de cy:el,tr de:de ee:et es:es,ca,eu,gl fi:fi,sv fr:fr gr:el hr:hr ie:en,ga it:it,de lt:lt lu:fr,de,lb lv:lv mt:mt,en nl:nl pt:pt si:sl sk:sk';
const others =
  'ar:ARS:es au:AUD:en br:BRL:pt by:BYN:ru,be ca:CAD:en,fr ch:CHF:de,fr,it,rm cl:CLP:es cn:CNY:zh co:COP:es cz:CZK:cs dk:DKK:da eg:EGP:ar hk:HKD:zh,en hu:HUF:hu id:IDR:id il:ILS:he in:INR:en,hi is:ISK:is jp:JPY:ja kr:KRW:ko kz:KZT:ru,kk li:CHF:de mx:MXN:es my:MYR:ms,en no:NOK:nb,no,nn nz:NZD:en pe:PEN:es ph:PHP:en,tl pl:PLN:pl ro:RON:ro rs:RSD:sr ru:RUB:ru sa:SAR:ar se:SEK:sv sg:SGD:en th:THB:th tr:TRY:tr tw:TWD:zh ua:UAH:uk,ru uk:GBP:en vn:VND:vi za:ZAR:en,af';

/** By the end of a shop's address: what is paid with there, and the languages of that country. */
const countries = new Map(
  [...euro.split(' ').map((each) => each.replace(':', ':EUR:')), ...others.split(' ')].map((each) => {
    const [country = '', currency = '', languages = ''] = each.split(':');
    return [country, { currency, languages: new Set(languages.split(',')) }] as const;
  }),
);

/** What an amount without a sign is paid in: told only when address and language of the page name one country. */
export function currencyOfCountry({ host, language }: PriceHints): string | null {
  const domain = /\.([a-z]{2})$/.exec(host?.toLowerCase() ?? '')?.[1] ?? '';
  const [, spoken = '', region = ''] =
    /^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}))?(?:$|[-_])/.exec(language?.toLowerCase() ?? '') ?? [];
  const country = countries.get(domain);
  const named = domain === 'uk' ? 'gb' : domain;
  if (country === undefined || spoken === '' || (region !== '' && region !== named)) return null;
  return country.languages.has(spoken) || region === named ? country.currency : null;
}
