import { gtinOfIsbn10 } from '../identifiers/gtin.ts';
import type { Identifiers } from '../listing.ts';
import { oneLine } from './clean-text.ts';
import { firstText, nodes, type SchemaNode } from './schema-node.ts';

const gtinNames = ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8', 'ean', 'upc', 'isbn', 'isbn13'];
const noCode =
  /^(?:n\/?a|none|null|undefined|unknown|tbd|tba|-+|—|\?+|0+|x{3,}|does not apply|not (?:applicable|available|specified)|see (?:picture|photo|image|description|above|below|label).*|select .*|choose .*|please .*|(?:bitte )?(?:wählen|auswählen).*|siehe .*|voir .*|choisir .*|ver .*|elegir .*|wybierz .*|vyberte .*|выберите .*|см\. .*|нет|не указан\w*|keine?|aucune?|ninguno|brak)$/i;

/** A product code as printed, or nothing when the shop filled the field with a placeholder. */
export function usableCode(text: string | null | undefined): string | undefined {
  const code = oneLine(text ?? '').replace(/^(?:sku|mpn|isbn|ean|upc|gtin|id)(?:\s*[:#]\s*|\s+(?=\S*\d\S*$))/i, '');
  return code === '' || code.length > 70 || noCode.test(code) ? undefined : code;
}

/** Digits of a number that may be a GTIN; one that lost its leading zeros is kept as printed. */
export function usableGtin(text: string | null | undefined): string | undefined {
  const digits = (usableCode(text) ?? '').replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}

/** The first number of the GTIN family that a product or an offer states, under any of its names. */
export function readGtin(node: SchemaNode): string | undefined {
  return gtinNames
    .map((name) => {
      const stated = firstText(node, name);
      return (
        usableGtin(stated) ?? (name === 'isbn' && stated !== null ? (gtinOfIsbn10(stated) ?? undefined) : undefined)
      );
    })
    .find((code) => code !== undefined);
}

/** Codes of the first of these nodes that states each, and of its first offer. */
export function readIdentifiers(...sources: (SchemaNode | null)[]): Identifiers {
  const found: Identifiers = {};
  for (const node of sources) {
    if (node === null) continue;
    const offers = nodes(node, 'offers');
    const holders = [node, ...offers.slice(0, 1)];
    found.sku ??= holders.map((each) => usableCode(firstText(each, 'sku'))).find((code) => code !== undefined);
    found.mpn ??= holders.map((each) => usableCode(firstText(each, 'mpn'))).find((code) => code !== undefined);
    const productId = firstText(node, 'productid');
    found.gtin ??= holders.map(readGtin).find((code) => code !== undefined);
    if (/^(?:ean|gtin|upc|isbn)/i.test(productId ?? '')) found.gtin ??= usableGtin(productId);
    else if (/^(?:sku:)?[\w./-]{2,40}$/i.test(productId ?? '')) found.sku ??= usableCode(productId);
    const model = usableCode(firstText(node, 'model'));
    if (model !== undefined && /\d/.test(model) && model.split(' ').length <= 2) found.mpn ??= model;
    if (found.gtin === undefined) {
      const hidden = [found.sku, found.mpn].map(usableGtin).find((code) => code !== undefined && code.length >= 12);
      if (hidden !== undefined) found.gtin = hidden;
    }
  }
  for (const key of ['sku', 'mpn', 'gtin'] as const) if (found[key] === undefined) delete found[key];
  return found;
}
