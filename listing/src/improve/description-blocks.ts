import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { emojiPattern, hasContact } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, wordList } from '../text/words.ts';
import { mendedEnglish } from './broken-english.ts';
import { isShouting, needsCasing, normalCase, upperFirst } from './casing.ts';
import { capitalised, removeContacts, sentencesOf, tidy } from './clean-text.ts';
import { type Block, isStep, withLists } from './loose-lines.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { withoutOffering } from './seller-asks.ts';
import { isBoast, isSales } from './selling-points.ts';
import { withEnds } from './sentence-ends.ts';
import { isCutOff, isPageWords, isShopTalk } from './shop-talk.ts';
import { isDescriptionHeading, isHeading } from './tellable.ts';
import { joinedSentences } from './unspaced-texts.ts';

export type { Block } from './loose-lines.ts';

// Longer paragraphs are walls of text on a phone (rule D3).
const longestParagraph = 600;
const blockTags = /<(?:p|br|li|div|h[1-6])\b/iu;
const itemSign = /^\s*(?:[•·▪●✓✔✅☑➤►*]|[–—~-](?=\s))\s*/u;

// A page's source breaks lines anywhere; a line goes on where no sentence ended or no capital begins.
const brokenLine =
  /(?<=[^>\s.:!?])[ \t]*\n\s*(?=[\p{Ll}\d("])|(?<=\s(?:a|an|the|of|and|or|with|for|to|in|is|by))[ \t]*\n\s*(?=[^\s<])/gu;
// What the shop adds to the description it gives to search engines: " | Shop!".
export const shopSuffix = /(?<!\s)\s+\|\s+\p{L}[\p{L}\p{N}.]{1,19}!?\s*$/u;

// Tags that a page escaped twice stand in its text as words.
const shownTags = /<\/?(?:br|p|div|li|ul|b|strong|span|h[1-6])\b[^<>]{0,80}>/iu;
// "✓ free of BPA ✓ one hand" on one line is a list.
const ticks = /\s+[✓✔✅☑➤►]\s+/gu;

/** The lines of a description; list items begin with "• ", lines that only the page's source broke are whole again. */
export function linesOf(description: string): string[] {
  const lines = countedItems(pictureItems(markedLines(description.replace(shopSuffix, '').replace(shortCodes, ' '))));
  const readable = lines.some((line) => shownTags.test(line)) ? markedLines(lines.join('<br>')) : lines;
  return joinedLines(
    readable
      .flatMap(numberedItems)
      .flatMap(tickedItems)
      .map((line) => itemLine(withoutFrame(withoutHashtags(line)))),
  );
}

/** "** INSTANT DOWNLOAD **": signs on both sides of a line are there to be seen. One pattern for it would not be linear. */
export function withoutFrame(line: string): string {
  const text = line.trim();
  const sign = text.charAt(0);
  if (!/^[*~=_#]/u.test(text) || !text.endsWith(sign)) return line;
  let [from, to] = [0, text.length];
  while (from < to && text.charAt(from) === sign) from += 1;
  while (to > from && text.charAt(to - 1) === sign) to -= 1;
  const inside = text.slice(from, to);
  return inside.includes(sign) ? line : inside.trim();
}

// What a page builder leaves when its text is copied: "[vc_row][/vc_row]".
const shortCodes = /\[\/?[a-z]{2,20}_[a-z_]{1,30}(?:\s[^\][]{0,300})?\]|\[\/[a-z]{2,20}\]/gu;

/** Lines that each begin with a picture are a list, with the pictures for its signs. */
function pictureItems(lines: readonly string[]): string[] {
  const begins = lines.map((line) => line.trimStart().search(emojiPattern) === 0);
  return lines.map((line, index) =>
    begins[index] === true && (begins[index - 1] === true || begins[index + 1] === true)
      ? `• ${withoutPictures(line)}`
      : line,
  );
}

const countedItem = /^\s*\d{1,3} ?(?:[x×]|pcs?|pieces?|stk\.?|шт\.?) ?\p{L}/iu;

/** "1 x harness" above "1 x leash": what is in the box, as a list. */
function countedItems(lines: readonly string[]): string[] {
  const isItem = lines.map((line) => countedItem.test(line));
  return lines.map((line, index) =>
    isItem[index] === true && (isItem[index - 1] === true || isItem[index + 1] === true) ? `• ${line.trim()}` : line,
  );
}

export const withoutPictures = (line: string): string =>
  line.search(emojiPattern) < 0 ? line : tidy(line.replace(emojiPattern, ' '));

const hashtag = /^#\p{L}[\p{L}\p{N}_]*$/u;
const fewestTags = 2;

/** A line without the tags for social networks at its end. One pattern for all of them would not be linear. */
function withoutHashtags(line: string): string {
  if (!line.includes('#')) return line;
  const words = [...line.matchAll(/\S+/gu)];
  const first = words.findLastIndex(({ 0: word }) => !hashtag.test(word)) + 1;
  return words.length - first < fewestTags ? line : line.slice(0, words[first]?.index).trimEnd();
}

const fewestNumbered = 3;

/** "Features: 1. Metal body. 2. 13 bearings. 3. Left and right hand." on one line is a list, with what follows it. */
function numberedItems(line: string): string[] {
  const places = [...line.matchAll(/(?<=^|\s)(\d)[.)] (?=[\p{Lu}\d])/gu)].filter(
    ({ 1: digit }, index) => Number(digit) === index + 1,
  );
  if (places.length < fewestNumbered) return [line];
  const [first] = places;
  const start = line.slice(0, first?.index).trim();
  const items = places.map(({ 0: sign, index }, at) => line.slice(index + sign.length, places[at + 1]?.index).trim());
  const last = items.pop() ?? '';
  const [end, ...more] = last.split(sectionStart);
  return [
    ...(start === '' ? [] : [start]),
    ...[...items, end ?? ''].map((item) => `• ${item.replace(/\.$/u, '')}`),
    ...more.flatMap(pairsOf),
  ];
}
const sectionStart = /\s(?=(?:specifications?|packing(?: list)?|package includes?|package contents?|note):)/iu;
const fewestPairs = 3;

/** "Specification: Model: RT3000 Gear ratio: 5.2:1 Weight: 265g": a table without its lines. */
function pairsOf(text: string): string[] {
  const [, label = '', rest = text] = /^(\p{L}+(?: \p{L}+)?:)\s(?=\p{Lu}[^:]{1,30}:)(.*)$/u.exec(text) ?? [];
  const pairs = rest.split(/\s(?=\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}:\s)/u);
  return label === '' || pairs.length < fewestPairs
    ? [text]
    : [label, ...pairs.map((pair) => `• ${pair.replace(/\.$/u, '')}`)];
}

function tickedItems(line: string): string[] {
  const items = line.replace(ticks, '\n• ').split('\n');
  return items.length === 1 ? items : items.filter((item) => wordList(item).length > 1);
}

const shortestBroken = 25;
const openEnd =
  /(?:,|\s(?:a|an|the|of|and|or|with|for|to|in|is|by|your|our|its|like|und|mit|für|et|de|con|para|и|с|для))$/iu;

/** Lines of plain text that go on in the next one: no end of a sentence, and a small letter or an open word at the break. */
function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  // Facts in lines of their own have no full stop anywhere.
  const isProse = lines.some((line) => /\p{L}{2}[.!?](?:\s|$)/u.test(line));
  for (const line of lines) {
    const last = joined.at(-1);
    const isBroken =
      last !== undefined &&
      !last.startsWith('• ') &&
      !line.startsWith('• ') &&
      codePoints(last) >= shortestBroken &&
      !/[.!?:;…]["”»)]?$/u.test(last) &&
      !/^[^.]{0,40}:/u.test(line) &&
      (openEnd.test(last) ||
        (isProse && /^\p{Ll}/u.test(line) && (codePoints(line) >= shortestBroken || /[.!?,;]$/u.test(line))));
    if (isBroken) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

function markedLines(text: string): string[] {
  if (!blockTags.test(text)) return htmlToText(text).split('\n');
  const marked = text
    .replace(brokenLine, ' ')
    .replace(/<li\b[^<>]*>/giu, (tag) => `${tag}• `)
    .replace(/<(?:p|div|h[1-6]|ul|ol|li|tr)\b/giu, (tag) => `\n${tag}`);
  return htmlToText(marked).split('\n');
}

const itemLine = (line: string): string => (itemSign.test(line) ? `• ${line.replace(itemSign, '')}` : line);

/** Cleaned blocks: no headings such as "Description", no contacts, no promotion, no paragraph over 600 characters. */
export function cleanBlocks(lines: readonly string[], context: RewriteContext): Block[] {
  const blocks: Block[] = [];
  const first = lines.findIndex((line) => !isHeading(line));
  const isLoud = lines.filter((line) => isShouting(line) && needsCasing(line)).length >= fewestLoud;
  const written = lines.slice(Math.max(0, first));
  written.forEach((typed, index) => {
    const line = headed(typed, written[index + 1] ?? '', context);
    if (isDescriptionHeading(line) || isPageWords(line) || isPlaceholder(line.replace(/^• /u, ''))) return;
    const isItem = line.startsWith('• ');
    const cleaned = cleanLines(isItem ? line.slice(2) : line, context, isLoud).map((text) =>
      isItem && !isProtected(text, context.protectedTexts) ? capitalised(text.replace(/(?<!!)!$/u, '')) : text,
    );
    const last = blocks.at(-1);
    // "Note:" without the note.
    if (cleaned.length === 0 && last?.kind === 'paragraph' && isLabel(last.lines[0] ?? '')) blocks.pop();
    if (isItem && last?.kind === 'list') last.lines.push(...cleaned);
    else if (isItem && cleaned.length > 0) blocks.push({ kind: 'list', lines: cleaned });
    else for (const paragraph of cleaned) blocks.push({ kind: 'paragraph', lines: [paragraph] });
  });
  return withLists(withTables(withoutLoneHeadings(blocks), context), context);
}

// "SIZES", "HOW IT WORKS" above what does not shout.
const shoutedHead = /^\p{Lu}[\p{Lu}'’ ]{4,30}$/u;

/** A line of capitals above one that is not: what follows belongs to it. */
function headed(line: string, next: string, { language, listing }: RewriteContext): string {
  const isHead =
    language === 'en' &&
    shoutedHead.test(line) &&
    wordList(line).length <= longestLabel &&
    next !== '' &&
    !isShouting(next);
  if (!isHead || factsOf(line, language).length > 0) return line;
  return `${mendedEnglish(normalCase(line, 'und', listing.brand ?? ''), listing.brand ?? '')}:`;
}

/** "What you get:" above another heading, or above nothing: what it announced is told elsewhere. */
const withoutLoneHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind, lines: [line = ''] }, index) => {
    const next = blocks[index + 1];
    const isAlone = next === undefined || (next.kind === 'paragraph' && isLabel(next.lines[0] ?? ''));
    return !(kind === 'paragraph' && isLabel(line) && isAlone);
  });

const longestRow = 100;
const fewestRows = 3;
const row = /^[^:：]{2,40}[:：] \S/u;

/** Lines "Name: value" under each other are a list; a short line among them belongs to it. */
function withTables(blocks: readonly Block[], { protectedTexts }: RewriteContext): Block[] {
  const isRow = ({ kind, lines: [line = ''] }: Block): boolean =>
    kind === 'paragraph' &&
    codePoints(line) <= longestRow &&
    !/[.!?:]$/u.test(line) &&
    (row.test(line) || wordList(line).length <= longestLabel) &&
    !isProtected(line, protectedTexts);
  const result: Block[] = [];
  for (let index = 0; index < blocks.length; ) {
    let end = index;
    while (blocks[end] !== undefined && isRow(blocks[end] as Block)) end += 1;
    const run = blocks.slice(index, end);
    const rows = run.filter(({ lines: [line = ''] }) => row.test(line)).length;
    const begins = row.test(run[0]?.lines[0] ?? '');
    if (begins && rows >= fewestRows && rows * 2 > run.length)
      result.push({ kind: 'list', lines: run.flatMap(({ lines }) => lines) });
    else result.push(...(run.length === 0 ? blocks.slice(index, index + 1) : run));
    index = Math.max(end, index + 1);
  }
  return result;
}

const longestLabel = 4;
const isLabel = (line: string): boolean => line.endsWith(':') && wordList(line).length <= longestLabel;

// So many shouting lines are the seller's way to write, and no headings.
const fewestLoud = 3;

function cleanLines(line: string, context: RewriteContext, isLoudText: boolean): string[] {
  if (isProtected(line, context.protectedTexts)) return [line];
  const plain = withoutPictures(line);
  const isLoud =
    isShouting(line) &&
    needsCasing(line) &&
    (wordList(line).length > longestHeading || (isLoudText && !line.endsWith(':')));
  const sentences = sentencesOf(withEnds(plain, context.language))
    .filter((sentence, _, all) => all.length === 1 || !isMereOffering(sentence, context.language))
    .map((sentence) => mended(calmText(withoutOffering(sentence), context, isLoud), context))
    .map((sentence) => withoutSalesClauses(sentence, context));
  const kept = sentences.filter(
    (sentence, position) =>
      !isSales(sentence, context) &&
      !leadsToContact(sentence, sentences[position + 1]) &&
      !(sentences.length > 1 && isCutOff(sentence)),
  );
  const rest = kept.length > 0 || sentences.length > 1 ? kept : sentences.map((text) => withoutSales(text, context));
  const { avoid } = context;
  const clean = avoid === null ? rest : rest.map((sentence) => tidy(sentence.replace(avoid, ' ')));
  return paragraphsOf(clean.filter((sentence) => wordList(sentence).length > 0)).map((text) =>
    calmHeading(begun(text, context).replace(/(?<!\s)\s+[–—-]$/u, ''), context),
  );
}

const fewestBegun = 4;

/** A sentence that was begun with a small letter; "iPhone" and the seller's own small name stay. */
function begun(text: string, { language, listing }: RewriteContext): string {
  if (language === 'en' && /^\p{Ll}{3,}(?: \p{Ll}+)?: \S/u.test(text)) return upperFirst(text);
  const isSmall = /^(?:\d{1,2}[.)] )?\p{Ll}+(?:[\s,]|$|['’]\p{Ll})/u.test(text);
  const isSentence = /[.!?]$/u.test(text) && wordList(text).length >= fewestBegun;
  const brand = listing.brand?.trim() ?? '';
  if (language !== 'en' || !isSmall || !(isSentence || isStep(text)) || (brand !== '' && text.startsWith(brand)))
    return text;
  return text.replace(/^(?:\d{1,2}[.)] )?\p{Ll}/u, (start) => start.toUpperCase());
}

/** A sentence that ends with one sign, and an English one without its plain mistakes. */
export function mended(sentence: string, { language, listing }: RewriteContext): string {
  const calm = sentence.replace(/([!?])[!?]+/gu, '$1');
  return language === 'en' ? mendedEnglish(calm, listing.brand ?? '') : calm;
}

const shortestOffer = 4;

/** "I am selling my dads camera": without the offering nothing is left to tell. */
function isMereOffering(sentence: string, language: string): boolean {
  const left = withoutOffering(sentence);
  return left !== sentence && wordList(left).length < shortestOffer && factsOf(left, language).length === 0;
}

const fewestClauses = 3;

/** An English sentence without its clauses about the sale: left out as a whole it would take its facts with it. */
function withoutSalesClauses(sentence: string, context: RewriteContext): string {
  const isEnglish = context.language === 'en' && !/(?!\p{Script=Latin})\p{L}/u.test(sentence);
  if (!isEnglish || codePoints(sentence) <= shortestRunOn || !isSales(sentence, context)) return sentence;
  const clauses = sentence.split(/,\s+/u);
  const kept = clauses.filter((clause) => !isSales(clause, context));
  return clauses.length < fewestClauses || kept.length * 2 < clauses.length ? sentence : upperFirst(kept.join(', '));
}
const shortestRunOn = 150;

// What is left beside an address or a claim, such as "As seen at", means nothing in so few words.
const fewestLeft = 7;

/** A line of one sentence without its contacts and promotion; empty when that leaves little, or service and prices. */
function withoutSales(text: string, { promo }: RewriteContext): string {
  if (isBoast(text)) return '';
  const plain = hasContact(text) ? removeContacts(text) : text;
  const left = promo === null ? plain : tidy(plain.replace(promo, ' '));
  if (left === text) return isShopTalk(text) ? '' : text;
  return wordList(left).length < fewestLeft || isShopTalk(left) ? '' : left;
}

// "Questions?" before "Mail us at …".
function leadsToContact(sentence: string, next: string | undefined): boolean {
  return next !== undefined && hasContact(next) && sentence.endsWith('?') && wordList(sentence).length <= 4;
}

const longestHeading = 6;

/** A shouted sentence in small letters; a heading or a short line has its own way. German nouns would lose their capitals. */
function calmText(text: string, { language, listing }: RewriteContext, isLoud: boolean): string {
  if (language === 'de' || /\p{Lo}/u.test(text) || !(isLoud || (isShouting(text) && needsCasing(text)))) return text;
  return isLoud || wordList(text).length > longestHeading || text.endsWith('.')
    ? normalCase(text, 'und', listing.brand ?? '')
    : text;
}

function calmHeading(text: string, { language, listing }: RewriteContext): string {
  const words = wordList(text);
  if (!isShouting(text) || words.length < 1 || words.length > longestHeading || /\d/u.test(text)) return text;
  return words.length === 1 && codePoints(text) < 6
    ? text
    : capitalised(normalCase(text, language, listing.brand ?? ''));
}

/** Sentences as paragraphs of at most 600 characters, as far as single sentences allow. */
function paragraphsOf(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let current = '';
  for (const sentence of sentences) {
    const longer = joinedSentences([current, sentence]);
    if (current !== '' && codePoints(longer) > longestParagraph) {
      paragraphs.push(current);
      current = sentence;
    } else current = longer;
  }
  return current === '' ? paragraphs : [...paragraphs, current];
}

// A paragraph without a full stop is a heading or a line of its own; the next one belongs right under it.
const endsSentence = /(?:[.!?…。！？)]|(?<!\d)["”»])$/u;

/** Plain text: an empty line between paragraphs, lists under what they belong to. */
export function plainOf(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => {
      const text = block.kind === 'list' ? block.lines.map((line) => `• ${line}`).join('\n') : block.lines.join(' ');
      const before = blocks[index - 1];
      if (before === undefined) return text;
      const last = before.lines.at(-1) ?? '';
      if (block.kind === 'paragraph' && isLabel(text)) return `\n\n${text}`;
      const isUnder = isStep(last) ? isStep(text) : before.kind === 'paragraph' && !endsSentence.test(last);
      return `${isUnder ? '\n' : '\n\n'}${text}`;
    })
    .join('');
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs and lists as HTML that every platform keeps. */
export function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, lines }) =>
      kind === 'list'
        ? `<ul>\n${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}\n</ul>`
        : `<p>${escapeHtml(lines.join(' '))}</p>`,
    )
    .join('\n');
}

/** Whole blocks, sentences and lines from the beginning, as long as the limit holds for the plain text. */
export function withinLimit(blocks: readonly Block[], max: number | null): Block[] {
  if (max === null || codePoints(plainOf(blocks)) <= max) return [...blocks];
  let left = max;
  const takes = (text: string): boolean => {
    // Two line ends or a bullet sign at most stand between two texts.
    left -= codePoints(text) + 3;
    return left >= 0;
  };
  const kept: Block[] = [];
  for (const block of blocks) {
    const parts = block.kind === 'list' ? block.lines : block.lines.flatMap(sentencesOf);
    const end = parts.findIndex((part) => !takes(part));
    const lines = end < 0 ? parts : parts.slice(0, end);
    if (lines.length > 0) kept.push({ kind: block.kind, lines: [...lines] });
    if (end >= 0) break;
  }
  return kept;
}
