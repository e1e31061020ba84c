import type { Availability } from '../listing.ts';
import { visibleAvailability } from './availability.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';

const stockWord = /avail|stock|inventory|nalich|verfueg|verfügb|dostup|deliverability|sold-?out|presence/;
/** Labels behind which the state of stock stands. */
const stockLabel =
  /^(?:availability|in stock|stock(?: status)?|verfügbarkeit|lieferstatus|disponibilité|disponibilidad|disponibilità|disponibilidade|dostępność|dostupnost|dostupnosť|disponibilitate|beschikbaarheid|tillgänglighet|lagerstatus|saatavuus|elérhetőség|stok(?: durumu)?|наличие|доступность|наявність|在庫|库存|庫存|재고)\s*[:：]/iu;
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
    const text = textOf(page, node, { visibleOnly: true });
    const found = visibleAvailability(text);
    if (found !== null && (named || stockLabel.test(text))) return { named: found, plain };
    plain ??= found;
  }
  return { named: null, plain };
}
