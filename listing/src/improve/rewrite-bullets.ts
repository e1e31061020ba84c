import { factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { tagPattern } from '../text/signs.ts';
import { codePoints, escapeRegExp, wordList } from '../text/words.ts';
import { mendedEnglish } from './broken-english.ts';
import { byInterest } from './buyer-interest.ts';
import { isShouting, needsCasing, normalCase } from './casing.ts';
import { chosen } from './chosen-bullets.ts';
import { cleanLine, sentencesOf } from './clean-text.ts';
import { cleanBlocks } from './description-blocks.ts';
import { linesOf, withoutPictures } from './description-lines.ts';
import { headedTexts, repeatablePoints, takenPoints } from './divided-texts.ts';
import { clauseOf } from './fact-clauses.ts';
import { factBlocks, isMadeSentence, saidShortly } from './fact-sentences.ts';
import { itemOf } from './keyword-phrases.ts';
import { fewRows, foldedRows, mostRows, withRowsFolded } from './property-bullets.ts';
import { isAuthor } from './property-names.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { isInvitation, withoutOffering } from './seller-asks.ts';
import {
  cleanPoint,
  hasClaimInside,
  isHollowPraise,
  isUnwantedPoint,
  pointStyle,
  splitPoint,
} from './selling-points.ts';
import { spacedSigns, withEnds } from './sentence-ends.ts';
import { asPoints, isNote, isPersonal } from './sentence-points.ts';
import { seriesRows } from './series-rows.ts';
import { isCutOff, isGuarantee, isPageWords, isShopTalk } from './shop-talk.ts';
import { isBareValue, isShortFact } from './short-facts.ts';
import { isRest, isTorn, pointsBack } from './stands-alone.ts';
import { isBareYes, isHeading, isKnownName, isToldApart, tellable } from './tellable.ts';
import { kindOf } from './title-parts.ts';
import { propertiesOf } from './told-facts.ts';
import { isInBullets } from './told-in-bullets.ts';
import { isForeign, isTranslation } from './translations.ts';
import { isToldUnspaced } from './unspaced-texts.ts';

/** New bullets from the existing ones, the description's sentences and the specifications; none of them says the same. */
export function rewriteBullets(context: RewriteContext): Rewrite[] {
  const { listing, profile, isFull } = context;
  if (profile.bullets === null) return withoutSales(context);
  const {
    ideal,
    max,
    len: [, longest],
  } = profile.bullets;
  const written = wholeBullets(listing.bullets, longest, context);
  const points = written.map((bullet) => cleanPoint(bullet, context));
  const known = (): string =>
    [htmlToText(listing.description), ...listing.specifications.map(({ value }) => value)].join('\n');
  const ofProduct = points.filter(
    (point, index) =>
      isProtected(point, context.protectedTexts) ||
      !(
        isUnwantedPoint(point, context) ||
        hasClaimInside(written[index] ?? '', context) ||
        isTranslation(point, known, context.language)
      ),
  );
  const isKept = (text: string): boolean => isProtected(text, context.protectedTexts);
  const lists = [ofProduct, points].map((kept) => inTurn(kept, longest, max, context));
  const left = leftToText(context);
  const rows = isFull ? [] : bulletProperties(context, left);
  const folded =
    context.language === 'en' ? lists.slice(0, 1).map((own) => withRowsFolded(own, rows, longest, isKept)) : [];
  // A bullet of praise alone gives its place to what the text says.
  const isFolded = folded.some((own) => own.join('\n') !== lists[0]?.join('\n'));
  const isDone = isFull && !isFolded && ofProduct.length === points.length && !points.some(isHollowPraise);
  const own = (lists[0] ?? []).filter((text) => !isHollowPraise(text) && wordList(text).length > 1).length;
  const sentences = isDone ? [] : sentenceBullets(context, left);
  // What a bullet says already takes nobody's place.
  const told = chosen(lists[0] ?? [], sentences, listing.bullets.length + sentences.length, context);
  const taken = takenPoints(
    sentences.filter((sentence) => told.includes(sentence)),
    context,
  );
  // Where there is room none of them stays behind alone; who wrote enough bullets wrote a text for the rest.
  const more =
    listing.bullets.length >= ideal || own >= fewestWanted ? 0 : Math.min(taken?.length ?? 0, ideal + fewMore);
  const wanted = Math.max(ideal, listing.bullets.length, more);
  const count = Math.min(wanted, max ?? wanted);
  // Measures in one bullet say more at a glance, where enough others are left.
  const ways: readonly Way[] =
    context.language === 'en' ? ['folded', 'paired', 'together', 'apart'] : ['together', 'apart'];
  const properties = isDone ? [] : ways.map((way) => specificationBullets(context, way, left));
  // What leaves the description comes first.
  const said = taken ?? sentences;
  const again = taken === null ? [] : repeatablePoints(sentences, context).filter((point) => !said.includes(point));
  const writtenOf = (owns: readonly string[][]): string[][] =>
    owns.flatMap((own) =>
      isDone
        ? [chosen(own, [], count, context)]
        : properties.map((rows) => {
            const more = inTurnOfUse(said, rows, [], context);
            const list = chosen(own, more, count, context);
            // What the text says is said again where there would be next to no bullets.
            const few = taken === null ? Math.min(count, fewestWanted) : Math.min(count, fewestBullets);
            if (list.length >= few) return list;
            const all = [...inTurnOfUse(said, rows, again, context), ...sentences];
            return chosen(own, all, taken === null ? count : few, context);
          }),
    );
  const clean = [...folded, ...lists.slice(0, 1)].map((own) => writtenOf([own]));
  const isBook = listing.specifications.some(({ name }) => isAuthor(name));
  const first = context.language === 'en' && !isDone ? fullestFirst(clean, ideal - (isBook ? 1 : 0)) : clean.flat();
  // With fewer bullets the card could be worth less than it came: then they say again what the text says.
  const full = isDone
    ? []
    : lists.slice(0, 1).map((own) => {
        const all = inTurnOfUse(said, properties.at(-1) ?? [], again, context);
        return chosen(own, [...all, ...sentences], count, context);
      });
  const rewrites = [...first, ...full, ...writtenOf(lists.slice(1))];
  const isCleaner = points.some(isHollowPraise) || listing.bullets.some((bullet) => isUnwantedPoint(bullet, context));
  return rewrites
    .filter((bullets) => bullets.length > 0)
    .map((bullets) => ({ listing: { ...listing, bullets }, isCleaner }));
}

const fewMore = 2;
// Marketplaces with bullets want at least so many (source A5).
const fewestBullets = 3;
const fewestWanted = 4;

/** Bullets of a list that was broken in the middle, joined: "Soft cotton and" with "washable lining". */
function wholeBullets(bullets: readonly string[], longest: number, { protectedTexts }: RewriteContext): string[] {
  const whole: string[] = [];
  for (const bullet of bullets) {
    const last = whole.at(-1);
    const isBroken =
      last !== undefined &&
      ((isTorn(last) && !/[:(]$/u.test(last.trim())) || (isRest(bullet) && !/[.!?:;]$/u.test(last.trim()))) &&
      !isProtected(last, protectedTexts) &&
      !isProtected(bullet, protectedTexts) &&
      codePoints(last) + codePoints(bullet) < longest;
    if (isBroken) whole[whole.length - 1] = `${last} ${bullet}`;
    else whole.push(bullet);
  }
  return whole;
}

/** In front the first list with as many bullets as are best, or the longest one; last those with a bullet for each row of the table. */
function fullestFirst(groups: readonly string[][][], count: number): string[][] {
  const lists = groups.flatMap((group) => group.slice(0, -1));
  const longest = Math.max(...lists.map((list) => list.length));
  const best = lists.find((list) => list.length >= Math.min(count, longest)) ?? [];
  return [best, ...lists.filter((list) => list !== best), ...groups.flatMap((group) => group.slice(-1))];
}

/** How properties become bullets: several in a sentence, sides in one bullet, or each alone. */
type Way = 'folded' | 'paired' | 'together' | 'apart';

// A shorter one says less than a sentence.
const fewestFolded = 5;

/** What it is, then its properties, then what to do with it. Of a book the properties come first: its text tells a story. */
function inTurnOfUse(
  sentences: readonly string[],
  properties: readonly string[],
  again: readonly string[],
  { listing }: RewriteContext,
): string[] {
  const isBook = listing.specifications.some(({ name }) => isAuthor(name));
  const points = sentences.filter((sentence) => !isNote(sentence));
  const notes = sentences.filter(isNote);
  const [property, ...more] = properties;
  const first = property === undefined || wordList(property).length < fewestFolded ? [] : [property];
  const toldAgain = again.filter((sentence) => !isNote(sentence));
  return isBook
    ? [...properties, ...points, ...toldAgain, ...notes]
    : [...points, ...first, ...toldAgain, ...(first.length > 0 ? more : properties), ...notes];
}

/** Where a marketplace shows no bullets of its own they stay as they are, but for those of nothing but the sale. */
function withoutSales(context: RewriteContext): Rewrite[] {
  const { listing, protectedTexts } = context;
  const isOfSale = (bullet: string): boolean =>
    sentencesOf(bullet).every((sentence) => isShopTalk(sentence) || isInvitation(sentence, context.marketplace));
  const bullets = listing.bullets.filter((bullet) => isProtected(bullet, protectedTexts) || !isOfSale(bullet));
  return bullets.length === listing.bullets.length ? [] : [{ listing: { ...listing, bullets }, isCleaner: true }];
}

/** First the beginning of every bullet, then what a long one says further; very short ones last where not all have room. */
function inTurn(points: readonly string[], longest: number, max: number | null, context: RewriteContext): string[] {
  const split = points.map((point) => splitPoint(point, longest, context));
  const firsts = split.flatMap((parts) => parts.slice(0, 1));
  const isCrowded = max !== null && firsts.length > max;
  const isShort = (text: string): boolean =>
    isCrowded &&
    (ofGifts.test(text) || (wordList(text).length < fewestWords && factsOf(text, context.language).length === 0));
  return [
    ...firsts.filter((text) => !isShort(text)),
    ...split.flatMap((parts) => parts.slice(1)),
    ...firsts.filter(isShort),
  ];
}

// Whom it is a gift for says nothing of it.
const ofGifts =
  /^(?:(?:an? )?(?:perfect|great|ideal|best|nice|lovely|wonderful|thoughtful|unique) )?(?:gifts?|presents?)(?: \p{L}+){0,2}:/iu;
// A longer one without a figure tells a story, which belongs to the text where enough else can be told. Our choice.
const longestTold = 130;
// A shorter sentence ("Hand wash.") is no selling point.
const fewestWords = 4;

/** Sentences of the description, then its short lines with a fact ("120 vegan capsules"). */
function sentenceBullets(context: RewriteContext, left: ReadonlySet<string>): string[] {
  const [shortest, longest] = context.profile.bullets?.len ?? [0, 0];
  const title = new Set(wordList(context.listing.title));
  const noun = itemOf(context).at(-1) ?? '';
  const headed = headedTexts(context);
  const lines = linesOf(context.listing.description);
  const series = seriesRows(lines);
  const points = lines
    // "What's included" above a list is its heading.
    .filter((line, index) => !series.has(line) && !(isUnended(line) && lines[index + 1]?.startsWith('• ') === true))
    .map((line) => (context.language !== 'de' && isShouting(line) && needsCasing(line) ? calmed(line, context) : line))
    .map((line) =>
      sentencesOf(withEnds(withoutPictures(line.replace(/^•\s*/u, '')), context.language))
        .filter((sentence) => !headed.has(sentence))
        .map(withoutOffering),
    )
    // Sentences that were made of properties repeat them.
    .map((sentences) => {
      const isMade = sentences.map((sentence) => isMadeSentence(sentence, context));
      const isGoingOn = (sentence: string): boolean => isMade.includes(true) && /^(?:It|They) /u.test(sentence);
      return sentences.filter((sentence, index) => isMade[index] !== true && !isGoingOn(sentence));
    })
    .flatMap((sentences) => asPoints(sentences, noun, context.listing.brand ?? ''))
    .filter(
      (sentence) =>
        !isPersonal(sentence, context.language) &&
        !ofMaker.test(sentence) &&
        !left.has(wordList(sentence).join(' ')) &&
        !isForeign(sentence, context.language) &&
        !isUnwantedPoint(sentence, context) &&
        (!isTitle(sentence, title) || isFit.test(sentence) || namesMore(sentence, title)) &&
        !sizeRow.test(sentence) &&
        !ofModel.test(sentence) &&
        !ofPosting.test(sentence) &&
        !pointsBack(sentence, context.language) &&
        !isTorn(sentence) &&
        !/^\d{1,2}[.)]\s/u.test(sentence) &&
        !endsShortened.test(sentence) &&
        !isHeading(sentence) &&
        !isCutOff(sentence) &&
        !isPageWords(sentence) &&
        !/[!?:]["”»]?$/u.test(sentence),
    )
    .map((sentence) => pointStyle(cleanLine(sentence, context), context))
    .filter((text) => codePoints(text) >= shortest && codePoints(text) <= longest);
  const usable = [
    ...points.filter((text) => wordList(text).length >= fewestWords && !isBareValue(text, context)),
    ...points.filter((text) => wordList(text).length < fewestWords && isShortFact(text, context)),
  ];
  const isStory = (text: string): boolean =>
    context.language === 'en' && codePoints(text) > longestTold && !/\d/u.test(text);
  const plain = usable.filter((text) => !isStory(text));
  if (plain.length === usable.length) return usable;
  const others = plain.length + context.listing.bullets.length;
  return others >= fewestBullets || others + bulletProperties(context, left).length >= fewestBullets ? plain : usable;
}

// Who sells it is no property of the product.
const ofMaker = /^We (?:are|were|have been|started|founded) /u;
// "Over to A.D.": the sentence goes on behind what was shortened.
const endsShortened = /(?<!\p{L})(?:A\.D|B\.C|e\.g|i\.e|vs|Mrs?|Dr|St|Nos?)\.$/u;

const isUnended = (line: string): boolean =>
  !line.startsWith('• ') && wordList(line).length <= fewestWords && !/[.!?…]$/u.test(line);

/** A shouted line as it will be told: its sentences are known by their small words. */
const calmed = (line: string, { listing, language }: RewriteContext): string =>
  sentencesOf(spacedSigns(line))
    .map((sentence) => normalCase(sentence, 'und', listing.brand ?? ''))
    .map((sentence) => (language === 'en' ? mendedEnglish(sentence, listing.brand ?? '') : sentence))
    .join(' ');

// What it is made for is a point of its own, whatever the title says of it.
const isFit =
  /^(?:fits|compatible|suitable for|works with|passend|passt|geeignet|convient|compatible avec|подходит) /iu;

// The language of a book is no reason to buy it.
const isOfText = /^(?:format|binding|language|sprache|langue|idioma|lingua|язык)$/iu;

// Of fewer properties both have to tell all.
const fewestDivided = 5;

/** Properties that are left to a description of nothing else, which can say them in sentences: half of all at most. */
function leftToText(context: RewriteContext): ReadonlySet<string> {
  if (context.language !== 'en' || context.profile.bullets === null) return new Set();
  const items = tellable(propertiesOf(context.listing, context.language)).filter(({ name }) => !isKnownName(name));
  if (items.length < fewestDivided || !isOfFacts(context)) return new Set();
  const isSaid = ({ name, value }: Specification): boolean =>
    clauseOf(`${name.trim()}: ${value.trim()}`, false, 'en') !== null;
  const own = context.original.bullets.filter((bullet) => !isHollowPraise(bullet)).length;
  const needed = Math.max(0, context.profile.bullets.ideal - own);
  const most = Math.min(Math.ceil(items.length / 2), items.length - needed);
  return new Set(byInterest(items.filter(isSaid)).slice(0, most).map(keyOf));
}

const keyOf = ({ name, value }: Specification): string => wordList(`${name}: ${value}`).join(' ');

/** No text of the seller's: lines of facts, or sentences that were made of them. */
function isOfFacts(context: RewriteContext): boolean {
  const lines = linesOf(context.listing.description);
  if (context.isUndescribed || lines.length === 0) return true;
  if (factBlocks(cleanBlocks(lines, context), [], context)?.some(({ kind }) => kind === 'paragraph') === true)
    return true;
  return isMadeSentence(sentencesOf(lines[0] ?? '')[0] ?? '', context);
}

/** The properties that a bullet may tell. */
function bulletProperties(context: RewriteContext, left: ReadonlySet<string>): Specification[] {
  const told = [context.listing.title, ...context.listing.bullets].join('\n');
  const text = [htmlToText(context.listing.description), told].join('\n');
  const all = tellable(propertiesOf(context.listing, context.language));
  const series = seriesRows(all.map(({ name }) => name));
  // "250 lbs" does not say of what.
  const saying = context.listing.bullets.filter((bullet) => kindOf(bullet, context.language) !== 'number');
  return all.filter(
    ({ name, value }) =>
      !series.has(name) &&
      !left.has(keyOf({ name, value })) &&
      // The next round would take the tags out of the bullet, and write the row again.
      value.search(tagPattern) < 0 &&
      !isKnownName(name) &&
      !isOfText.test(name.trim()) &&
      !isBareYes({ name, value }) &&
      !isToldApart({ name, value }, told) &&
      !(isOrigin.test(name.trim()) && isMadeIn(value, text)) &&
      !isToldUnspaced(`${name}: ${value}`, context.listing.bullets.join('\n')) &&
      !isInBullets(`${name}: ${value}`, saying, context.language) &&
      (context.marketplace !== 'amazon' || !isGuarantee(`${name}: ${value}`)),
  );
}

const isOrigin = /^(?:country of origin|made in|origin)$/iu;

/** "Made in Poland from recycled board" tells where it comes from. */
const isMadeIn = (place: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})made (?:\\p{L}+ )?in (?:the )?${escapeRegExp(place.trim())}(?!\\p{L})`, 'iu').test(text);

function specificationBullets(context: RewriteContext, way: Way, left: ReadonlySet<string>): string[] {
  const [shortest, longest] = context.profile.bullets?.len ?? [0, 0];
  const said = new Set(wordList(context.listing.title));
  const isNew = ({ value }: Specification): boolean => !wordList(value).every((word) => said.has(word));
  const wanted = bulletProperties(context, left);
  // What the title says already comes last.
  const sides = way !== 'apart' ? wanted.filter((item) => isNew(item) && isSide(item)) : [];
  const isJoined = sides.length > 1;
  const rest = wanted.filter((item) => !isJoined || !sides.includes(item));
  const inTurn = [...byInterest(rest.filter(isNew)), ...rest.filter((item) => !isNew(item))];
  const lines =
    way === 'folded' || way === 'paired'
      ? foldedRows(inTurn, longest, way === 'folded' ? mostRows : fewRows)
      : inTurn.map(({ name, value }) => saidShortly(`${name.trim()}: ${value.trim()}`));
  // A German noun keeps its capital.
  const isSmall = context.language !== 'de';
  const joined = sides
    .map(({ name, value }, index) => `${index > 0 && isSmall ? name.toLowerCase() : name} ${value}`)
    .join(', ');
  return [...(isJoined ? [joined] : []), ...lines]
    .map((line) => pointStyle(cleanLine(line, context), context))
    .filter((text) => codePoints(text) >= shortest && codePoints(text) <= longest);
}

/** A side of the product with its figure: several of them make one bullet. */
const isSide = ({ name, value }: Specification): boolean =>
  /^(?:length|width|height|depth|thickness|diameter|länge|breite|höhe|tiefe|stärke|durchmesser)$/iu.test(name.trim()) &&
  /^\d[\d.,]* ?\p{L}{0,6}$/u.test(value.trim());

// A sentence with so many words of the title tells nothing new; our choice.
const titleShare = 0.5;

function isTitle(sentence: string, title: ReadonlySet<string>): boolean {
  const words = wordList(sentence);
  return words.filter((word) => title.has(word)).length >= titleShare * words.length;
}

/** "Wing mirror for Norvik Trail 2006-2014": most of it is the title, and yet it names what the title does not. */
const namesMore = (sentence: string, title: ReadonlySet<string>): boolean =>
  (sentence.match(/(?<=\s)(?:\p{Lu}\p{L}+|\d[\d-]{3,})/gu) ?? []).filter((word) => !title.has(word.toLowerCase()))
    .length >= fewestNamed;
const fewestNamed = 3;
// "32: waist 83, inseam 81" is a line of a size chart.
const sizeRow = /^(?:\d{1,3}|\d*x{0,4}[sml])\s?[:–-]\s.*\d/iu;

// Who is in the photos is no property of the product.
const ofModel =
  /(?<!\p{L})(?:the|our) model (?:is|wears|has)(?!\p{L})|(?<!\p{L})in (?:the|our) (?:photos?|pictures?)(?!\p{L})/iu;

const ofPosting = /^(?:ships|shipped|sent|posted|delivered|dispatched) (?:in|as|with|by|from) |^condition: /iu;
