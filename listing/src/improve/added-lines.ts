import { contradictions } from '../ground/contradictions.ts';
import { type Fact, factsOf } from '../ground/facts.ts';
import { capacitySentences, opposedTo } from '../ground/opposed-texts.ts';
import type { Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { besideFacts } from './beside-facts.ts';
import { byInterest } from './buyer-interest.ts';
import { cleanBlocks } from './description-blocks.ts';
import { clauseOf } from './fact-clauses.ts';
import { sharedKey } from './fact-keys.ts';
import { saidShortly } from './fact-sentences.ts';
import { isFiller } from './keyword-words.ts';
import { isPropertyName } from './property-names.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { cleanPoint, isHollowPraise, isSales } from './selling-points.ts';
import { hasPrice } from './shop-talk.ts';
import { isBareYes, isKnownName, isToldApart, tellable } from './tellable.ts';
import { nameKey } from './tidy-specification.ts';
import { withoutOffers } from './title-offers.ts';
import { isToldUnspaced } from './unspaced-texts.ts';

// These show no specifications of their own beside the description.
export const withoutTable: ReadonlySet<string> = new Set(['shopify', 'woocommerce', 'etsy']);
// A shorter value says nothing by itself.
const fewestSaid = 3;

/** A line without what the text may not say: the next improvement would take it out, and add the line again. */
export const asInText = (line: string, context: RewriteContext): string =>
  cleanBlocks([`• ${line}`], context)
    .flatMap(({ lines }) => lines)
    .join(' ');

/** Parts with a fact that a title lost when it was cut, where nothing else tells them. */
export function leftOut(text: string, context: RewriteContext): string[] {
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
    const untold = factsOf(line, language).filter((fact) => !facts.has(sharedKey(fact)) && !isBareNumber(fact));
    if (untold.length === 0) return [];
    // Words strung together for a search are no sentence: only what they state is told.
    return wordList(line).length <= longest && !isRowOfWords(line)
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

/** "2024" says nothing of what it counts. */
const isBareNumber = ({ kind, number, counted }: Fact): boolean =>
  kind === 'number' && number?.unit === '' && counted === undefined;

/** "Dashcam for Car Truck SUV Black": side by side with capitals they are there for a search. */
const isRowOfWords = (line: string): boolean => /(?:(?:^|\s)\p{Lu}[\p{L}-]+){3}/u.test(line) && !/[:(]/u.test(line);

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
export function bulletLines(text: string, context: RewriteContext): string[] {
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

/** Characters of lines with what stands around each. */
export const lengthOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + codePoints(line) + 3, 0);

/** As many specifications as the missing characters need, without those that the text tells already. */
export function specificationLines(
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
