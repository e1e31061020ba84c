import { codePoints, isUnspaced, phrasePattern, wordList } from '../text/words.ts';
import { cleanLine, sentencesOf } from './clean-text.ts';
import { linesOf } from './description-lines.ts';
import { itemOf, nounFirst } from './keyword-phrases.ts';
import { isFiller, isWeak } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isRowOfNouns } from './search-names.ts';
import { segmentsOf, stem } from './title-parts.ts';

// What ties a property to its noun: "collier en argent", "Messer mit Griff", "бутылка для воды".
const ties = new Map(
  Object.entries({
    fr: "en|de|d['’]|à|au|aux|avec|pour|sans",
    es: 'de|con|para|sin|en',
    it: 'di|da|in|con|per|senza|a',
    pt: 'de|com|para|sem|em',
    de: 'aus|mit|für|ohne',
    nl: 'van|met|voor|zonder',
    pl: 'z|ze|do|dla|bez|na',
    ru: 'из|с|со|для|без|на',
    uk: 'з|із|для|без|на',
    ro: 'din|cu|pentru|fără|de',
  }),
);
const articles = /^(?:la|le|les|l['’]|el|los|las|il|lo|i|gli|der|die|das|den|dem|een|de|het)$/u;
const articlesOf = /^(?:une?|un|una|uno|einen?|eine[mrs]?|une|des|du|del|della|dos|due|zwei|deux)$/u;
const shortestWord = 3;
const mostTied = 3;
// Where a tag has more room shops sort by single words as well.
export const longestTag = 40;

const isName = (word: string): boolean =>
  codePoints(word) >= shortestWord && /^\p{L}[\p{L}-]*$/u.test(word) && !isFiller(word) && !isWeak(word);

/**
 * Search phrases in languages that set a property behind its noun or tie it with a small word, in the title's own words:
 * neighbours ("bougie artisanale"), ties ("bougie à la cire"), and the noun with each further part ("bougie parfum figuier").
 */
export function phrasesAbroad(context: RewriteContext): string[] {
  const { listing, original, language } = context;
  if (language === 'en' || isUnspaced(listing.title)) return [];
  const brand = phrasePattern(listing.brand?.trim() ? [listing.brand.trim()] : []);
  const small = new RegExp(`^(?:${ties.get(language) ?? '-'})$`, 'u');
  const item = itemOf(context);
  const noun = (nounFirst.has(language) ? item[0] : item.at(-1)) ?? '';
  const segments = [...new Set([listing.title, original.title])].flatMap((title) =>
    segmentsOf(cleanLine(brand === null ? title : title.replace(brand, ', '), context), language).flatMap((segment) =>
      isRowOfNouns(segment, language) ? [] : [segment.toLowerCase().split(/\s+/u)],
    ),
  );
  const near = segments.flatMap((words) =>
    words.flatMap((word, index): string[][] => {
      const [next = '', third = ''] = words.slice(index + 1);
      if (!isName(word)) return [];
      // "Olio di oliva biologico": what stands behind a tie belongs to it.
      const isTied = small.test(words[index - 1] ?? '') && index > 1;
      if (isName(next) && isTied) return [];
      if (isName(next))
        return isName(third)
          ? [
              [word, next],
              [word, next, third],
            ]
          : [[word, next]];
      if (!small.test(next)) return [];
      const behind = words.slice(index + 2, index + 2 + mostTied);
      const end = behind.findIndex((part) => !articles.test(part));
      if (!isName(behind[end] ?? '')) return [];
      // "Salopette bébé en velours" is a "salopette en velours": the tie belongs to the first of several names.
      let first = index;
      while (first > 0 && isName(words[first - 1] ?? '')) first -= 1;
      const tied = [next, ...behind.slice(0, end + 1)];
      // The whole name comes first: "olio extravergine di oliva".
      const whole = index - first === 1 ? [[...words.slice(first, index + 1), ...tied]] : [];
      return [...whole, [words[first] ?? word, ...tied]];
    }),
  );
  const told = tiedNames(context, small);
  const withNoun = near.filter((words) => words.includes(noun));
  // Behind a noun that comes first any name can stand; elsewhere it would need another ending.
  const apart =
    nounFirst.has(language) && noun !== ''
      ? near
          .filter((words) => !words.includes(noun) && !words.some((word) => small.test(word)))
          .map((words) => [noun, ...words])
      : [];
  const other = near.filter((words) => !withNoun.includes(words));
  return [...new Set([...withNoun, ...apart, ...other, ...told].filter(isApart).map((words) => words.join(' ')))];
}

// Verbs, and adjectives that a tie follows: "convient aux peaux", "conservare in luogo fresco".
const notNouns: Readonly<Record<string, RegExp>> = {
  fr: /^(?:convien|conserv|idéale?|parfait|appliqu|normale?|adapté|fabriqué|livré)/u,
  it: /^(?:ideal|adatt|perfett|lontan|normal|\p{L}+(?:are|ere|ire)$)/u,
  es: /^(?:ideal|apt[oa]|perfect|indicad|adecuad|normal|\p{L}+(?:ar|er|ir)$)/u,
};
// A longer line is a sentence, whose words are tied by its verb.
const longestLine = 12;

/** Names that the text and the table tie with a small word, where they begin a line or follow an article: "mèche en coton". */
function tiedNames({ listing, language }: RewriteContext, small: RegExp): string[][] {
  const lines = [
    ...listing.specifications.map(({ value }) => value),
    ...listing.bullets,
    ...linesOf(listing.description).flatMap((line) => sentencesOf(line.replace(/^• /u, ''))),
  ];
  return lines
    .flatMap((line) => line.split(/[,;:.!?()]+/u))
    .map((clause) => clause.trim().split(/\s+/u))
    .filter((words) => words.length <= longestLine)
    .flatMap((words) =>
      words.flatMap((word, index): string[][] => {
        const [tie = '', end = ''] = words.slice(index + 1);
        const before = words[index - 1]?.toLowerCase();
        const isBegun = before === undefined || articles.test(before) || articlesOf.test(before) || /^\d/u.test(before);
        const isNoun = language !== 'de' || (/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(end));
        const names = [word.toLowerCase(), tie, end.toLowerCase()];
        return isBegun &&
          isNoun &&
          !(notNouns[language]?.test(names[0] ?? '') ?? false) &&
          small.test(tie) &&
          isName(names[0] ?? '') &&
          isName(names[2] ?? '')
          ? [names]
          : [];
      }),
    );
}

/** True for words of which none is said twice. */
const isApart = (words: readonly string[]): boolean => new Set(words.map(stem)).size === words.length;

/** "Mochila cuero" of "cuero": a tag of one word behind the noun that comes first; null where it is none. */
export function tagAbroad(keyword: string, len: number | null, context: RewriteContext): string | null {
  if (len === null || len > longestTag) return null;
  const word = keyword.toLowerCase();
  const [noun = '', ...more] = itemOf(context);
  if (!nounFirst.has(context.language) || noun === '' || wordList(word).length !== 1) return null;
  if (stem(word) === stem(noun)) return more.length === 0 ? null : [noun, ...more].join(' ');
  return isName(word) ? `${noun} ${word}` : null;
}
