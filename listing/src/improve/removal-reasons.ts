import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { codePoints, spansOf, wordList } from '../text/words.ts';
import { isUnprovable } from './amazon-claims.ts';
import { sentencesOf, tidy } from './clean-text.ts';
import { linesOf } from './description-lines.ts';
import { isHealthClaim } from './health-claims.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isSales } from './selling-points.ts';

const longestQuote = 60;
const shown = (text: string): string => {
  const plain = tidy(text.replace(/^• /u, ''));
  return codePoints(plain) <= longestQuote
    ? `“${plain}”`
    : `“${[...plain].slice(0, longestQuote).join('').trimEnd()}…”`;
};

const plainWords = (text: string): string => wordList(text).join(' ');

/** "took out “Treats arthritis”, a promise to heal" for the texts that promise it; empty for none. */
function healTold(texts: readonly string[]): string {
  const [first] = texts;
  if (first === undefined) return '';
  return texts.length === 1
    ? `took out ${shown(first)}, a promise to heal`
    : `took out ${texts.length} promises to heal, such as ${shown(first)}`;
}

/** What a description lost and why: sentences about the sale, promises to heal, hashtags. */
export function descriptionRemovals(before: string, after: string, context: RewriteContext): string[] {
  const left = plainWords(after);
  const gone = linesOf(before)
    .flatMap(sentencesOf)
    .filter((sentence) => wordList(sentence).length > 0 && !left.includes(plainWords(sentence)));
  const healing = gone.filter(isHealthClaim);
  // Contacts and promotion are told with their own words.
  const sales = gone.filter(
    (sentence) =>
      !isHealthClaim(sentence) &&
      isSales(sentence, context) &&
      !hasContact(sentence) &&
      spansOf(sentence, context.promo).length === 0,
  );
  const [first] = sales;
  // In the tags of HTML "#" begins a place of the page or a colour.
  const tags = htmlToText(before).match(/#\p{L}[\p{L}\p{N}_]*/gu) ?? [];
  const lostTags = tags.length > 1 && !tags.some((tag) => after.includes(tag));
  return [
    first === undefined
      ? ''
      : sales.length === 1
        ? `took out ${shown(first)}, which is about the sale`
        : `took out ${sales.length} sentences about the sale, such as ${shown(first)}`,
    healTold(healing),
    lostTags ? `took out ${tags.length} hashtags` : '',
  ];
}

/** What bullets lost and why. */
export function bulletRemovals(
  before: readonly string[],
  after: readonly string[],
  { marketplace }: RewriteContext,
): string[] {
  const left = after.map(plainWords).join('\n');
  const gone = before.filter((bullet) => !left.includes(plainWords(bullet)));
  const claims =
    marketplace === 'amazon' ? gone.filter((bullet) => isUnprovable(bullet) && !isHealthClaim(bullet)) : [];
  const [first] = claims;
  return [
    healTold(gone.filter(isHealthClaim)),
    first === undefined ? '' : `took the claim out of ${shown(first)}, which Amazon allows in no bullet`,
  ];
}
