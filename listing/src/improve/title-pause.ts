import { factsOf } from '../ground/facts.ts';
import { escapeRegExp, wordList } from '../text/words.ts';
import { itemOf } from './keyword-phrases.ts';
import { isTrait } from './keyword-words.ts';
import { isMaterial } from './name-materials.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { withPauses } from './title-parts.ts';

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
  if (language !== 'en' || /[,;|•·:()]|\s[–—-]\s/u.test(plain)) return plain;
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
  return `${plain.slice(0, at)}, ${behind}`;
}

const begins = (text: string, language: string): boolean =>
  factsOf(text, language).some(
    ({ kind, start, text: words }) =>
      start === 0 &&
      (kind === 'colour' || (kind === 'material' && (/\s/u.test(words) || isMaterial(words.toLowerCase(), language)))),
  );
