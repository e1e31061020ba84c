import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, phrasePattern, utf8Bytes, wordList } from '../text/words.ts';
import { cleanLine, hasContact } from './clean-text.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { tellable } from './tellable.ts';

// Amazon's own error text says 200 bytes although the field takes 249.
const safeBytes = 200;

// Words that no shopper searches for.
const fillers: ReadonlySet<string> = new Set(
  'two three four five six seven eight nine ten opens closes keeps holds lights turns suits suit charges fits stays works lets gives come apart goes helps stands sits a about after all also an and any are as at be been before but by can comes does each easily even every for from get gives has have her his how if in includes including into is it its just keeps let made make makes more most much not of off on one only or our out over own per she so some such than that the their them then there these they this those through to too up use used using very was we well when where which while who will with without you your без быть в во вы для до его ее если есть еще же за и из или их к как когда ко который которая которые мы на над не но о об он она они от по под при с со так также то только у что чтобы это der die das und oder mit ohne für von aus im in ein eine einer ist sind wird auf zu zum zur den dem des le la les et ou de des du un une pour avec sans est sont dans sur el los las y o con sin por para es son en'.split(
    ' ',
  ),
);

/** New keywords from the listing's own words: cleaned, within length and number, no word twice where bytes count. */
export function rewriteKeywords(context: RewriteContext): Rewrite[] {
  const { listing, profile } = context;
  if (profile.keywords === null) return [];
  const keywords = profile.keywords.mode === 'bytes' ? searchTerms(context) : tags(context);
  if (keywords.length === 0 || keywords.join('\n') === listing.keywords.join('\n')) return [];
  return [{ listing: { ...listing, keywords }, note: 'Made from words of the listing' }];
}

function ownKeywords(context: RewriteContext): string[] {
  return [...context.listing.keywords, ...(context.options.include_keywords ?? [])]
    .map((keyword) => cleanLine(keyword, context))
    .filter((keyword) => wordList(keyword).length > 0 && !hasContact(keyword));
}

/** One string of bytes (Amazon): words of the title and the brand are already found, so they would be wasted. */
function searchTerms(context: RewriteContext): string[] {
  const { listing, profile } = context;
  const limit = Math.min(safeBytes, profile.keywords?.max ?? safeBytes);
  const ideal = profile.keywords?.ideal ?? limit;
  const used = new Set(wordList(listing.title));
  for (const word of wordList(listing.brand ?? '')) used.add(word);
  const terms: string[] = [];
  const bytes = (): number => utf8Bytes(terms.join(' '));
  const add = (phrase: string): void => {
    const words = phrase.split(/\s+/u).filter((word) => wordList(word).some((part) => !used.has(part)));
    if (words.length === 0) return;
    terms.push(words.join(' '));
    if (bytes() > limit) terms.pop();
    else for (const word of wordList(phrase)) used.add(word);
  };
  for (const keyword of ownKeywords(context)) add(keyword);
  for (const word of searchWords(context)) {
    if (bytes() >= ideal) break;
    if (!used.has(word)) add(word);
  }
  return terms;
}

/** Single words: of the attributes first, then those that the text repeats, then the others. */
function searchWords(context: RewriteContext): string[] {
  const { listing } = context;
  const wordsIn = (texts: readonly string[]): string[] =>
    texts
      .filter((text) => !hasContact(text))
      .flatMap((text) => wordList(cleanLine(text, context)))
      .filter((word) => codePoints(word) >= 4 && !fillers.has(word) && !/\p{N}/u.test(word));
  const attributes = tellable(listing.specifications).map(({ value }) => value);
  const inText = wordsIn([...listing.bullets, ...htmlToText(listing.description).split('\n')]);
  const counts = new Map<string, number>();
  for (const word of inText) counts.set(word, (counts.get(word) ?? 0) + 1);
  const repeated = inText.filter((word) => (counts.get(word) ?? 0) > 1);
  return [...new Set([...wordsIn([...attributes, listing.category ?? '']), ...repeated, ...inText])];
}

/** Separate tags (Etsy, Shopify, WooCommerce, Ozon): phrases of two or three neighbouring words. */
function tags(context: RewriteContext): string[] {
  const { profile, listing } = context;
  const { ideal = 0, max = null, len = null } = profile.keywords ?? {};
  const brand = phrasePattern(listing.brand?.trim() ? [listing.brand.trim()] : []);
  const result: string[] = [];
  const seen = new Set<string>();
  const add = (text: string): void => {
    const tag = shortened(tagText(text), len);
    const key = tag.toLowerCase();
    if (tag === '' || seen.has(key)) return;
    seen.add(key);
    result.push(tag);
  };
  for (const keyword of ownKeywords(context)) add(keyword);
  const own = result.length;
  for (const phrase of phrases(context)) {
    if (result.length >= Math.max(ideal, own)) break;
    if (brand === null || phrase.search(brand) < 0) add(phrase);
  }
  return result.slice(0, max ?? result.length);
}

// Etsy's tags take letters, digits, spaces and these signs, not one of them first.
function tagText(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s'’™©®-]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s'’-]+|[\s'’-]+$/gu, '');
}

// No search has more words.
const mostWords = 12;

/** The first words that fit, without a filler at the end. */
function shortened(text: string, len: number | null): string {
  const words = text.split(' ', mostWords);
  while (
    words.length > 0 &&
    ((len !== null && codePoints(words.join(' ')) > len) || fillers.has(words.at(-1)?.toLowerCase() ?? ''))
  ) {
    words.pop();
  }
  return words.join(' ');
}

function phrases(context: RewriteContext): string[] {
  const { listing } = context;
  const runsOf = (text: string): string[][] =>
    hasContact(text)
      ? []
      : cleanLine(text, context)
          .toLowerCase()
          .split(/[^\p{L}\p{M}\p{N}\s'’-]+|\s+[–—-]\s+/u)
          .flatMap(contentRuns);
  const title = runsOf(listing.title);
  const leaf = runsOf(listing.category?.split(/[>/|]/u).at(-1) ?? '');
  const values = tellable(listing.specifications).flatMap(({ value }) => runsOf(value));
  const headers = listing.bullets.flatMap((bullet) => runsOf(bullet.includes(':') ? (bullet.split(':')[0] ?? '') : ''));
  const item = leaf[0]?.join(' ') ?? title[0]?.at(-1) ?? '';
  const described = values.filter((run) => run.length <= 2 && item !== '').map((run) => `${run.join(' ')} ${item}`);
  const sentences = [...listing.bullets, ...htmlToText(listing.description).split(/[.!?:\n]/u)].flatMap(runsOf);
  return [
    ...new Set([
      ...leaf.map((run) => run.join(' ')),
      ...title.flatMap((run) => neighbours(run, 3)),
      ...described,
      ...title.flatMap((run) => neighbours(run, 2)),
      ...headers.flatMap((run) => [...neighbours(run, 3), ...neighbours(run, 2)]),
      ...values.flatMap((run) => neighbours(run, 2)),
      ...title.flat(),
      ...sentences.flatMap((run) => neighbours(run, 2)),
    ]),
  ];
}

/** Runs of words between fillers; a number stands only inside a longer word such as `32oz`. */
function contentRuns(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const word of text.split(/\s+/u)) {
    if (codePoints(word) < 3 || fillers.has(word) || /\p{N}/u.test(word) || !/\p{L}/u.test(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0);
}

function neighbours(words: readonly string[], count: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - count + 1))
    .map((_, index) => words.slice(index, index + count).join(' '));
}
