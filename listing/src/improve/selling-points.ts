import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { codePoints, spansOf } from '../text/words.ts';
import { isUnprovable, withoutUnprovable } from './amazon-claims.ts';
import { mendedEnglish } from './broken-english.ts';
import { isShouting, needsCasing, normalCase, smallPossessive, titleCase } from './casing.ts';
import { ownSpelling, unitOf } from './casing-names.ts';
import { capitalised, cleanLine, cutToLength, removeContacts, sentencesOf, tidy } from './clean-text.ts';
import { isHealthClaim } from './health-claims.ts';
import { shortFormsOf } from './own-spellings.ts';
import { withoutReferences } from './page-references.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isInvitation } from './seller-asks.ts';
import { spacedSigns } from './sentence-ends.ts';
import { isGuarantee, isShopTalk, withoutPriceParts } from './shop-talk.ts';

/** True for a sentence about the shop's service, with a price, a link, an address or promotion, or that promises to heal. */
export function isSales(sentence: string, context: RewriteContext): boolean {
  if (sentence.length > longestKnown) return speaksOfSale(sentence, context);
  const key = `${context.marketplace} ${context.language} ${sentence}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const isTalk = speaksOfSale(sentence, context);
  if (known.size >= mostKnown) known.clear();
  known.set(key, isTalk);
  return isTalk;
}

/** One improvement asks it of the same sentences in each of its rounds, and what a sentence says never changes. */
const known = new Map<string, boolean>();
const mostKnown = 2_000;
/** Longer ones are seldom asked of again; in characters. */
const longestKnown = 1_000;

function speaksOfSale(sentence: string, { promo, marketplace }: RewriteContext): boolean {
  if (isShopTalk(sentence) || (promo !== null && sentence.search(promo) >= 0)) return true;
  if (isReview(sentence, marketplace)) return true;
  return isInvitation(sentence, marketplace) || isHealthClaim(sentence) || isBoast(sentence);
}

// "Quietly devastating." - The Western Review: Amazon takes no reviews (source A6).
export const isReview = (sentence: string, marketplace: string): boolean =>
  marketplace === 'amazon' && review.test(sentence.trim());
const review = /^["“][^"”]{3,200}["”] ?(?:[–—-]|by) ?\p{Lu}/u;

export const isBoast = (sentence: string): boolean => boast.test(sentence.trim());

// "The best drill set on the market!" says nothing of it, and no marketplace takes it.
const boast =
  /^(?:(?:this|it) is )?(?:simply )?(?:the )?(?:very )?(?:best|no\.? ?1|number one|#1|greatest|most popular) [\p{L} -]{3,40} (?:on the market|in the world|ever(?: made)?|you can (?:buy|find|get)|on (?:amazon|etsy|ebay)|for your (?:money|\p{L}+(?: \p{L}+)?)|around)[.!]*$/iu;

// Alone in a list these say nothing; "Backlight" would.
const hollow =
  /^(?:(?:very|super|so) )?(?:soft|nice|good|great|perfect|beautiful|lovely|cute|stylish|comfy|comfortable|durable|(?:high|good|top|best) quality|(?:the )?(?:(?:nice|great|perfect|good|best|ideal) )?gift(?: ever| idea| choice)?(?: for [\p{L} ,&'’-]{1,60})?)[.!]*$/iu;

/** True for a point of nothing but praise, such as "High quality" and "The perfect gift". */
export const isHollowPraise = (point: string): boolean => hollow.test(point.trim());

/** Like `isSales`, and for Amazon also words about warranty or guarantee, and claims that it takes in no bullet. */
export function isUnwantedPoint(sentence: string, context: RewriteContext): boolean {
  if (isSales(sentence, context)) return true;
  return context.marketplace === 'amazon' && (isGuarantee(sentence) || isUnprovable(sentence));
}

/** A claim inside a sentence ("is the #1 choice of"): without its words the sentence would be broken. */
export function hasClaimInside(text: string, { promo }: RewriteContext): boolean {
  return spansOf(text, promo).some(
    ({ start, end }) => /[\p{L}\p{N}]\s*$/u.test(text.slice(0, start)) && /^\s*[\p{L}\p{N}]/u.test(text.slice(end)),
  );
}

/** The sentences of a bullet that speak of the product; a bullet of one sentence only loses the unwanted words. */
export function cleanPoint(bullet: string, context: RewriteContext): string {
  if (isProtected(bullet, context.protectedTexts)) return bullet;
  const line = spacedSigns(htmlToText(bullet).replaceAll('\n', ' ').replace(signedLabel, '$1: '));
  const plain = context.language === 'en' ? mendedEnglish(line, context.listing.brand ?? '') : line;
  const all = sentencesOf(plain);
  const sentences = all
    .map((sentence) => withoutReferences(withoutParts(sentence, context)))
    .filter((sentence) => sentence !== '');
  const kept = sentences.filter((sentence) => !isUnwantedPoint(sentence, context) && !leadsToLink(sentence, sentences));
  const text =
    kept.length > 0 && sentences.length > 1
      ? kept.join(' ')
      : removeContacts(sentences.join('') === all.join('') ? plain : sentences.join(' '));
  const provable = context.marketplace === 'amazon' ? withoutUnprovable(text) : text;
  return pointStyle(cleanLine(withoutPriceParts(provable), context), context);
}

// "ROBUST ✔ Of brass": a sign behind a label that shouts stands for a colon.
const signedLabel = /^([\p{Lu}\d][^\p{Ll}:.!?✔✓✅☑★☆►▶➤➜→❤♥]{2,50}?)\s*[✔✓✅☑★☆►▶➤➜→❤♥]\uFE0F?\s+(?=[\p{L}\d])/u;

const fewestParts = 3;

/** "Case, cable, manual, 12 month warranty, contact us" without the parts that are no things of the product. */
function withoutParts(sentence: string, context: RewriteContext): string {
  if (!isUnwantedPoint(sentence, context)) return sentence;
  const parts = sentence.split(/,\s+(?:and\s+)?/u);
  const kept = parts.filter((part) => !isUnwantedPoint(part, context));
  const isList = parts.length > fewestParts && kept[0] === parts[0] && kept.length * 2 > parts.length;
  return isList && !isUnwantedPoint(kept.join(', '), context) ? kept.join(', ') : sentence;
}

// "Just copy this link:" before the link itself.
function leadsToLink(sentence: string, sentences: readonly string[]): boolean {
  return /\blink\b/iu.test(sentence) && sentences.some(hasContact);
}

/** Parts of at most so many characters, at the ends of sentences. A header stays with the first part. */
export function splitPoint(point: string, longest: number, context: RewriteContext): string[] {
  if (codePoints(point) <= longest || isProtected(point, context.protectedTexts)) return point === '' ? [] : [point];
  const parts: string[] = [];
  for (const sentence of sentencesOf(point)) {
    const last = parts.at(-1);
    const longer = `${last} ${sentence}`;
    if (last !== undefined && codePoints(longer) <= longest) parts[parts.length - 1] = longer;
    else parts.push(sentence);
  }
  return parts
    .map((part) => cutToLength(pointStyle(part, context), longest, context.language))
    .filter((part) => part !== '');
}

const longestHeader = 60;
// "LARGE CAPACITY: …", "【LARGE CAPACITY】…", "LARGE CAPACITY - …"
const header = /^(?:[【[]\s*([^\]】]{2,60})\s*[\]】]\s*[:–—-]?|([^:.!?]{2,60}?)\s*(?:[:：]|\s[–—-]\s))\s*/u;

/** A capital first, normal case for a shouting header, no full stop at the end. */
export function pointStyle(line: string, context: RewriteContext): string {
  const { language, listing, marketplace } = context;
  const text = marketplace === 'amazon' ? withoutRefusedSigns(line, language) : line;
  const brand = listing.brand ?? '';
  const [start = '', inBrackets, plain] = header.exec(text) ?? [];
  const label = inBrackets ?? plain ?? '';
  const rest = text.slice(start.length);
  let styled = text;
  if (label !== '' && codePoints(label) <= longestHeader && rest !== '') {
    const isLoud = isShouting(label) && codePoints(label) >= 4;
    const calm = isLoud ? normalCase(label, language, brand) : label;
    const said =
      isLoud && isShouting(rest) && (isShoutedWord(rest) || isMeasures(rest)) ? calmSentence(rest, brand) : rest;
    if (inBrackets !== undefined || isLoud)
      styled = `${isLoud && language === 'en' ? titleCase(calm, language, brand) : calm}: ${capitalised(said)}`;
  } else if (isShouting(text) && (needsCasing(text) || isShoutedWord(text) || isLoudList(listing.bullets)))
    styled = calmSentence(text, [brand, ...shortFormsOf(listing)].join(' '));
  else styled = text.replace(shoutedStart, (loud) => (isShoutedWord(loud) ? calmSentence(loud, brand) : loud));
  const single = styled
    .replace(/(?<!!)!+$/u, '')
    .replace(/(?<![.…]|\.\p{Lu})\.$/u, '')
    .replace(/(?<=[\p{L}\p{N}])\*+$/u, '');
  return capitalised(withUnits(smallPossessive(single.replace(/^[.,;:?!]+\s+/u, '').trim())));
}

/** "21.6V 4000mAh" for "21.6v 4000mah". */
export const withUnits = (text: string): string =>
  text.replace(
    /(?<=\d)(?:v|w|kw|hz)(?![\p{L}\d])|(?<=\d ?)(?:mah|khz|mhz|ghz)(?!\p{L})/gu,
    (unit) => unitOf(unit) ?? unit.toUpperCase(),
  );

// "CLINICALLY TESTED by …": a beginning that shouts.
const shoutedStart = /^(?:\d[\d.,]*\p{Lu}{0,3} )?\p{Lu}{2,20}(?: \p{Lu}{2,20}){1,5}(?= \p{Ll})/u;

/** "1MM - 13MM": nothing but figures with their units. */
const isMeasures = (text: string): boolean =>
  /\d/u.test(text) && (text.match(/\p{L}+/gu) ?? []).every((word) => unitOf(word) !== null);

const fewestLoud = 2;

/** Bullets that all shout are the seller's way to write, and the short ones among them no names. */
export const isLoudList = (bullets: readonly string[]): boolean =>
  bullets.length >= fewestLoud && bullets.every(isShouting) && bullets.some(isShoutedWord);

/** "40H PLAYTIME", and neither "USB HDMI" nor a short form of the seller's. */
export const isShoutedWord = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => word.length >= 4 && ownSpelling(word) === null) &&
  (text.match(/\p{Lu}/gu) ?? []).length >= fewestCapitals;
const fewestCapitals = 7;

/** Signs that Amazon refuses in bullets since 2024-08-15 (source A5), written out or left out. */
function withoutRefusedSigns(text: string, language: string): string {
  const degrees =
    language === 'en'
      ? text.replace(/(?<=\d) ?°(?= ?[CF](?!\p{L}))/gu, isShouting(text) ? ' DEGREES ' : ' degrees ')
      : text;
  return tidy(degrees.replace(/(?<=\d) ?~ ?(?=\d)/gu, '-').replace(/[™®©†‡~]/gu, ''));
}

/** A shouting sentence in small letters; short forms, codes and the brand keep theirs. */
function calmSentence(text: string, brand: string): string {
  // Any language but English gives a capital to the first word only.
  return normalCase(text, 'und', brand);
}
