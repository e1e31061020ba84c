import { innerMarkup } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { sanitizeDescription } from './sanitize.ts';

export interface Block {
  /** What stands together: one block, or the paragraphs behind a heading. */
  elements: readonly PageElement[];
  words: string;
  text: string;
  score: number;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** Any letter from Thai on: those that weigh more are among them. */
const eastern = /[\u0e00-\uffff]/;

/** How much a text says, in letters of a script with spaces: signs of Chinese say more each. */
export function weightOf(text: string): number {
  if (!eastern.test(text)) return text.length;
  return text.length + (text.slice(0, 4_000).match(unspaced)?.length ?? 0) * 1.5;
}

/** Weight of the lines that are sentences rather than labels. */
export function sentenceWeight(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const weight = weightOf(line);
    // A sentence of Chinese or Japanese is short, and its full stop is used for nothing else.
    return weight > 60 || (weight > 30 && /[。！？]$/u.test(line)) ? sum + weight : sum;
  }, 0);
}

/** What stands inside a block of the product's words and is none of them: delivery, reviews, the row of tabs. */
export function isForeignTo(block: PageElement): (element: PageElement) => boolean {
  return ({ zone, name, words, attributes }) =>
    (block.zone === 'main' && (zone === 'service' || zone === 'reviews' || zone === 'related')) ||
    attributes.get('role') === 'tablist' ||
    (name === 'ul' && tabRow.test(words));
}

const tabRow = /(?:^|[-_ ])(?:tabs|tab-?(?:list|nav|titles?))(?:$|[-_ ])/;

/** The block as allow-listed HTML. */
export function blockMarkup(page: Page, { elements }: Block): string {
  const parts = elements.map((element) => {
    const markup = innerMarkup(page, element, { skip: isForeignTo(element) });
    return element.name === 'p' ? `<p>${markup}</p>` : markup;
  });
  return sanitizeDescription(parts.join('\n'));
}
