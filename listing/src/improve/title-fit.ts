import { type FactKind, factsOf } from '../ground/facts.ts';
import { excessWords } from '../score/title-rules.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, phrasePattern, spansOf, wordList, wordsOf } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { cutToLength, isBroken, tidy, withoutDanglingEnd } from './clean-text.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf } from './title-parts.ts';
import { titleLimit } from './title-properties.ts';

// Praise that no buyer searches for; it goes first when a title is too long.
const praise = phrasePattern([
  'luxury',
  'premium',
  'premium quality',
  'high quality',
  'top quality',
  'amazing',
  'awesome',
  'perfect',
  'beautiful',
  'stunning',
  'gorgeous',
  'ultimate',
  'must have',
  'brand new',
]);

// What a buyer can measure or see says more than a claim.
const measurable: ReadonlySet<FactKind> = new Set(['number', 'code', 'material', 'colour', 'certification']);

/** The first segment, then those with a fact, then the others, as many as fit, in their own order; else a cut first one. */
export function fitted(context: RewriteContext, segments: readonly string[]): string {
  const { language, profile } = context;
  const limit = titleLimit(context);
  const fits = (parts: readonly string[]): boolean =>
    codePoints(parts.join(', ')) <= limit &&
    (profile.title.words === null || wordList(parts.join(' ')).length <= profile.title.words);
  const [head = '', ...tail] = segments;
  const parts = fits([head]) ? [head, ...tail] : [...shorterHead(head, context, fits), ...tail];
  const chosen = new Set<number>([0]);
  const inOrder = (): string[] => parts.filter((_, index) => chosen.has(index));
  const rank = parts.map((part) => {
    const kind = kindOf(part, language);
    if (kind === 'colour' || kind === 'number') return 0;
    const facts = factsOf(part, language);
    if (facts.some((fact) => measurable.has(fact.kind))) return 1;
    return facts.length > 0 ? 2 : 3;
  });
  const isListLeft = (): boolean => parts.some((part, index) => !chosen.has(index) && isList(part, language));
  for (const wanted of [0, 1, 2, 3]) {
    // The first properties of a list say more than words without a fact.
    if (wanted === 3 && isListLeft()) break;
    parts.forEach((_, index) => {
      if (index === 0 || rank[index] !== wanted) return;
      chosen.add(index);
      if (!fits(inOrder())) chosen.delete(index);
    });
  }
  const all = inOrder().join(', ');
  const whole = withoutLeftovers(cutToLength(all, limit, language, namesIn(context)), all).replace(
    /(?<=[\p{L}\p{N}]{2})\.$/u,
    '',
  );
  const left = parts.filter((_, index) => !chosen.has(index));
  const listed = withPartOfList(whole, left, limit, language);
  const title = listed === whole ? withPartOfRow(whole, left, limit, language) : listed;
  const { words } = profile.title;
  const written = wordsOf(title);
  if (words === null || written.length <= words) return title;
  const longest = codePoints(title.slice(0, written[words - 1]?.end ?? title.length));
  return withoutLeftovers(cutToLength(title, longest, language, namesIn(context)), title);
}

// Whom it is for and what it is a gift for: alone behind a name they are the rest of a row that was cut.
const leftover =
  /(?<!(?<!\p{L})(?:for|and|or|&|to)) (?:boys?|girls?|kids?|toddlers?|newborns?|infants?|teens?|children|adults?|men|women|mens|womens|unisex|gifts?|presents?|educational|birthday|christmas|(?!(?:caring|saving|cancell?ing|charging|absorbing|wicking|sensing|locking|closing|drying|aging|ageing|fitting|lighting|earring|ring|string|spring|clothing|bedding|seasoning)(?!\p{L}))\p{L}{3,}ing)$/iu;
const fewestLeft = 3;

/** A cut title without the "Newborn Boy" of "Newborn Boy Girl Unisex Gift". */
function withoutLeftovers(cut: string, whole: string): string {
  if (!/^\s+[\p{L}\d]/u.test(whole.slice(cut.length)) || !whole.startsWith(cut)) return cut;
  let title = cut;
  while (leftover.test(title) && wordList(title).length > fewestLeft)
    title = withoutDanglingEnd(title.replace(leftover, ''));
  return title;
}

/** Tells two words that the listing writes together with capitals: "Skoda Octavia" is not cut in two. */
function namesIn({ listing }: RewriteContext): (before: string, after: string) => boolean {
  const text = [htmlToText(listing.description), ...listing.bullets].join('\n');
  return (before, after) => {
    const [first, second] = [upperFirst(before.toLowerCase()), upperFirst(after.toLowerCase())];
    const isPair = text.includes(`${first} ${second}`) || text.includes(`${before} ${second}`);
    return isPair && !text.includes(`${first} ${after.toLowerCase()}`);
  };
}

const fewestListed = 3;
const isList = (part: string, language: string): boolean => factsOf(part, language).length >= fewestListed;

const shortestPart = 8;

/** A long list of properties that does not fit as a whole says at least its first ones. */
function withPartOfList(title: string, left: readonly string[], limit: number, language: string): string {
  const list = left.find((part) => isList(part, language));
  const room = limit - codePoints(title) - 2;
  if (list === undefined || room < shortestPart) return title;
  const part = cutToLength(list, room, language);
  return codePoints(part) < shortestPart ||
    isBroken(part, list.slice(part.length)) ||
    factsOf(part, language).length === 0
    ? title
    : `${title}, ${part}`;
}

const fewestOfRow = 5;
const goesOn = /^\s+(?:with|without|for|in|of|from|by)\s/iu;

/** Of a row of words that only a search wants, its beginning up to a small word or to whom it is for: "Non Slip Eco Friendly". */
function withPartOfRow(title: string, left: readonly string[], limit: number, language: string): string {
  const room = limit - codePoints(title) - 2;
  const said = new Set(wordList(title));
  for (const row of left) {
    if (language !== 'en' || room < shortestPart || wordList(row).length < fewestOfRow) continue;
    const cut = cutToLength(row, room, language);
    const part = withoutLeftovers(cut, row);
    const isWhole = (part !== cut && !isBroken(part, row.slice(part.length))) || goesOn.test(row.slice(cut.length));
    if (
      isWhole &&
      wordList(part).length > 1 &&
      !leftover.test(` ${part}`) &&
      !wordList(part).some((word) => said.has(word))
    )
      return `${title}, ${part}`;
  }
  return title;
}

/** A head without brackets and praise; if that is still too long, cut, with the colour and size of the cut part behind it. */
function shorterHead(
  head: string,
  context: RewriteContext,
  fits: (parts: readonly string[]) => boolean,
): [string, ...string[]] {
  const { language, listing } = context;
  const plain = withoutPraise(tidy(head.replace(/\s*\([^()]*\)/gu, '')), listing.brand ?? '');
  if (plain === '') return [head];
  if (fits([plain])) return [plain];
  const once = withoutRepeats(plain, context);
  if (fits([once])) return [once];
  const cut = cutToLength(plain, titleLimit(context), language);
  const left = plain.slice(cut.length);
  // Among several measures one alone would say nothing: "32 GB, …, 8 GB".
  const isMeasured = /\d/u.test(cut);
  const lost = factsOf(left, language).flatMap(({ text }) => {
    const kind = kindOf(text, language);
    return kind === 'colour' || (kind === 'number' && !isMeasured) ? [text] : [];
  });
  if (lost.length === 0 || lost.length > 2) return [plain];
  const room = lost.reduce((sum, text) => sum + codePoints(text) + 2, 0);
  const shorter = cutToLength(plain, Math.max(0, titleLimit(context) - room), language, namesIn(context));
  return wordList(shorter).length >= 3 && fits([shorter, ...lost]) ? [shorter, ...lost] : [plain];
}

/** Every word once: a second "wicker" costs less than the noun at the end. */
function withoutRepeats(text: string, { stopWords }: RewriteContext): string {
  const excess = excessWords(wordsOf(text), stopWords, 1).reverse();
  return tidy(excess.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text));
}

function withoutPraise(text: string, brand: string): string {
  const own = spansOf(text, brand.trim() === '' ? null : phrasePattern([brand.trim()]));
  const found = spansOf(text, praise).filter(
    ({ start, end }) => !own.some((span) => span.start < end && start < span.end),
  );
  return tidy(found.reverse().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text));
}
