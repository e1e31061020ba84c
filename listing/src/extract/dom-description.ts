import { titledBlocks } from './description-headings.ts';
import { innerMarkup, linesOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { sanitizeDescription } from './sanitize.ts';

const exact =
  /(?:^|[-_ ])(?:description|product-?description|productdescription|(?:item|product|prod|goods)[-_]?desc(?:ription)?|long-?description|tab-?description|beschreibung|opisanie|opis|descripcion|descrizione|descricao|descriere|popis|beskrivning|omschrijving|(?:detail|preview|full|product|static)[-_]text|excerpt|wysiwyg)(?:$|[-_ ])/;
const loose =
  /descri|(?:^|[-_ ])desc(?:$|[-_ ])|beschreib|about-?product|product-?(?:detail|info|text|story|copy|overview)|details|prod-?text|page info/;
const refused =
  /(?:^|[-_ ])(?:reviews?|shipping|delivery|meta|category-?desc(?:ription)?|sellers?|returns?|specs?|specifications?|attributes?|brand|title|cookies?|image-?desc(?:ription)?|store-?(?:info|description|hours|locator))(?:$|[-_ ])/;

const tooLarge = 8_000;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** How much a text says, in letters of a script with spaces: signs of Chinese say more each. */
export function weightOf(text: string): number {
  return text.length + (text.slice(0, 4_000).match(unspaced)?.length ?? 0) * 1.5;
}

export interface Block {
  /** What stands together: one block, or the paragraphs behind a heading. */
  elements: readonly PageElement[];
  words: string;
  text: string;
  score: number;
}

/** Weight of the lines that are sentences rather than labels. */
export function sentenceWeight(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + (weightOf(line) > 60 ? weightOf(line) : 0), 0);
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
    const named = exact.test(words);
    if (!marked && !named && !loose.test(words)) continue;
    if (refused.test(words) && !marked) continue;
    const lines = linesOf(page, node, { withoutSpoken: true });
    const text = lines.join('\n');
    const weight = weightOf(text);
    if (weight < 40) continue;
    const links = page.nodes
      .slice(node.index, node.end)
      .filter((each) => each.kind === 'element' && each.name === 'a').length;
    const sentences = sentenceWeight(lines);
    const score =
      (marked ? 3 : 0) +
      (named ? 2 : 0) +
      1 +
      Math.min(sentences, 1_200) / 400 -
      (links * 60 > weight ? 3 : 0) -
      (!marked && sentences < weight * 0.3 ? 1.5 : 0) -
      // Columns may put the tabs before the heading in the markup, so a block that is named for it loses little.
      (heading !== null && node.end < heading.index ? (named ? 0.75 : 2) : 0) -
      (heading !== null && node.index < heading.index && node.end > heading.end ? 4 : 0) -
      (text.length > 12_000 ? 2 : 0);
    found.push({ elements: [node], words: node.words, text, score });
  }
  // Blocks of one name that come in numbers describe services, reviews or other products.
  const times = new Map<string, number>();
  for (const { words } of found) times.set(words, (times.get(words) ?? 0) + 1);
  for (const block of found) if (block.words !== '' && (times.get(block.words) ?? 0) > 3) block.score -= 2;
  return [...found, ...titledBlocks(page, heading)].sort((one, other) => other.score - one.score).slice(0, 8);
}

const aside =
  /(?:^|[-_ ])(?:shipping|delivery|returns?|payments?|legal|terms|cookies?|disclaimer|seo|shop-?info|about-?us|company|warranty|service|usp|benefits-?bar|subscribe|promo|banner|faq|seller)(?:$|[-_ ])/;
const proseLength = 120;

/** The longest run of paragraphs in the page's main part, for pages that neither name nor head their description. */
function findProse(page: Page, heading: PageElement | null): Block | null {
  const runs = new Map<PageElement, { elements: PageElement[]; lines: string[] }>();
  for (const paragraph of page.byName.get('p') ?? []) {
    const { parent } = paragraph;
    if (paragraph.zone !== 'main' || parent === null || (heading !== null && paragraph.index < heading.index)) continue;
    let refusedHere = false;
    for (let each: PageElement | null = paragraph, up = 0; each !== null && up < 4; each = each.parent, up++)
      if (each.name !== 'body' && (aside.test(each.words) || each.name === 'form')) refusedHere = true;
    if (refusedHere || paragraph.end - paragraph.index > 60) continue;
    const text = linesOf(page, paragraph, { visibleOnly: true }).join(' ');
    if (weightOf(text) < 60) continue;
    const run = runs.get(parent) ?? { elements: [], lines: [] };
    runs.set(parent, run);
    run.elements.push(paragraph);
    run.lines.push(text);
    if (runs.size > 200) break;
  }
  let best: Block | null = null;
  for (const { elements, lines } of runs.values()) {
    const score = sentenceWeight(lines);
    if (score >= proseLength && (best === null || score > best.score))
      best = { elements, words: '', text: lines.join('\n'), score };
  }
  return best;
}

const believed = 2.5;
const introReach = 700;

/**
 * The description as allow-listed HTML, or null. A short introduction near the heading is put before a longer block
 * further down when the two do not overlap.
 */
export function findDescription(page: Page, heading: PageElement | null): string | null {
  const html = (block: Block): string =>
    sanitizeDescription(
      block.elements
        .map((element) => (element.name === 'p' ? `<p>${innerMarkup(page, element)}</p>` : innerMarkup(page, element)))
        .join('\n'),
    );
  const blocks = findBlocks(page, heading).filter(({ score }) => score >= believed);
  const [best] = blocks;
  if (best === undefined) {
    const prose = findProse(page, heading);
    return prose === null ? null : html(prose);
  }
  const start = best.elements[0]?.index ?? 0;
  const intro = blocks.find(
    ({ elements: [element], text, score }) =>
      heading !== null &&
      element !== undefined &&
      score >= believed + 0.5 &&
      element.index > heading.index &&
      element.end <= start &&
      element.index - heading.end < introReach &&
      text.length < 1_500 &&
      !best.text.includes(text.slice(0, 60)),
  );
  return intro === undefined ? html(best) : `${html(intro)}\n${html(best)}`;
}
