import type { Specification } from '../listing.ts';
import { hasContact } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints } from '../text/words.ts';

// Numbers and notes of a catalogue or a shop; a buyer learns nothing from them.
const catalogueNames =
  /\b(?:asin|upc|ean|gtin|isbn|mpn|sku)\b|item model|(?:model|part|style|item) (?:number|code)|date first|best ?sellers? rank|reviews|discontinued|^manufacturer$|^department$|^(?:item )?condition$|open box|live help|about this|^overview|shipping|delivery|returns?$|^categor|^select |^number of items|артикул|штрихкод|доставка|^artikelnummer|^versand|envío|publicación|compradores/iu;

const price = /[$€£₽₴]\s?\d|\d\s?[$€£₽₴]|\d\s?(?:руб|б\.р|грн)/iu;

// Longer values are whole paragraphs that a page shows in its table.
const longestValue = 120;

/** The specifications that may be told in a sentence, a bullet or a keyword. */
export function tellable(specifications: readonly Specification[]): Specification[] {
  return specifications.filter(
    ({ name, value }) =>
      name.trim() !== '' &&
      !isPlaceholder(value) &&
      codePoints(value) <= longestValue &&
      !catalogueNames.test(name.trim()) &&
      !hasContact(value) &&
      !price.test(value),
  );
}

// Known from the title and from fields of their own; told again they say nothing.
const knownNames =
  /^(?:brand(?: name)?|model(?: name)?|gender|series|manufacturer|colou?r|бренд|модель|цвет|пол|marke|farbe)$/iu;

/** True for a specification that a shopper sees elsewhere already. */
export function isKnownName(name: string): boolean {
  return knownNames.test(name.trim());
}

const descriptionHeading =
  /^(?:the )?(?:product|item)? ?description:?$|^(?:produkt)?beschreibung:?$|^описание(?: товара)?:?$/iu;

/** True for a line "Description", which means nothing inside a description. */
export function isDescriptionHeading(line: string): boolean {
  return descriptionHeading.test(line.trim());
}

const headings =
  /^(?:(?:the )?(?:product|item)? ?(?:description|details|overview|information|features|highlights)|about (?:this|the) (?:item|product)|from the (?:manufacturer|brand)|описание(?: товара)?|о товаре|(?:produkt)?beschreibung|produktdetails|descripci[oó]n(?: del producto)?|description du produit)\s*:?$/iu;

/** True for a line that only names the section of a page, such as "Product description". */
export function isHeading(line: string): boolean {
  return headings.test(line.trim());
}
