import type { Identifiers, Specification } from '../listing.ts';
import { usableBrand } from './brand.ts';
import { usableCode, usableGtin } from './schema-product.ts';

/** Names that shops give to the row of the brand, in the languages we know. */
export const brandLabel =
  /^(?:brand(?: name)?|manufacturer|make|marke|hersteller|marque|fabricant|marca|fabricante|produttore|merk|märke|mærke|merke|marka|producent|značka|výrobce|výrobca|brend|бренд|марка|торговая марка|торгова марка|производитель|виробник|producător|producator|gyártó|מותג|שם מותג|יצרן|品牌|品牌名称|メーカー|ブランド)$/iu;
const gtinLabel =
  /^(?:ean|ean[- ]?13|ean(?: code|-code|-nummer)?|gtin|upc|isbn(?:[- ]?1[03])?|barcode|bar code|штрихкод|штрих-код|kod ean|ean kód|條碼)$/iu;
const mpnLabel =
  /^(?:mpn|manufacturer part number|part number|part[- ]?number|mfr\.? ?part ?(?:number|no\.?)|herstellernummer|modellnummer|item model number|model number|numéro de pièce fabricant|kod producenta|part no\.?|партномер|номер производителя|artikelnummer des herstellers)$/iu;
const skuLabel =
  /^(?:sku|item (?:no\.?|number|#)|artikelnummer|artikel-nr\.?|art\.? ?nr\.?|article(?: number)?|артикул|код|код товара|код товару|référence|referencia|kod produktu|kód|kod|kód produktu|item|item no|product code|catalog number|商品編號|款號)$/iu;
const asinLabel = /^asin$/i;

/** Which code a label announces, or null. */
export function identifierOfLabel(label: string): 'gtin' | 'mpn' | 'sku' | 'asin' | null {
  const name = label.trim();
  if (gtinLabel.test(name)) return 'gtin';
  if (mpnLabel.test(name)) return 'mpn';
  if (skuLabel.test(name)) return 'sku';
  return asinLabel.test(name) ? 'asin' : null;
}

/** Brand and codes that stand in the rows of the specification. */
export function factsFromSpecifications(rows: readonly Specification[]): {
  brand: string | null;
  identifiers: Identifiers;
} {
  let brand: string | null = null;
  let brandRank = 9;
  const identifiers: Identifiers = {};
  for (const { name, value } of rows) {
    const label = name.replace(/[\s:]+$/u, '');
    if (brandLabel.test(label)) {
      const rank = /^(?:manufacturer|hersteller|fabricant|fabricante|produttore|производитель)/iu.test(label) ? 2 : 1;
      const named = usableBrand(value);
      if (named !== null && rank < brandRank) {
        brand = named;
        brandRank = rank;
      }
    } else if (gtinLabel.test(label))
      identifiers.gtin ??= usableGtin(value.split(/[,;\s]+/).find((part) => /\d{8}/.test(part)) ?? value);
    else if (mpnLabel.test(label)) identifiers.mpn ??= usableCode(value);
    else if (skuLabel.test(label)) identifiers.sku ??= usableCode(value);
    else if (asinLabel.test(label) && /^[A-Z0-9]{10}$/.test(value)) identifiers.asin ??= value;
  }
  for (const key of ['gtin', 'mpn', 'sku'] as const) if (identifiers[key] === undefined) delete identifiers[key];
  return { brand, identifiers };
}
