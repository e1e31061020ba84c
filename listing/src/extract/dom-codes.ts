import { checkGtin } from '../identifiers/gtin.ts';
import type { Identifiers } from '../listing.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { identifierOfLabel } from './identifiers-from-specs.ts';
import { usableCode, usableGtin } from './schema-product.ts';

const before = 150;
const after = 900;
const labelled =
  /^([\p{L}][\p{L}\s./-]{1,30}?)\s*(?:[:：#№]|\s(?=[A-Z]*\d))\s*#?\s*([\p{L}\p{N}][\p{L}\p{N}\s./_-]{1,40})$/u;
const codeAttribute = /^data-(?:[a-z]+-)*(?:gtin|ean)(?:13)?$/;

/** A code ends where the next words begin: "12-B Model X3" is the code "12-B". */
function codeOnly(words: string): string {
  const tokens = words.split(' ');
  const end = tokens.findIndex((token, index) => index > 0 && !/\d/.test(token) && token !== token.toUpperCase());
  return (end < 0 ? tokens : tokens.slice(0, end)).join(' ').trim();
}

/** Codes that stand in short lines near the heading ("SKU: 12-B"), and GTINs in attributes of the page's elements. */
export function findCodes(page: Page, heading: PageElement | null): Identifiers {
  const codes: Identifiers = {};
  const from = heading === null ? 0 : heading.index - before;
  const to = (heading?.end ?? 0) + after;
  for (const node of page.nodes) {
    if (node.kind !== 'element' || node.zone === 'related' || node.zone === 'chrome') continue;
    for (const [name, value] of node.attributes) {
      if (codeAttribute.test(name) && checkGtin(value) === 'valid') codes.gtin ??= usableGtin(value);
    }
    if (node.index < from || node.index > to || node.end - node.index > 12 || node.name === 'option') continue;
    const match = labelled.exec(textOf(page, node).slice(0, 90));
    const [, label = '', words = ''] = match ?? [];
    const value = codeOnly(words);
    const model = /^(?:model|modell|modèle|modelo|модель)$/iu.test(label) && /^(?=.*\d)[A-Z\d/-]{5,}$/.test(value);
    const kind = model ? 'mpn' : identifierOfLabel(label);
    if (kind === null || !/\d/.test(value)) continue;
    if (kind === 'gtin') codes.gtin ??= usableGtin(value);
    else if (kind === 'asin') codes.asin ??= usableCode(value);
    else codes[kind] ??= usableCode(value);
  }
  for (const key of ['gtin', 'mpn', 'sku', 'asin'] as const) if (codes[key] === undefined) delete codes[key];
  return codes;
}
