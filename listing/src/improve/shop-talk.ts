import { hasContact } from '../text/signs.ts';
import { phrasePattern } from '../text/words.ts';
import { isSellerTalk } from './seller-asks.ts';

/** Words of a shop about itself, its service and the purchase, by language; none of them says what the product is. */
const phrases: readonly string[] = [
  // English
  'money back|refund|refunds|refunded|satisfaction guarantee|satisfaction guaranteed|risk free|risk-free|money-back',
  'customer satisfaction|customer service|customer support|after sales|after-sales|contact us|buyer ratings',
  'free returns|free delivery|add to cart|buy now|buy it now|shop now|order now|click here',
  'is now available at|now available at|lowest price|best prices|price match|add to wishlist|add to basket',
  // German
  'versandkostenfrei|kostenloser versand|gratis versand|jetzt kaufen|jetzt bestellen|online kaufen|online bestellen',
  'günstig kaufen|rückgaberecht|geld zurück|geld-zurück-garantie|kundenservice|kundendienst|in den warenkorb',
  'kontaktieren sie uns|kauf bei uns|den kauf von uns',
  // French
  'livraison gratuite|livraison offerte|satisfait ou remboursé|acheter maintenant|achetez en ligne|ajouter au panier',
  'service client|retours gratuits|retour gratuit|meilleures offres|comparez les prix|contactez-nous|au meilleur prix',
  // Spanish, Portuguese, Italian, Romanian
  'envío gratis|envíos gratis|comprar ahora|compra ahora|comprar online|compra online|añadir al carrito|mejor precio',
  'atención al cliente|devolución gratis|mejores ofertas|frete grátis|envio grátis|compre agora|compre online',
  'adicionar ao carrinho|spedizione gratuita|acquista ora|servizio clienti|livrare gratuita|adauga in cos|cumpara',
  // Polish, Dutch
  'darmowa dostawa|darmowa wysyłka|kup teraz|dodaj do koszyka|obsługa klienta|zwrot pieniędzy|najlepsza cena',
  'skontaktuj się|gratis verzending|nu kopen',
  // Russian, Ukrainian
  'бесплатная доставка|купить онлайн|купите сейчас|в корзину|возврат денег|служба поддержки|свяжитесь с нами',
  'по выгодной цене|по низкой цене|интернет-магазин|интернет-магазина|интернет-магазине|купить в рассрочку',
  'безкоштовна доставка|купити онлайн|інтернет-магазин|інтернет-магазині|додати в кошик|за вигідною ціною',
  // Hebrew
  'משלוח חינם',
];
const service = phrasePattern(phrases.flatMap((line) => line.split('|')));
// Scripts without spaces have no word borders.
const unspacedService = /包邮|包郵|免運|免邮|货到付款|貨到付款|旗舰店|送料無料/u;

const guarantees =
  /(?<!\p{L})(?:warrant(?:y|ies)|guarantees?|guaranteed|garantie|garantía|garanzia|gwarancj\p{L}+|гаранти\p{L}+|гаранті\p{L}+)(?!\p{L})/iu;

/** True for words about warranty or guarantee, which Amazon does not take in bullets. */
export function isGuarantee(text: string): boolean {
  return guarantees.test(text);
}

const prices = /[$€£₽₴¥₪₹]\s?\d|\d\s?(?:[$€£₽₴¥₪₹元円]|(?:руб|грн|б\.р|zł|kč|lei|usd|eur|uah|rub|pln|gbp)(?!\p{L}))/iu;

export function hasPrice(text: string): boolean {
  return prices.test(text);
}

const pricePart =
  /(?:[,;]\s*|\s+[–—-]\s+|^)(?:(?:only|just|now|for|price:?)\s+)?(?:[$€£₽₴¥₪₹]\s?\d[\d.,]*\d|[$€£₽₴¥₪₹]\s?\d|\d[\d.,]*\s?(?:[$€£₽₴¥₪₹元円]|(?:руб|грн|zł|kč|lei|usd|eur|uah|rub|pln|gbp)(?!\p{L})))\s*(?=$|[,;])/giu;

/** Without the parts that are only a price: "case, TPU, $14.99" has no figure left over without its sign. */
export function withoutPriceParts(text: string): string {
  return text.replace(pricePart, '').trim() || text;
}

/** True for a text about the shop's service, or with a price, a link or an address. */
export function isShopTalk(text: string): boolean {
  if (service !== null && text.search(service) >= 0) return true;
  return unspacedService.test(text) || prices.test(text) || hasContact(text) || isSellerTalk(text);
}

const pageWords =
  /^(?:(?:show|see|read|view|learn) (?:more|less|all)|ver (?:mais|más)|leer más|ler mais|lire la suite|voir plus|en savoir plus|mehr (?:anzeigen|lesen|erfahren)|weiterlesen|pokaż więcej|czytaj więcej|więcej|leggi tutto|meer lezen|показать (?:ещё|еще|все|всё)|читать (?:далее|полностью)|подробнее|читати далі|докладніше)\s*(?:\.{3}|…)?\.?$/iu;

/** True for a link's words such as "Read more", which a page shows between its texts. */
export function isPageWords(line: string): boolean {
  return pageWords.test(line.trim());
}

/** True for a text that the page has cut off. */
export function isCutOff(text: string): boolean {
  return /(?:\.{3}|…)["”»)]?$/u.test(text.trim());
}
