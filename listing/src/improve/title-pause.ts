import { factsOf } from '../ground/facts.ts';
import { escapeRegExp, wordList, wordsOf } from '../text/words.ts';
import { itemOf, nounFirst } from './keyword-phrases.ts';
import { isTrait } from './keyword-words.ts';
import { isMaterial } from './name-materials.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isNounAgain } from './title-noun.ts';
import { kindOf, withPauses } from './title-parts.ts';

const fewestBehind = 2;
// These tie what follows to the name.
const tied = /^(?:with|for|of|in|on|and|or|from|by|to|w|case|cover|holder|stand|set|kit|bag|box)$/iu;

// "With 2 batteries and charger brushless": what it has ends before how the whole is.
const behindPhrase =
  /(?<=\swith [\p{L}\d& ]{0,40}(?<!\s(?:and|&|with|an?|the|non|more))\s?\p{L}{4,}) (?=(?:brushless|cordless|wireless|waterproof|rechargeable|adjustable|portable|foldable|heavy duty|dishwasher safe|non slip)(?!\p{L}))/giu;

/**
 * A title with the pauses that it was typed without: one beside its count and sides, else one between what the thing is
 * and the colour, material or trait that follows: "Moonstone Drop Earrings, Sterling Silver".
 */
export function paused(title: string, context: RewriteContext): string {
  const { language, listing } = context;
  const plain = language === 'en' ? withPauses(title, language).replace(behindPhrase, ', ') : title;
  if (/[,;|•·:()]|\s[–—-]\s/u.test(plain)) return plain;
  if (nounFirst.has(language)) return pausedAtColour(pausedAtNoun(plain, listing.brand ?? ''), language);
  if (language !== 'en') return plain;
  const noun = itemOf({ ...context, listing: { ...listing, title: plain } }).at(-1) ?? '';
  const pattern = noun === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(noun)} (?=[\\p{L}\\d])`, 'giu');
  const places = pattern === null ? [] : [...plain.matchAll(pattern)];
  const [place] = places;
  if (place === undefined || places.length > 1) return plain;
  const at = place.index + noun.length;
  const behind = plain.slice(at + 1);
  const words = wordList(behind);
  const [first = ''] = words;
  // "Drill Driver HD-218", "Case for iPhone": the name goes on.
  const isProperty = isTrait(first) || begins(behind, language);
  if (!isProperty || words.length < fewestBehind || words.some((word) => tied.test(word))) return plain;
  return `${plain.slice(0, at)}, ${withCountApart(behind, language)}`;
}

/** "Wood, 6 bottles" of "wood 6 bottles": a count behind a material is of something else. */
const withCountApart = (text: string, language: string): string => {
  const material = factsOf(text, language).find(({ kind, start }) => kind === 'material' && start === 0);
  return material !== undefined && /^ \d{1,4} \p{L}/u.test(text.slice(material.end))
    ? `${text.slice(0, material.end)},${text.slice(material.end)}`
    : text;
};

const fewestBefore = 5;

/** "… con maniglia, rosso": behind a long name the colour stands apart. */
function pausedAtColour(title: string, language: string): string {
  const at = title.lastIndexOf(' ');
  const before = title.slice(0, at);
  const isColour = kindOf(title.slice(at + 1), language) === 'colour';
  return isColour && !/[,;]|\s(?:de|di|en|in|da|et|e|y|o|ou)$/iu.test(before) && wordList(before).length >= fewestBefore
    ? `${before}, ${title.slice(at + 1)}`
    : title;
}

const shortestNoun = 3;
const fewestBetween = 2;

/** "Zapatillas de casa lana zapatillas invierno": where the noun that came first is said again, another name begins. */
function pausedAtNoun(title: string, brand: string): string {
  const named = new Set(wordList(brand));
  const words = wordsOf(title);
  const at = words.findIndex(({ word }) => !named.has(word));
  const noun = words[at]?.word ?? '';
  const again = words.findIndex(({ word }, index) => index > at + fewestBetween && isNounAgain(word, noun));
  const next = words[again];
  return next === undefined || noun.length < shortestNoun
    ? title
    : `${title.slice(0, next.start).trimEnd()}, ${title.slice(next.start)}`;
}

const begins = (text: string, language: string): boolean =>
  factsOf(text, language).some(
    ({ kind, start, text: words }) =>
      start === 0 &&
      (kind === 'colour' || (kind === 'material' && (/\s/u.test(words) || isMaterial(words.toLowerCase(), language)))),
  );
