import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { codePoints, utf8Bytes, wordList } from '../text/words.ts';
import { isCompound, isSingleTag } from './card-faults.ts';
import { cleanLine } from './clean-text.ts';
import { apart, knownWords } from './hashtag-words.ts';
import { isHealthClaim } from './health-claims.ts';
import { itemOf, nounFirst, phrasesOf } from './keyword-phrases.ts';
import { runsOf, withNegations } from './keyword-runs.ts';
import { isFiller, isPurchase, isWeak } from './keyword-words.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { isNounOf, isVerbal, searchWords } from './search-words.ts';
import { combinedTags } from './tag-combinations.ts';
import { phrasesAbroad, tagAbroad } from './tag-phrases.ts';
import { asTag, statedTags } from './tag-words.ts';
import { withoutOffers } from './title-offers.ts';
import { kindOf, stem } from './title-parts.ts';

// Amazon's own error text says 200 bytes although the field takes 249.
const safeBytes = 200;

/** New keywords from the listing's own words: cleaned, within length and number, no word twice where bytes count. */
export function rewriteKeywords(context: RewriteContext): Rewrite[] {
  const { listing, profile, isFull, avoid, options } = context;
  if (profile.keywords === null) return [];
  const wished = avoid !== null || (options.include_keywords ?? []).length > 0;
  // A full list of tags stays; a search-terms field may be full of words that the title already has.
  const isPhrased = isHashtagField(context) && listing.keywords.some((keyword) => /\S\s+\S/u.test(keyword));
  const isSoiled = listing.keywords.some(
    (keyword) => isHealthClaim(keyword) || withoutRank(keyword) !== keyword || namesOther(keyword, context),
  );
  if (isFull && !wished && !isPhrased && !isSoiled && profile.keywords.mode !== 'bytes') return [];
  // The second way keeps words of the title: a field that the seller filled with them must not end up shorter.
  const lists = profile.keywords.mode === 'bytes' ? searchTermLists(context) : [tags(context)];
  const isCleaner =
    isSoiled || (!isHashtagField(context) && listing.keywords.some((keyword) => keyword.startsWith('#')));
  return lists
    .filter((keywords) => keywords.length > 0)
    .map((keywords) => ({ listing: { ...listing, keywords }, isCleaner }));
}

function ownKeywords(context: RewriteContext): string[] {
  const inWords = wordsApart(context);
  return [...(context.options.include_keywords ?? []), ...context.listing.keywords]
    .map((keyword) =>
      isProtected(keyword, context.protectedTexts)
        ? keyword
        : inWords(withoutPurchase(withoutRank(cleanLine(htmlToText(keyword).replaceAll('\n', ' '), context)))),
    )
    .map((keyword) =>
      keyword.startsWith('#') || isProtected(keyword, context.protectedTexts) ? keyword : withoutOffers(keyword),
    )
    .filter((keyword) => !saleWords.test(keyword.trim()) || isProtected(keyword, context.protectedTexts))
    .filter((keyword) => !isHealthClaim(keyword) && !namesOther(keyword, context))
    .filter((keyword) => wordList(keyword).some((word) => !isFiller(word)) && !isAddress(keyword));
}

/** Words that were written together for a hashtag, apart; other languages than English write names together. */
function wordsApart(context: RewriteContext): (keyword: string) => string {
  const known = knownWords(context);
  return (keyword) => (isCompound(context.language) && !keyword.startsWith('#') ? keyword : apart(keyword, known));
}

// What shops call any of their goods.
const saleWords =
  /^(?:brand new|new|new in|just in|back in|new arrivals?|best ?sellers?|best selling|trending|viral|hot|sale|on sale|popular)$/iu;

/** True for a keyword with a known maker that nothing else in the listing names: it finds another's goods. */
function namesOther(keyword: string, context: RewriteContext): boolean {
  const { listing, language, protectedTexts, options } = context;
  if (isProtected(keyword, protectedTexts) || (options.include_keywords ?? []).includes(keyword)) return false;
  const makers = factsOf(keyword, language).filter(({ kind }) => kind === 'brand');
  if (makers.length === 0) return false;
  const { title, description, bullets, specifications, brand, category } = listing;
  const told = [
    title,
    description,
    ...bullets,
    ...specifications.map(({ value }) => value),
    brand ?? '',
    category ?? '',
  ];
  const text = told.join('\n').toLowerCase();
  return makers.some((maker) => !text.includes(maker.text.toLowerCase()));
}

/** "Best serum": what a shop ranks is no search of its own. */
const withoutRank = (keyword: string): string => keyword.replace(rank, '').replace(/(?<=\p{L}{3}) 20\d\d$/u, dated);
// "Best friend" and "best man" are whom a gift is for.
const rank =
  /^(?:best|top|cheapest)\s+(?!friends?|man|men|dad|mum|mom|mother|father|teacher|nan|grand|aunt|uncle|sister|brother|coat)(?=\p{L}{3})/iu;
// The year is a property of a calendar, and of anything else only when it was typed.
const dated = (year: string, _: number, keyword: string): string =>
  /calend|planner|diary|agenda|almanac|yearbook|coin|stamp|vintage|wine/iu.test(keyword) ? year : '';

const isAddress = (keyword: string): boolean => hasContact(keyword) || /^[a-z0-9-]+\.[a-z]{2,3}$/u.test(keyword);

const withoutPurchase = (keyword: string): string =>
  wordList(keyword).some(isPurchase)
    ? keyword
        .split(/\s+/u)
        .filter((word) => !isPurchase(word))
        .join(' ')
    : keyword;

function searchTermLists(context: RewriteContext): string[][] {
  const words = searchWords(context);
  return [context.listing.title, ''].map((found) => searchTerms(context, found, words));
}

/** One string of bytes (Amazon): words of the title and the brand are already found, so they would be wasted. */
function searchTerms(context: RewriteContext, found: string, more: readonly string[]): string[] {
  const { listing, profile } = context;
  const limit = Math.min(safeBytes, profile.keywords?.max ?? safeBytes);
  const ideal = profile.keywords?.ideal ?? limit;
  const used = new Set([...wordList(found), ...wordList(listing.brand ?? '')].map(stem));
  const terms: string[] = [];
  const bytes = (): number => utf8Bytes(terms.join(' '));
  const add = (words: readonly string[]): void => {
    const isUsed = (word: string): boolean =>
      used.has(stem(word)) ||
      (word.includes('-') && word.split('-').every((part) => part.length < 2 || used.has(stem(part))));
    const fresh = words.filter((word, index) => !isUsed(word) && words.indexOf(word) === index);
    if (fresh.length === 0 || fresh.every(isWeak)) return;
    terms.push(fresh.join(' '));
    if (bytes() > limit) terms.pop();
    else for (const word of fresh) used.add(stem(word));
  };
  const wished = new Set((context.options.include_keywords ?? []).flatMap(wordList));
  const isUseful = (word: string): boolean => wished.has(word) || (!isFiller(word) && !/^[\d.]+$/u.test(word));
  for (const keyword of ownKeywords(context)) {
    if (isProtected(keyword, context.protectedTexts)) terms.push(keyword);
    else
      add(
        withNegations(wordList(keyword)).flatMap((word) =>
          word.includes(' ') ? word.split(' ') : isUseful(word) ? [word] : [],
        ),
      );
  }
  // As the seller's own are read, or the next round would find "dash cam" in "dashcam".
  const inWords = wordsApart(context);
  for (const word of more) {
    if (bytes() >= ideal) break;
    add(inWords(word).split(' '));
  }
  return terms;
}

/** Separate tags (Etsy, Shopify, WooCommerce, Ozon). */
function tags(context: RewriteContext): string[] {
  const { profile, listing } = context;
  const { ideal = 0, max = null, len = null } = profile.keywords ?? {};
  const result: string[] = [];
  const seen = new Set<string>();
  const isHashtags = isHashtagField(context);
  const wished = new Set(context.options.include_keywords ?? []);
  const add = (text: string): void => {
    const offered = text.startsWith('#') ? text : withoutOffers(text);
    const tag = isHashtags ? hashtagText(offered) : tagText(offered);
    const key = wordList(tag)
      .map((word) => stem(word.replace(/['’]s$/u, '')))
      .join(' ');
    if (tag === '' || key === '' || seen.has(key) || (len !== null && codePoints(tag) > len)) return;
    seen.add(key);
    result.push(tag);
  };
  const isSingle = (tag: string): boolean => !isHashtags && isSingleTag(tag, context.language);
  const own: string[] = [];
  for (const keyword of ownKeywords(context)) {
    if (isProtected(keyword, context.protectedTexts)) result.push(keyword);
    else if (!/^[\d\s.-]+$/u.test(keyword)) {
      const tag = shortened(keyword, len, context);
      const named = wished.has(keyword) ? tag : (tagOf(tag, len, context) ?? '');
      // One word finds everybody's goods: it stays where there is room behind the names.
      if (isSingle(named) && !wished.has(keyword)) own.push(named);
      else add(named);
    }
  }
  const wanted = Math.max(ideal, result.length, listing.keywords.length);
  const phrases = [...phrasesOf(context, len), ...statedTags(context), ...combinedTags(context, len)];
  const names = isHashtags ? hashtagsOf(phrases, listing.title) : [...phrases, ...phrasesAbroad(context)];
  for (const phrase of names.filter((name) => !isSingle(name))) {
    if (result.length >= wanted) break;
    add(phrase);
  }
  // Where phrases cannot be built, single words find it as well.
  const words = isHashtags
    ? []
    : [
        ...own,
        ...names.filter(isSingle),
        ...(context.language === 'en' ? [] : searchWords(context).flatMap((name) => name.split(' '))),
      ];
  const written = [context.original.title, listing.title, ...listing.bullets, htmlToText(listing.description)].join(
    '\n',
  );
  for (const word of words) {
    if (result.length >= wanted) break;
    // "Scharfes" of "scharfes Messer" finds nothing.
    if (context.language === 'de' && !own.includes(word) && !isNounOf(written, word)) continue;
    if (!result.some((tag) => isInflected(tag, word))) add(own.includes(word) ? word : withNoun(word, len, context));
  }
  return result.slice(0, max ?? result.length);
}

/** "Tapis gris" of "gris": where the noun comes first what the title says of it, its colour and material stand behind it. */
function withNoun(word: string, len: number | null, context: RewriteContext): string {
  const [noun = ''] = itemOf(context);
  const tag = `${noun} ${word}`;
  const [run = []] = runsOf(context.listing.title, context);
  const isOfIt = kindOf(word, context.language) !== null || run.includes(word.toLowerCase());
  const isProperty = nounFirst.has(context.language) && noun !== '' && stem(word) !== stem(noun) && isOfIt;
  return isProperty && codePoints(tag) <= (len ?? codePoints(tag)) ? tag : word;
}

const longestEnding = 2;

/** "Микрофибра" and "микрофибры": one word with two endings. */
function isInflected(tag: string, word: string): boolean {
  const start = word.slice(0, Math.max(shortestStem, codePoints(word) - longestEnding));
  return tag.startsWith(start) && Math.abs(tag.length - word.length) <= longestEnding;
}
const shortestStem = 4;

/** A tag of one word with what makes it a search. */
function tagOf(tag: string, len: number | null, context: RewriteContext): string | null {
  const named = isHashtagField(context) ? null : tagAbroad(tag, len, context);
  return named !== null && codePoints(named) <= (len ?? Number.POSITIVE_INFINITY) ? named : asTag(tag, len, context);
}

/** Ozon's keywords are hashtags since 2025-08-18 (source O4), and a hashtag is one word. */
const isHashtagField = ({ marketplace }: RewriteContext): boolean => marketplace === 'ozon';

/** A keyword of several words as one: `бутылка_для_воды`. */
const hashtagText = (text: string): string => tagText(text).replace(/[\s'’-]+/gu, '_');

/** The words of the phrases that a shopper may look for on their own, the best first, then the phrases that are names. */
function hashtagsOf(phrases: readonly string[], title: string): string[] {
  // "для воды": the ending belongs to the small word before it, so alone it is no search word.
  const words = wordList(title);
  const bound = new Set(words.filter((_, index) => isFiller(words[index - 1] ?? '')));
  const isTag = (word: string): boolean =>
    codePoints(word) >= shortestHashtag && !isWeak(word) && !isFiller(word) && !bound.has(word);
  const isName = (phrase: string): boolean => wordList(phrase).length > 1 && wordList(phrase).every(isTag);
  return [...new Set([...phrases.flatMap(wordList).filter(isTag), ...phrases.filter(isName)])];
}
const shortestHashtag = 3;

// Etsy's tags take letters, digits, spaces and these signs, not one of them first.
function tagText(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s'’™©®-]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s'’-]+|[\s'’-]+$/gu, '');
}

/** A keyword that is too long keeps the end of its first name: "Rolling Duffle Bag" of "36-inch Rolling Duffle Bag with Wheels". */
function shortened(keyword: string, len: number | null, context: RewriteContext): string {
  const tag = tagText(keyword);
  if (len === null || codePoints(tag) <= len) return tag;
  const brand = new Set(wordList(context.listing.brand ?? ''));
  const runs = runsOf(keyword, context).map((words) => words.filter((word) => !brand.has(word)));
  const [run = []] = [...runs.filter((words) => words.length > 1), ...runs];
  const endings = [run, run.slice(-2), run.slice(-1)]
    .filter((words) => words.length > 1 || !words.every((word) => isWeak(word) || isVerbal(word)))
    .map((words) => words.join(' '));
  return endings.find((words) => words !== '' && codePoints(words) <= len) ?? '';
}
