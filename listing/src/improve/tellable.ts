import { checkGtin } from '../identifiers/gtin.ts';
import type { Specification } from '../listing.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints } from '../text/words.ts';
import { isCutOff, isShopTalk } from './shop-talk.ts';

// Numbers and notes of a catalogue or a shop; a buyer learns nothing from them.
const catalogueNames =
  /\b(?:asin|(?:upc|ean|gtin|isbn)(?:[- ]?\d{1,2})?|mpn|sku)\b|item model|(?:model|part|style|item|product|order) (?:number|code|id|#|no\.?$)|discontinued|^manufacturer$|^department$|^size type$|^(?:item )?condition$|open box|about this|^overview|^categor|^select |^number of items|^unit count$|^quantity$|артикул|штрих-?код|код товара|^состояние|наявність|^стан$|artikelnummer|garantía|^état$|référence|^stan$|gwarancja|producent$|referin|型号|קוד מוצר/iu;
// What a shop says about the purchase, not about the product.
const shopNotes =
  /電話|电话|(?:tele)?phone (?:number|no\b)|^tel(?:ephone|efon)?\.?$|shipping|delivery|minimum order|^moq$|returns?$|reviews?\b|customer rating|best ?sellers? rank|date first|live help|in stock|availability|^price|^payment|доставка|оплата|рассрочка|^заказ|график работы|наличие|^цена|отзыв|versand(?!\p{L})|lieferzeit|verfügbarkeit|bewertung|im angebot|zahlung|^preis|envío|publicación|compradores|vendedor|^precio|livraison|expédition|vendeur|paiement|^prix|dostaw|wysyłk|płatno|^cena|livrat|livrare|beneficii|付款|運費|運 費|运费|配送|库存|花呗|服务承诺|购买方式|套餐|優惠|数量|數量|משלוח|כתובת|כמות/iu;

// "See photo": a value that is somewhere else.
const elsewhere =
  /^(?:see|as in|s\.|siehe|voir|ver|vedi|patrz|zob\.|см\.|смотри\p{L}*)\s+(?:\p{L}+\s+){0,2}(?:photo|picture|image|foto|bild|abbildung|beschreibung|description|descripci|descrizione|zdj|opis|фото|описан)\p{L}*\.?$|^(?:写真|照片|图片|圖片)/iu;

// Longer values are whole paragraphs that a page shows in its table.
const longestValue = 120;

// A number or note of a catalogue or a shop, such as "SKU" or "Delivery".
function isCatalogueName(name: string): boolean {
  return catalogueNames.test(name.trim()) || isShopNote(name);
}

/** True for the name of a note about price, delivery, payment or opinions. */
export function isShopNote(name: string): boolean {
  return shopNotes.test(name.trim());
}

// That there is one of it, and that it runs on batteries of some kind, is no reason to buy it.
const oneOfIt =
  /^(?:number of (?:pieces|items|units)|(?:unit|piece|item|pack) (?:count|quantity)|pack size): 1(?: (?:count|piece|pc|pcs|item|unit))?$|^batter(?:y|ies) required: yes$/iu;

/** The specifications that may be told in a sentence, a bullet or a keyword. */
export function tellable(specifications: readonly Specification[]): Specification[] {
  return specifications.filter(
    ({ name, value }) =>
      name.trim() !== '' &&
      !isPlaceholder(value) &&
      !elsewhere.test(value.trim()) &&
      codePoints(value) <= longestValue &&
      !isCatalogueName(name) &&
      !oneOfIt.test(`${name.trim()}: ${value.trim()}`) &&
      !isShopTalk(value) &&
      !isCutOff(value) &&
      checkGtin(value.trim()) !== 'valid',
  );
}

// Known from the title and from fields of their own; told again they say nothing.
const knownNames =
  /^(?:brand(?: name)?|model(?: name)?|gender|series|manufacturer|colou?r|бренд|модель|цвет|пол|marke|farbe|marque|modèle|couleur|coloris|marca|modelo|colores|modello|colore)$/iu;

/** True for a specification that a shopper sees elsewhere already. */
export function isKnownName(name: string): boolean {
  return knownNames.test(name.trim());
}

const descriptionHeading =
  /^(?:the )?(?:product|item)? ?description:?$|^(?:produkt)?beschreibung:?$|^descri(?:zione|pción|ption)(?: (?:del |du )?pro(?:dotto|ducto|duit))?:?$|^описание(?: товара)?:?$/iu;

/** True for a line "Description", which means nothing inside a description. */
export function isDescriptionHeading(line: string): boolean {
  return descriptionHeading.test(line.trim());
}

const headings =
  /^(?:(?:the )?(?:product|item)? ?(?:description|details|overview|information|features|highlights)|about (?:this|the) (?:item|product)|from the (?:manufacturer|brand)|(?:(?:product|technical|full|key) )?(?:specs?|specifications?|technical (?:data|details))|(?:key|main) features|item specifics|artikelmerkmale|technische daten|caractéristiques(?: techniques)?|características(?: técnicas)?|характеристики|описание(?: товара)?|о товаре|(?:produkt)?beschreibung|produktdetails|descripci[oó]n(?: del producto)?|description du produit|descrizione(?: (?:del )?prodotto)?|caratteristiche(?: (?:tecniche|principali))?|(?:dati|specifiche) tecnic(?:i|he)|scheda tecnica|points forts|les (?:\+|plus)(?: (?:du )?produit)?|eigenschaften|merkmale|produktbeschreibung|opis(?: produktu)?|cechy produktu|omschrijving|productbeschrijving)\s*:?$/iu;

/** True for a line that only names the section of a page, such as "Product description". */
export function isHeading(line: string): boolean {
  return headings.test(line.trim());
}

const count = /^(?:number of|anzahl(?: der)?|nombre de|número de|numero di|количество) (\p{L}{3,})/iu;
const anything = /^(?:all|any|universal|alle|tous|todos|все)(?: \p{L}+){0,2}$/iu;

/** True for what a text says already in other words ("15 pieces" for "Number of pieces: 15"), or what says nothing ("All"). */
export function isToldApart({ name, value }: Specification, text: string): boolean {
  if (anything.test(value.trim())) return true;
  const noun = count.exec(name.trim())?.[1]?.toLowerCase().slice(0, nounLetters);
  return (
    noun !== undefined &&
    /^\d+$/u.test(value.trim()) &&
    new RegExp(`(?<!\\d)${value.trim()}[ -]${noun}`, 'iu').test(text)
  );
}
// Enough to know "piece" in "pieces" and "Stufe" in "Stufen".
const nounLetters = 5;

/** "Caffeine: Yes": a table may say so, a text would say that it contains caffeine. */
export const isBareYes = ({ name, value }: Specification): boolean =>
  /^yes$/iu.test(value.trim()) &&
  /^\p{L}+(?<!able|ible|proof|made|less|vegan|organic|handmade|cordless|wireless)$/iu.test(name.trim());
