import { textOf } from './node-text.ts';
import type { Page, PageElement } from './nodes.ts';
import { childElements, elementsWithin } from './page-index.ts';

const tabTag = /^(?:li|a|button|div|span)$/;
const listTag = /^(?:ul|ol|div|nav)$/;
const longestTab = 40;
const most = 12;

const panelAttributes = ['href', 'aria-controls', 'data-target', 'data-bs-target', 'data-tab', 'data-href', 'rel'];

/** The ids that a tab may name for the panel that it opens. */
export function* panelIds({ attributes }: PageElement): Generator<string> {
  for (const name of panelAttributes) {
    const target = attributes.get(name);
    if (target !== undefined && /^(?:#[\w-]{1,80}|[\w-]{2,80})$/.test(target)) yield target.replace(/^#/, '');
  }
}

/** Elements of one tag and one name: `count` of them behind each other from this position on. */
function likeBlocks(page: Page, from: number, to: number, count: number): PageElement[] | null {
  const found = elementsWithin(page, from, to, count);
  const [first] = found;
  const names = new Set(found.map(({ name, words }) => `${name} ${words.split(' ')[0] ?? ''}`));
  return first === undefined || first.words === '' || found.length < count || names.size > 1 ? null : found;
}

/**
 * The panel that a tab opens by its place alone: as many like blocks stand behind the row of tabs, or in the block
 * behind it, as there are tabs.
 */
export function panelByPlace(page: Page, tab: PageElement): PageElement | null {
  const list = tab.parent;
  if (list === null || !tabTag.test(tab.name) || !listTag.test(list.name) || list.end - list.index > 80) return null;
  const tabs = childElements(page, list, most + 1);
  if (tabs.length < 2 || tabs.length > most || tabs.some(({ name }) => name !== tab.name)) return null;
  if (tabs.some((each) => textOf(page, each).length > longestTab)) return null;
  const place = tabs.indexOf(tab);
  // A wrapper that holds a list of tabs alone stands for it.
  const around = /^(?:ul|ol)$/.test(list.name) ? list.parent : null;
  const row = around !== null && childElements(page, around, 2).length === 1 ? around : list;
  const { parent } = row;
  if (parent === null) return null;
  const beside = likeBlocks(page, row.end, parent.end, tabs.length);
  if (beside !== null) return beside[place] ?? null;
  for (let at = row.end; at < parent.end; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element') continue;
    const inside = childElements(page, node, most + 1).length === tabs.length;
    return inside ? (likeBlocks(page, node.index + 1, node.end, tabs.length)?.[place] ?? null) : null;
  }
  return null;
}
