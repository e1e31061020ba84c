import { factsOf } from '../ground/facts.ts';
import { codePoints, phrasePattern, spansOf, wordList, wordsOf } from '../text/words.ts';
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
    return factsOf(part, language).length > 0 ? 1 : 2;
  });
  for (const wanted of [0, 1, 2]) {
    parts.forEach((_, index) => {
      if (index === 0 || rank[index] !== wanted) return;
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
  const cut = cutToLength(plain, titleLimit(context), language);
  const left = plain.slice(cut.length);
  const lost = factsOf(left, language).flatMap(({ text }) => {
    const kind = kindOf(text, language);
    return kind === 'colour' || kind === 'number' ? [text] : [];
  });
  if (lost.length === 0 || lost.length > 2) return [plain];
  const room = lost.reduce((sum, text) => sum + codePoints(text) + 2, 0);
  const shorter = cutToLength(plain, Math.max(0, titleLimit(context) - room), language);
  return wordList(shorter).length >= 3 && fits([shorter, ...lost]) ? [shorter, ...lost] : [plain];
}

function withoutPraise(text: string, brand: string): string {
  const own = spansOf(text, brand.trim() === '' ? null : phrasePattern([brand.trim()]));
  const found = spansOf(text, praise).filter(
    ({ start, end }) => !own.some((span) => span.start < end && start < span.end),
  );
  return tidy(found.reverse().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text));
}
