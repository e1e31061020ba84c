import { excessWords } from '../score/title-rules.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { emojiPattern } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, escapeRegExp, isUnspaced, phrasePattern, wordList, wordsOf } from '../text/words.ts';
import { mendedEnglish } from './broken-english.ts';
import { needsCasing, normalCase, smallPossessive, titleCase, upperFirst } from './casing.ts';
import { withNames } from './casing-names.ts';
import { cleanLine, cutToLength, hasDecorations, tidy, withoutRefusedSigns } from './clean-text.ts';
import { ownSpellings, withAccents, withCalmWords, withOwnNames } from './own-spellings.ts';
import { isScientific } from './property-names.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { isShoutedWord, withUnits } from './selling-points.ts';
import { withoutSynonyms } from './title-compounds.ts';
import { fitted } from './title-fit.ts';
import { withAudienceFirst, withItemFirst, withKind, withoutGifts, withTraitsFirst } from './title-item.ts';
import { withModelBehind } from './title-models.ts';
import { withNameOnce, withoutOtherNames } from './title-noun.ts';
import { withoutOffers } from './title-offers.ts';
import { inOrder, segmentsOf, splitHead, withoutEchoes } from './title-parts.ts';
import { paused } from './title-pause.ts';
import { ownCase, titleLimit, withProperties, withShortName } from './title-properties.ts';
import { withoutRepetition } from './title-repetition.ts';
import { withoutRunOn } from './title-run.ts';
import { withoutStuffing } from './title-stuffing.ts';
import { wantsTypeFirst, withTypeFirst } from './title-type.ts';
import { inOneLanguage } from './translations.ts';

// Marketplaces whose style guides want the brand first; the others have their own field or put the item first.
const brandFirst: ReadonlySet<string> = new Set(['generic', 'amazon', 'ebay', 'walmart', 'google']);

// A longer title is pasted text; what it holds beyond this is in no marketplace's title.
const longestInput = 1_000;

/** New titles: cleaned, in normal case, without repetition, in the usual order, completed, within the good length. */
export function rewriteTitle(context: RewriteContext): Rewrite[] {
  const { listing } = context;
  if (context.protectedTexts.some((kept) => kept.includes(listing.title.trim()))) return [];
  const titles = wantsOnlyPolish(context) ? [...branded(context), polished(context)] : composed(context);
  return [...new Set(titles.map((title) => withProtected(title, context)))]
    .filter((title) => title !== '')
    .map((title) => ({ listing: { ...listing, title }, isCleaner: isCleaner(title, context) }));
}

/** True for a title with an offer, a shout, hashtags behind it, stars, or a comparison with another maker's goods. */
function isSoiled(title: string): boolean {
  const start = title.slice(0, longestInput);
  return hasDecorations(start) || /!{2,}|\?{2,}/u.test(start) || withoutOffers(start) !== tidy(start);
}

/** An offer or a second name for the same thing, in this language or another, is gone. */
function isCleaner(title: string, context: RewriteContext): boolean {
  const { title: before } = context.listing;
  const isNamedOnce = (text: string): boolean =>
    withoutSynonyms(text, context) === text && inOneLanguage(text, context.language) === text;
  if (withoutRunOn(before, context) !== before && withoutRunOn(title, context) === title) return true;
  return (isSoiled(before) && !isSoiled(title)) || (!isNamedOnce(before) && isNamedOnce(title));
}

/** Protected words in the letters that they have in the listing's title, whatever case the new one gave them. */
function withProtected(title: string, { listing, protectedTexts }: RewriteContext): string {
  return protectedTexts
    .filter((kept) => listing.title.includes(kept))
    .reduce((text, kept) => text.replace(phrasePattern([kept]) ?? kept, () => kept), title);
}

/** A title with full points keeps its words and order. */
function wantsOnlyPolish(context: RewriteContext): boolean {
  const { isFull, avoid, options, listing } = context;
  if (!isFull || avoid !== null || (options.include_keywords ?? []).length > 0) return false;
  if (/[<\p{Cc}]/u.test(listing.title) || isSoiled(listing.title)) return false;
  if (withoutSynonyms(listing.title, context) !== listing.title) return false;
  if (inOneLanguage(listing.title, context.language) !== listing.title) return false;
  if (withoutRunOn(listing.title, context) !== listing.title) return false;
  return codePoints(listing.title) <= (options.title_max ?? Number.POSITIVE_INFINITY);
}

function polished(context: RewriteContext): string {
  const { listing, marketplace, language } = context;
  const title = wellWritten(context);
  if (marketplace === 'amazon') return withScience(titleCase(title, language, listing.brand ?? ''), listing);
  if (!wantsTypeFirst(context) || /^\s/u.test(title)) return title;
  const segments = segmentsOf(title, language);
  const [head = ''] = segments;
  const [ordered = head] = withBrand(context, segments);
  if (ordered === head || !title.startsWith(head)) return title;
  return titleCase(`${ordered}${title.slice(head.length)}`, language, listing.brand ?? '');
}

/** Amazon's style guide wants the brand first: it goes in front of a title that is good but for that. */
function branded(context: RewriteContext): string[] {
  const { listing, marketplace, language } = context;
  if (marketplace !== 'amazon') return [];
  const title = wellWritten(context);
  const segments = segmentsOf(title, language);
  const [head = ''] = segments;
  const [ordered = head] = withBrand(context, segments);
  // A brand that only moves to the front would change the order that the seller chose.
  if (ordered === head || !title.startsWith(head) || !ordered.endsWith(head)) return [];
  const brand = listing.brand?.trim() ?? '';
  // Behind the name it would stand there twice.
  const rest = title.slice(head.length).replace(new RegExp(`(?:,| [–—|-]) ${escapeRegExp(brand)}$`, 'iu'), '');
  const longer = titleCase(`${ordered}${rest}`, language, brand);
  return codePoints(longer) <= titleLimit(context) ? [withScience(longer, listing)] : [];
}

/** The words of the title as they stand, without mistakes, and with a comma where a long name has none. */
function wellWritten(context: RewriteContext): string {
  const { listing } = context;
  const title = withoutEchoes(smallPossessive(withUnits(mended(listing.title, context))), namesIn(listing));
  const parted = paused(title, context);
  return codePoints(parted) <= titleLimit(context) ? parted : title;
}

/** A title without plain mistakes: of English, and of accents that the rest of the listing has. */
const mended = (typed: string, { listing, language }: RewriteContext): string => {
  const title = typed.replace(unspacedComma, ', ').replace(/\s+\/{2,}\s+/gu, ', ');
  return language === 'en'
    ? named(mendedEnglish(withOwnNames(withCalmWords(title, listing), listing), listing.brand ?? ''))
    : withAccents(title, listing);
};
// "Nozzle,No Kink": figures and single letters may be written so.
const unspacedComma = /(?<=\p{L}{2}),(?=\p{L}{2})/gu;
// What is all small gets its capitals later, with those of its names.
const named = (title: string): string => (needsCasing(title) ? title : withNames(title));

const namesIn = ({ brand, category }: RewriteContext['listing']): string => `${brand ?? ''}\n${category ?? ''}`;

// A sentence of the text; the description takes what a title leaves out.
const tellsPacking = /^(?:it )?(?:comes|packed|supplied|delivered|ships) (?:in|with) /iu;

function composed(context: RewriteContext): string[] {
  const base = cleanTitle(context) || titleFromCategory(context);
  if (base === '') return [];
  const { language, marketplace, listing } = context;
  const raw = withoutGifts(
    withFullEnd(withKind(context, segmentsOf(paused(base, context), language))).filter(
      (segment, index) => index === 0 || !tellsPacking.test(segment),
    ),
    context,
  );
  const ordered = withAudienceFirst(
    withTraitsFirst(context, withItemFirst(context, raw)),
    listing.brand ?? '',
    language,
  );
  const [start = '', ...tail] = withBrand(context, ordered);
  const [head = '', ...rest] = withNameOnce(start, listing.brand ?? '', language);
  const named = withoutOtherNames([...splitHead(head, context), ...rest, ...tail], listing.brand ?? '', language);
  const once = withoutRepetition(context, named);
  const finish = (segments: readonly string[]): string => {
    const title = fitted(context, segments);
    return ownCase.has(marketplace) ? title : withScience(titleCase(title, language, listing.brand ?? ''), listing);
  };
  const kept = context.protectedTexts.filter((text) => listing.title.includes(text));
  return [
    finish(withShortName(inOrder(withProperties(context, once), context), language)),
    finish(inOrder(once, context)),
    finish(raw),
    // The protected words come first where no other order has room for them.
    ...(kept.length === 0
      ? []
      : [finish([...kept, ...raw.filter((part) => !kept.some((text) => text.includes(part)))])]),
  ].filter((title) => codePoints(title) <= titleLimit(context) && !repeatsSign(title, context));
}

/** A scientific name as its specification writes it: "Monstera deliciosa". */
function withScience(title: string, { specifications }: RewriteContext['listing']): string {
  const name = specifications.find((item) => isScientific(item.name))?.value.trim();
  const pattern = name === undefined ? null : phrasePattern([name]);
  return pattern === null || name === undefined ? title : title.replace(pattern, () => name);
}

const endsWithPart = /^(.+\s(?:with|mit|avec|con|с))\s(\p{L}{3,})$/iu;

/** "Knife Set with Block, Acacia Wood Block" is a "Knife Set with Acacia Wood Block". */
function withFullEnd(segments: string[]): string[] {
  const [head = '', ...tail] = segments;
  const [, start = '', part = ''] = endsWithPart.exec(head) ?? [];
  const at =
    part === ''
      ? -1
      : tail.findIndex((text) => wordList(text).length > 1 && wordList(text).at(-1) === part.toLowerCase());
  return at < 0 ? segments : [`${start} ${tail[at]}`, ...tail.toSpliced(at, 1)];
}

/** True when a sign that the marketplace allows once, such as Etsy's %, stands there again, as properties can bring it. */
const repeatsSign = (title: string, { profile }: RewriteContext): boolean =>
  [...profile.title.once].some((sign) => title.split(sign).length > 2);

function cleanTitle(context: RewriteContext): string {
  const { listing, profile, language } = context;
  const brand = listing.brand?.trim() ?? '';
  const plain = /<|&[a-z#]/iu.test(listing.title) ? htmlToText(listing.title).replaceAll('\n', ' ') : listing.title;
  const line = plain.length > longestInput ? cutToLength(plain, longestInput, language) : plain;
  let title = cleanLine(
    withoutOffers(mended(inOneLanguage(line, language).replace(pictureBetween, ', '), context)),
    context,
  ).replace(loudLabel, (word) => (word.toLowerCase() === brand.toLowerCase() ? word : upperFirst(word.toLowerCase())));
  const brandPattern = profile.title.brand === 'forbid' && brand !== '' ? phrasePattern([brand]) : null;
  if (brandPattern !== null) title = tidy(title.replace(brandPattern, ' '));
  for (const sign of profile.title.once) {
    const first = title.indexOf(sign);
    if (first >= 0) title = title.slice(0, first + 1) + title.slice(first + 1).replaceAll(sign, ' ');
  }
  title = withoutLoneSigns(title);
  const names = [brand, ...ownSpellings(listing)].join(' ');
  const cased = needsCasing(title)
    ? normalCase(title, language, names)
    : title.replace(loudRow, (row) => (isShoutedWord(row) ? normalCase(row, language, names) : row));
  const named = withoutSynonyms(withoutEchoes(smallPossessive(cased), namesIn(listing)), context);
  return withUnits(withoutStuffing(withoutRunOn(withModelBehind(named, language), context), context));
}

// A picture between two words parts them; a heart stands for a word.
const pictureBetween = new RegExp(
  `(?<=[\\p{L}\\p{N}\\)"”]) ?(?![❤♥])(?:${emojiPattern.source})+ ?(?=[\\p{L}\\p{N}\\("“])`,
  'gv',
);
// "LINEN DRESS WOMEN, midi dress".
const loudRow = /(?<![\p{L}\d])\p{Lu}{2,}(?: \p{Lu}{2,}){1,5}(?=[ ,;|]|$)/gu;
// "COOKBOOK: The Long Table".
const loudLabel = /^\p{Lu}{5,}(?=: \p{L}*\p{Ll})/u;

/** Drops what promotion leaves behind: `!!!` and signs that stand alone. */
function withoutLoneSigns(title: string): string {
  const plain = title.replace(/!{2,}|\?{2,}|\*{2,}/gu, ' ');
  return tidy(
    plain
      .replace(/[¡¿]+(?=\s|$)/gu, ' ')
      .replace(/(?<=^|\s)[^\p{L}\p{N}\s&+|•·/–—-]+(?=\s|,|$)/gu, ' ')
      .replace(/(?<=\s)[–—-](?=\s*(?:[,;|–—-]|$))/gu, ' ')
      // A lone "!" is no part of a name: it ended a claim that is gone.
      .replace(/(?<=[\p{L}\p{N}])!+(?=\s|$)/gu, ''),
  );
}

function titleFromCategory({ listing }: RewriteContext): string {
  return tidy(listing.category?.split(/[>/|]/u).at(-1) ?? '');
}

function withBrand(context: RewriteContext, segments: string[]): string[] {
  const { listing, marketplace } = context;
  // As the title itself is cleaned, or the name would not be found in it again.
  const brand = withoutLoneSigns(withoutRefusedSigns(listing.brand ?? '', context));
  const [head, ...tail] = segments;
  if (head === undefined) return segments;
  // A name of signs alone is none that a buyer reads.
  // One that repeats itself breaks the rule on repeated words in every title; promotion in it is cleaned away there.
  const isNamed =
    wordList(brand).length > 0 &&
    wordList(cleanLine(brand, context)).length === wordList(brand).length &&
    excessWords(wordsOf(brand), context.stopWords, context.profile.title.repeat).length === 0 &&
    !isPlaceholder(brand) &&
    !/^(?:generic|unbranded|no brand|без бренда|нет бренда)$/iu.test(brand);
  if (wantsTypeFirst(context)) return withTypeFirst(context, isNamed ? brand : '', segments);
  if (!isNamed) return segments;
  const pattern = phrasePattern([brand]);
  // Scripts without spaces write the maker and the thing as one word.
  if (pattern === null || (isUnspaced(head) && head.includes(brand))) return segments;
  const respelled = head.replace(
    new RegExp(`(?<!\\p{L})${escapeRegExp(brand.replace(/['’]/gu, ''))}(?!\\p{L})`, 'iu'),
    () => brand,
  );
  // "Levis" is "Levi's" already.
  if (/['’]/u.test(brand) && respelled !== head) return withBrand(context, [respelled, ...tail]);
  if (marketplace === 'etsy') return withBrandLast(brand, head, tail);
  if (!brandFirst.has(marketplace) || head.search(pattern) >= 0) return segments;
  const alone = tail.findIndex((segment) => segment.toLowerCase() === brand.toLowerCase());
  if (alone >= 0) return [`${tail[alone]} ${head}`, ...tail.toSpliced(alone, 1)];
  return tail.some((segment) => segment.search(pattern) >= 0) ? segments : [`${brand} ${head}`, ...tail];
}

/** Etsy wants the item first: a brand in front goes behind the properties. */
function withBrandLast(brand: string, head: string, tail: string[]): string[] {
  const rest = head.slice(brand.length);
  const isInFront = head.toLowerCase().startsWith(brand.toLowerCase()) && /^\s+[\p{L}\d]/u.test(rest);
  return isInFront && wordList(rest).length >= 2
    ? [rest.trim(), ...tail, head.slice(0, brand.length)]
    : [head, ...tail];
}
