import type { Page, PageElement } from './html/nodes.ts';
import { indexOf } from './html/page-index.ts';
import { panelByPlace, panelIds } from './html/tab-panels.ts';
import { headingRank, ownWord } from './html/zones.ts';
import { serviceTopic } from './service-words.ts';

const headingTag = /^(?:h[2-6]|summary|legend|button|strong|b|dt|caption)$/;
const headingClass =
  /(?:^|[-_ ])(?:title|heading|header|headline|head|toggle|trigger|accordion|accordeon|tab|tabs|label|caption|collapse|collapsible)(?:$|[-_ ])/;
const unread = new Set(['option', 'script', 'style', 'title']);
const maxClimb = 5;
/** Sections that are marked at most, so that a page of nothing but such headings costs little. */
const maxSections = 200;

function isHeadingLike(element: PageElement): boolean {
  if (headingTag.test(element.name)) return true;
  if (element.attributes.size === 0) return false;
  if (element.name === 'a' && element.attributes.get('href')?.startsWith('#') === true) return true;
  const role = element.attributes.get('role');
  return (
    role === 'tab' || role === 'heading' || element.attributes.has('aria-controls') || headingClass.test(element.words)
  );
}

/** The panel that a tab opens, by the id it names. */
function panelOf(page: Page, tab: PageElement): PageElement | null {
  for (const id of panelIds(tab)) {
    const panel = page.byId.get(id);
    if (panel !== undefined && panel !== tab) return panel;
  }
  return null;
}

/** Whether the text stands in a title: in the element itself or in one of the next two that hold it alone. */
function standsInTitle(text: PageElement): boolean {
  for (let each: PageElement | null = text, up = 0; each !== null && up < 3; each = each.parent, up++) {
    if (each.end - each.index > 10) return false;
    if (isHeadingLike(each)) return true;
  }
  return false;
}

function mark(
  page: Page,
  from: number,
  to: number,
  zone: 'reviews' | 'service',
  stop: (node: PageElement) => boolean,
): void {
  for (let at = from; at < to; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element') continue;
    if (stop(node)) return;
    if (node.zone === 'main') node.zone = zone;
  }
}

function hasText(page: Page, from: number, to: number, words: RegExp): boolean {
  for (let at = from; at < to; at++) {
    const node = page.nodes[at];
    if (node?.kind === 'text' && words.test(node.text)) return true;
  }
  return false;
}

/** Whether other words stand in the block: any behind, or more than a number before. */
function holdsMore(page: Page, block: PageElement, title: PageElement, end: number): boolean {
  return (
    hasText(page, end, Math.min(block.end, end + 60), /[\p{L}\p{N}]/u) ||
    hasText(page, Math.max(block.index, title.index - 60), title.index, /\p{L}/u)
  );
}

function markSection(
  page: Page,
  text: PageElement,
  end: number,
  zone: 'reviews' | 'service',
  heading: PageElement | null,
): void {
  const holdsHeading = (element: PageElement): boolean =>
    heading !== null && element.index <= heading.index && heading.index < element.end;
  // The words may be wrapped several times; the outermost wrapper that holds nothing else is the title.
  let title = text;
  let named: PageElement | null = null;
  for (let up = 0; up < maxClimb; up++) {
    if (isHeadingLike(title)) named = headingTag.test(title.name) || named === null ? title : named;
    const panel = panelOf(page, title) ?? panelByPlace(page, title);
    if (panel !== null && !holdsHeading(panel)) mark(page, panel.index, panel.end, zone, () => false);
    // A link to a part of the page heads nothing that stands behind it.
    if (panel !== null && title.name === 'a' && title.parent?.name !== 'li') return;
    const { parent } = title;
    if (parent === null || parent.name === 'body' || holdsMore(page, parent, title, end)) break;
    title = parent;
  }
  const block = title.parent;
  if (named === null || block === null || holdsHeading(title)) return;
  const { name, words, depth } = named;
  const rank = headingRank(named);
  // Words set apart in a running block head it less surely than a heading does: the product's own texts end what they head.
  const weak = rank === 9 && name !== 'summary';
  mark(page, title.index, block.end, zone, (node) => {
    if (node.index < end) return false;
    if (holdsHeading(node) || (weak && ownWord.test(node.words))) return true;
    if (/^h[1-6]$/.test(node.name)) return rank < 9 ? headingRank(node) <= rank : node.depth <= depth;
    return node.name === name && node.words === words;
  });
}

/**
 * Marks sections under headings such as "Delivery and returns" or "Reviews", and the panels of such tabs, so that
 * their lists, tables, prices and texts are not taken for the product's.
 */
export function markServices(page: Page, heading: PageElement | null): void {
  let sections = 0;
  for (const node of indexOf(page).texts) {
    if (sections >= maxSections) return;
    if (node.text.length < 2 || node.text.length > 80 || node.parent.zone !== 'main') continue;
    if (unread.has(node.parent.name) || !standsInTitle(node.parent)) continue;
    const topic = serviceTopic(node.text);
    if (topic === null) continue;
    sections++;
    markSection(page, node.parent, node.end, topic, heading);
  }
}
