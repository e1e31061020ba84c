import { factsOf } from '../ground/facts.ts';
import { codePoints, wordList } from '../text/words.ts';
import { sentencesOf } from './clean-text.ts';
import { cleanBlocks, linesOf, withoutPictures } from './description-blocks.ts';
import { factBlocks } from './fact-sentences.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isSales } from './selling-points.ts';
import { withEnds } from './sentence-ends.ts';
import { isNote, isPersonal } from './sentence-points.ts';

// With less than this a description tells nobody what the product is; our choice.
export const shortestText = 40;
// These point to the sentence before them, which has to stay where it is.
const goesOn =
  /^(?:it|its|they|their|them|this|that|these|those|both|each|either|all of|one of|he|she|so|but|and|or|also|then|otherwise|however|instead|which|together|just|simply)(?![\p{L}'’-])/iu;
// "In the box", with or without a colon.
const longestHeading = 4;
const pronoun = /^(?:It|They) /u;

/** A sentence of a description, or an item of the list with this number. */
interface Part {
  text: string;
  list: number | null;
  isHeaded: boolean;
}

/** The sentences of a line, without the sign of a list. */
const saidIn = (line: string, language: string): string[] =>
  sentencesOf(withEnds(withoutPictures(line.replace(/^• /u, '')), language));

function partsOf(lines: readonly string[], language: string): Part[] {
  let isHeaded = false;
  let lists = 0;
  return lines.flatMap((line, index) => {
    const isItem = line.startsWith('• ');
    if (!isItem) isHeaded = /[:：]$/u.test(line) || (wordList(line).length <= longestHeading && !/[.!?…]$/u.test(line));
    else if (lines[index - 1]?.startsWith('• ') !== true) lists += 1;
    return saidIn(line, language).map((text) => ({ text, list: isItem ? lists : null, isHeaded: isItem && isHeaded }));
  });
}

/** True where text and bullets stand beside each other, in a language whose sentences are known well enough to be taken out of a text. */
export const hasBothTexts = ({ language, profile, isUndescribed }: RewriteContext): boolean =>
  language === 'en' && profile.bullets !== null && !isUndescribed;

/** Not divided is a text of facts alone, which it says in sentences of its own. */
function isDivided(context: RewriteContext): boolean {
  if (!hasBothTexts(context)) return false;
  const facts = factBlocks(cleanBlocks(linesOf(context.listing.description), context), [], context);
  return facts?.some(({ kind }) => kind === 'paragraph') !== true;
}

/**
 * The parts of a description that may stand in the bullets alone: those with facts first, what to do with it last. The
 * first one says what it is; that stays, as does what the next sentence needs, and a list of which not all can go.
 */
function looseParts(context: RewriteContext): Part[] {
  const { listing, language, protectedTexts, profile } = context;
  const all = partsOf(linesOf(listing.description), language).filter(
    ({ text }) => wordList(text).length > 0 && !isSales(text, context),
  );
  const parts = all.slice(1);
  const rows = new Set(listing.specifications.map(({ name, value }) => spoken(`${name}: ${value}`).join(' ')));
  const isLoose = ({ text, list, isHeaded }: Part, index: number): boolean => {
    const next = parts[index + 1]?.text ?? '';
    return (
      !isHeaded &&
      !isPersonal(text, language) &&
      !isProtected(text, protectedTexts) &&
      (list === null || !rows.has(spoken(text).join(' '))) &&
      (!goesOn.test(text) || pronoun.test(text)) &&
      (!goesOn.test(next) || (pronoun.test(text) && next.startsWith(`${text.split(' ', 1)[0]} `)))
    );
  };
  const loose = parts.filter(isLoose);
  const whole = loose.filter(
    ({ list }) =>
      list === null ||
      (sizeOf(list, loose) === sizeOf(list, all) && sizeOf(list, all) <= (profile.bullets?.ideal ?? 0)),
  );
  const rank = ({ text }: Part): number => (isNote(text) ? 2 : factsOf(text, language).length > 0 ? 0 : 1);
  return whole.sort((a, b) => rank(a) - rank(b));
}

const sizeOf = (list: number, parts: readonly Part[]): number => parts.filter((part) => part.list === list).length;

/** The parts that bullets may take over so that enough of the description is left; null where it is not divided. */
function takenParts(context: RewriteContext): Part[] | null {
  if (!isDivided(context)) return null;
  let left = codePoints(linesOf(context.listing.description).join(' '));
  return looseParts(context).filter(({ text }) => {
    const rest = left - codePoints(text) - 1;
    if (rest < shortestText) return false;
    left = rest;
    return true;
  });
}

// "The kettle", "There is a", "It has": what a bullet leaves out of its sentence.
const mostLeftOut = 4;

/** True where a bullet has the words of a sentence, but for a subject in front of them, or as a name and its value. */
function isSaidBy(sentence: string, bullet: string): boolean {
  const words = spoken(sentence);
  const said = spoken(bullet);
  const more = words.length - said.length;
  if (said.length < 2 || more < 0 || more > mostLeftOut) return false;
  return words.slice(more).join(' ') === said.join(' ') || (more === 0 && sorted(words) === sorted(said));
}
const sorted = (words: readonly string[]): string => [...words].sort().join(' ');
const spoken = (text: string): string[] => wordList(text.replace(/ ?°(?= ?[CF](?!\p{L}))/gu, ' degrees '));

/** Points that leave the description once they are bullets; null where the two are not divided. */
export function takenPoints(points: readonly string[], context: RewriteContext): string[] | null {
  const taken = takenParts(context);
  return taken && points.filter((point) => taken.some(({ text }) => isSaidBy(text, point)));
}

/** The sentences of the description that a bullet tells word for word, and that it can do without. */
export function toldByBullets(context: RewriteContext): string[] {
  const { bullets } = context.listing;
  if (bullets.length === 0) return [];
  const taken = takenParts(context) ?? [];
  const told = taken.filter(({ text }) => bullets.some((bullet) => isSaidBy(text, bullet)));
  return told.filter(({ list }) => list === null || sizeOf(list, told) === sizeOf(list, taken)).map(({ text }) => text);
}

/** Lines without these sentences, and without those that this leaves empty. */
export function withoutSentences(lines: readonly string[], sentences: readonly string[], language: string): string[] {
  if (sentences.length === 0) return [...lines];
  const gone = new Set(sentences);
  return lines.flatMap((line) => {
    const start = line.startsWith('• ') ? '• ' : '';
    const all = saidIn(line, language);
    const kept = all.filter((sentence) => !gone.has(sentence));
    if (kept.length === all.length) return [line];
    return kept.length === 0 ? [] : [start + kept.join(' ')];
  });
}
