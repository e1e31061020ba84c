import type { Availability } from '../listing.ts';
import { visibleAvailability } from './availability.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';

const stockWord = /avail|stock|inventory|nalich|verfueg|verfügb|dostup|deliverability|sold-?out|presence/;
const reach = 900;

/** What the words near the heading say: blocks named for it first, then any short sentence. */
export function findVisibleAvailability(
  page: Page,
  heading: PageElement | null,
): { named: Availability | null; plain: Availability | null } {
  const from = heading === null ? 0 : heading.index - 50;
  let plain: Availability | null = null;
  for (const node of page.nodes.slice(Math.max(0, from), (heading?.end ?? 0) + reach)) {
    if (
      node.kind !== 'element' ||
      node.zone === 'related' ||
      node.zone === 'chrome' ||
      node.zone === 'dialog' ||
      node.hidden
    )
      continue;
    if (node.name === 'option' || node.end - node.index > 25) continue;
    const named = stockWord.test(node.words);
    if (!named && (plain !== null || page.nodes[node.index + 1]?.kind !== 'text')) continue;
    const found = visibleAvailability(textOf(page, node, { visibleOnly: true }));
    if (found !== null && named) return { named: found, plain };
    plain ??= found;
  }
  return { named: null, plain };
}
