import { aboutBuying } from './dom-bullets.ts';
import { linesOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { serviceTopic } from './service-words.ts';
import { type Block, blockMarkup, sentenceWeight, weightOf } from './text-block.ts';
import { coverage } from './words.ts';

const aside =
  /(?:^|[-_ ])(?:shipping|delivery|returns?|payments?|legal|terms|cookies?|disclaimer|seo|shop-?info|about-?us|company|warranty|service|usp|benefits-?bar|subscribe|promo|banner|faq|seller)(?:$|[-_ ])/;
const proseLength = 120;
/** Whole sentences right behind the heading may be as short as this. */
const leadLength = 80;
/** In a block that is named for the words of a product one sentence is enough. */
const ownLength = 60;
const ownBlock =
  /(?:^|[-_ ])(?:rte|product_?-?(?:content|getcontent|text|tabs?)|(?:product|prod|item)-?details?-?(?:content|text|body)|tab-?(?:content|pane|panel))(?:$|[-_ ])/;
const reach = 250;
/** Letters of one run that are gathered; no description is as long. */
const longestRun = 60_000;

/** Whether a text of some length stands in the element itself rather than in its parts. */
function holdsSentence(page: Page, element: PageElement): boolean {
  let at = element.index + 1;
  for (let node = page.nodes[at]; node?.kind === 'element' && node.name === 'br'; node = page.nodes[at]) at = node.end;
  const first = page.nodes[at];
  return first?.kind === 'text' && first.parent === element && weightOf(first.text) > 60;
}

const shortSentence = 15;

/** A form that is not the whole product's, as the one around all of it in old shops. */
const isOtherForm = ({ name, index, end }: PageElement, heading: PageElement | null): boolean =>
  name === 'form' && !(heading !== null && index < heading.index && heading.index < end);

function ownAround(element: PageElement | undefined): boolean {
  for (let each = element ?? null, up = 0; each !== null && up < 3; each = each.parent, up++)
    if (ownBlock.test(each.words)) return true;
  return false;
}

/** Whether a paragraph of one short sentence, or of signed lines, stands right behind the run that it ends. */
function followsRun(page: Page, elements: readonly PageElement[], paragraph: PageElement, text: string): boolean {
  const last = elements.at(-1);
  if (last === undefined || paragraph.name !== 'p' || last.name !== 'p' || paragraph.index - last.end > 3) return false;
  const between = page.nodes.slice(last.end, paragraph.index);
  if (between.some((node) => node.kind === 'element' || /\S/.test(node.text))) return false;
  const ends = /[.!?。！？]$|^[•●▪■–—*-]\s/u.test(text);
  return weightOf(text) >= shortSentence && ends && !aboutBuying.test(text);
}

/**
 * The longest run of paragraphs in the page's main part, for pages that neither name nor head their description: near
 * the heading, or with words of the title. It is a guess, weaker than a description in the page's head.
 */
export function findProse(page: Page, heading: PageElement | null, title: string): string | null {
  const runs = new Map<PageElement, { elements: PageElement[]; lines: string[]; length: number }>();
  const candidates = ['p', 'div', 'td', 'span', 'font'].flatMap((name) => page.byName.get(name) ?? []);
  for (const paragraph of candidates) {
    const { parent } = paragraph;
    if (paragraph.name !== 'p' && !holdsSentence(page, paragraph)) continue;
    if (paragraph.zone !== 'main' || parent === null || (heading !== null && paragraph.index < heading.index)) continue;
    let refusedHere = false;
    for (let each: PageElement | null = paragraph, up = 0; each !== null && up < 4; each = each.parent, up++)
      if (each.name !== 'body' && (aside.test(each.words) || isOtherForm(each, heading))) refusedHere = true;
    if (refusedHere || paragraph.end - paragraph.index > 60) continue;
    const known = runs.get(parent);
    if (known !== undefined && known.length > longestRun) continue;
    const text = linesOf(page, paragraph, { visibleOnly: true }).join(' ');
    // "Delivery: by post, 5 EUR" is a note of the shop among the product's own words.
    const [, label = ''] = /^([^:：]{2,40})[:：]/u.exec(text) ?? [];
    const goesOn = known !== undefined && followsRun(page, known.elements, paragraph, text);
    if ((weightOf(text) < 60 && !goesOn) || (label !== '' && serviceTopic(label) !== null)) continue;
    const run = known ?? { elements: [], lines: [], length: 0 };
    runs.set(parent, run);
    run.elements.push(paragraph);
    run.lines.push(text);
    run.length += text.length;
    if (runs.size > 200) break;
  }
  let best: Block | null = null;
  for (const { elements, lines } of runs.values()) {
    const score = sentenceWeight(lines);
    const close = heading !== null && (elements[0]?.index ?? 0) - heading.end < reach;
    const lead = close && lines.every((line) => /[.!?。！？]$/u.test(line) && !aboutBuying.test(line));
    const near = close && elements[0]?.name === 'p';
    const own = ownAround(elements[0]) && lines.every((line) => !aboutBuying.test(line));
    if (!near && !own && coverage(title, lines.join(' ')) < 0.3) continue;
    const enough = own ? ownLength : lead ? leadLength : proseLength;
    if (score >= enough && (best === null || score > best.score))
      best = { elements, words: '', text: lines.join('\n'), score };
  }
  return best === null ? null : blockMarkup(page, best);
}
