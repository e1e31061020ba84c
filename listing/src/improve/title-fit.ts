import { type FactKind, factsOf } from '../ground/facts.ts';
import { excessWords } from '../score/title-rules.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, phrasePattern, spansOf, wordList, wordsOf } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { cutToLength, tidy, withoutDanglingEnd } from './clean-text.ts';
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
  const whole = cutToLength(inOrder().join(', '), limit, language, namesIn(context)).replace(
    /(?<=[\p{L}\p{N}]{2})\.$/u,
    '',
  );
  const title = withPartOfList(
    whole,
    parts.filter((_, index) => !chosen.has(index)),
    limit,
    language,
  );
  const { words } = profile.title;
  const all = wordsOf(title);
  if (words === null || all.length <= words) return title;
  return withoutDanglingEnd(title.slice(0, all[words - 1]?.end ?? title.length));
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
  return codePoints(part) < shortestPart || factsOf(part, language).length === 0 ? title : `${title}, ${part}`;
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
