import { identifierOfLabel, isModelLabel } from '../identifiers/code-labels.ts';
import { checkGtin, gtinOfIsbn10 } from '../identifiers/gtin.ts';
import type { Identifiers, Specification } from '../listing.ts';
import { usableBrand } from './brand.ts';
import { usableCode, usableGtin } from './schema-codes.ts';

/** Names that shops give to the row of the brand, in the languages we know. */
export const brandLabel =
  /^(?:brand(?: name)?|brands|manufacturer|vendor|designer|maker|made by|make|marke|hersteller|marque|fabricant|marca|marcă|marcă produs|fabricante|produttore|merk|märke|mærke|merke|marka|producent|značka|výrobce|výrobca|brend|бренд|марка|торговая марка|торгова марка|производитель|виробник|producător|producator|gyártó|מותג|שם מותג|יצרן|品牌|品牌名称|メーカー|ブランド|メーカー名|ブランド名|제조사|브랜드|thương hiệu|nhà sản xuất|üretici|العلامة التجارية|الماركة|fabrikant|valmistaja|tuotemerkki|varemærke|μάρκα|κατασκευαστής|proizvođač|proizvajalec|jenama|merek|ยี่ห้อ|แบรนด์|тм|торгівельна марка|výrobce značka|fabricant marque)$/iu;
/** Of them the names of whoever makes a thing, which gives way to a brand. */
const makerLabel =
  /^(?:manufacturer|maker|made by|hersteller|fabricant|fabricante|produttore|fabrikant|producent|výrobca?|výrobce|gyártó|producător|producator|valmistaja|üretici|nhà sản xuất|κατασκευαστής|proizvođač|proizvajalec|производитель|виробник|יצרן|メーカー|제조사)/iu;

/**
 * Numbers in the page's own address: a GTIN that stands between signs, and the shop's number when it is the whole last
 * part. Thirteen digits that begin like a time in milliseconds are not taken.
 */
export function codesOfAddress(address: string | null): Identifiers {
  const path = decodePath(address);
  const gtin = (path.match(/(?<![\p{L}\p{N}])\d{13}(?![\p{L}\p{N}])/gu) ?? []).find(
    (digits) => !/^1[5-8]/.test(digits) && checkGtin(digits) === 'valid',
  );
  const last =
    path
      .replace(/\.\w{2,5}$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? '';
  const sku = /^[A-Z]{1,5}-?\d{4,12}$/.test(last) ? last : undefined;
  return { ...(gtin === undefined ? {} : { gtin }), ...(sku === undefined ? {} : { sku }) };
}

function decodePath(address: string | null): string {
  return (address ?? '').replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}

/** Brand and codes that stand in the rows of the specification. */
export function factsFromSpecifications(rows: readonly Specification[]): {
  brand: string | null;
  identifiers: Identifiers;
} {
  let brand: string | null = null;
  let brandRank = 9;
  let model: string | undefined;
  const identifiers: Identifiers = {};
  for (const { name, value } of rows) {
    const label = name.replace(/[\s:]+$/u, '');
    if (brandLabel.test(label)) {
      const rank = makerLabel.test(label) ? 2 : 1;
      const named = usableBrand(value);
      if (named !== null && rank < brandRank) {
        brand = named;
        brandRank = rank;
      }
      continue;
    }
    const kind = identifierOfLabel(label);
    if (kind === 'gtin') {
      const stated = value.split(/[,;]/).flatMap((part) => [part, ...part.split(/\s+/)]);
      identifiers.gtin ??= usableGtin(
        stated.find((part) => checkGtin(part) !== 'invalid') ?? stated.find((part) => /\d{8}/.test(part)),
      );
      if (/isbn/i.test(label)) identifiers.gtin ??= gtinOfIsbn10(value) ?? undefined;
    } else if (kind === 'asin') identifiers.asin ??= /^[A-Z0-9]{10}$/.test(value) ? value : undefined;
    else if (kind !== null) identifiers[kind] ??= usableCode(value);
    else if (isModelLabel(label) && /^(?=.*\d)[A-Z\d][A-Z\d ./-]{3,39}$/.test(value)) model ??= value;
  }
  identifiers.mpn ??= model;
  for (const key of ['gtin', 'mpn', 'sku', 'asin'] as const)
    if (identifiers[key] === undefined) delete identifiers[key];
  return { brand, identifiers };
}
