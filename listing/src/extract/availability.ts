import type { Availability } from '../listing.ts';
import { lastPart } from './schema-node.ts';

const declared: Record<string, Availability> = {
  instock: 'in_stock',
  limitedavailability: 'in_stock',
  onlineonly: 'in_stock',
  instoreonly: 'in_stock',
  available: 'in_stock',
  availablefororder: 'in_stock',
  outofstock: 'out_of_stock',
  oos: 'out_of_stock',
  soldout: 'out_of_stock',
  discontinued: 'out_of_stock',
  notavailable: 'out_of_stock',
  unavailable: 'out_of_stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'preorder',
  availablebackorder: 'preorder',
  madetoorder: 'preorder',
};

/** A declared value such as `http://schema.org/InStock`, `in stock` or `out_of_stock`; null for any other. */
export function declaredAvailability(value: string | null | undefined): Availability | null {
  if (value === null || value === undefined) return null;
  return declared[lastPart(value).replace(/[\s_-]+/g, '')] ?? null;
}

/** Sentences that shops print, longest meaning first: "not in stock" must not be read as "in stock". */
const outOfStock =
  /out of stock|sold out|currently unavailable|no longer available|not available|temporarily unavailable|derzeit nicht verfügbar|nicht verfügbar|nicht lieferbar|ausverkauft|nicht auf lager|épuisé|rupture de stock|indisponible|agotado|sin existencias|no disponible|esgotado|indisponível|esaurito|non disponibile|niedostępny|brak w magazynie|wyprzedan|vypredan|vyprodáno|nedostupn|není skladem|stoc epuizat|indisponibil|нет в наличии|нет в продаже|нет на складе|закончился|немає в наявності|немає в продажу|nincs raktáron|elfogyott|uitverkocht|niet op voorraad|slut i lager|udsolgt|utsolgt|tükendi|stokta yok|אזל|缺貨|售完|缺货|已售罄|在庫切れ|品切れ|нет у продавца|غير متوفر|غير متاح|نفد|نفذت|ناموجود|품절|일시품절|hết hàng|สินค้าหมด|stok habis|εξαντλήθηκε|μη διαθέσιμο|rasprodano|nije dostupno|изчерпан|loppunut|išparduota|izpārdots|läbi müüdud/iu;
const preorder =
  /pre-?order now|available for pre-?order|vorbestell|précommande|предзаказ|передзамовлення|預購|予約受付/iu;
const inStock =
  /\bin stock\b|auf lager|lieferbar|sofort verfügbar|\ben stock\b|em stock|disponibile|disponible|disponível|na stanie|w magazynie|dostępny|skladem|na sklade|în stoc|in stoc|есть в наличии|в наличии|є в наявності|в наявності|raktáron|op voorraad|i lager|på lager|stokta|במלאי|有現貨|有货|現貨|在庫あり|متوفر|متاح|في المخزون|موجود|재고 ?있음|còn hàng|มีสินค้า|stok tersedia|διαθέσιμο|σε απόθεμα|na zalihi|na stanju|dostupno|в наличност|varastossa|yra sandėlyje|ir noliktavā|laos olemas/iu;

/** Reads words beside a product. Only short texts are judged, so that a sentence in a description does not count. */
export function visibleAvailability(text: string): Availability | null {
  if (text.length > 90) return null;
  if (outOfStock.test(text)) return 'out_of_stock';
  if (preorder.test(text)) return 'preorder';
  return inStock.test(text) ? 'in_stock' : null;
}
