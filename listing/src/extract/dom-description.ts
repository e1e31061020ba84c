import { innerMarkup, linesOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { sanitizeDescription } from './sanitize.ts';

const exact =
  /(?:^|[-_ ])(?:description|product-?description|productdescription|(?:item|product|prod|goods)[-_]?desc(?:ription)?|long-?description|tab-?description|beschreibung|opisanie|opis|descripcion|descrizione|descricao|popis)(?:$|[-_ ])/;
const loose =
  /descri|(?:^|[-_ ])desc(?:$|[-_ ])|beschreib|about-?product|product-?(?:detail|info|text|story|copy|overview)|details/;
const refused =
  /review|shipping|delivery|meta|category-?desc|seller|store|return|spec|attribute|brand|title|cookie|image-?desc/;

const tooLarge = 8_000;

interface Block {
  element: PageElement;
  text: string;
  score: number;
}

const blockTitle =
  /^(?:product |item )?(?:description|overview|details)$|^(?:about (?:this|the) (?:item|product)|produktbeschreibung|beschreibung|artikelbeschreibung|produktdetails|description(?: du produit)?|descripción(?: del producto)?|descrizione(?: prodotto)?|descrição(?: do produto)?|opis(?: produktu)?|popis(?: produktu)?|descriere|beskrivning|beskrivelse|omschrijving|productomschrijving|leírás|описание(?: товара)?|о товаре|опис(?: товару)?|תיאור(?: המוצר)?|商品説明|商品描述|商品介紹|商品详情)$/iu;

/** Blocks behind a heading that says "Description", for pages whose classes say nothing. */
function titledBlocks(page: Page, heading: PageElement | null): Block[] {
  const blocks: Block[] = [];
  for (const node of page.nodes) {
    if (node.kind !== 'text' || node.text.length > 60 || blocks.length > 20) continue;
    if (node.parent.zone !== 'main' || !blockTitle.test(node.text.trim().replace(/\s*:$/, ''))) continue;
    let title: PageElement = node.parent;
    // The title may be wrapped; what follows its outermost wrapper is the block.
    while (title.parent !== null && title.parent.end <= title.end + 1 && title.parent.end - title.parent.index < 8)
      title = title.parent;
    const next = page.nodes[title.end];
    const following = next?.kind === 'text' ? page.nodes[next.end] : next;
    if (
      following?.kind !== 'element' ||
      following.parent !== title.parent ||
      following.end - following.index > tooLarge
    )
      continue;
    if (heading !== null && following.index < heading.index) continue;
    const lines = linesOf(page, following, { withoutSpoken: true });
    const text = lines.join('\n');
    const sentences = lines.filter((line) => line.length > 60).reduce((sum, line) => sum + line.length, 0);
    if (text.length >= 40 && sentences > text.length / 2)
      blocks.push({ element: following, text, score: 2 + Math.min(sentences, 1_200) / 400 });
  }
  return blocks;
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
    if (!/^(?:div|section|article|p|span|td|dd|ul|li|main|pre)$/.test(node.name)) continue;
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
      (!marked && sentences < text.length * 0.3 ? 1.5 : 0) -
      (heading !== null && node.end < heading.index ? 2 : 0) -
      (heading !== null && node.index < heading.index && node.end > heading.end ? 4 : 0) -
      (text.length > 12_000 ? 2 : 0);
    found.push({ element: node, text, score });
  }
  // Blocks of one name that come in numbers describe services, reviews or other products.
  const times = new Map<string, number>();
  for (const { element } of found) times.set(element.words, (times.get(element.words) ?? 0) + 1);
  for (const block of found)
    if (block.element.words !== '' && (times.get(block.element.words) ?? 0) > 3) block.score -= 2;
  return [...found, ...titledBlocks(page, heading)].sort((one, other) => other.score - one.score).slice(0, 8);
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
