import { wordList } from '../text/words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { stem } from './title-parts.ts';

/** "Cat food" of "Cat Food 2kg adult cats all breeds": what the seller's keywords end with and the title has, unless they end with its noun as well. */
export function keywordNoun(noun: string, { writtenKeywords, listing, language }: RewriteContext): string[] | null {
  const title = ` ${wordList(listing.title).join(' ')} `;
  const keywords = writtenKeywords.map((keyword) => wordList(keyword));
  const isNoun = (words: readonly string[]): boolean => stem(words.at(-1) ?? '') === stem(noun);
  if (language !== 'en' || keywords.some(isNoun)) return null;
  return (
    keywords.find(
      (words) =>
        words.length === 2 &&
        title.includes(` ${words.join(' ')} `) &&
        keywords.some((other) => other.length > 2 && other.slice(-2).join(' ') === words.join(' ')),
    ) ?? null
  );
}
