import { factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { saysTheSame } from '../score/bullet-rules.ts';
import { codePoints, wordList } from '../text/words.ts';
import { byInterest } from './buyer-interest.ts';
import { cleanLine, sentencesOf } from './clean-text.ts';
import { linesOf } from './description-blocks.ts';
import { isFiller } from './keyword-words.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { cleanPoint, hasClaimInside, isUnwantedPoint, pointStyle, splitPoint } from './selling-points.ts';
import { isCutOff, isGuarantee, isPageWords } from './shop-talk.ts';
import { isHeading, isKnownName, tellable } from './tellable.ts';
import { stem } from './title-parts.ts';

/** New bullets from the existing ones, the description's sentences and the specifications; none of them says the same. */
export function rewriteBullets(context: RewriteContext): Rewrite[] {
  const { listing, profile, isFull } = context;
  if (profile.bullets === null) return [];
  const {
    ideal,
    max,
    len: [, longest],
  } = profile.bullets;
  const points = listing.bullets.map((bullet) => cleanPoint(bullet, context));
  const ofProduct = points.filter(
    (point, index) =>
      isProtected(point, context.protectedTexts) ||
      !(isUnwantedPoint(point, context) || hasClaimInside(listing.bullets[index] ?? '', context)),
  );
  const all = [ofProduct, points].map((kept) => inTurn(kept, longest, max, context));
  const more = isFull ? [] : [...sentenceBullets(context), ...specificationBullets(context)];
  const lists = all.map((own) => {
    const wanted = Math.max(ideal, listing.bullets.length);
    return chosen(own, more, Math.min(wanted, max ?? wanted), context);
  });
  return lists.filter((bullets) => bullets.length > 0).map((bullets) => ({ listing: { ...listing, bullets } }));
}

/** First the beginning of every bullet, then what a long one says further; very short ones last where not all have room. */
function inTurn(points: readonly string[], longest: number, max: number | null, context: RewriteContext): string[] {
  const split = points.map((point) => splitPoint(point, longest, context));
  const firsts = split.flatMap((parts) => parts.slice(0, 1));
  const isShort = (text: string): boolean =>
    max !== null &&
    firsts.length > max &&
    wordList(text).length < fewestWords &&
    factsOf(text, context.language).length === 0;
  return [
    ...firsts.filter((text) => !isShort(text)),
    ...split.flatMap((parts) => parts.slice(1)),
    ...firsts.filter(isShort),
  ];
}

// A shorter sentence ("Hand wash.") is no selling point.
const fewestWords = 4;

function sentenceBullets(context: RewriteContext): string[] {
  const [shortest, longest] = context.profile.bullets?.len ?? [0, 0];
  const title = new Set(wordList(context.listing.title));
  return linesOf(context.listing.description)
    .flatMap((line) => sentencesOf(line.replace(/^•\s*/u, '')))
    .filter(
      (sentence) =>
        !isUnwantedPoint(sentence, context) &&
        !isTitle(sentence, title) &&
        !isHeading(sentence) &&
        !isCutOff(sentence) &&
        !isPageWords(sentence) &&
        !/[!?:]["”»]?$/u.test(sentence),
    )
    .map((sentence) => pointStyle(cleanLine(sentence, context), context))
    .filter(
      (text) => wordList(text).length >= fewestWords && codePoints(text) >= shortest && codePoints(text) <= longest,
    );
}

function specificationBullets(context: RewriteContext): string[] {
  const [shortest, longest] = context.profile.bullets?.len ?? [0, 0];
  const said = new Set(wordList(context.listing.title));
  const isNew = ({ value }: Specification): boolean => !wordList(value).every((word) => said.has(word));
  const wanted = tellable(context.listing.specifications).filter(
    ({ name, value }) => !isKnownName(name) && (context.marketplace !== 'amazon' || !isGuarantee(`${name}: ${value}`)),
  );
  // What the title says already comes last.
  return [...byInterest(wanted.filter(isNew)), ...wanted.filter((item) => !isNew(item))]
    .map(({ name, value }) => pointStyle(cleanLine(`${name.trim()}: ${value.trim()}`, context), context))
    .filter((text) => codePoints(text) >= shortest && codePoints(text) <= longest);
}

// A sentence with so many words of the title tells nothing new; our choice.
const titleShare = 0.5;

function isTitle(sentence: string, title: ReadonlySet<string>): boolean {
  const words = wordList(sentence);
  return words.filter((word) => title.has(word)).length >= titleShare * words.length;
}

interface Told {
  words: ReadonlySet<string>;
  content: ReadonlySet<string>;
}

function chosen(own: readonly string[], more: readonly string[], count: number, context: RewriteContext): string[] {
  const bullets: string[] = [];
  const told: Told[] = [];
  const add = (text: string, isNew: boolean): void => {
    if (bullets.length >= count) return;
    const words = new Set(wordList(text));
    const content = contentOf(text, context);
    if (words.size === 0) return;
    if (told.some((earlier) => saysTheSame(words, earlier.words) || holdsAll(earlier.words, words))) return;
    if (isNew && told.some((earlier) => repeats(content, earlier.content))) return;
    if (isNew && told.length > 1 && tellsNothing(content, told)) return;
    bullets.push(text);
    told.push({ words, content });
  };
  let reserved = own.filter((text) => isProtected(text, context.protectedTexts)).length;
  for (const text of own) {
    const isKept = isProtected(text, context.protectedTexts);
    if (isKept) reserved -= 1;
    if (isKept || bullets.length < count - reserved) add(text, false);
  }
  for (const text of more) add(text, true);
  return bullets;
}

/** The word stems that make a bullet different: not the product's name, not fillers. */
function contentOf(text: string, { listing, language }: RewriteContext): Set<string> {
  const named = new Set([...wordList(listing.title), ...wordList(listing.brand ?? '')].map(stem));
  const stated = new Set(factsOf(text, language).flatMap((fact) => wordList(fact.text)));
  return new Set(
    wordList(text)
      .filter((word) => !isFiller(word) && (stated.has(word) || !named.has(stem(word))))
      .map(stem),
  );
}

// From half of its own words on, a new bullet tells too little that is new; our choice.
const repeatedShare = 0.5;

function repeats(content: ReadonlySet<string>, earlier: ReadonlySet<string>): boolean {
  if (content.size === 0) return false;
  return [...content].filter((word) => earlier.has(word)).length / content.size >= repeatedShare;
}

// A text that strings the other bullets together has nearly all of their words.
const knownShare = 0.8;

function tellsNothing(content: ReadonlySet<string>, told: readonly Told[]): boolean {
  const known = [...content].filter((word) => told.some((earlier) => earlier.content.has(word)));
  return content.size > 0 && known.length / content.size >= knownShare;
}

/** True when a bullet already has every word of the next one. */
function holdsAll(earlier: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  return [...words].every((word) => earlier.has(word));
}
