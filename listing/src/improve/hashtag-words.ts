import { htmlToText } from '../text/html-to-text.ts';
import { wordList } from '../text/words.ts';
import type { RewriteContext } from './rewrite-context.ts';

const shortest = 3;
const shortestGlued = 7;
// Nobody glues more, and the search for the words takes the square of the length.
const longestGlued = 60;

/** The words that a hashtag of this listing may be made of. */
export function knownWords({ listing }: RewriteContext): ReadonlySet<string> {
  const texts = [listing.title, htmlToText(listing.description), ...listing.bullets, listing.category ?? ''];
  const words = wordList(texts.join('\n').replace(/#[\p{L}\p{N}_]+/gu, ' ')).flatMap((word) => word.split('-'));
  return new Set(words);
}

/** "handmade soap" for "handmadesoap": a single word as the words it is made of, where the listing has them all. */
export function apart(keyword: string, known: ReadonlySet<string>): string {
  const word = keyword.trim().replace(/^#/u, '');
  const lower = word.toLowerCase();
  if (lower.length < shortestGlued || lower.length > longestGlued) return keyword;
  if (!/^\p{L}+$/u.test(word) || known.has(lower)) return keyword;
  // The fewest words that make up each beginning, the longest first.
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= lower.length; end += 1) {
    best[end] = null;
    for (let start = 0; start <= end - shortest; start += 1) {
      const before = best[start];
      const part = lower.slice(start, end);
      if (!before || !known.has(part)) continue;
      const current = best[end];
      if (!current || before.length + 1 < current.length) best[end] = [...before, part];
    }
  }
  const parts = best[lower.length];
  return parts && parts.length > 1 ? parts.join(' ') : keyword;
}
