import { sanitizeDescription } from '../extract/sanitize.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { emojiPattern, tagPattern } from '../text/signs.ts';
import { codePoints, wordList } from '../text/words.ts';
import { asInText, bulletLines, leftOut, lengthOf, specificationLines, withoutTable } from './added-lines.ts';
import { sentencesOf } from './clean-text.ts';
import {
  type Block,
  cleanBlocks,
  escapeHtml,
  firstOfText,
  htmlOf,
  mended,
  plainOf,
  withinLimit,
} from './description-blocks.ts';
import { linesOf, shopSuffix, withoutFrame } from './description-lines.ts';
import { hasBothTexts, shortestText, toldByBullets, withoutSentences } from './divided-texts.ts';
import { factBlocks } from './fact-sentences.ts';
import { withoutReferences } from './page-references.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { saidOnce } from './said-once.ts';
import { cleanPoint, isSales } from './selling-points.ts';
import { isUnended } from './sentence-ends.ts';
import { isInBullets } from './told-in-bullets.ts';
import { translatedSentences } from './translations.ts';

// Platforms that render HTML and have no bullets of their own.
const htmlPages: ReadonlySet<string> = new Set(['ebay', 'shopify', 'woocommerce']);
// A shorter text leaves so much open that a list of properties helps more than it bores.
const short = 200;

/**
 * New descriptions: headings of the page, contacts and promotion removed, long paragraphs split, with the bullets where
 * the marketplace has none, as HTML or plain text as it is shown. Specifications are listed only under a short text.
 */
export function rewriteDescription(context: RewriteContext): Rewrite[] {
  const { listing, marketplace, profile, isFull, avoid } = context;
  const { html, hard_max: max, ideal } = profile.description;
  const hasTags = listing.description.search(tagPattern) >= 0;
  const asHtml = htmlPages.has(marketplace) || (html === 'full' && hasTags);
  const whole = linesOf(listing.description);
  const told = [...toldByBullets(context), ...translatedSentences(whole, context.language)];
  const { lines, gone } = saidOnce(withoutSentences(whole, told, context.language), context.protectedTexts);
  const blocks = cleanBlocks(lines, context);
  const text = plainOf(blocks);
  // What is added now is told in sentences in the next round, when the other sections have taken what they can use of it.
  const mayBeFacts =
    blocks.length > 0 && !blocks.some(({ lines }) => lines.some((line) => isProtected(line, context.protectedTexts)));
  const points = [...leftOut(text, context), ...(profile.bullets === null ? bulletLines(text, context) : [])];
  const heads = lines.slice(0, firstOfText(lines, context));
  const isCleaner =
    told.length + gone.length > 0 || isSoiled(lines, blocks, context) || (blocks.length > 0 && heads.length > 0);
  const isListed = context.isUndescribed && mayBeFacts && blocks.every(({ kind }) => kind === 'list');
  if (isFull && avoid === null && points.length === 0 && heads.length === 0 && !isCleaner && !isListed) return [];

  const known = codePoints(text) + lengthOf(points);
  // Bullets and a table stand beside a text: a list of the same facts under it would say them once more.
  const isTextDone = hasBothTexts(context) && lengthOfText(blocks) >= shortestText;
  const wanted = withoutTable.has(marketplace) ? Math.max(short, ideal) : short;
  const full = [...points, ...specificationLines(text, points, ideal - known, context)];
  const isFresh = (line: string): boolean =>
    profile.bullets === null || !isInBullets(line, listing.bullets, context.language);
  // Facts become sentences in one go: what is left out now would come behind them as a list.
  const isOfFacts = mayBeFacts && context.language !== 'en' && factBlocks(blocks, full, context) !== null;
  const some = isTextDone ? points : [...points, ...specificationLines(text, points, wanted - known, context)];
  const lists = isOfFacts ? [full] : isTextDone ? [some] : [some, full];
  const made = blocks.length === 0 && !context.isUndescribed && profile.bullets !== null ? fromBullets(context) : [];
  // What a bullet tells is told again only under a very short text, or where that is worth much.
  const ways = lists.flatMap((list) => {
    const fresh = list.filter(isFresh);
    const left = mayBeFacts
      ? factBlocks(
          blocks.flatMap((block) => freshOf(block, isFresh)),
          fresh,
          context,
        )
      : null;
    const isText = left?.some(({ kind, lines }) => kind === 'paragraph' && codePoints(lines.join(' ')) >= shortestText);
    const facts = mayBeFacts ? factBlocks(blocks, list, context) : null;
    return [
      ...(isText === true ? [{ list: fresh, facts: left }] : []),
      ...(context.language === 'en' && codePoints(text) >= shortestText ? [{ list: fresh, facts }] : []),
      { list, facts },
    ];
  });
  const rewrites = ways.flatMap(({ list, facts }): string[] => {
    if (made.length > 0) return [asHtml ? htmlOf(made) : plainOf(withinLimit(made, max))];
    const all: Block[] = facts ?? withMore(blocks, list);
    if (!asHtml) return [plainOf(withinLimit(all, max))];
    // Headings and lists that already fit stay as the seller made them.
    const safe = hasTags ? withoutEmoji(sanitizeDescription(listing.description)) : '';
    const isUntouched =
      facts === null &&
      sameWords(blocks, listing.description) &&
      sameWords(blocks, safe) &&
      !looseText.test(safe.trim());
    // Only what may not stay is cut out of them where that is all that changes.
    const cut = isCleaner && facts === null ? withoutSales(safe, lines, [...heads, ...gone, ...told], context) : '';
    const isCut = cut !== '' && sameWords(blocks, cut) && !looseText.test(cut);
    const added = list.length === 0 ? '' : `\n${htmlOf(withMore([], list))}`;
    if (isUntouched || isCut) return [(isUntouched ? safe : cut) + added, htmlOf(all)];
    return [htmlOf(all)];
  });
  return [...new Set(rewrites)]
    .filter((description) => description !== '')
    .map((description) => ({
      listing: { ...listing, description },
      isCleaner: isCleaner || isListed || made.length > 0,
    }));
}

/** A list without the lines that a bullet tells; a paragraph is a text of its own. */
function freshOf(block: Block, isFresh: (line: string) => boolean): Block[] {
  const lines = block.lines.filter(isFresh);
  return lines.length === 0 ? [] : [{ ...block, lines }];
}

const lengthOfText = (blocks: readonly Block[]): number =>
  codePoints(plainOf(blocks.filter(({ kind }) => kind === 'paragraph')));

/** Nothing but praise stood there: sentences of what the bullets and the specifications say. */
function fromBullets(context: RewriteContext): Block[] {
  const { listing } = context;
  const points = listing.bullets
    .map((bullet) => asInText(cleanPoint(bullet, context), context))
    .filter((line) => line !== '' && !isSales(line, context));
  const facts = factBlocks([], [...points, ...specificationLines('', [], Number.POSITIVE_INFINITY, context)], context);
  return facts?.filter(({ kind }) => kind === 'paragraph') ?? [];
}

/** Blocks with more lines behind them: several as a list, and a single one as one more sentence. */
function withMore(blocks: readonly Block[], lines: readonly string[]): Block[] {
  const [only = ''] = lines;
  if (lines.length === 0) return [...blocks];
  const last = blocks.at(-1);
  const isText = last === undefined || (last.kind === 'paragraph' && /[.!?]$/u.test(last.lines.at(-1) ?? ''));
  const before = blocks.at(-2);
  const isHeaded = before?.kind === 'paragraph' && !/[.!?]$/u.test(before.lines.at(-1) ?? '');
  // What is behind "In the box:" and its list would be in the box as well.
  if (last?.kind === 'list' && isHeaded) return [...withMore(blocks.slice(0, -2), lines), ...blocks.slice(-2)];
  if (last?.kind === 'list') return [...blocks.slice(0, -1), { kind: 'list', lines: [...last.lines, ...lines] }];
  // A part of a title alone below a text is a leftover.
  const isLeftover = lines.length === 1 && isText && !isSaid(only) && codePoints(plainOf(blocks)) >= short;
  if (isLeftover && !/[:.!?]/u.test(only) && !/\d/u.test(only)) return [...blocks];
  if (lines.length > 1 || !isText || !isSaid(only)) return [...blocks, { kind: 'list', lines: [...lines] }];
  const sentence = /[.!?]$/u.test(only) ? only : `${only}.`;
  return last === undefined
    ? [{ kind: 'paragraph', lines: [sentence] }]
    : [...blocks.slice(0, -1), { kind: 'paragraph', lines: [...last.lines, sentence] }];
}

const longestSaid = 8;
/** "Grippy when wet" can stand among sentences, the words of a title cannot; "Ingredients: water, soda" can. */
const isSaid = (line: string): boolean =>
  /^[^:]{2,40}: \S/u.test(line) ||
  (wordList(line).length <= longestSaid && (line.match(/\s\p{Lu}/gu)?.length ?? 0) < 2);

// So many lines with a picture in front are a list that wants to be one.
const fewestPictured = 3;

/** True when a sentence of the seller about the sale, hashtags or code of a page builder are gone, and something is left. */
function isSoiled(lines: readonly string[], blocks: readonly Block[], context: RewriteContext): boolean {
  if (blocks.length === 0) return false;
  const pictured = context.listing.description.split('\n').filter((line) => line.trim().search(emojiPattern) === 0);
  const isPictured = (text: string): boolean => text.search(emojiPattern) >= 0;
  if (pictured.length >= fewestPictured) return true;
  if (isPictured(context.listing.description) && !blocks.some(({ lines }) => lines.some(isPictured))) return true;
  // Each line would run into the next one on a page of HTML; lines that are a list now were none before.
  if (shopSuffix.test(context.listing.description)) return true;
  if (context.listing.description.split('\n').some((line) => withoutFrame(line) !== line)) return true;
  const isPlain = context.listing.description.search(tagPattern) < 0;
  if (
    isPlain &&
    (htmlPages.has(context.marketplace) || typedLayout.test(context.listing.description)) &&
    lines.length > 1
  )
    return true;
  if (blocks.filter(({ kind }) => kind === 'list').flatMap(({ lines }) => lines).length > listed(lines)) return true;
  if (lines.some((line) => isUnended(line, context.language) || mended(line, context) !== line)) return true;
  if (sameWords(blocks, context.listing.description)) return false;
  if (lines.flatMap(sentencesOf).some((sentence) => withoutReferences(sentence) !== sentence)) return true;
  const said = new Set(blocks.flatMap(({ lines }) => lines.flatMap(wordList)));
  const isGone = (text: string): boolean => wordList(text).some((word) => !said.has(word));
  return (
    lines.some((line) => line.endsWith(':') && isGone(line)) ||
    /\[\/?[a-z]+_|#\p{L}[^\s#]* #\p{L}/u.test(context.listing.description) ||
    lines.flatMap(sentencesOf).some((sentence) => isSales(sentence, context) && isGone(sentence))
  );
}

// "- one cover" and "WHAT YOU GET" under each other are typed for want of lists and headings.
const typedLayout = /^\s*[-–*~+] ?\p{L}|^\p{Lu}[\p{Lu}'’ ]{4,30}$/mu;
const listed = (lines: readonly string[]): number => lines.filter((line) => line.startsWith('• ')).length;

const emojis = new RegExp(`(?:${emojiPattern.source})+ ?`, 'gv');
/** HTML without the emoji that the texts in it lose. */
const withoutEmoji = (html: string): string => html.replace(emojis, '').replace(/ +(?=<\/)/gu, '');

const emptyTags = /<(p|li|ul|ol|h3|h4|strong|b|em|i)>(?:\s|<br ?\/?>)*<\/\1>/gu;

/** The seller's own HTML without the sentences about the sale and those that are told elsewhere. */
function withoutSales(
  html: string,
  lines: readonly string[],
  told: readonly string[],
  context: RewriteContext,
): string {
  const sales = lines
    .flatMap((line) => sentencesOf(line.replace(/^• /u, '')))
    .filter((sentence) => isSales(sentence, context));
  let left = [...sales, ...told].reduce((text, sentence) => text.replace(escapeHtml(sentence), ''), html);
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(emptyTags, '');
  }
  return asJoined(left.replace(/(?<!\s)\s+(?=<\/(?:p|li|h3|h4)>)/gu, '').trim(), lines);
}

/** HTML in which paragraphs are one where they are one line. */
function asJoined(html: string, lines: readonly string[]): string {
  const whole = lines.map(escapeHtml);
  const parts = html.split(/(<\/p>\s*<p>)/u);
  const joined = parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const end = parts[index - 1]?.split('>').at(-1)?.trim() ?? '';
    const start = parts[index + 1]?.split('<', 1)[0]?.trim() ?? '';
    const seam = `${end} ${start}`.replace(/\s+/gu, ' ');
    return end !== '' && start !== '' && whole.some((line) => line.includes(seam)) ? ' ' : part;
  });
  return joined.join('');
}

// Text outside a block: what follows it would run into its last word.
const looseText = /(?<!<\/(?:p|ul|ol|h3|h4)>)$|[^\s>]\s*<(?:p|ul|ol|h3|h4)\b/iu;

function sameWords(blocks: readonly Block[], description: string): boolean {
  const words = blocks.flatMap(({ lines }) => wordList(lines.join('\n')));
  return words.join(' ') === wordList(htmlToText(description)).join(' ');
}
