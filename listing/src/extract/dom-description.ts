import { htmlToText } from '../text/html-to-text.ts';
import { visibleAvailability } from './availability.ts';
import { titledBlocks } from './description-headings.ts';
import { aboutBuying } from './dom-bullets.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { together, withAttribute, withWords } from './html/page-index.ts';
import { findPrices } from './price.ts';
import { type Block, blockMarkup, isForeignTo, sentenceWeight, weightOf } from './text-block.ts';
import { coverage } from './words.ts';

const exact =
  /(?:^|[-_ ])(?:description|product-?description|productdescription|(?:item|product|prod|goods)[-_]?desc(?:ription)?|long-?description|tab-?description|beschreibung|opisanie|opis|descripcion|descrizione|descricao|descriere|popis|beskrivning|omschrijving|setsumei|(?:detail|preview|full|product|prod|static|all)[-_]text|excerpt|wysiwyg)(?:$|[-_ ])/;
const loose =
  /descri|(?:^|[-_ ])desc(?:$|[-_ ])|beschreib|about-?product|product-?(?:detail|info|text|story|copy|overview)|details|prod-?text|page info|(?:^|[-_ ])(?:rte|w-richtext|rich-?text(?:-block)?)(?:$|[-_ ])/;
/** Names that editors give to any text of a shop: one near the heading is the product's. */
const anyText = /(?:^|[-_ ])(?:rte|w-richtext|rich-?text(?:-block)?)(?:$|[-_ ])/;
const textReach = 400;
/** Names of a sentence or two right behind the heading that say what the thing is. */
const lead = /(?:^|[-_ ])(?:lede|lead|tag-?line|standfirst|intro(?:duction)?)(?:$|[-_ ])/;
const leadReach = 40;
const refused =
  /(?:^|[-_ ])(?:reviews?|shipping|delivery|meta|category-?desc(?:ription)?|sellers?|returns?|polic(?:y|ies)|tax(?:es)?|specs?|specifications?|attributes?|brand|title|cookies?|image-?desc(?:ription)?|store-?(?:info|description|hours|locator))(?:$|[-_ ])/;

/** A few short sentences rather than labels and names. */
function isShortText(lines: readonly string[]): boolean {
  const ended = lines.filter((line) => line.length >= 25 && /[.!?。]$/u.test(line)).length;
  return lines.length <= 4 && ended >= lines.length / 2;
}

const tooLarge = 8_000;
/** Blocks that describe the product, best first, judged by their names, `itemprop`, their words and their place. */
function findBlocks(page: Page, heading: PageElement | null): Block[] {
  const found: Block[] = [];
  const likely = [
    withWords(page, loose),
    withWords(page, exact),
    withAttribute(page, 'itemprop'),
    withWords(page, lead).filter(
      ({ name, index }) => name === 'p' && heading !== null && index > heading.index && index - heading.end < leadReach,
    ),
  ];
  for (const node of together(likely)) {
    if (
      node.zone === 'chrome' ||
      node.zone === 'related' ||
      node.zone === 'dialog' ||
      node.zone === 'reviews' ||
      node.zone === 'service'
    )
      continue;
    if (node.end - node.index < 2 || node.end - node.index > tooLarge || found.length > 200) continue;
    if (!/^(?:div|section|article|p|span|td|dd|ul|li|main|pre)$/.test(node.name)) continue;
    const words = node.words;
    const prop = node.attributes.get('itemprop')?.toLowerCase() ?? '';
    const marked = prop === 'description';
    const behind = heading === null ? 0 : node.index - heading.end;
    const near = behind > 0 && behind < textReach;
    if (!near && anyText.test(words) && !loose.test(words.replace(anyText, ' '))) continue;
    const named = exact.test(words) || (near && anyText.test(words)) || (node.name === 'p' && lead.test(words));
    if (!marked && !named && !loose.test(words)) continue;
    if (refused.test(words.replace('attribute description', 'description')) && !marked) continue;
    const lines = linesOf(page, node, { withoutSpoken: true, skip: isForeignTo(node) });
    const text = lines.join('\n');
    const weight = weightOf(text);
    if (weight < 40) continue;
    let links = 0;
    for (let at = node.index; at < node.end; at++) {
      const each = page.nodes[at];
      if (each?.kind === 'element' && each.name === 'a') links++;
    }
    const sentences = sentenceWeight(lines);
    const score =
      (marked ? 3 : 0) +
      (named ? 2 : 0) +
      1 +
      Math.min(sentences, 1_200) / 400 -
      (links * 60 > weight ? 3 : 0) -
      (!marked && sentences < weight * 0.3 && !(named && isShortText(lines)) ? 1.5 : 0) -
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

const believed = 2.5;
const introReach = 700;
const sentenceReach = 8;

/** A paragraph of a sentence that stands right behind the heading, whatever it is called: what the thing is. */
function sentenceBehind(page: Page, heading: PageElement | null): PageElement | null {
  for (let at = heading?.end ?? Infinity, to = at + sentenceReach; at < to; ) {
    const node = page.nodes[at];
    if (node === undefined) return null;
    at = node.end;
    if (node.kind === 'text' ? !/\S/.test(node.text) : node.hidden) continue;
    if (node.kind === 'text' || node.name !== 'p' || node.zone !== 'main' || refused.test(node.words)) return null;
    const text = textOf(page, node, { visibleOnly: true });
    const isSentence = /^\p{Lu}[^:：]{14,300}[.!]$/u.test(text) && !aboutBuying.test(text);
    return isSentence && visibleAvailability(text) === null && findPrices(text).length === 0 ? node : null;
  }
  return null;
}

/**
 * The description as allow-listed HTML, or null. A short introduction near the heading is put before a longer block
 * further down when the two do not overlap.
 */
export function findDescription(page: Page, heading: PageElement | null): string | null {
  const html = (block: Block): string => blockMarkup(page, block);
  const blocks = findBlocks(page, heading).filter(({ score }) => score >= believed);
  const [best] = blocks;
  if (best === undefined) return null;
  const told = toldBy(page, heading, blocks, best);
  const first = sentenceBehind(page, heading);
  const isTold = first === null || htmlToText(told).includes(textOf(page, first));
  return isTold ? told : `<p>${html({ ...best, elements: [first] }).replace(/^<p>|<\/p>$/g, '')}</p>\n${told}`;
}

/** The best block with what introduces it or goes on. */
function toldBy(page: Page, heading: PageElement | null, blocks: readonly Block[], best: Block): string {
  const html = (block: Block): string => blockMarkup(page, block);
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
  if (intro !== undefined) return `${html(intro)}\n${html(best)}`;
  // The best block may be the introduction itself, which a longer text further down takes on.
  const end = best.elements.at(-1)?.end ?? start;
  const isIntro = heading !== null && start > heading.index && start - heading.end < introReach;
  const more =
    isIntro && best.text.length < 400
      ? blocks.find(
          ({ elements: [element], text }) =>
            element !== undefined &&
            element.index >= end &&
            text.length > best.text.length &&
            coverage(best.text, text) < 0.6,
        )
      : undefined;
  return more === undefined ? html(best) : `${html(best)}\n${html(more)}`;
}
