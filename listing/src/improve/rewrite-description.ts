import { sanitizeDescription } from '../extract/sanitize.ts';
import { contradictions } from '../ground/contradictions.ts';
import { type Fact, factsOf } from '../ground/facts.ts';
import { capacitySentences, opposedTo } from '../ground/opposed-texts.ts';
import type { Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { emojiPattern, tagPattern } from '../text/signs.ts';
import { codePoints, wordList } from '../text/words.ts';
import { besideFacts } from './beside-facts.ts';
import { byInterest } from './buyer-interest.ts';
import { sentencesOf } from './clean-text.ts';
import { type Block, cleanBlocks, escapeHtml, htmlOf, mended, plainOf, withinLimit } from './description-blocks.ts';
import { linesOf, shopSuffix, withoutFrame } from './description-lines.ts';
import { hasBothTexts, shortestText, toldByBullets, withoutSentences } from './divided-texts.ts';
import { clauseOf } from './fact-clauses.ts';
import { sharedKey } from './fact-keys.ts';
import { factBlocks, saidShortly } from './fact-sentences.ts';
import { isFiller } from './keyword-words.ts';
import { withoutReferences } from './page-references.ts';
import { isPropertyName } from './property-names.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { cleanPoint, isHollowPraise, isSales } from './selling-points.ts';
import { isUnended } from './sentence-ends.ts';
import { hasPrice } from './shop-talk.ts';
import { isBareYes, isHeading, isKnownName, isToldApart, tellable } from './tellable.ts';
import { nameKey } from './tidy-specification.ts';
import { withoutOffers } from './title-offers.ts';
import { isInBullets } from './told-in-bullets.ts';
import { isToldUnspaced } from './unspaced-texts.ts';

// Platforms that render HTML and have no bullets of their own.
const htmlPages: ReadonlySet<string> = new Set(['ebay', 'shopify', 'woocommerce']);
// A shorter text leaves so much open that a list of properties helps more than it bores.
const short = 200;
// These show no specifications of their own beside the description.
const withoutTable: ReadonlySet<string> = new Set(['shopify', 'woocommerce', 'etsy']);

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
  const told = toldByBullets(context);
  const lines = withoutSentences(whole, told, context.language);
  const blocks = cleanBlocks(lines, context);
  const text = plainOf(blocks);
  // What is added now is told in sentences in the next round, when the other sections have taken what they can use of it.
  const mayBeFacts =
    blocks.length > 0 && !blocks.some(({ lines }) => lines.some((line) => isProtected(line, context.protectedTexts)));
  const points = [...leftOut(text, context), ...(profile.bullets === null ? bulletLines(text, context) : [])];
  const isCleaner =
    told.length > 0 || isSoiled(lines, blocks, context) || (blocks.length > 0 && isHeading(lines[0] ?? ''));
  const isListed = context.isUndescribed && mayBeFacts && blocks.every(({ kind }) => kind === 'list');
  if (isFull && avoid === null && points.length === 0 && !isHeading(lines[0] ?? '') && !isCleaner && !isListed)
    return [];

  const known = codePoints(text) + lengthOf(points);
  // Bullets and a table stand beside a text: a list of the same facts under it would say them once more.
  const isTextDone = hasBothTexts(context) && lengthOfText(blocks) >= shortestText;
  const wanted = withoutTable.has(marketplace) ? Math.max(short, ideal) : short;
  const full = [...points, ...specificationLines(text, points, ideal - known, context)];
  const isFresh = (line: string): boolean => profile.bullets === null || !isInBullets(line, listing.bullets);
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
    const safe = hasTags ? sanitizeDescription(listing.description) : '';
    const isUntouched =
      facts === null &&
      sameWords(blocks, listing.description) &&
      sameWords(blocks, safe) &&
      !looseText.test(safe.trim());
    // Only what may not stay is cut out of them where that is all that changes.
    const cut = isCleaner && facts === null ? withoutSales(safe, lines, told, context) : '';
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
  if (lines.length > 1 || !isText || !isSaid(only)) return [...blocks, { kind: 'list', lines: [...lines] }];
  const sentence = /[.!?]$/u.test(only) ? only : `${only}.`;
  return last === undefined
    ? [{ kind: 'paragraph', lines: [sentence] }]
    : [...blocks.slice(0, -1), { kind: 'paragraph', lines: [...last.lines, sentence] }];
}

const longestSaid = 8;
const fewestSaid = 3;
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
  if (isPlain && htmlPages.has(context.marketplace) && lines.length > 1) return true;
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

const listed = (lines: readonly string[]): number => lines.filter((line) => line.startsWith('• ')).length;

const emptyTags = /<(p|li|ul|ol|h3|h4|strong|b|em|i)>(?:\s|<br ?\/?>)*<\/\1>/gu;

/** The seller's own HTML without the sentences about the sale and those that a bullet tells. */
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
  return left.replace(/(?<!\s)\s+(?=<\/(?:p|li|h3|h4)>)/gu, '').trim();
}

// Text outside a block: what follows it would run into its last word.
const looseText = /(?<!<\/(?:p|ul|ol|h3|h4)>)$|[^\s>]\s*<(?:p|ul|ol|h3|h4)\b/iu;

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + codePoints(line) + 3, 0);

function sameWords(blocks: readonly Block[], description: string): boolean {
  const words = blocks.flatMap(({ lines }) => wordList(lines.join('\n')));
  return words.join(' ') === wordList(htmlToText(description)).join(' ');
}

/** A line without what the text may not say: the next improvement would take it out, and add the line again. */
const asInText = (line: string, context: RewriteContext): string =>
  cleanBlocks([`• ${line}`], context)
    .flatMap(({ lines }) => lines)
    .join(' ');

/** Parts with a fact that a title lost when it was cut, where nothing else tells them. */
function leftOut(text: string, context: RewriteContext): string[] {
  const { listing, original, language } = context;
  if (codePoints(listing.title) >= codePoints(original.title) && !(context.isUndescribed && text === '')) return [];
  const { brand, category, specifications } = listing;
  // All that a seller wrote stood in the title: none of it is there for a search alone.
  const isBare = text === '' && original.bullets.length === 0;
  const told = [listing.title, text, ...listing.bullets, brand ?? '', category ?? ''];
  const known = new Set([...told, ...specifications.flatMap(({ name, value }) => [name, value])].flatMap(wordList));
  const facts = new Set(
    factsOf([...told, ...specifications.map(({ value }) => value)].join('\n'), language).map(sharedKey),
  );
  const parts = withoutOffers(original.title).split(/[,;|]\s+(?!(?:so|and|but|or|which|because)\s)|\.\s+|\s[–—-]\s/u);
  // The whole of a title would stand there twice.
  const longest = parts.length === 1 ? mostOfTitle : longestPart;
  return parts.flatMap((part) => {
    const line = asInText(cleanPoint(part, context), context);
    if (hasPrice(part) || isHollowPraise(line) || isSales(line, context)) return [];
    const isKnown = wordList(line).every((word) => known.has(word));
    // Nothing but a title was written: the text says as well what the title says.
    if (isBare && (!isKnown || (context.isUndescribed && clauseOf(line, false, language) !== null))) return [line];
    if (isKnown) return [];
    const untold = factsOf(line, language).filter((fact) => !facts.has(sharedKey(fact)));
    if (untold.length === 0) return [];
    // Words strung together for a search are no sentence: only what they state is told.
    return wordList(line).length <= longest
      ? [inSmallLetters(line, context)]
      : untold.flatMap((fact) => factWithNoun(line, fact));
  });
}

/** The row of a title as a line of a text: words that the listing writes small elsewhere are small. */
function inSmallLetters(line: string, { listing }: RewriteContext): string {
  const text = [htmlToText(listing.description), ...listing.bullets, ...listing.keywords].join(' ');
  const written = new Set(text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []);
  return line.replace(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu, (word) =>
    written.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}

const longestPart = 12;
const mostOfTitle = 5;

/** "40H Playtime": a figure with the word behind it, which says of what. */
function factWithNoun(line: string, { kind, start, end, text }: Fact): string[] {
  const noun = /^ (\p{L}{3,})(?=[\s,]|$)/u.exec(line.slice(end))?.[1] ?? '';
  const isOfRow = /\d[\s,/-]*$/u.test(line.slice(0, start)) || /^old$/iu.test(noun);
  return kind === 'number' && noun !== '' && !isFiller(noun) && !isOfRow
    ? [`${line.slice(start, end)} ${noun}`]
    : kind === 'certification'
      ? [text]
      : [];
}

/** "Color: navy blue" says nothing new where "navy blue" is told. */
const withoutName = (line: string): string =>
  line.replace(/^([^:]{2,60}): /u, (whole, name: string) => (isPropertyName(name) ? '' : whole));

const figuresIn = (line: string): string[] => line.match(/\d+(?:[.,]\d+)*/gu) ?? [];

/** "Size: 70 x 45 cm" below a row "Size: diameter 70 cm, height 45 cm": the same name, and no other figure. */
function isRowOf(line: string, text: string): boolean {
  const name = rowName(line);
  if (name === '' || figuresIn(line).length === 0) return false;
  return text.split('\n').some((row) => {
    const known = figuresIn(row);
    return rowName(row) === name && figuresIn(line).every((figure) => known.includes(figure));
  });
}
const rowName = (line: string): string => nameKey(/^(?:• )?([^:]{2,40}): /u.exec(line)?.[1] ?? '');

/** Bullets that have no field of their own here and that the text does not tell in the same words. */
function bulletLines(text: string, context: RewriteContext): string[] {
  const known = new Set(wordList(text).flatMap((word) => [word, ...word.split('-')]));
  const stated = new Set(factsOf(text, context.language).map(sharedKey));
  const opposed = opposedTo(htmlToText(text), context.language);
  return context.listing.bullets.flatMap((bullet) => {
    const line = asInText(cleanPoint(bullet, context), context);
    const words = wordList(line);
    const said = wordList(withoutName(line)).flatMap((word) => word.split('-'));
    if (said.every((word) => known.has(word) || isFiller(word) || isInflected(word, text, context.language))) return [];
    if (isStated(withoutName(line), stated, known, context.language) || isToldUnspaced(line, text)) return [];
    if (isRowOf(line, text)) return [];
    // Told in the text as well, the other side of a contradiction would hide it.
    if (opposed(line, [line]).length > 0 && !isProtected(bullet, context.protectedTexts)) return [];
    if ((isHollowPraise(line) || isSales(line, context)) && !isProtected(bullet, context.protectedTexts)) return [];
    for (const word of words) known.add(word);
    return [line];
  });
}

/** Turkish hangs its endings on: "pamuk" is told by "pamuktan". A figure takes none: "5" is not told by "50". */
const isInflected = (word: string, text: string, language: string): boolean =>
  language === 'tr' &&
  /^\p{L}/u.test(word) &&
  text
    .toLowerCase()
    .split(/[\s,.]+/u)
    .some((other) => other.replace(/^%/u, '').startsWith(word));

/** "1,5 l" where the text says "1,5 Liter": the same facts, and no other word. */
function isStated(value: string, stated: ReadonlySet<string>, known: ReadonlySet<string>, language: string): boolean {
  const facts = factsOf(value, language);
  return (
    facts.length > 0 &&
    facts.every((fact) => stated.has(sharedKey(fact))) &&
    wordList(besideFacts(value, facts)).every((word) => known.has(word))
  );
}

/** "Производительность: 350 кг/ч" where the text says "производительность — до 350 кг/час". */
function isToldByName(name: string, value: string, text: string): boolean {
  const [figure] = /\d[\d.,]*/u.exec(value) ?? [];
  if (figure === undefined || wordList(value).length > 3) return false;
  const told = text.toLowerCase();
  const key = name.trim().toLowerCase();
  for (let at = told.indexOf(key); at >= 0; at = told.indexOf(key, at + 1)) {
    const behind = told.slice(at + key.length, at + key.length + longestGap + figure.length);
    const place = behind.indexOf(figure);
    if (
      place >= 0 &&
      /^[^\d.;]*$/u.test(behind.slice(0, place)) &&
      !/^[\d.,]*\d/u.test(behind.slice(place + figure.length))
    )
      return true;
  }
  return false;
}
const longestGap = 12;

/** As many specifications as the missing characters need, without those that the text tells already. */
function specificationLines(
  text: string,
  points: readonly string[],
  missing: number,
  context: RewriteContext,
): string[] {
  const known = new Set([text, ...points].flatMap(wordList));
  const named = new Set(text.split('\n').map((line) => nameKey(/^(?:• )?([^:]{2,60}):/u.exec(line)?.[1] ?? '')));
  const { listing, language } = context;
  const stated = new Set(factsOf([text, ...points].join('\n'), language).map(sharedKey));
  const [holds = ''] = capacitySentences(text);
  const contested = new Set(
    [listing, { ...listing, title: holds }]
      .flatMap((stating) => contradictions(stating, language))
      .map(({ path }) => path),
  );
  const isContested = (item: Specification): boolean =>
    contested.has(`specifications/${listing.specifications.indexOf(item)}`);
  const told = [listing.title, text, ...points, ...listing.bullets].join('\n');
  const titled = new Set(wordList(listing.title));
  const lines: string[] = [];
  for (const item of byInterest(tellable(listing.specifications))) {
    const { name, value } = item;
    if (lengthOf(lines) >= missing) break;
    // Two values under one name would contradict each other.
    const isUntoldColour = context.isUndescribed && /^(?:colou?r|цвет)$/iu.test(name.trim());
    if ((isKnownName(name) && !isUntoldColour) || named.has(nameKey(name)) || isContested(item)) continue;
    if (isBareYes(item) || isToldApart(item, told) || isToldUnspaced(`${name}: ${value}`, [text, ...points].join('\n')))
      continue;
    const line = cleanPoint(saidShortly(`${name.trim()}: ${value.trim()}`), context);
    const cleanValue = cleanPoint(value, context);
    const isKnown = (words: readonly string[]): boolean =>
      words.every((word) => known.has(word) || isInflected(word, text, language));
    if (isKnown(wordList(cleanValue)) || isKnown(wordList(line)) || isSales(line, context)) continue;
    if (isStated(cleanValue, stated, known, language) || isToldByName(name, cleanValue, [text, ...points].join('\n')))
      continue;
    if (wordList(isUntoldColour ? cleanValue : line).every((word) => titled.has(word))) continue;
    if (asInText(line, context) !== line) continue;
    lines.push(line);
  }
  // One line alone under a text is a leftover where the table or the title tells it.
  const [only = ''] = lines;
  const isLeftover =
    lines.length === 1 &&
    points.length === 0 &&
    /[.!?]$/u.test(text) &&
    (!withoutTable.has(context.marketplace) ||
      wordList(withoutName(only)).length < fewestSaid ||
      wordList(withoutName(only)).every((word) => titled.has(word)));
  return isLeftover ? [] : lines;
}
