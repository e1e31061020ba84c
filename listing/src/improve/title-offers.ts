import { phrasePattern, wordList } from '../text/words.ts';
import { tidy } from './clean-text.ts';
import { withoutComparison } from './comparisons.ts';
import { isHealthClaim } from './health-claims.ts';
import { withoutPriceParts } from './shop-talk.ts';

/** What sellers shout in a title to be seen; it says nothing of the product, and marketplaces refuse it. */
export const offerPattern = phrasePattern(
  [
    'wow|l@@k|must see|#1 best selling|best selling|best-selling|top selling|top rated|best quality|best price|great price|bargain|free p&p|free p & p|free postage|free delivery|free uk delivery|uk seller',
    'us seller|usa seller|fast dispatch|fast delivery|hot sale|new arrival|new arrivals|100% genuine|money back guarantee',
    'guarda le foto|vedi foto|see photos|siehe fotos|voir photos|ver fotos|oferta 2x1|oferta 3x2|promo 2x1|promo 3x2|promoción 2x1|promoción 3x2|instant delivery 24/7|instant delivery|minimum order|wholesale|top qualität|beste qualität|aynı gün kargo|ücretsiz kargo',
    'neu & ovp|neu und ovp|neu ovp|neu/ovp|ovp|top angebot|top preis|blitzversand|schneller versand',
    'livraison rapide|super prix|oferta|ofertas|promoción|envío rápido|compra ya|offerta|spedizione gratis',
    'успей купить|супер цена|лучшая цена|быстрая доставка|новинка сезона',
  ].flatMap((line) => line.split('|')),
);
// "LOOK!!", "*NEU*", "¡¡NUEVO!!": signs on both sides or capitals with exclamation marks make it a shout.
const shouts =
  /(?<!\p{L})(?:LOOK|NEW|NEU|SALE|NUEVO|NUEVA|NOUVEAU|NOVITÀ|НОВИНКА)!+|\*+\s?(?:new|neu|sale|nuevo)\s?\*+/giu;
const leading = /^(?:(?:THE )?(?:BEST|HOT|TOP)|SALE)[!:]*\s+(?=\p{L}*\p{Ll}\S*\s+\S)/u;

// "son 5 adet": how many are left.
const left =
  /(?<!\p{L})(?:acele ed[iİ]n|son \d+ adet|only \d+ left(?![ -](?:hand|side|foot))|nur noch \d+|осталось \d+(?: шт\.?)?)(?!\p{L})/giu;
const newOfYear = /(?<!\p{L})20\d\d (?=new (?:arrivals?|design|model)(?!\p{L})|hot sale(?!\p{L}))/giu;
// Of these the year is a property: "Planner 2025 new design".
const dated = /calend|kalend|календар|planner|diary|agenda|almanac|ежедневник/iu;
const hashtagsBehind = /(?:(?:^|\s)#\p{L}[\p{L}\p{N}_]*){1,30}\s*$/u;
// Scripts without spaces: what is in brackets goes with them.
const unspaced =
  /[【[（(](?:送料無料|包邮|限定特価|即日発送|クーポン[^】\])）]{0,12})[】\])）]|送料無料|包邮|包郵|厂家直销|限时特价|特价促销|即日発送/gu;

const longestHead = 3;

/** A figure in front would count what follows ("11/10 INSTANT DELIVERY genuine"), unless the title begins with it. */
const gapAfter = (_: string, at: number, text: string): string => {
  const before = text.slice(0, at).trimEnd();
  return /\d$/u.test(before) && before.split(' ').length > longestHead ? ', ' : ' ';
};

/** A title without offers and shouts. One that is all capitals shouts every word: there "NEW" may be a part of a name. */
export function withoutOffers(title: string): string {
  const isLoud = !/\p{Ll}/u.test(title);
  let rest = title.replace(hashtagsBehind, '');
  // "HOT SALE!!!" is an offer as a whole: without its shout the "HOT" would be left.
  if (offerPattern !== null) rest = rest.replace(offerPattern, gapAfter);
  rest = rest
    .replace(shouts, ' ')
    .replace(left, ' ')
    .replace(/(?<=\s)new 20\d\d$/iu, dated.test(title) ? '$&' : ' ')
    .replace(newOfYear, dated.test(title) ? '$&' : ' ')
    .replace(unspaced, ' ');
  rest = withoutRanks(withoutPriceParts(rest));
  if (!isLoud) rest = rest.replace(leading, '').replace(/(?<![,\s])[,\s]+(?:GENUINE|WOW)$/u, '');
  return withoutClaims(withoutComparison(tidy(rest)));
}

const ranked =
  /(?:\s+[–—-]\s+|,\s+|\s*\|\s*)(?:the )?(?:best|top|hot) (?:\p{L}+ ){0,2}(\p{L}{3,})(?: 20\d\d)?(?=\s*(?:$|,|\||\s[–—-]\s))/giu;

/** A part "Best Serum" of a title that names the serum elsewhere; "Best Friends" names nobody else. */
const withoutRanks = (title: string): string =>
  title.replace(ranked, (part, noun: string, at: number) => {
    const others = wordList(title.slice(0, at) + title.slice(at + part.length));
    return others.includes(noun.toLowerCase()) ? '' : part;
  });

/** Parts that promise to heal go as a whole: "Serum - Cures Acne & Removes Wrinkles". */
function withoutClaims(title: string): string {
  if (!isHealthClaim(title)) return title;
  const parts = title.split(/(\s+[–—-]\s+|,\s+|\s*\|\s*|\s*¡|!+\s*)/u);
  let left = parts[0] ?? '';
  for (let index = 1; index + 1 < parts.length; index += 2)
    if (!isHealthClaim(parts[index + 1] ?? '')) left += `${parts[index]}${parts[index + 1]}`;
  return left.replace(/(?<![\s!¡])[\s!¡]+$/u, '');
}
