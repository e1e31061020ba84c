import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { isShouting } from './casing.ts';
import { ownSpelling } from './casing-names.ts';
import { sentencesOf } from './clean-text.ts';
import { collections, described, isSearch, itemOf } from './keyword-phrases.ts';
import { isTrait, isWeak } from './keyword-words.ts';
import { isScientific } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
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
const negation = /^(?:no|non|not|anti)$/u;

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
      // "No pull harness" is the opposite of a "pull harness".
      if (at > from && negation.test(words[from - 1] ?? '')) from += 1;
      return Array.from({ length: at - from }, (_, index) => words.slice(at - index - 1, at + 1));
    });
}
