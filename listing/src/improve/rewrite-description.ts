import { sanitizeDescription } from '../extract/sanitize.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { tagPattern } from '../text/signs.ts';
import { codePoints, wordList } from '../text/words.ts';
import { cleanLine, hasContact, removeContacts, sentencesOf, tidy } from './clean-text.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { tellable } from './tellable.ts';

// Longer paragraphs are walls of text on a phone (rule D3).
const longestParagraph = 600;
// Platforms that render HTML and have no bullets of their own.
const htmlPages: ReadonlySet<string> = new Set(['ebay', 'shopify', 'woocommerce']);

interface Blocks {
  paragraphs: string[];
  list: string[];
}

/**
 * New descriptions: contacts and promotion removed, long paragraphs split, filled up with bullets (where the marketplace
 * has no bullets) and specifications, as HTML or plain text as the marketplace shows it.
 */
export function rewriteDescription(context: RewriteContext): Rewrite[] {
  const { listing, marketplace, profile } = context;
  const { html } = profile.description;
  const hasTags = listing.description.search(tagPattern) >= 0;
  const asHtml = htmlPages.has(marketplace) || (html === 'full' && hasTags);
  const text = htmlToText(listing.description);
  const blocks: Blocks = { paragraphs: cleanParagraphs(text, context), list: additions(text, context) };
  const rewrites = [asHtml ? htmlOf(blocks) : plainOf(withinLimit(blocks, profile.description.hard_max))];
  const untouched = blocks.paragraphs.join('\n') === text;
  // Headings and lists that already fit stay as the seller made them.
  if (asHtml && hasTags && untouched) {
    rewrites.unshift(
      sanitizeDescription(listing.description) + (blocks.list.length > 0 ? `\n${listOf(blocks.list)}` : ''),
    );
  }
  return [...new Set(rewrites)]
    .filter((description) => description !== '' && description !== listing.description)
    .map((description) => ({
      listing: { ...listing, description },
      note: blocks.list.length > 0 ? 'Completed from the bullets and specifications' : 'Tidied',
    }));
}

function cleanParagraphs(text: string, context: RewriteContext): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph);
    const kept = sentences.filter(
      (sentence, position) =>
        !hasContact(sentence) && !isPromotion(sentence, context) && !leadsToContact(sentence, sentences[position + 1]),
    );
    const rest = kept.length > 0 || sentences.length > 1 ? kept : sentences.map(removeContacts);
    const { avoid } = context;
    const clean = avoid === null ? rest : rest.map((sentence) => tidy(sentence.replace(avoid, ' ')));
    return paragraphsOf(clean.filter((sentence) => wordList(sentence).length > 0));
  });
}

// "Questions?" before "Mail us at …".
function leadsToContact(sentence: string, next: string | undefined): boolean {
  return next !== undefined && hasContact(next) && sentence.endsWith('?') && wordList(sentence).length <= 4;
}

const isPromotion = (text: string, { promo }: RewriteContext): boolean => promo !== null && text.search(promo) >= 0;

/** Sentences as paragraphs of at most 600 characters, as far as single sentences allow. */
function paragraphsOf(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let current = '';
  for (const sentence of sentences) {
    const longer = current === '' ? sentence : `${current} ${sentence}`;
    if (current !== '' && codePoints(longer) > longestParagraph) {
      paragraphs.push(current);
      current = sentence;
    } else current = longer;
  }
  return current === '' ? paragraphs : [...paragraphs, current];
}

/** What the listing states elsewhere and the description does not: bullets that have no field, specifications while it is short. */
function additions(text: string, context: RewriteContext): string[] {
  const { listing, profile } = context;
  const known = new Set(wordList(text));
  const lines: string[] = [];
  const add = (line: string, told: string): void => {
    const clean = cleanLine(removeContacts(line), context);
    if (wordList(clean).length === 0 || wordList(told).every((word) => known.has(word))) return;
    lines.push(clean);
    for (const word of wordList(clean)) known.add(word);
  };
  if (profile.bullets === null) {
    for (const bullet of listing.bullets) {
      const line = htmlToText(bullet).replaceAll('\n', ' ');
      add(line, line);
    }
  }
  const length = (): number => codePoints(text) + lines.reduce((sum, line) => sum + codePoints(line) + 3, 0);
  for (const { name, value } of tellable(listing.specifications)) {
    if (length() >= profile.description.ideal) break;
    add(`${name.trim()}: ${value.trim()}`, value);
  }
  return lines;
}

function plainOf({ paragraphs, list }: Blocks): string {
  return [...paragraphs, ...list.map((line) => `• ${line}`)].join('\n');
}

/** Whole sentences from the beginning, then lines of the list, as long as the limit holds. */
function withinLimit(blocks: Blocks, max: number | null): Blocks {
  if (max === null || codePoints(plainOf(blocks)) <= max) return blocks;
  let left = max;
  const takes = (text: string, extra: number): boolean => {
    const cost = codePoints(text) + extra;
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  const paragraphs: string[] = [];
  for (const paragraph of blocks.paragraphs) {
    const sentences = sentencesOf(paragraph);
    const end = sentences.findIndex((sentence) => !takes(sentence, 1));
    const kept = end < 0 ? sentences : sentences.slice(0, end);
    if (kept.length > 0) paragraphs.push(kept.join(' '));
    if (end >= 0) return { paragraphs, list: [] };
  }
  const end = blocks.list.findIndex((line) => !takes(line, 3));
  return { paragraphs, list: end < 0 ? blocks.list : blocks.list.slice(0, end) };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const listOf = (lines: readonly string[]): string =>
  `<ul>\n${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}\n</ul>`;

function htmlOf({ paragraphs, list }: Blocks): string {
  const blocks = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  return [...blocks, ...(list.length > 0 ? [listOf(list)] : [])].join('\n');
}
