import { factsOf } from '../ground/facts.ts';
import type { Listing } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { isShouting } from './casing.ts';
import { ownSpelling } from './casing-names.ts';
import { sentencesOf } from './clean-text.ts';
import { described, itemOf } from './keyword-phrases.ts';
import { isTrait, isWeak } from './keyword-words.ts';
import { isAuthor, isScientific } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { bindsNext, collections, isSearch } from './search-names.ts';
import { tellable } from './tellable.ts';
import { segmentsOf, stem } from './title-parts.ts';
import { propertiesOf } from './told-facts.ts';

// Behind these another thing begins, and the word that they rule belongs to it: "Clear case for iPhone".
const breaks = /\s(?:for|with|without|of|in|on|from|by)\s[\p{L}'’]+|\sand\s|[()[\]&+/:"“”]/iu;
const sized = /^\d[\d.]*(?:mm|cm|in|inch|ft|oz|l|v|w|mah)$/u;
const mostBefore = 3;
const praise =
  /^(?:beautiful|lovely|nice|great|perfect|amazing|gorgeous|stunning|cute|best|quality|new|premium|luxury|unique|special|soft|original)$/u;
// Their values are said in front of the thing: "slr camera", "pendant necklace".
const kindNames =
  /^(?:type|style|pattern|theme|shape|occasion|season|scent|flavou?r|(?:food )?form|fit|life ?stage|genre|subject|finish)$/iu;
// "Lavender & Sage Candle" is a lavender candle as well.
const pair = /(?<!\p{L})(\p{L}{4,}) (?:&|and) \p{L}{4,} $/iu;

/**
 * Tags for the room that the plain names leave: true combinations of what the title and the table say of the whole thing,
 * with its noun behind them, the nearest to the seller's own words first.
 */
export function combinedTags(context: RewriteContext, len: number | null): string[] {
  const { listing, original, language } = context;
  const item = itemOf(context);
  const noun = item.at(-1) ?? '';
  if (language === 'en' && listing.specifications.some(({ name }) => isAuthor(name))) return bookTags(listing, len);
  if (language !== 'en' || noun === '' || listing.specifications.some(({ name }) => isScientific(name))) return [];
  const brand = wordList(listing.brand ?? '');
  const titles = [...new Set([listing.title, original.title])];
  const traits = titles.flatMap(wordList).filter(isTrait);
  const kinds = tellable(propertiesOf(listing, language)).flatMap(({ name, value }) =>
    kindNames.test(name.trim()) && /^\p{L}{3,}$/u.test(value.trim()) ? [value.trim().toLowerCase()] : [],
  );
  const paired = titles.flatMap((title) => {
    const lower = title.toLowerCase();
    const [, first] = pair.exec(lower.slice(0, Math.max(0, lower.lastIndexOf(noun)))) ?? [];
    return first === undefined ? [] : [first];
  });
  const before = [...[...traits, ...kinds, ...paired].map((word) => [word]), ...described(item, context)];
  const [opening = ''] = sentencesOf(htmlToText(listing.description));
  // Shoppers search by the makers that everybody knows.
  const maker = factsOf(listing.brand ?? '', language).some(({ kind }) => kind === 'brand') ? brand : [];
  const all = [
    ...[...titles, opening].flatMap((text) => namesIn(text, noun, brand, language)),
    ...countedTags([...titles, opening], noun),
    ...before.flatMap((modifier) => [
      [...modifier, ...item],
      // A "beech set" of trains is of anything.
      ...(collections.has(noun) || (item.length > 1 && general.test(noun)) ? [] : [[...modifier, noun]]),
    ]),
    ...(maker.length > 0
      ? [
          [...maker, ...item],
          [...maker, noun],
        ]
      : []),
  ];
  const isSound = (tag: readonly string[]): boolean =>
    tag.length > 1 &&
    (len === null || codePoints(tag.join(' ')) <= len) &&
    new Set(tag.map(stem)).size === tag.length &&
    isSearch(tag);
  return [...new Set(all.filter(isSound).map((tag) => tag.join(' ')))];
}

// "Salmon food" is of nobody's.
const general =
  /^(?:food|care|treats?|template|file|tool|machine|cover|case|part|accessory|product|oil|pads?|holder|rack)s?$/u;
/** What readers look for: "literary fiction", "mystery book", "paperback book", who wrote it. */
function bookTags({ specifications, category }: Listing, len: number | null): string[] {
  const valuesOf = (names: RegExp): string[] =>
    specifications.flatMap(({ name, value }) =>
      names.test(name.trim()) ? value.split(/[,;/]/u).map((part) => part.trim().toLowerCase()) : [],
    );
  const kinds = [
    ...valuesOf(/^(?:genre|subject|theme)s?$/iu),
    ...(category ?? '').toLowerCase().split(/[>/|]/u).slice(1),
  ];
  const tags = [
    ...kinds.map((kind) => kind.trim()).filter((kind) => /^\p{L}+(?: \p{L}+)?$/u.test(kind)),
    ...kinds.map((kind) => `${kind.trim()} book`).filter((tag) => !/books? book$/u.test(tag)),
    ...valuesOf(/^(?:format|binding)$/iu).map((format) => `${format} book`),
    ...valuesOf(/^author$/iu),
  ];
  return [
    ...new Set(tags.filter((tag) => /^\p{L}+(?: \p{L}+){0,2}$/u.test(tag) && (len === null || codePoints(tag) <= len))),
  ];
}

const forWhom: Readonly<Record<string, string>> = {
  adults: 'adult',
  kids: 'kids',
  children: 'kids',
  toddlers: 'toddler',
  babies: 'baby',
  dogs: 'dog',
  cats: 'cat',
  women: 'womens',
  men: 'mens',
  beginners: 'beginner',
};
const whom = new RegExp(
  `(?<!(?:not|unsuitable|safe) (?:suitable |intended |recommended )?)\\bfor (${Object.keys(forWhom).join('|')})\\b`,
  'giu',
);
const pieces = /(?<![\p{L}\d.,-])(\d{2,5})[ -]?(?:pieces?|pcs)(?!\p{L})/iu;

/** "1000 piece puzzle", "adult puzzle" of "1000-piece jigsaw for adults". */
function countedTags(texts: readonly string[], noun: string): string[][] {
  const text = texts.join('\n');
  const count = /^(?:puzzle|jigsaw|set|kit)$/u.test(noun) ? pieces.exec(text)?.[1] : undefined;
  return [
    ...(count === undefined ? [] : [[count, 'piece', noun]]),
    ...[...text.matchAll(whom)].map(([, of = '']) => [forWhom[of.toLowerCase()] ?? of, noun]),
  ];
}

/** What stands right before the noun: "film camera" and "35mm film camera" of "Canon AE-1 35mm film camera". */
function namesIn(text: string, noun: string, brand: readonly string[], language: string): string[][] {
  // "LINDA dress" has a name of the seller's own.
  const named = new Set(
    isShouting(text) ? [] : (text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase()),
  );
  const isName = (word: string): boolean =>
    sized.test(word) ||
    (/^\p{L}[\p{L}'’-]{2,}$/u.test(word) &&
      !isWeak(word) &&
      !praise.test(word) &&
      !brand.includes(word) &&
      (!named.has(word) || ownSpelling(word) !== null));
  return segmentsOf(text, language)
    .flatMap((segment) => segment.split(breaks))
    .flatMap((part) => {
      const words = wordList(part);
      const at = words.lastIndexOf(noun);
      let from = at;
      while (from > 0 && at - from < mostBefore && isName(words[from - 1] ?? '')) from -= 1;
      // "No pull harness" is the opposite of a "pull harness", and "single apiary honey" no "apiary honey".
      if (at > from && bindsNext.test(words[from - 1] ?? '')) from += 1;
      return Array.from({ length: at - from }, (_, index) => words.slice(at - index - 1, at + 1));
    });
}
