import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf } from './html/page-index.ts';
import { classesOf } from './html/select.ts';
import { findPrices } from './price.ts';
import { weightOf } from './text-block.ts';
import { isInVariantBlock } from './variant-block.ts';
import { coverage, Name } from './words.ts';

const maxNodes = 250;
const maxCards = 200;

const cardTags = new Set(['li', 'div', 'article', 'section', 'a', 'td']);

function holdsImage(page: Page, element: PageElement): boolean {
  for (let at = element.index; at < Math.min(element.end, element.index + 150); at++) {
    const node = page.nodes[at];
    if (node?.kind === 'element' && node.name === 'img') return true;
  }
  return false;
}

/** Like blocks that hold a picture and a price each, by tag and class: the cards of lists and carousels. */
export function findProductCards(page: Page): PageElement[][] {
  const kinds = new Map<string, PageElement[]>();
  const counted = new Set<PageElement>();
  for (const node of indexOf(page).texts) {
    if (node.parent.zone !== 'main' || !/\d/.test(node.text) || node.text.length > 80) continue;
    if (!/price|cena|preis/.test(node.parent.words) && !findPrices(node.text).some(({ marked }) => marked)) continue;
    for (let each: PageElement | null = node.parent, up = 0; each !== null && up < 9; each = each.parent, up++) {
      if (!cardTags.has(each.name) || counted.has(each) || each.end - each.index > maxNodes) continue;
      const name = classesOf(each)[0];
      if (name === undefined || !holdsImage(page, each)) continue;
      counted.add(each);
      const key = `${each.name}.${name}`;
      const cards = kinds.get(key);
      if (cards === undefined) kinds.set(key, [each]);
      else if (cards.length < maxCards) cards.push(each);
      break;
    }
  }
  return [...kinds.values()].sort((one, other) => other.length - one.length);
}

/** The longest words of a link in a card: the name of what it sells. */
function linkedName(page: Page, card: PageElement): string {
  let longest = '';
  for (let at = card.index; at < card.end; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element' || node.name !== 'a') continue;
    const words = textOf(page, node);
    if (words.length > longest.length && words.length < 300) longest = words;
  }
  return longest;
}

const fewest = 3;
const shortestName = 8;

const smallCard = 60;
const control = new Set(['form', 'select', 'input']);

/** Whether the links of a card lead to one other page, and name it: a picture of that page stands among them. */
function leadsElsewhere(page: Page, card: PageElement, own: Name): boolean {
  const names = new Map<string, string>();
  const pictured = new Set<string>();
  let link: PageElement | null = null;
  for (let at = card.index; at < card.end; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element') continue;
    if (control.has(node.name)) return false;
    const href = node.attributes.get('href') ?? '';
    if (node.name === 'a' && /^(?:https?:\/\/|\/|[\w%.-]+\/?)/i.test(href) && !otherThanPage.test(href)) {
      link = node;
      const said = `${textOf(page, node)} ${node.attributes.get('title') ?? node.attributes.get('aria-label') ?? ''}`;
      names.set(href, `${names.get(href) ?? ''} ${said}`);
    } else if (node.name === 'img' && link !== null && at < link.end) pictured.add(link.attributes.get('href') ?? '');
  }
  return [...pictured].some((href) => {
    const name = names.get(href)?.trim() ?? '';
    return weightOf(name) >= shortestName && coverage(own, name) < 0.5 && coverage(name, own) < 0.5;
  });
}

const otherThanPage = /^(?:javascript|mailto|tel):|\.(?:jpe?g|png|webp|gif|avif|pdf)(?:[?#]|$)/i;

/** One or two cards behind the product that show a picture, a name and a price of another page, and choose nothing. */
function markLoneCards(page: Page, cards: readonly PageElement[], heading: PageElement): void {
  const own = new Name(textOf(page, heading));
  for (const card of cards) {
    if (card.index < heading.end || card.end - card.index > smallCard || isInVariantBlock(card)) continue;
    if (leadsElsewhere(page, card, own)) markCard(page, card);
  }
}

function markCard(page: Page, card: PageElement): void {
  for (const node of page.nodes.slice(card.index, card.end))
    if (node.kind === 'element' && node.zone === 'main') node.zone = 'related';
}

/**
 * Cards that sell different things and do not hold the page's own heading are other products. Rows of one product's
 * sellers or colours do not count: their links all say the same.
 */
export function markOtherProducts(page: Page, kinds: readonly PageElement[][], heading: PageElement | null): void {
  for (const cards of kinds) {
    if (cards.length < fewest) {
      if (heading !== null) markLoneCards(page, cards, heading);
      continue;
    }
    if (heading !== null && cards.some((card) => card.index <= heading.index && heading.index < card.end)) continue;
    const names = new Set(
      cards
        .slice(0, 20)
        .map((card) => linkedName(page, card))
        .filter((name) => name.length >= shortestName),
    );
    if (names.size < fewest) continue;
    for (const card of cards) markCard(page, card);
  }
}
