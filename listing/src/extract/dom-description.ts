import { innerMarkup, linesOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { sanitizeDescription } from './sanitize.ts';

const exact =
  /(?:^|[-_ ])(?:description|product-?description|productdescription|item-?description|long-?description|tab-?description|beschreibung|opisanie|opis|descripcion|descrizione|descricao|popis)(?:$|[-_ ])/;
const loose = /descri|beschreib|about-?product|product-?(?:detail|info|text|story|copy|overview)|details/;
const refused =
  /review|shipping|delivery|meta|category-?desc|seller|store|return|spec|attribute|brand|title|cookie|image-?desc/;

const tooLarge = 8_000;

interface Block {
  element: PageElement;
  text: string;
  score: number;
}

/** Blocks that describe the product, best first, judged by their names, `itemprop`, their words and their place. */
function findBlocks(page: Page, heading: PageElement | null): Block[] {
  const found: Block[] = [];
  for (const node of page.nodes) {
    if (
      node.kind !== 'element' ||
      node.zone === 'chrome' ||
      node.zone === 'related' ||
      node.zone === 'dialog' ||
      node.zone === 'reviews'
    )
      continue;
    if (node.end - node.index < 2 || node.end - node.index > tooLarge || found.length > 200) continue;
    if (!/^(?:div|section|article|p|span|td|dd|ul|li|main)$/.test(node.name)) continue;
    const words = node.words;
    const prop = node.attributes.get('itemprop')?.toLowerCase() ?? '';
    const marked = prop === 'description';
    if (!marked && !exact.test(words) && !loose.test(words)) continue;
    if (refused.test(words) && !marked) continue;
    const lines = linesOf(page, node, { withoutSpoken: true });
    const text = lines.join('\n');
    if (text.length < 40) continue;
    const links = page.nodes
      .slice(node.index, node.end)
      .filter((each) => each.kind === 'element' && each.name === 'a').length;
    const sentences = lines.filter((line) => line.length > 60).reduce((sum, line) => sum + line.length, 0);
    const score =
      (marked ? 3 : 0) +
      (exact.test(words) ? 2 : 0) +
      1 +
      Math.min(sentences, 1_200) / 400 -
      (links * 60 > text.length ? 3 : 0) -
      (heading !== null && node.end < heading.index ? 2 : 0) -
      (heading !== null && node.index < heading.index && node.end > heading.end ? 4 : 0) -
      (text.length > 12_000 ? 2 : 0);
    found.push({ element: node, text, score });
  }
  return found.sort((one, other) => other.score - one.score).slice(0, 8);
}

const believed = 2.5;
const introReach = 700;

/**
 * The description as allow-listed HTML, or null. A short introduction near the heading is put before a longer block
 * further down when the two do not overlap.
 */
export function findDescription(page: Page, heading: PageElement | null): string | null {
  const blocks = findBlocks(page, heading).filter(({ score }) => score >= believed);
  const [best] = blocks;
  if (best === undefined) return null;
  const html = (block: Block): string => sanitizeDescription(innerMarkup(page, block.element));
  const intro = blocks.find(
    ({ element, text, score }) =>
      heading !== null &&
      score >= believed + 0.5 &&
      element.index > heading.index &&
      element.end <= best.element.index &&
      element.index - heading.end < introReach &&
      text.length < 1_500 &&
      !best.text.includes(text.slice(0, 60)),
  );
  return intro === undefined ? html(best) : `${html(intro)}\n${html(best)}`;
}
