import { factsOf } from '../ground/facts.ts';
import { phrasePattern, wordList } from '../text/words.ts';
import { tidy } from './clean-text.ts';
import type { RewriteContext } from './rewrite-context.ts';

// Ozon: type, brand, model, key parameters (source O2). Wildberries: the same without the brand, which has its own field (B2).
const typeFirst: ReadonlySet<string> = new Set(['ozon', 'wildberries']);

/** True where the guide wants the kind of product before the brand. */
export const wantsTypeFirst = ({ marketplace }: RewriteContext): boolean => typeFirst.has(marketplace);

const cyrillicWord = /^\p{Script=Cyrillic}[\p{Script=Cyrillic}-]*$/u;
// "Бутылка для воды" is a kind of bottle; what follows one of these is a property: "бутылка с трубочкой".
const propertyBegins: ReadonlySet<string> = new Set('с со без из от на в во под'.split(' '));
const shortestType = 3;

/**
 * The first part of a Russian title as type, brand, the rest: "Norvik Trail бутылка для воды" becomes "бутылка для воды
 * Norvik Trail". The brand is added where only its field has it and the marketplace wants it. A title in Latin letters
 * does not show which of its words are the type, and stays.
 */
export function withTypeFirst(context: RewriteContext, brand: string, segments: readonly string[]): string[] {
  const [head = '', ...tail] = segments;
  const pattern = brand === '' ? null : phrasePattern([brand]);
  const own = pattern === null ? undefined : head.match(pattern)?.[0];
  const isElsewhere = pattern !== null && tail.some((segment) => segment.search(pattern) >= 0);
  const rest = pattern === null || own === undefined ? head : tidy(head.replace(pattern, ' '));
  const words = rest.split(/\s+/u);
  const from = typeStart(words);
  if (from < 0) return [...segments];
  const to = typeEnd(words, from);
  const type = new Set(wordList(words.slice(from, to).join(' ')));
  // A brand behind a type that has one of its words would lose that word as a repetition.
  const fits = !isElsewhere && !wordList(brand).some((word) => type.has(word));
  const wantsBrand = context.marketplace === 'ozon' && brand !== '' && own === undefined && fits;
  const isFirst = from === 0 && (own === undefined || !head.startsWith(own));
  if (isFirst && !wantsBrand) return [...segments];
  const name = own ?? (wantsBrand ? brand : '');
  return [
    [...words.slice(from, to), name, ...words.slice(0, from), ...words.slice(to)].filter(Boolean).join(' '),
    ...tail,
  ];
}

/** Where the run of Russian words that names the product begins; -1 for none. A unit behind its number is no name. */
function typeStart(words: readonly string[]): number {
  return words.findIndex(
    (word, index) =>
      cyrillicWord.test(word) &&
      word.length >= shortestType &&
      !propertyBegins.has(word.toLowerCase()) &&
      !/^\d[\d.,]*$/u.test(words[index - 1] ?? ''),
  );
}

function typeEnd(words: readonly string[], from: number): number {
  const after = words
    .slice(from)
    .findIndex((word) => !cyrillicWord.test(word) || propertyBegins.has(word.toLowerCase()));
  return after < 0 ? words.length : from + after;
}

const mostModelWords = 4;

/** The parts behind the first: models before the other properties, each in its own order. */
export function withModelFirst(tail: readonly string[], language: string): string[] {
  const isModel = (part: string): boolean => {
    const facts = factsOf(part, language);
    return wordList(part).length <= mostModelWords && facts.length > 0 && facts.every(({ kind }) => kind === 'code');
  };
  return [...tail.filter(isModel), ...tail.filter((part) => !isModel(part))];
}
