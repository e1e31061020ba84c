import type { ParsedPrice } from './price.ts';

/** Words before an amount that is no longer asked, or never was: "Was:", "UVP", "Najniższa cena w okresie 30 dni". */
const formerLabel =
  /(?<!\p{L})(?:was|msrp|rrp|m\.r\.p\.|mrp|list price|original price|old price|retail price|compare at|uvp|statt|bisher|früher|ehemals|unverb\. preisempf\.?|au lieu de|prix conseillé|prix barré|ancien prix|antes|precio anterior|pvp recomendado|prezzo di listino|prezzo consigliato|era|najniższa cena[^:]{0,60}|cena regularna|cena katalogowa|původní cena|běžná cena|doporučená cena|preț vechi|prp|pvpr|preț recomandat|adviesprijs|ord\.? ?pris|tidigare(?: pris)?|tidl\.? pris|førpris|старая цена|цена без скидки|стара ціна|通常価格|原價|原价|定價|市場價|市场价|定価|参考価格|정가|소비자가|정상가|시중가|할인 ?전(?: ?판매가| ?가격)?|liste fiyatı|السعر قبل|מחיר מקורי|giá gốc|giá cũ)\s*[:：]?\s*$/iu;
/** Words before an amount that only some pay, that is paid in parts, or that lacks the tax. */
const otherBefore =
  /(?:(?<!\p{L})(?:(?:up ?to|bis zu|jusqu[’']à|hasta|fino a|até|extra|save)|members?(?: price)?|members?’? price|club(?: price)?|loyalty(?: price)?|subscribe (?:&|and) save|mitglieder(?:preis)?|clubpreis|(?:prix )?(?:membre|adhérent)s?|precio (?:socio|club)|cena klubowa|klubová cena|medlemspris|цена (?:по|с) карт\p{L}+|по карте|с картой|(?:with|mit|avec|con|com) [^\d]{0,14}(?:card|karte|carte|tarjeta|carta|cartão)[^\d]{0,24}|клубная цена|(?:với |pakai |com |con |with |mit |avec )?(?:vouchers?|coupons?|kupon)|会员价|會員價|会員価格)|(?<!\p{L})(?:ex(?:cl)?\.?|excluding|without|ohne|netto(?:preis)?|bez|без|hors|sin|sem|senza|exkl\.?|uten|ekskl\.?) ?(?:vat|tax(?:es?)?|gst|mwst\.?|ust\.?|dph|ндс|пдв|iva|iva|btw|moms|mva)?|(?:\d\s?x|×)(?: de| von| of| à)?|instal?ments? of|payments of|(?:monats)?raten? (?:von|ab|à)|mensualit\p{L}+ de|mensualidades de|cuotas? (?:de|desde)|parcelas? de|rat[ayęe]? (?:od|po|da)|splátk\p{L}+(?: od| po)?|платеж\p{L}* (?:от|по))\s*[:：]?\s*$/iu;
/** Words behind such an amount. */
const otherAfter =
  /^\s*(?:\(|\*)?\s*(?:(?:\/|per|pro|im|par|por|al|za|w|v|в|на)\s*(?:mo(?:nth|\.)?(?!\p{L})|monat|mois|mes(?!\p{L})|mês|mies|měs|mesiac|måned|månad|maand|мес|міс)|off(?!\p{L})|discount|rabatt|monthly|monatlich|mensuel|miesięcznie|měsíčně|ежемесячно|[x×]\s?\d|(?:\/|per|pro|par|al|za|за|je|jen)\s*(?:1\s?)?(?:kg|kilo|кг|l(?:itre|iter)?|л|100\s?(?:g|ml|г|мл))(?!\p{L})|=\s*1\s?(?:kg|l)|\+\s?(?:vat|gst|tax|iva|áfa|mwst)|(?:plus|ex(?:cl?)?\.?|excluding|without|ohne|zzgl\.?|exkl\.?|ekskl\.?|netto|hors|sin|sem|senza|bez|без|uten|eks\.?) ?(?:vat|tax(?:es)?|gst|mwst\.?|ust\.?|mehrwertsteuer|steuer|dph|ндс|пдв|iva|btw|moms|mva)|netto|ht(?!\p{L})|h\.t\.|iva esclusa|税抜|税别|未税)/iu;
/** Words behind an amount that only some pay: members, holders of a card. Cyrillic and Latin letters look alike. */
const forSome =
  /^\s*(?:\(|\*)?\s*(?:(?:(?:for|als|pour|para|per|dla|pro|för|для) )?(?:members?|mitglied\p{L}*|adhérents|socios|klubowicz\p{L}*|medlemmar)|(?:with|mit|avec|con|z|s|с|c|по) [^\d]{0,14}(?:card|karte|carte|tarjeta|carta|kart\p{L}+|карт\p{L}+))/iu;

/** A currency between the words and the amount: "R$", "US$", "CHF", "kr". */
const currencyBefore = /\s*(?:(?<!\p{L})\p{L}{0,3}\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|kr\.?|rs\.?))?\s*$/u;

const untaxed =
  /(?<!\p{L})(?:vat|tax(?:es)?|gst|mwst|ust|mehrwertsteuer|netto|dph|ндс|пдв|iva|btw|moms|mva|ht|áfa)(?!\p{L})|税抜|税别|未税/iu;
/** What the score of an amount loses when nothing better stands beside it: shops for companies show no tax at all. */
const aboutTax = 1.5;
const aboutParts = 4;

/** What words in another element before an amount take from its score: it is for some, a part, or without tax. */
export function doubtBefore(label: string): number {
  if (!otherBefore.test(label)) return 0;
  if (!untaxed.test(label)) return aboutParts;
  // "£10.00 ex VAT" speaks of its own amount.
  return /\d/.test(label) ? 0 : aboutTax;
}

/** What words in another element behind an amount take from its score: only some pay it. */
export const doubtAfter = (label: string): number => (forSome.test(label) ? aboutParts : 0);

/** Whether words before an amount say that it is no longer asked. */
export function isFormer(label: string): boolean {
  return formerLabel.test(label) || /^\s*de\s*$/iu.test(label.replace(currencyBefore, ''));
}

/**
 * The first amount of a text that a buyer is asked for, by the words around each; null when all are former ones.
 * `doubt` is what its score loses when it is a part, a price for members or one without tax.
 */
export function askedPrice(
  text: string,
  prices: readonly ParsedPrice[],
): { price: ParsedPrice; index: number; doubt: number } | null {
  const line = text.replace(/[\s\u00a0]+/gu, ' ');
  let end = 0;
  let former = 0;
  for (const [index, price] of prices.entries()) {
    const digits = price.raw.slice(Math.max(0, price.raw.search(/\d/)));
    const found = line.indexOf(digits, end);
    const start = found < 0 ? end : found;
    const before = line.slice(end, start).replace(currencyBefore, '');
    end = start + digits.length;
    const after = line.slice(end, end + 40);
    if (index > 0 && isFormer(before)) former++;
    else if (
      !otherBefore.test(before) &&
      !otherAfter.test(after) &&
      !forSome.test(after) &&
      !/^\d+\s?x/i.test(price.raw)
    ) {
      if (index === 0 && prices.length > 1 && isFormer(before)) former++;
      else return { price, index, doubt: 0 };
    }
  }
  const [first] = prices;
  if (first === undefined || former === prices.length) return null;
  return { price: first, index: 0, doubt: untaxed.test(line) ? aboutTax : aboutParts };
}
