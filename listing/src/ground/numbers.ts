import { type Dimension, type Unit, unitsOf } from './units.ts';

/** One way to read a number: its value in the dimension's base unit, or as written when it has no unit. */
export interface Reading {
  dimension: Dimension | null;
  value: number;
  /** The number as written, and its unit's factor, for rounding to the precision shown. */
  shown: number;
  unit: Unit | null;
}

export interface NumberSpan {
  text: string;
  start: number;
  end: number;
  readings: Reading[];
  /** Digits after the decimal sign. */
  decimals: number;
  /** The unit as written, in lower case; empty without one. */
  unit: string;
  /** Part of a chain such as `30 x 40` or `10-12`, whose unit may be left out. */
  chained?: boolean;
  /** All numbers of `30 x 40 x 10`, including this one. */
  chain?: NumberSpan[];
}

const digits = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'’]\d+)*`;
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };
const numberPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${digits})(\s?[½¼¾⅓⅔⅛]|[ -]\d{1,2}\/\d{1,2}(?!\d)|\/\d{1,3}(?!\d))?`,
  'gu',
);
// What may be a unit right after a number; the table of units decides.
const unitPattern =
  /^[ \u00A0-]?(fl\.? oz\.?|fluid ounces?|per cent|pour cent|por ciento|newton metres|sq (?:ft|cm|m|in)|degrees (?:celsius|fahrenheit|[cf](?!\p{L}))|[°º] ?[cf](?![\p{L}])|[°º]|об\/мин|(?:g|г)\/(?:m|м)[²2]|oz\/yd²|\p{L}+(?:[·*]\p{L})?[²2]?|[%"″”℃℉])(?![\p{L}\p{N}²])/iu;
const longestUnit = 24;

/** The unit that begins at this place, with the space before it; empty without one. */
export function unitAfter(text: string, at: number): { written: string; unit: string; meanings: readonly Unit[] } {
  const match = unitPattern.exec(text.slice(at, at + longestUnit));
  const unit = match?.[1] ?? '';
  const meanings = unit === '' ? [] : unitsOf(unit);
  return meanings.length === 0
    ? { written: '', unit: '', meanings }
    : { written: match?.[0] ?? '', unit: unit.toLowerCase(), meanings };
}

/** What a written number may mean: `1.299,00` is 1299, `1.299` is 1.299 or 1299. */
export function numberValues(written: string): number[] {
  const text = written.replace(/[ \u00A0\u202F'’]/gu, '');
  const signs = text.match(/[.,]/gu) ?? [];
  const decimal = (sign: string) => Number(text.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.'));
  if (signs.length === 0) return [Number(text)];
  const last = signs.at(-1) as string;
  if (signs.length === 1) {
    const afterSign = text.length - text.indexOf(last) - 1;
    return afterSign === 3 ? [decimal(last), Number(text.replace(last, ''))] : [decimal(last)];
  }
  if (signs.every((sign) => sign === last)) return [Number(text.replaceAll(last, ''))];
  return [decimal(last)];
}

function fractionValue(part: string): number {
  const sign = fractions[part.trim()];
  if (sign !== undefined) return sign;
  const [top, bottom] = part.replace(/^[ -]/u, '').split('/').map(Number);
  return top && bottom ? top / bottom : 0;
}

/** Every number of a text with its unit. A unit after `30 x 40 x 10` or `10-12` counts for each number of the chain. */
export function numbersOf(text: string): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (const match of text.matchAll(numberPattern)) {
    const [matched, number = '', fraction = ''] = match;
    const { written: after, unit, meanings } = unitAfter(text, match.index + matched.length);
    const written = matched + after;
    const shown = fraction.startsWith('/')
      ? numberValues(number).map((value) => value / (Number(fraction.slice(1)) || 1))
      : numberValues(number).map((value) => value + (fraction === '' ? 0 : fractionValue(fraction)));
    const isBelowZero = /(?:^|[\s(:,])[-−–]$/u.test(text.slice(Math.max(0, match.index - 2), match.index));
    const readings = shown.flatMap((value): Reading[] =>
      meanings.map((meaning) =>
        readingOf(isBelowZero && meaning.dimension === 'temperature' ? -value : value, meaning),
      ),
    );
    if (meanings.length === 0 || isOrdinaryWord(written.trim(), text.slice(match.index + written.length))) {
      readings.push(...shown.map((value): Reading => ({ dimension: null, value, shown: value, unit: null })));
    }
    const decimals = /[.,](\d{1,2})$/u.exec(number)?.[1]?.length ?? 0;
    spans.push({
      text: written,
      start: match.index,
      end: match.index + written.length,
      readings,
      decimals,
      unit,
    });
  }
  shareUnits(text, spans);
  return spans;
}

/** A number in words, with its unit. */
export function spokenNumber(text: string, start: number, value: number, unit: string): NumberSpan {
  const meanings = unit === '' ? [] : unitsOf(unit);
  const readings: Reading[] = meanings.map((meaning) => readingOf(value, meaning));
  if (readings.length === 0) readings.push({ dimension: null, value, shown: value, unit: null });
  return { text, start, end: start + text.length, readings, decimals: 0, unit: unit.toLowerCase() };
}

// "2 in 1", "3 a day", "5 в 1": the unit is also an ordinary word.
const isOrdinaryWord = (written: string, after: string): boolean =>
  (/\din$|\d in$/u.test(written) && /^\s+(?:\d|a |an |the |one)/u.test(after)) ||
  /\d\s?[aв]$/u.test(written) ||
  (/\d\sw$/u.test(written) && /^\s+\p{L}/u.test(after));

const readingOf = (shown: number, unit: Unit): Reading => ({
  dimension: unit.dimension,
  value: shown * unit.factor + (unit.offset ?? 0),
  shown,
  unit,
});

/** The most sides of a size; anything longer is a list of numbers. */
const mostSides = 6;

function shareUnits(text: string, spans: NumberSpan[]): void {
  for (let index = spans.length - 2; index >= 0; index -= 1) {
    const span = spans[index] as NumberSpan;
    const next = spans[index + 1] as NumberSpan;
    const between = text.slice(span.end, next.start);
    if (!/^\s*[x×х*–—-]\s*$/iu.test(between)) {
      if (span.unit !== '' || next.unit === '') continue;
    } else {
      span.chained = true;
      next.chained = true;
      if (!/[–—-]/u.test(between) && (next.chain?.length ?? 1) < mostSides) {
        next.chain ??= [next];
        next.chain.unshift(span);
        span.chain = next.chain;
      }
    }
    if (
      span.unit !== '' ||
      next.unit === '' ||
      !/^\s*(?:[x×х*–—-]|to|by|до|bis|à|a|do|y|und|and|or|oder|et|ou|i|и|или)\s*$/iu.test(between)
    )
      continue;
    const shown = span.readings.map((reading) => reading.shown);
    span.unit = next.unit;
    span.readings.push(...shown.flatMap((value) => unitsOf(next.unit).map((meaning) => readingOf(value, meaning))));
  }
}

// People round converted values: "32 oz" becomes "946 ml", and "10.4 in" becomes "26 cm".
const sameRatio = 0.006;
const roundedRatio = 0.03;

/** True when a stated number means the same as one in a source, across units and number formats. */
export function sameQuantity(stated: NumberSpan, source: NumberSpan): boolean {
  return stated.readings.some((reading) =>
    source.readings.some((other) => {
      if (reading.dimension === null) return reading.value === other.shown;
      if (other.dimension !== reading.dimension) return false;
      if (stated.unit === source.unit) return reading.shown === other.shown;
      return isRounded(reading, other, stated.decimals) || isRounded(other, reading, source.decimals);
    }),
  );
}

/** Whether a person would write `reading` for `exact`, in its unit and with this many decimals. */
function isRounded(reading: Reading, exact: Reading, decimals: number): boolean {
  if (reading.unit === null) return false;
  const converted = (exact.value - (reading.unit.offset ?? 0)) / reading.unit.factor;
  const difference = Math.abs(converted - reading.shown);
  const size = Math.max(Math.abs(converted), Math.abs(reading.shown));
  return (
    difference <= sameRatio * size || (difference <= 0.5 * 10 ** -decimals + 1e-9 && difference <= roundedRatio * size)
  );
}
