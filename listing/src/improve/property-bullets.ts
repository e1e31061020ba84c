import type { Specification } from '../listing.ts';
import { codePoints, wordList } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { clauseOf } from './fact-clauses.ts';
import { saidShortly } from './fact-sentences.ts';
import { isAuthor, isPropertyName, sameProperty } from './property-names.ts';

// More rows in one bullet cannot be taken in at a glance.
export const mostRows = 3;
export const fewRows = 2;
const mostProperties = 2;
const measured = /^(?:weighs |measures |holds |has an? .* of \d)/u;
const owned = /^has (?=an? )/u;
const looks = /^(?:finish|colou?r|closure|pattern|style|texture|neckline|upholstery|lining|weave|scent)$/iu;
const madeOf = /^is (?=made of )/u;
// "Playing time: 60 minutes": what it measures, and how much.
const plainName = /^\p{L}+(?: \p{L}+){0,3}$/u;
const figure = /^\d[\d.,]*(?: ?[–-] ?\d[\d.,]*)? ?(?:\p{L}{1,7}|["″%])$/u;
/** "Light roast" of "has a light roast", "Vegan" of "is vegan". */
const pointOf = (clause: string): string => upperFirst(clause.replace(/^(?:is|has an?|has) /u, ''));
const isJoined = (text: string): boolean => /,|\band\b/u.test(text);

/**
 * English properties as few bullets that read as one: "Made of beech wood with a beeswax finish", "Voltage 20 V, weight
 * 1.5 kg", "Light roast, made in Italy", and the others as a line of the table, "Process: Washed; Grind: Whole bean".
 */
export function foldedRows(items: readonly Specification[], longest: number, most = mostRows): string[] {
  const told = items.map(({ name, value }) => {
    const line = saidShortly(`${name.trim()}: ${value.trim()}`);
    const clause = isAuthor(name) ? `by ${value.trim()}` : (clauseOf(line, false, 'en') ?? '');
    return { line, name: name.trim(), value: value.trim(), clause };
  });
  const material = told.find(({ clause }) => madeOf.test(clause));
  const isMeasure = ({ clause, name, value }: (typeof told)[number]): boolean =>
    (measured.test(clause) && !isJoined(value)) || (clause === '' && plainName.test(name) && figure.test(value));
  const measures = told.filter(isMeasure);
  // "Made of aluminum with a resolution of 4K" would say of one what is of another.
  const properties = told.filter((item) => looks.test(item.name) && owned.test(item.clause) && !isJoined(item.clause));
  const beside = material === undefined ? [] : properties.slice(0, mostProperties);
  const isTogether = measures.length > 1;
  const said = new Set([...(material === undefined ? [] : [material]), ...beside, ...(isTogether ? measures : [])]);
  const left = told.filter((item) => !said.has(item));
  const sayable = left.filter((item) => item.clause !== '' || isMeasure(item));
  // One alone stands among the rows.
  const isAlone = sayable.length === 1 && left.length > 1;
  const isSaid = (item: (typeof told)[number]): boolean => !isAlone && sayable.includes(item);
  const points = left
    .filter(isSaid)
    .map(({ clause, name, value }) => (clause === '' ? `${upperFirst(name)} of ${value}` : pointOf(clause)));
  const rows = left
    .filter((item) => !isSaid(item))
    .map(({ line }) => line.replace(/^(made in|fits|suitable for|compatible with): /iu, '$1 '));
  return [
    ...(material === undefined ? [] : [madeWith(material.clause, beside)]),
    ...(isTogether
      ? inRows(
          measures.map(({ name, value }) => `${upperFirst(name)} ${value}`),
          ', ',
          longest,
          most,
        )
      : []),
    ...inRows(points, ', ', longest, most),
    ...inRows(rows, '; ', longest, most),
  ].filter((text) => codePoints(text) <= longest);
}

/** "Made of beech wood with a beeswax finish". */
function madeWith(clause: string, beside: readonly { clause: string }[]): string {
  const material = clause.replace(madeOf, '');
  const more = beside.map((item) => item.clause.replace(owned, '')).join(' and ');
  return upperFirst(more === '' ? material : `${material}${isJoined(material) ? ', ' : ' '}with ${more}`);
}

/** Rows together, as many as can be read at a glance. */
function inRows(rows: readonly string[], sign: string, longest: number, most: number): string[] {
  const bullets: string[][] = [];
  for (const row of rows) {
    const last = bullets.at(-1);
    const isRoom =
      last !== undefined &&
      wordList(row).length < longRow &&
      wordList(last[0] ?? '').length < longRow &&
      last.length < most &&
      codePoints([...last, row].join(sign)) <= Math.min(longest, longestRow);
    if (isRoom) last.push(row);
    else bullets.push([row]);
  }
  return bullets.map((parts) =>
    parts.map((part, index) => (sign === ', ' && index > 0 ? begunSmall(part) : part)).join(sign),
  );
}
const longestRow = 140;
// One of so many words says enough by itself.
const longRow = 7;

/** "USB voltage" keeps what is a name. */
const begunSmall = (row: string): string => row.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const row = /^(\p{L}[\p{L}\d /-]{1,30}): (\S.{0,60})$/u;
const mostWords = 5;
const fewWords = 3;

/**
 * The seller's own bullets, with those of nothing but "Name: value" folded into few, together with what the table knows;
 * the others keep their place in front.
 */
export function withRowsFolded(
  bullets: readonly string[],
  known: readonly Specification[],
  longest: number,
  isKept: (text: string) => boolean,
): string[] {
  const pairs = bullets.map((bullet) => {
    const [, name = '', value = ''] = row.exec(bullet) ?? [];
    const isValue =
      wordList(value).length <= (isPropertyName(name) ? mostWords : fewWords) &&
      !/^(?:the|an?|it|this|our)\s|[.!?]$/iu.test(value);
    const isRow = name !== '' && isValue && !isKept(bullet);
    return isRow ? { name, value } : null;
  });
  const rows = pairs.filter((pair) => pair !== null);
  const more = known.filter((item) => !rows.some((pair) => sameProperty(pair, item)));
  if (rows.length === 0 || rows.length + more.length < fewestRows) return [...bullets];
  const folded = foldedRows([...rows, ...more], longest);
  const own = folded.filter((text) => rows.some(({ value }) => text.toLowerCase().includes(value.toLowerCase())));
  const isLost = rows.some(({ value }) => !own.some((text) => holdsWords(text, value)));
  return isLost ? [...bullets] : [...bullets.filter((_, index) => pairs[index] === null), ...own];
}
const fewestRows = 2;

const holdsWords = (text: string, value: string): boolean => {
  const words = new Set(wordList(text));
  return wordList(value).every((word) => words.has(word));
};
