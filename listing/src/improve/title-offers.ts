import { phrasePattern } from '../text/words.ts';
import { tidy } from './clean-text.ts';
import { isHealthClaim } from './health-claims.ts';

/** What sellers shout in a title to be seen; it says nothing of the product, and marketplaces refuse it. */
export const offerPattern = phrasePattern(
  [
    'wow|l@@k|must see|best price|great price|bargain|free p&p|free p & p|free postage|free delivery|free uk delivery|uk seller',
    'us seller|usa seller|fast dispatch|fast delivery|hot sale|new arrival|new arrivals|100% genuine|money back guarantee',
    'neu & ovp|neu und ovp|neu ovp|neu/ovp|ovp|top angebot|top preis|blitzversand|schneller versand',
    'livraison rapide|super prix|oferta|ofertas|promoción|envío rápido|compra ya|offerta|spedizione gratis',
    'успей купить|супер цена|лучшая цена|быстрая доставка|новинка сезона',
  ].flatMap((line) => line.split('|')),
);
// "LOOK!!", "*NEU*", "¡¡NUEVO!!": signs on both sides or capitals with exclamation marks make it a shout.
const shouts =
  /(?<!\p{L})(?:LOOK|NEW|NEU|SALE|NUEVO|NUEVA|NOUVEAU|NOVITÀ|НОВИНКА)!+|\*+\s?(?:new|neu|sale|nuevo)\s?\*+/giu;
const leading = /^(?:(?:THE )?(?:BEST|HOT|TOP)|SALE)[!:]*\s+(?=\p{L}*\p{Ll}\S*\s+\S)/u;

/** A title without offers and shouts. One that is all capitals shouts every word: there "NEW" may be a part of a name. */
export function withoutOffers(title: string): string {
  const isLoud = !/\p{Ll}/u.test(title);
  let left = title.replace(shouts, ' ');
  if (offerPattern !== null) left = left.replace(offerPattern, ' ');
  if (!isLoud) left = left.replace(leading, '');
  return withoutClaims(tidy(left));
}

/** Parts that promise to heal go as a whole: "Serum - Cures Acne & Removes Wrinkles". */
function withoutClaims(title: string): string {
  if (!isHealthClaim(title)) return title;
  const parts = title.split(/(\s+[–—-]\s+|,\s+|\s*\|\s*)/u);
  let left = parts[0] ?? '';
  for (let index = 1; index + 1 < parts.length; index += 2)
    if (!isHealthClaim(parts[index + 1] ?? '')) left += `${parts[index]}${parts[index + 1]}`;
  return left;
}
