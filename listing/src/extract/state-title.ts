import type { PriceHints } from './currency.ts';
import { titleSegments } from './dom-title.ts';
import type { Page } from './html/nodes.ts';
import { readLooseState } from './loose-state.ts';
import type { ChosenTitle } from './merge-title.ts';
import { readStateProduct } from './state-product.ts';
import { soleProductName } from './state-search.ts';
import type { Candidate } from './types.ts';

/** Names under which script data may know the product: the title, and its parts when it is only the page's title. */
function namesOf(title: ChosenTitle): string[] {
  const parts = title.source === 'meta' || title.source === 'open_graph' ? titleSegments(title.raw) : [];
  return [...new Set([title.text, ...parts.filter((part) => part.length > 5)])].slice(0, 5);
}

/**
 * The product in the page's script data, and the page's title: a page that is built by scripts may have no heading, so
 * that its data knows the name better. JavaScript that is no JSON is read only when nothing else told the product.
 */
export function productOfState(
  page: Page,
  state: readonly unknown[],
  title: ChosenTitle | null,
  isDeclared: boolean,
  hints: PriceHints,
  url: string | null,
): { product: Candidate | null; title: ChosenTitle | null } {
  const names = title === null ? [] : namesOf(title);
  const headed = title !== null && title.source !== 'meta' && title.source !== 'open_graph';
  let product = readStateProduct(state, names, hints, url);
  if (product === null && !isDeclared) product = readStateProduct(readLooseState(page), names, hints, url);
  if (product === null && !isDeclared && !headed) {
    const name = soleProductName(state);
    if (name !== null) product = readStateProduct(state, [name], hints, url);
  }
  const name = product?.title;
  if (product === null || headed || name === undefined || name === '') return { product, title };
  return { product, title: { text: name, source: 'platform', confidence: product.confidence, raw: name } };
}
