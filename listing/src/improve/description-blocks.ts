import { factsOf } from '../ground/facts.ts';
import { hasContact } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, phrasePattern, wordList } from '../text/words.ts';
import { mendedEnglish } from './broken-english.ts';
import { isShouting, needsCasing, normalCase, upperFirst } from './casing.ts';
import { ownSpelling } from './casing-names.ts';
import { capitalised, removeContacts, sentencesOf, tidy } from './clean-text.ts';
import { withoutPictures } from './description-lines.ts';
import { isHealthClaim } from './health-claims.ts';
import { type Block, isStep, withLists } from './loose-lines.ts';
import { beginsWithName } from './name-line.ts';
import { withoutReferences } from './page-references.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isInvitation, withoutOffering } from './seller-asks.ts';
import { isBoast, isHollowPraise, isReview, isSales } from './selling-points.ts';
import { withEnds } from './sentence-ends.ts';
import { isNote } from './sentence-points.ts';
import { isCutOff, isPageWords, isShopTalk } from './shop-talk.ts';
import { isDescriptionHeading, isHeading } from './tellable.ts';
import { joinedSentences } from './unspaced-texts.ts';

export type { Block } from './loose-lines.ts';

// Longer paragraphs are walls of text on a phone (rule D3).
const longestParagraph = 600;
/** Cleaned blocks: no headings such as "Description", no contacts, no promotion, no paragraph over 600 characters. */
export function cleanBlocks(lines: readonly string[], context: RewriteContext): Block[] {
  const blocks: Block[] = [];
  const first = firstOfText(lines, context);
  const isLoud = lines.filter((line) => isShouting(line) && needsCasing(line)).length >= fewestLoud;
  const written = withBeginnings(withoutOrdering(lines.slice(first), context), context);
  written.forEach((typed, index) => {
    const line = headed(typed, written[index + 1] ?? '', context);
    if (
      isDescriptionHeading(line) ||
      namesItem.test(line) ||
      isPageWords(line) ||
      isPlaceholder(line.replace(/^• /u, ''))
    )
      return;
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
  return withLists(withTables(withoutLoneItems(withoutLoneHeadings(blocks), context), context), context);
}

// Of so many lines most begin small: who typed them uses no capitals.
const fewestSmall = 3;
const smallShare = 0.6;

/** Where the text begins: behind the headings of the page and the name of the thing. */
export function firstOfText(lines: readonly string[], { listing, language, protectedTexts }: RewriteContext): number {
  const first = Math.max(
    0,
    lines.findIndex((line) => !isHeading(line)),
  );
  const isName =
    beginsWithName(lines.slice(first), listing, language) && !isProtected(lines[first] ?? '', protectedTexts);
  return isName ? first + 1 : first;
}

/** The lines of who types without capitals, with those that begin sentences, the brand and the country it is made in. */
function withBeginnings(lines: readonly string[], { language, listing, protectedTexts }: RewriteContext): string[] {
  const lettered = lines.filter((line) => /^(?:• )?\p{L}/u.test(line));
  const small = lettered.filter((line) => /^(?:• )?\p{Ll}/u.test(line)).length;
  if (language !== 'en' || small < fewestSmall || small < smallShare * lettered.length) return [...lines];
  const brand = listing.brand?.trim() ?? '';
  const named = brand === '' ? null : phrasePattern([brand]);
  return lines.map((line) => {
    if (isProtected(line.replace(/^• /u, ''), protectedTexts)) return line;
    const begun = line.replace(/(?<=^(?:• )?|[\p{L}\d]{2}[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
    const text = named === null ? begun : begun.replace(named, brand);
    return text.replace(
      /(?<=(?<!\p{L})made in )(?!small|large|tiny|limited|house|batch|store|this|that|these|your|some|many|several|three|four|five)\p{Ll}(?=\p{Ll}{3})/giu,
      (letter) => letter.toUpperCase(),
    );
  });
}

const ordering = /^how to (?:order|purchase|buy|personali[sz]e)\b[^.]{0,30}:?$/iu;

/** Without the steps of an order where the marketplace has its own. */
function withoutOrdering(lines: readonly string[], { marketplace }: RewriteContext): string[] {
  if (!isInvitation('message me', marketplace)) return [...lines];
  let isIn = false;
  return lines.filter((line) => {
    isIn = ordering.test(line) || (isIn && (isStep(line) || line.startsWith('• ')));
    return !isIn;
  });
}

// The title says that already.
const namesItem = /^(?:• )?(?:product|item) name\s*[:：]/iu;

// "SIZES", "HOW IT WORKS" above what does not shout.
export const shoutedHead = /^\p{Lu}[\p{Lu}'’ ]{4,30}$/u;

/** A line of capitals above one that is not: what follows belongs to it. */
function headed(line: string, next: string, { language, listing }: RewriteContext): string {
  const isHead =
    language === 'en' &&
    shoutedHead.test(line) &&
    wordList(line).length <= longestLabel &&
    next !== '' &&
    !(isShouting(next) && shoutedHead.test(next));
  if (!isHead || factsOf(line, language).length > 0) return line;
  return `${mendedEnglish(normalCase(line, 'und', listing.brand ?? ''), listing.brand ?? '')}:`;
}

/** "What you get:" above another heading, or above nothing: what it announced is told elsewhere. */
const withoutLoneHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind, lines: [line = ''] }, index) => {
    const next = blocks[index + 1];
    const isAlone =
      next === undefined ||
      (next.kind === 'paragraph' && isLabel(next.lines[0] ?? '')) ||
      // "Specifications:" above a single row.
      (isHeading(line) && next.kind === 'list' && next.lines.length === 1);
    return !(kind === 'paragraph' && isLabel(line) && isAlone);
  });

const longestItem = 14;
const fewestOfItem = 2;

/** An item that is alone in its list, behind a sentence, as one more sentence. */
function withoutLoneItems(blocks: readonly Block[], { protectedTexts }: RewriteContext): Block[] {
  const result: Block[] = [];
  const [first, second, ...more] = blocks;
  // Above a text it would be a list of nothing else.
  const isFirst = first?.kind === 'list' && first.lines.length === 1 && second?.kind === 'paragraph';
  for (const { kind, lines } of isFirst ? [second, first, ...more] : blocks) {
    const [only = ''] = lines;
    const last = result.at(-1);
    const isAlone =
      kind === 'list' &&
      lines.length === 1 &&
      last?.kind === 'paragraph' &&
      /[.!?…]$/u.test(last.lines.at(-1) ?? '') &&
      wordList(only).length >= fewestOfItem &&
      wordList(only).length <= longestItem &&
      (!only.includes(':') || row.test(only)) &&
      // The words of a title are no sentence.
      (only.match(/\s\p{Lu}/gu)?.length ?? 0) < fewestOfItem &&
      !isProtected(only, protectedTexts);
    if (isAlone) last.lines.push(/[.!?…]$/u.test(only) ? only : `${only}.`);
    else result.push({ kind, lines: [...lines] });
  }
  return result;
}

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
    .map((sentence) => withoutReferences(withoutSalesClauses(sentence, context)))
    .filter((sentence) => sentence !== '');
  const kept = sentences.filter(
    (sentence, position) =>
      !isSales(sentence, context) &&
      !(context.profile.bullets !== null && isHollowPraise(sentence)) &&
      !leadsToContact(sentence, sentences[position + 1]) &&
      !(sentences.length > 1 && isCutOff(sentence)),
  );
  const rest = kept.length > 0 || sentences.length > 1 ? kept : sentences.map((text) => withoutSales(text, context));
  const { avoid } = context;
  const clean = avoid === null ? rest : rest.map((sentence) => tidy(sentence.replace(avoid, ' ')));
  return paragraphsOf(clean.filter((sentence) => wordList(sentence).length > 0)).map((text) =>
    calmLabel(begun(withEnds(text, context.language), context).replace(/(?<!\s)\s+[–—-]$/u, ''), context),
  );
}

/** "INCLUDES: one lamp" with a label like any other. */
const calmLabel = (text: string, context: RewriteContext): string =>
  calmHeading(
    text.replace(
      /^(?=[^:]*\p{Lu}{4})[\p{Lu}\d][\p{Lu}\d &'’+-]{3,40}(?=: .*\p{Ll}{2})/u,
      (label) => ownSpelling(label) ?? capitalised(normalCase(label, 'und', context.listing.brand ?? '')),
    ),
    context,
  );

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
function withoutSales(text: string, { promo, marketplace, profile }: RewriteContext): string {
  if (profile.bullets !== null && isHollowPraise(text)) return '';
  if (isBoast(text) || isHealthClaim(text) || isReview(text, marketplace) || isInvitation(text, marketplace)) return '';
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
  return words.length === 1 &&
    codePoints(text) < 6 &&
    !(shortHead.test(text) && ownSpelling(text.slice(0, -1)) === null)
    ? text
    : capitalised(normalCase(text, isSentenceLike(text, language) ? 'und' : language, listing.brand ?? ''));
}

// "SIZE:", and neither "USB:" nor a line "ABS".
const shortHead = /^\p{Lu}{4}:$/u;

/** "CARE:" and "DONT WASH IN MACHINE" are no titles. */
const isSentenceLike = (text: string, language: string): boolean =>
  language === 'en' && (text.endsWith(':') || isNote(text.replace(/^dont /iu, 'do not ')));

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
