import { factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { excessWords } from '../score/title-rules.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, isUnspaced, phrasePattern, wordList, wordsOf } from '../text/words.ts';
import { needsCasing, normalCase } from './casing.ts';
import { cleanLine, cutToLength, tidy, withoutDanglingEnd } from './clean-text.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';

// Marketplaces whose style guides want the brand first; the others have their own field or put the item first.
const brandFirst: ReadonlySet<string> = new Set(['generic', 'amazon', 'ebay', 'walmart', 'google']);

const segmentEnd = /\s*[,;|•·]\s+|\s*[|•·]\s*|\s+[–—-]\s+/u;

// A longer title is pasted text; what it holds beyond this is in no marketplace's title.
const longestInput = 1_000;

/** New titles: cleaned, in normal case, without repetition, brand first, key properties added, within the good length. */
export function rewriteTitle(context: RewriteContext): Rewrite[] {
  const { listing } = context;
  const base = cleanTitle(context) || titleFromCategory(context);
  if (base === '') return [];
  const segments = withBrand(
    context,
    base
      .split(segmentEnd)
      .map(tidy)
      .filter((segment) => segment !== ''),
  );
  const titles = [
    fitted(context, withProperties(context, withoutRepetition(context, segments))),
    fitted(context, withoutRepetition(context, segments)),
    fitted(context, base.split(segmentEnd).map(tidy)),
  ];
  return [...new Set(titles)]
    .filter((title) => title !== '' && title !== listing.title)
    .map((title) => ({ listing: { ...listing, title }, note: 'Rewritten from the facts of the listing' }));
}

/** The longest title that this rewrite may have. */
export function titleLimit({ profile, options }: RewriteContext): number {
  return Math.min(
    profile.title.max,
    profile.title.hard ?? Number.POSITIVE_INFINITY,
    options.title_max ?? Number.POSITIVE_INFINITY,
  );
}

function cleanTitle(context: RewriteContext): string {
  const { listing, profile, language } = context;
  const brand = listing.brand?.trim() ?? '';
  const plain = listing.title.includes('<') ? htmlToText(listing.title).replaceAll('\n', ' ') : listing.title;
  let title = cleanLine(plain.length > longestInput ? cutToLength(plain, longestInput, language) : plain, context);
  const brandPattern = profile.title.brand === 'forbid' && brand !== '' ? phrasePattern([brand]) : null;
  if (brandPattern !== null) title = tidy(title.replace(brandPattern, ' '));
  for (const sign of profile.title.once) {
    const first = title.indexOf(sign);
    if (first >= 0) title = title.slice(0, first + 1) + title.slice(first + 1).replaceAll(sign, ' ');
  }
  title = withoutLoneSigns(title);
  return needsCasing(title) ? normalCase(title, language, brand) : title;
}

/** Drops what promotion leaves behind: `!!!` and signs that stand alone. */
function withoutLoneSigns(title: string): string {
  const plain = title.replace(/!{2,}|\?{2,}|\*{2,}/gu, ' ');
  return tidy(
    plain
      .replace(/(?<=^|\s)[^\p{L}\p{N}\s&+|•·–—-]+(?=\s|,|$)/gu, ' ')
      .replace(/(?<=\s)[–—-](?=\s*(?:[,;|–—-]|$))/gu, ' '),
  );
}

function titleFromCategory({ listing }: RewriteContext): string {
  return tidy(listing.category?.split(/[>/|]/u).at(-1) ?? '');
}

function withBrand({ listing, marketplace }: RewriteContext, segments: string[]): string[] {
  const brand = listing.brand?.trim() ?? '';
  const [head, ...tail] = segments;
  if (head === undefined || isPlaceholder(brand) || /^(?:generic|unbranded|no brand)$/iu.test(brand)) return segments;
  if (!brandFirst.has(marketplace)) return segments;
  const pattern = phrasePattern([brand]);
  if (pattern === null || head.search(pattern) >= 0) return segments;
  const alone = tail.findIndex((segment) => segment.toLowerCase() === brand.toLowerCase());
  if (alone >= 0) return [`${tail[alone]} ${head}`, ...tail.toSpliced(alone, 1)];
  return tail.some((segment) => segment.search(pattern) >= 0) ? segments : [`${brand} ${head}`, ...tail];
}

function withoutRepetition({ profile, stopWords, language }: RewriteContext, segments: string[]): string[] {
  const joined = segments.join('\n');
  if (isUnspaced(joined)) return segments;
  const excess = excessWords(wordsOf(joined), stopWords, profile.title.repeat).reverse();
  if (excess.length === 0) return segments;
  let kept = joined;
  for (const { start, end } of excess) kept = kept.slice(0, start) + kept.slice(end);
  const [head = '', ...rest] = kept.split('\n').map(withoutDanglingEnd);
  const merged: string[] = [];
  let first = head;
  rest.forEach((segment, index) => {
    if (wordList(segment).length === 0) return;
    const together = mergedHead(first, segment, segments[index + 1] ?? '');
    if (together !== null) first = together;
    else if (!isRemnant(segment, segments[index + 1] ?? '', language)) merged.push(segment);
  });
  return [first, ...merged].filter((segment) => wordList(segment).length > 0);
}

/** True for the "Hockey" that is left of "Hockey Bag": a word alone, without its noun and without a fact. */
function isRemnant(left: string, segment: string, language: string): boolean {
  const words = wordList(left);
  return words.length === 1 && words[0] !== wordList(segment).at(-1) && factsOf(left, language).length === 0;
}

// More describing words than this before the product's name cannot be taken in at a glance.
const longestHead = 6;

/** "Ceramic Mug" and what is left of "Coffee Mug" make "Ceramic Coffee Mug"; null when the two do not end alike. */
function mergedHead(head: string, left: string, segment: string): string | null {
  const words = head.split(' ');
  const noun = words.at(-1) ?? '';
  const sameEnd = wordList(segment).at(-1) === noun.toLowerCase();
  if (!sameEnd || words.length < 2 || words.length + wordList(left).length > longestHead) return null;
  return [...words.slice(0, -1), left, noun].join(' ');
}

// A property longer than this is a sentence, not a part of a title.
const longestProperty = 30;
// Measures that shoppers choose by; others (a dress's length, a cable's) say little in a title.
const titleMeasures = /capacity|volume|^size|wattage|^power|diameter|fassung|größe|объ[её]м|размер|мощность/iu;

/** Adds material, size and colour where they fit, and other short properties while the title is too short. */
function withProperties(context: RewriteContext, segments: string[]): string[] {
  const { listing, language, options, profile } = context;
  const limit = titleLimit(context);
  const title = [...segments];
  const add = (text: string): void => {
    const words = wordList(text);
    const present = new Set(wordList(title.join(' ')));
    if (words.length === 0 || words.some((word) => present.has(word))) return;
    const longer = [...title, text];
    if (codePoints(longer.join(', ')) > limit) return;
    if (profile.title.words !== null && wordList(longer.join(' ')).length > profile.title.words) return;
    title.push(text);
  };
  for (const keyword of options.include_keywords ?? []) add(cleanLine(keyword, context));
  const usable = listing.specifications.filter((item) => isUsable(item, listing.brand));
  for (const kind of ['material', 'number', 'colour'] as const) {
    for (const { name, value } of usable) {
      if (title.length - segments.length >= 3) break;
      if (kind === 'number' && !titleMeasures.test(name.trim())) continue;
      const facts = factsOf(value, language);
      // A bare number needs its name to mean something.
      if (facts.some((fact) => fact.kind === kind && (kind !== 'number' || fact.number?.unit !== '')))
        add(cleanLine(value, context));
    }
  }
  for (const { name, value } of usable) {
    if (codePoints(title.join(', ')) >= profile.title.min) break;
    if (!describing.test(name.trim())) continue;
    if (wordList(value).some((word) => /\p{L}{3}/u.test(word))) add(cleanLine(value, context));
  }
  return title;
}

// Specifications that say what kind of thing it is; the values of others mean nothing without their name.
const describing =
  /type|style|pattern|model|series|shape|size|capacity|typ$|modell|größe|form$|^тип|^вид|модель|серия|форма|стиль|размер|объ[её]м/iu;

function isUsable({ value }: Specification, brand: string | null): boolean {
  const text = value.trim();
  if (isPlaceholder(text) || codePoints(text) > longestProperty || /^(?:yes|no|да|нет|ja|nein)$/iu.test(text))
    return false;
  return text.toLowerCase() !== brand?.trim().toLowerCase();
}

/** The first segment, then those with a fact, then the others, as many as fit, in their own order; else a cut first one. */
function fitted(context: RewriteContext, segments: string[]): string {
  const { language, profile } = context;
  const limit = titleLimit(context);
  const fits = (parts: readonly string[]): boolean =>
    codePoints(parts.join(', ')) <= limit &&
    (profile.title.words === null || wordList(parts.join(' ')).length <= profile.title.words);
  const chosen = new Set<number>([0]);
  const inOrder = (): string[] => segments.filter((_, index) => chosen.has(index));
  const stating = segments.map((segment) => factsOf(segment, language).length > 0);
  for (const wanted of [true, false]) {
    segments.forEach((_, index) => {
      if (index === 0 || stating[index] !== wanted) return;
      chosen.add(index);
      if (!fits(inOrder())) chosen.delete(index);
    });
  }
  const title = cutToLength(inOrder().join(', '), limit, language);
  const { words } = profile.title;
  const all = wordsOf(title);
  if (words === null || all.length <= words) return title;
  return withoutDanglingEnd(title.slice(0, all[words - 1]?.end ?? title.length));
}
