import { oneLine } from './clean-text.ts';
import { isType, lastPart } from './schema-node.ts';
import { isObject } from './state-search.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A page around an answer that is JSON alone, such as Shopify's `/products/x.json` and `.js`, or a product in JSON-LD;
 * null for everything else.
 */
export function pageOfJson(body: string): string | null {
  const text = body.trim().replace(/^\ufeff/, '');
  if (!text.startsWith('{') && !text.startsWith('[')) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const top = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isObject(top)) return null;
  const product = isObject(top.product) ? top.product : top;
  const name = product.title ?? product.name;
  if (typeof name !== 'string' || name.trim() === '') return null;
  const types = (Array.isArray(product['@type']) ? product['@type'] : [product['@type']])
    .filter((type) => typeof type === 'string')
    .map(lastPart);
  const declared = isType({ types, id: null, properties: new Map(), path: [], at: null }, 'product', 'productgroup');
  const heading = oneLine(name).replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  const data = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<title>${heading}</title><h1>${heading}</h1><script type="application/${declared ? 'ld+json' : 'json'}">${data}</script>`;
}
