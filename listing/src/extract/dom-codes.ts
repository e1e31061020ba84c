import { identifierOfLabel, isModelLabel } from '../identifiers/code-labels.ts';
import { checkGtin, gtinOfIsbn10 } from '../identifiers/gtin.ts';
import type { Identifiers } from '../listing.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf, together, withAttribute } from './html/page-index.ts';
import type { LabelledWords } from './labelled-words.ts';
import { usableCode, usableGtin } from './schema-codes.ts';

const codeAttribute = /^data-(?:[a-z]+-)*(?:gtin|ean|upc|barcode)(?:-?1[234])?$/;
/** Elements that shops name for their number of the product, without a label. */
const skuName =
  /(?:^|[-_ ])(?:sku|product-?sku|product-?code|product-?id|item-?code|article-?number|artikelnummer|articul|artikul)(?:$|[-_ ])/;
const code = /^[\p{L}\p{N}][\p{L}\p{N}./_+-]{1,39}$/u;
const reach = 900;

/** A code ends where the next words begin: "12-B Model X3" is the code "12-B". */
function codeOnly(words: string): string {
  const tokens = words
    .replace(/[,;(].*$/u, '')
    .trim()
    .split(' ');
  const end = tokens.findIndex(
    (token, index) => index > 0 && !/\d/.test(token) && (token !== token.toUpperCase() || token.length < 2),
  );
  return (end < 0 ? tokens : tokens.slice(0, end)).join(' ').trim();
}

/** Letters alone are a code when they are one short word that is written in one case: "SKU: jjip". */
function isCode(value: string): boolean {
  if (value.length > 40 || /[!?"<>]|:\/\//u.test(value)) return false;
  return /\d/.test(value) || /^(?:\p{Lu}{2,12}(?:[-_/.]\p{Lu}{1,8}){0,3}|[a-z]{3,12})$/u.test(value);
}

function fromLabels(words: readonly LabelledWords[]): Identifiers {
  const codes: Identifiers = {};
  for (const { label, value: behind } of words) {
    const kind = identifierOfLabel(label);
    if (usableCode(behind.slice(0, 70)) === undefined) continue;
    const value = codeOnly(behind);
    if (kind === 'gtin') {
      const digits = usableGtin(behind.split(/[^\d\s-]/u)[0]);
      if (digits !== undefined && checkGtin(digits) !== 'invalid') codes.gtin ??= digits;
      else if (/isbn/i.test(label)) codes.gtin ??= gtinOfIsbn10(behind) ?? undefined;
    } else if (kind === 'asin') codes.asin ??= /^[A-Z0-9]{10}$/.test(value) ? value : undefined;
    else if (kind !== null && isCode(value)) codes[kind] ??= usableCode(value);
    else if (kind === null && isModelLabel(label) && /^(?=.*\d)[A-Z\d/-]{5,}$/.test(value)) codes.mpn ??= value;
  }
  return codes;
}

/** A short code without a label, in an element that is named for it: `<span class="sku">12-B</span>`. */
function fromNames(page: Page, heading: PageElement | null): string | undefined {
  const from = heading === null ? 0 : Math.max(0, heading.index - reach / 4);
  for (const node of page.nodes.slice(from, (heading?.end ?? 0) + reach)) {
    if (node.kind !== 'element' || node.zone !== 'main' || node.end - node.index > 3 || node.name === 'option')
      continue;
    const { attributes } = node;
    if (!skuName.test(node.words) && !attributes.has('data-sku') && !attributes.has('data-product-sku')) continue;
    const words = textOf(page, node);
    if (code.test(words) && /\d/.test(words)) return usableCode(words);
  }
  return undefined;
}

/** Codes that stand in short lines near the heading ("SKU: 12-B"), and GTINs in attributes of the page's elements. */
export function findCodes(page: Page, heading: PageElement | null, words: readonly LabelledWords[]): Identifiers {
  const codes = fromLabels(words);
  codes.sku ??= fromNames(page, heading);
  const names = [...indexOf(page).byAttribute.keys()].filter((name) => codeAttribute.test(name));
  for (const node of together(names.map((name) => withAttribute(page, name)))) {
    if (codes.gtin !== undefined) break;
    if (node.zone === 'related' || node.zone === 'chrome') continue;
    for (const [name, value] of node.attributes) {
      if (codeAttribute.test(name) && checkGtin(value) === 'valid') codes.gtin ??= usableGtin(value);
    }
  }
  for (const key of ['gtin', 'mpn', 'sku', 'asin'] as const) if (codes[key] === undefined) delete codes[key];
  return codes;
}
