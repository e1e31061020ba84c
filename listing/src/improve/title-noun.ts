import { factsOf } from '../ground/facts.ts';
import { wordList, wordsOf } from '../text/words.ts';
import { withoutDanglingEnd } from './clean-text.ts';
import { nounFirst } from './keyword-phrases.ts';
import { isFiller, isUse, isWeak } from './keyword-words.ts';
import { kindOf, stem } from './title-parts.ts';

const fewestBetween = 2;
const shortestNoun = 3;
// A longer phrase behind the name keeps what comes before it from sight.
const mostBehind = 6;
const small = /(?<!\p{L})(?:with|for|of|in|on|and|to|by|from)(?!\p{L})|[&,;|]/iu;
const ends = /^\s*(?:$|(?:with|for|without|in)\s|\d)/iu;

/**
 * "Yoga Mat Non Slip TPE Exercise Mat for Home" as "Yoga Mat for Home" and "Non Slip TPE": the name stays whole and first,
 * and what the second name was called is left to the keywords. Any other first part stays as it is.
 */
export function withNameOnce(head: string, brand: string, language: string): string[] {
  if (language !== 'en') return [head];
  const words = wordsOf(head);
  const named = new Set(wordList(brand));
  const second = words.findIndex(({ word, end }, index) => {
    const first = words.slice(0, index).findIndex((other) => stem(other.word) === stem(word));
    return (
      first > 0 &&
      index - first > fewestBetween &&
      word.length >= shortestNoun &&
      /^\p{L}+$/u.test(word) &&
      !named.has(word) &&
      !isWeak(word) &&
      !isFiller(word) &&
      kindOf(word, language) === null &&
      ends.test(head.slice(end))
    );
  });
  const again = words[second];
  const first = words.find((other) => again !== undefined && stem(other.word) === stem(again.word));
  const last = words[second - 1];
  if (again === undefined || first === undefined || last === undefined) return [head];
  const between = head.slice(first.end, again.start).trim();
  if (small.test(between)) return [head];
  const called = head.slice(last.start, last.end);
  // "Non Slip" and "Memory Foam" are properties; the "Exercise" of "Exercise Mat" is another name for it.
  const isProperty = factsOf(between, language).some(({ end }) => end === between.length);
  const cut = isProperty ? between : withoutDanglingEnd(between.slice(0, between.length - called.length));
  // "Adjustable reflective pet" of a "pet vest": what it is for has lost its noun.
  const left = isProperty ? cut : withoutUse(cut);
  const name = head.slice(0, first.end);
  const rest = head.slice(again.end).trim();
  const parts = wordList(rest).length > mostBehind ? [name, left, rest] : [`${name} ${rest}`.trim(), left];
  return parts.filter((part) => part !== '');
}

const withoutUse = (text: string): string => {
  const words = text.split(' ');
  while (isUse(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
};

const unsaid: ReadonlySet<string> = new Set(['code', 'brand']);

/** "Mocassini" and "mocassino": one word with two endings. */
export const isNounAgain = (word: string, noun: string): boolean =>
  stem(word) === stem(noun) ||
  (noun.length >= shortestStem + longestEnding &&
    Math.abs(word.length - noun.length) <= longestEnding &&
    word.startsWith(noun.slice(0, -longestEnding)));
const shortestStem = 4;
const longestEnding = 2;

/** In a language with the noun in front: of the parts that begin with it again only what they state anew. */
export function withoutOtherNames(segments: readonly string[], brand: string, language: string): string[] {
  const [head = '', ...tail] = segments;
  const own = new Set(wordList(brand));
  const noun = wordList(head).find((word) => !own.has(word)) ?? '';
  if (!nounFirst.has(language) || noun.length < shortestNoun) return [...segments];
  const stated = new Set(factsOf(head, language).map(({ key }) => key));
  return [
    head,
    ...tail.flatMap((part) => {
      const [first = '', ...more] = wordList(part);
      if (!isNounAgain(first, noun) || more.length === 0) return isNounAgain(first, noun) ? [] : [part];
      return factsOf(part, language).flatMap((fact) => {
        // "Suela goma": what a part is made of is not what the thing is.
        const isOfPart = fact.kind === 'material' && !/^\p{L}+ (?:(?:en|de|di|in) )?$/u.test(part.slice(0, fact.start));
        const isNew =
          !isOfPart &&
          !stated.has(fact.key) &&
          !unsaid.has(fact.kind) &&
          /\p{L}/u.test(fact.text) &&
          fact.denied !== true;
        stated.add(fact.key);
        return isNew ? [fact.text] : [];
      });
    }),
  ];
}
