import { type NumberSpan, numbersOf, sameQuantity } from './numbers.ts';
import type { Dimension } from './units.ts';
import { type FactToken, wordFactAt, wordTokensOf } from './word-fact-index.ts';
import type { WordFactKind } from './word-facts.ts';

export type FactKind = 'number' | 'code' | WordFactKind;

/** A statement in a text that a source has to support. */
export interface Fact {
  kind: FactKind;
  /** The words as they stand. */
  text: string;
  /** What the fact is compared by; two spellings of one fact share it. */
  key: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** For numbers: what they may mean. */
  number?: NumberSpan;
  /** The words before it deny it ("not dishwasher safe"). */
  denied?: boolean;
}

const numberWords: Record<string, Record<string, number>> = {
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, dozen: 12 },
  de: { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
  ru: { два: 2, две: 2, три: 3, четыре: 4, пять: 5, шесть: 6, семь: 7, восемь: 8, девять: 9, десять: 10 },
};

// A model name or class such as IPX7, A4 or NV-32: letters first, then digits.
const codePattern = /(?<![\p{L}\p{N}])\p{L}{1,12}-?\d[\p{L}\p{N}-]{0,20}/gu;
const standards = /(?<![\p{L}\p{N}])(?:CE|EAC|UL|ISO|EN|DIN|USDA|FCC|GMP|ГОСТ)(?![\p{L}\p{N}])/gu;
const denials: ReadonlySet<string> = new Set([
  'not',
  'no',
  'never',
  'isn',
  'without',
  'nicht',
  'kein',
  'keine',
  'не',
  'нет',
  'без',
]);

/** The facts of a text: numbers with units, codes, materials, colours, certifications, claims and well-known brands. */
export function factsOf(text: string, language: string): Fact[] {
  const facts: Fact[] = [];
  let start = 0;
  // A statement ends with its line, so no fact reaches over a line end.
  for (const line of text.split('\n')) {
    for (const fact of lineFacts(line, language))
      facts.push({ ...fact, start: fact.start + start, end: fact.end + start });
    start += line.length + 1;
  }
  return facts;
}

function lineFacts(line: string, language: string): Fact[] {
  const facts: Fact[] = [];
  for (const match of line.matchAll(codePattern)) {
    facts.push({ kind: 'code', text: match[0], key: codeKey(match[0]), ...at(match) });
  }
  const codes = [...facts];
  for (const number of numbersOf(line)) {
    if (codes.some((code) => number.start < code.end && code.start < number.end)) continue;
    const text = number.text.trim();
    facts.push({ kind: 'number', text, key: text.toLowerCase(), start: number.start, end: number.end, number });
  }
  for (const match of line.matchAll(standards)) {
    facts.push({ kind: 'certification', text: match[0], key: match[0], ...at(match) });
  }
  facts.push(...wordFacts(line, numberWords[language] ?? {}));
  return facts.sort((a, b) => a.start - b.start || a.end - b.end);
}

const at = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
const codeKey = (text: string): string => text.toLowerCase().replaceAll('-', '');

function wordFacts(text: string, numbers: Record<string, number>): Fact[] {
  const facts: Fact[] = [];
  const tokens = wordTokensOf(text);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const count = numbers[token.word];
    if (count !== undefined) facts.push(countFact(text.slice(token.start, token.end), token.start, count));
    const found = wordFactAt(tokens, index);
    if (found === null) continue;
    const last = tokens[index + found.length - 1] ?? token;
    const denied = isDenied(text, tokens, index);
    const { kind, key } = found;
    facts.push({
      kind,
      key,
      text: text.slice(token.start, last.end),
      start: token.start,
      end: last.end,
      ...(denied && { denied }),
    });
    index += found.length - 1;
  }
  return facts;
}

// How many words before a fact may deny it: "not machine washable", "is not at all waterproof".
const denialReach = 3;

function isDenied(text: string, tokens: readonly FactToken[], index: number): boolean {
  const start = tokens[index]?.start ?? 0;
  return tokens
    .slice(Math.max(0, index - denialReach), index)
    .some(({ word, end }) => denials.has(word) && !/[.,;:!?()]/u.test(text.slice(end, start)));
}

function countFact(text: string, start: number, value: number): Fact {
  const end = start + text.length;
  const readings = [{ dimension: null, value, shown: value, unit: null }];
  return {
    kind: 'number',
    text,
    key: String(value),
    start,
    end,
    number: { text, start, end, readings, decimals: 0, unit: '' },
  };
}

/** The facts of a source, arranged so that looking one up is quick. */
export interface FactIndex {
  keys: ReadonlySet<string>;
  /** Every number as written, whatever its unit. */
  shown: ReadonlySet<number>;
  /** Every number with its unit as written: `32 oz`. */
  written: ReadonlySet<string>;
  /** Numbers to compare across units. */
  byDimension: ReadonlyMap<Dimension, readonly NumberSpan[]>;
}

// More different measures of one kind than this are no product page; equal ones are found in any number.
const mostMeasures = 500;

const factKey = (fact: Fact): string => `${fact.denied ? 'not ' : ''}${fact.key}`;
const writtenKey = (shown: number, unit: string): string => `${shown} ${unit}`;

export function factIndex(facts: readonly Fact[]): FactIndex {
  const keys = new Set<string>();
  const shown = new Set<number>();
  const written = new Set<string>();
  const byDimension = new Map<Dimension, NumberSpan[]>();
  for (const fact of facts) {
    const { number } = fact;
    if (number === undefined) keys.add(factKey(fact));
    else if (!number.readings.every((reading) => written.has(writtenKey(reading.shown, number.unit)))) {
      for (const reading of number.readings) {
        shown.add(reading.shown);
        written.add(writtenKey(reading.shown, number.unit));
      }
      for (const dimension of dimensionsOf(number)) {
        const list = byDimension.get(dimension);
        if (list === undefined) byDimension.set(dimension, [number]);
        else if (list.length < mostMeasures) list.push(number);
      }
    }
  }
  // A special material is also its general one: stainless steel is steel. An imitation has a name of its own.
  for (const key of [...keys]) {
    const general = generalMaterial.exec(key)?.[1];
    if (general !== undefined) keys.add(general);
  }
  return { keys, shown, written, byDimension };
}

const generalMaterial =
  /^(?:stainless|carbon|cast|solid|merino|organic|borosilicate|tempered|memory|sterling|genuine|soy) (\p{L}+)$/u;

const dimensionsOf = ({ readings }: NumberSpan): Set<Dimension> =>
  new Set(readings.flatMap(({ dimension }) => (dimension === null ? [] : [dimension])));

/** True when the index holds the fact: the same key, or a number that means the same. */
export function isSupported(fact: Fact, index: FactIndex): boolean {
  const { number } = fact;
  if (number === undefined) return index.keys.has(factKey(fact));
  const { readings, unit } = number;
  if (
    readings.some(({ dimension, shown }) =>
      dimension === null ? index.shown.has(shown) : index.written.has(writtenKey(shown, unit)),
    )
  ) {
    return true;
  }
  return [...dimensionsOf(number)].some((dimension) =>
    index.byDimension.get(dimension)?.some((other) => sameQuantity(number, other)),
  );
}
