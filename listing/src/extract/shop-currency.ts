import { currencyCode } from './currency.ts';
import { rawText } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';

const maxText = 3_000_000;
/** `currency: 'AUD'`, `"currencyCode":"AUD"`, `"currency":{"active":"AUD"`. */
const stated =
  /currency(?:_?(?:code|iso|id))?["']?\s{0,4}[:=]\s{0,4}(?:\{\s{0,4}["']?(?:active|iso_?code|code)["']?\s{0,4}:\s{0,4})?["']([A-Z]{3})["']/gi;

/** The one currency that the page's scripts speak of; null when they name none, or several to choose from. */
export function currencyOfScripts(page: Page): string | null {
  const found = new Set<string>();
  let left = maxText;
  for (const script of page.byName.get('script') ?? []) {
    const text = rawText(page, script);
    if (text.length > left || found.size > 1) break;
    left -= text.length;
    for (const [, code] of text.matchAll(stated)) {
      const known = currencyCode(code);
      if (known !== null) found.add(known);
    }
  }
  // The form of a payment service names it in a field.
  for (const field of found.size === 0 ? (page.byName.get('input') ?? []) : []) {
    const { attributes } = field;
    const known = /^currency(?:_?code)?$/i.test(attributes.get('name') ?? '') ? attributes.get('value') : undefined;
    const code = known === undefined ? null : currencyCode(known);
    if (code !== null) found.add(code);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
