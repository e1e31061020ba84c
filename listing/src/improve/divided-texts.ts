import { factsOf } from '../ground/facts.ts';
import type { Listing } from '../listing.ts';
import { codePoints, wordList } from '../text/words.ts';
import { sentencesOf } from './clean-text.ts';
import { cleanBlocks, firstOfText, shoutedHead } from './description-blocks.ts';
import { linesOf, withoutPictures } from './description-lines.ts';
import { factBlocks } from './fact-sentences.ts';
import { isStep } from './loose-lines.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isSales } from './selling-points.ts';
import { withEnds } from './sentence-ends.ts';
import { isNote, isPersonal } from './sentence-points.ts';
import { goesOn, knowsPointers, pointsBack } from './stands-alone.ts';
import { isHeading } from './tellable.ts';
import { isInBullets } from './told-in-bullets.ts';
import { holds, isRowTold, spoken, waysOf, waysToTell } from './told-words.ts';
import { isToldFragment, propertyWords, withRestsJoined } from './torn-paragraphs.ts';

// With less than this a description tells nobody what the product is; our choice.
export const shortestText = 40;
// A description has to stand by itself: two sentences and this much of it stay, whatever the bullets tell as well. It is a
// share of all that both say, so that it is the same once they are divided. Our choice.
const shareLeft = 0.45;
const leastLeft = 60;
const enoughLeft = 160;
const longText = 630;
const leastOfLong = 420;
const fewestLeft = 2;
// "In the box", with or without a colon.
const longestHeading = 4;
const pronoun = /^(?:It|They) /u;
const label = /^\p{L}[^:.!?]{2,30}: \S/u;

/** A sentence of a description, or an item of the list with this number. */
interface Part {
  text: string;
  list: number | null;
  isHeaded: boolean;
  /** The heading above it. */
  head: string;
  /** One of several behind a label, "How to use: …", or a step of several. */
  isBound: boolean;
}

/** "In the box:", or "PAPER" in a line of its own. */
const isHead = (line: string): boolean =>
  /[:：]$/u.test(line) || (shoutedHead.test(line) && wordList(line).length <= longestHeading);

const isShort = (line: string): boolean => wordList(line).length <= longestHeading && !/[.!?…]$/u.test(line);

/** A heading of one topic, "Dimensions", whose sentences would leave it empty. */
const isTopic = (line: string): boolean =>
  isShort(line) && /^\p{Lu}/u.test(line) && (isApart.test(line) || ofKeeping.test(line));
const ofKeeping =
  /\bcare\b|wash|clean|safety|deliver|assembl|install|ingredients|pflege|reinigung|entretien|cuidado|lavado|уход/iu;

/** The sentences of a line, without the sign of a list. */
const saidIn = (line: string, language: string): string[] =>
  sentencesOf(withEnds(withoutPictures(line.replace(/^• /u, '')), language));

function partsOf(lines: readonly string[], language: string): Part[] {
  let isHeaded = false;
  let labelled = false;
  let head = '';
  let lists = 0;
  return lines.flatMap((line, index) => {
    const isItem = line.startsWith('• ');
    const isLabel = isHead(line);
    const isOver = lines[index + 1]?.startsWith('• ') === true && isShort(line);
    if (!isItem) head = isLabel || isOver ? line : head;
    // What stands right under a heading, as far as it is no text of its own, is headed as well.
    const above = lines[index - 1] ?? '';
    // "Dimensions" above its sentences: what is looked for there stays there.
    const isTitled = !isItem && !isShort(line) && !above.startsWith('• ') && isTopic(above);
    const isUnder = !isItem && !isLabel && (labelled || isTitled || isHead(above));
    labelled = isUnder && !/[.!?…]$/u.test(line);
    if (!isItem) isHeaded = isLabel || isShort(line);
    else if (lines[index - 1]?.startsWith('• ') !== true) lists += 1;
    const said = saidIn(line, language);
    const isBound = isStep(line) || (said.length > 1 && label.test(line));
    return said.map((text) => ({
      text,
      head,
      list: isItem ? lists : null,
      isHeaded: isUnder || (isItem && isHeaded),
      isBound,
    }));
  });
}

/** True where text and bullets stand beside each other, in a language whose sentences are known well enough to be taken out of a text. */
export const hasBothTexts = ({ language, profile, isUndescribed }: RewriteContext): boolean =>
  knowsPointers(language) && profile.bullets !== null && !isUndescribed;

/** Not divided is a text of facts alone, which it says in sentences of its own. */
function isDivided(context: RewriteContext): boolean {
  if (!hasBothTexts(context)) return false;
  const facts = factBlocks(cleanBlocks(linesOf(context.listing.description), context), [], context);
  return facts?.some(({ kind }) => kind === 'paragraph') !== true;
}

/** The lines of a description from its first sentence on. */
function textLines(context: RewriteContext): string[] {
  const lines = linesOf(context.listing.description);
  return lines.slice(firstOfText(lines, context));
}

/**
 * The parts of a description that may stand in the bullets alone: those with facts first, what to do with it last. The
 * first one says what it is; that stays, as does what the next sentence needs, and a list of which not all can go.
 */
function looseParts(context: RewriteContext): Part[] {
  const { listing, language, protectedTexts, profile } = context;
  const all = partsOf(textLines(context), language).filter(
    ({ text }) => wordList(text).length > 0 && !isSales(text, context),
  );
  // "Tired of cold feet?" says not yet what it is.
  const opening = all.findIndex(({ text }) => !/[!?]["”»)]?$/u.test(text));
  const parts = all.slice(opening + 1);
  const rows = new Set(listing.specifications.map(({ name, value }) => spoken(`${name}: ${value}`).join(' ')));
  const isLoose = ({ text, list, isHeaded, isBound }: Part, index: number): boolean => {
    const next = parts[index + 1]?.text ?? '';
    return (
      !isHeaded &&
      !isBound &&
      !isPersonal(text, language) &&
      !isProtected(text, protectedTexts) &&
      (list === null || !rows.has(spoken(text).join(' '))) &&
      (!goesOn(text, language) || pronoun.test(text)) &&
      (!goesOn(next, language) || (pronoun.test(text) && next.startsWith(`${text.split(' ', 1)[0]} `)))
    );
  };
  const loose = parts.filter(isLoose);
  const sizes = { loose: sizesOf(loose), all: sizesOf(all) };
  const whole = loose.filter(({ list }) => {
    const size = list === null ? 0 : (sizes.all.get(list) ?? 0);
    return list === null || (sizes.loose.get(list) === size && size <= (profile.bullets?.ideal ?? 0));
  });
  const rank = ({ text }: Part): number => (isNote(text) ? 2 : factsOf(text, language).length > 0 ? 0 : 1);
  return whole.sort((a, b) => rank(a) - rank(b));
}

// "Fits:", "How to use:": what they head says nothing without them.
const onlyBelow = /fit|compatib|works (?:on|with)|models|how to|how it|order|steps/iu;

/** What stands right under a heading and says nothing without it: "Flowers:" above the names of all. */
export function headedTexts({ listing, language }: RewriteContext): ReadonlySet<string> {
  return new Set(
    partsOf(linesOf(listing.description), language).flatMap(({ text, list, isHeaded, head }) =>
      isHeaded && (list === null || onlyBelow.test(head)) && !/[.!?…]$/u.test(text) ? [text] : [],
    ),
  );
}

/** How many of these parts each list has. */
function sizesOf(parts: readonly Part[]): Map<number | null, number> {
  const sizes = new Map<number | null, number>();
  for (const { list } of parts) sizes.set(list, (sizes.get(list) ?? 0) + 1);
  return sizes;
}

/** The parts told in one of these ways that may leave the description so that enough of it stays; null where it is not divided. */
function takenParts(context: RewriteContext, ways: ReadonlySet<string>): Part[] | null {
  if (!isDivided(context)) return null;
  const { listing, language } = context;
  const lines = linesOf(listing.description);
  const every = partsOf(lines, language);
  const fragments = new Set(toldFragments(context));
  // What speaks of the sale, or is told elsewhere in as few words, will not stay, and is none of what has to.
  const passing = every.filter(({ text }) => fragments.has(text) || isSales(text, context));
  const [unsaid, silent] = [lengthOf(passing), passing.length];
  let left = codePoints(lines.join(' '));
  const least = leastOf(left, context);
  let sentences = every.length;
  const told = looseParts(context).filter(({ text }) => waysToTell(text).some((way) => ways.has(way)));
  const all = sizesOf(every);
  const whole = sizesOf(told);
  const gone = told.filter(({ text, list }) => {
    if (list !== null && whole.get(list) !== all.get(list)) return false;
    if (fragments.has(text)) return true;
    const rest = left - codePoints(text) - 1;
    if (rest < least || rest - unsaid < leastLeft || sentences - silent <= fewestLeft) return false;
    left = rest;
    sentences -= 1;
    return true;
  });
  const sizes = sizesOf(gone);
  return gone.filter(({ list }) => list === null || sizes.get(list) === all.get(list));
}

/** Sentences such as "Weight 900 g." that a bullet or the table tells as well, where enough of the text is left without them. */
function toldFragments(context: RewriteContext): string[] {
  const { listing, language } = context;
  const told = looseParts(context).filter(({ text, list }) => list === null && isToldFragment(text, listing));
  const gone = new Set(told.map(({ text }) => text));
  const left = partsOf(linesOf(listing.description), language).filter(
    ({ text }) => !gone.has(text) && !isSales(text, context),
  );
  return left.length < fewestLeft || lengthOf(left) < leastLeft ? [] : [...gone];
}

const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { text }) => sum + codePoints(text) + 1, 0);

/** So much of a description stays. */
function leastOf(length: number, { listing, language }: RewriteContext): number {
  const total = length + lengthApart(listing, language);
  return total > longText ? leastOfLong : Math.min(enoughLeft, Math.max(leastLeft, shareLeft * total));
}

/** The length of the bullets that neither the description nor the table tells. */
function lengthApart({ bullets, description, specifications }: Listing, language: string): number {
  const told = new Set(partsOf(linesOf(description), language).flatMap(({ text }) => waysToTell(text)));
  const rows = new Set(propertyWords(specifications.map(({ name, value }) => `${name} ${value}`).join(', ')));
  return bullets
    .filter((bullet) => !waysOf(bullet).some((way) => told.has(way)))
    .filter((bullet) => !propertyWords(bullet).every((word) => rows.has(word)))
    .reduce((sum, bullet) => sum + codePoints(bullet), 0);
}

/** Points that leave the description once they are bullets; null where the two are not divided. */
export function takenPoints(points: readonly string[], context: RewriteContext): string[] | null {
  const taken = takenParts(context, new Set(points.flatMap(waysOf)));
  if (taken === null) return null;
  const told = new Set(taken.flatMap(({ text }) => waysToTell(text)));
  return points.filter((point) => waysOf(point).some((way) => told.has(way)));
}

/** Points that a bullet may tell as well: not the sentence that says what it is, nor what the seller tells of himself. */
export function repeatablePoints(points: readonly string[], context: RewriteContext): string[] {
  const { language } = context;
  const [, ...parts] = partsOf(textLines(context), language).filter(
    ({ text }) => wordList(text).length > 0 && !isSales(text, context),
  );
  const told = new Set(
    parts
      .filter(
        ({ text, isHeaded }) =>
          !isHeaded && !isPersonal(text, language) && (!pointsBack(text, language) || pronoun.test(text)),
      )
      .flatMap(({ text }) => waysToTell(text)),
  );
  return points.filter((point) => !pointsBack(point, language) && waysOf(point).some((way) => told.has(way)));
}

/** The sentences of the description that a bullet tells word for word, and that it can do without. */
export function toldByBullets(context: RewriteContext): string[] {
  const { bullets } = context.listing;
  if (bullets.length === 0) return [];
  const taken = takenParts(context, new Set(bullets.flatMap(waysOf)));
  if (taken === null) return [];
  const told = [...new Set([...taken.map(({ text }) => text), ...toldFragments(context)])];
  return [...told, ...heldByBullets(told, context)];
}

/**
 * What else only repeats: sentences that a bullet holds, and rows of a list without a heading, below "Specifications:" or of
 * the kind "Name: value" that the table or a bullet tells, as long as enough of the text is left.
 */
function heldByBullets(told: readonly string[], context: RewriteContext): string[] {
  const { listing, language } = context;
  const lines = linesOf(listing.description);
  const all = partsOf(lines, language);
  const known = [...listing.bullets, ...listing.specifications.map(({ name, value }) => `${name}: ${value}`)];
  const values = listing.specifications.map(({ value }) => value).join(', ');
  const rows = all.filter(
    ({ text, list, head, isHeaded }) =>
      list !== null &&
      !told.includes(text) &&
      (isOfTable(text, head, isHeaded)
        ? isRowTold(text, [...known, values], language)
        : !isApart.test(head) && isInBullets(text, listing.bullets, language)),
  );
  const sentences = looseParts(context).filter(
    ({ text, list }) => list === null && !told.includes(text) && listing.bullets.some((bullet) => holds(bullet, text)),
  );
  const sales = all.filter(({ text }) => isSales(text, context));
  const unsaid = lengthOf(sales);
  let left = codePoints(lines.join(' ')) - told.reduce((sum, text) => sum + codePoints(text) + 1, 0);
  let count = all.length - sales.length - told.length;
  const take = (texts: readonly string[], least: number, fewest = fewestLeft): string[] => {
    const rest = left - texts.reduce((sum, text) => sum + codePoints(text) + 1, 0);
    if (rest < least || rest - unsaid < leastLeft || count - texts.length < fewest) return [];
    left = rest;
    count -= texts.length;
    return [...texts];
  };
  const gone = sentences.flatMap(({ text }) => take([text], enoughLeft));
  const enough = Math.min(enoughLeft, leastOf(codePoints(lines.join(' ')), context));
  const mayGo = new Set([...told, ...gone, ...rows.map(({ text }) => text)]);
  // Of rows with a note below them the note alone would be left.
  const isTextLeft = all.some(
    ({ text, isBound }) =>
      !mayGo.has(text) &&
      !isBound &&
      !isNote(text) &&
      isWholeSentence(text) &&
      !sales.some((part) => part.text === text),
  );
  if (!isTextLeft) return gone;
  // Of one list all that is told goes, with the heading where nothing is left below it.
  const heads = [...new Set(rows.map(({ head }) => head))];
  return [
    ...gone,
    ...heads.flatMap((head) => {
      const told = rows.filter((part) => part.head === head).map(({ text }) => text);
      const size = all.filter((part) => part.head === head && part.list !== null).length;
      // No row stays alone.
      const own = told.length === size - 1 ? told.slice(0, -1) : told;
      const isWhole = all.every((part) => part.head !== head || part.list === null || own.includes(part.text));
      // Of a list that is no table nothing goes but all of it.
      if (!isWhole && !isHeading(head) && !own.every((text) => label.test(text))) return [];
      // A short text may lose a list that is shorter still.
      const isLess = own.reduce((sum, text) => sum + codePoints(text) + 1, 0) * 2 < left;
      const whole = head === '' ? own : [...own, head];
      return isWhole ? take(whole, isLess ? enough : enoughLeft, isLess ? 1 : fewestLeft) : take(own, enoughLeft);
    }),
  ];
}

const isWholeSentence = (text: string): boolean => /[.!?…。！？]["”»)]?$/u.test(text);

/** A row of the table: in a list of its own, below "Specifications:", or with its name. */
const isOfTable = (text: string, head: string, isHeaded: boolean): boolean =>
  (head === '' && !isHeaded) || isHeading(head) || label.test(text);
// What is in the box, how big it is and what it fits is looked for there.
const isApart =
  /includ|in the box|contents|you (?:get|receive)|package|siz(?:e|ing)|measure|dimension|fit|compatib|lieferumfang|contenu|contenido|contenuto|комплект/iu;

/** Lines without these sentences, and without those that this leaves empty. */
export function withoutSentences(lines: readonly string[], sentences: readonly string[], language: string): string[] {
  if (sentences.length === 0) return [...lines];
  const gone = new Set(sentences);
  return withRestsJoined(
    lines.flatMap((line) => {
      const start = line.startsWith('• ') ? '• ' : '';
      const all = saidIn(line, language);
      const kept = all.filter((sentence) => !gone.has(sentence));
      const isTorn = kept.length < all.length;
      if (kept.length === 0 && isTorn) return [];
      return [{ line: isTorn ? start + kept.join(' ') : line, sentences: kept.length, isTorn }];
    }),
  );
}
