import type { Fact } from './facts.ts';
import { type NumberSpan, sameQuantity } from './numbers.ts';
import type { Dimension } from './units.ts';
import { generalOf } from './word-facts.ts';

/** Where a source states a fact. */
export interface FactPlace {
  source_id: string;
  /** UTF-16 offsets into the source's text. */
  start: number;
  end: number;
}

export interface PlacedFact extends Fact {
  place: FactPlace;
}

interface PlacedNumber {
  number: NumberSpan;
  place: FactPlace;
}

/** The facts of the sources, indexed for quick look-ups; each with the first place that states it. */
export interface FactIndex {
  keys: ReadonlyMap<string, FactPlace>;
  /** Every number as written, whatever its unit. */
  shown: ReadonlyMap<number, FactPlace>;
  /** Numbers that stand alone or count something. */
  bare: ReadonlyMap<number, FactPlace>;
  /** Counts of things, by the first letters of the thing. */
  counted: ReadonlyMap<string, ReadonlySet<number>>;
  /** Every number with its unit as written: `32 oz`. */
  written: ReadonlyMap<string, FactPlace>;
  /** Numbers to compare across units. */
  byDimension: ReadonlyMap<Dimension, readonly PlacedNumber[]>;
  /** Sizes such as `30 x 40 x 10`, each once. */
  chains: readonly (readonly NumberSpan[])[];
}

// A page with more different measures of one kind than this is not a product page; equal ones do not add up.
const mostMeasures = 500;
const mostChains = 200;

const factKey = (fact: Fact): string => `${fact.denied ? 'not ' : ''}${fact.key}`;
const writtenKey = (shown: number, unit: string): string => `${shown} ${unit}`;

export function factIndex(facts: readonly PlacedFact[]): FactIndex {
  const keys = new Map<string, FactPlace>();
  const shown = new Map<number, FactPlace>();
  const bare = new Map<number, FactPlace>();
  const counted = new Map<string, Set<number>>();
  const written = new Map<string, FactPlace>();
  const byDimension = new Map<Dimension, PlacedNumber[]>();
  const chains = new Map<string, readonly NumberSpan[]>();
  for (const fact of facts) {
    const { number, place } = fact;
    if (number === undefined) {
      addKeys(fact, keys);
      continue;
    }
    if (number.chain !== undefined && chains.size < mostChains) {
      chains.set(number.chain.map(({ text }) => text).join('x'), number.chain);
    }
    for (const reading of number.readings) {
      if (isCount(reading.dimension, number)) setFirst(bare, reading.shown, place);
      if (fact.counted === undefined) continue;
      const known = counted.get(fact.counted);
      if (known === undefined) counted.set(fact.counted, new Set([reading.shown]));
      else known.add(reading.shown);
    }
    if (number.readings.every((reading) => written.has(writtenKey(reading.shown, number.unit)))) continue;
    for (const reading of number.readings) {
      setFirst(shown, reading.shown, place);
      setFirst(written, writtenKey(reading.shown, number.unit), place);
    }
    for (const dimension of dimensionsOf(number)) {
      const list = byDimension.get(dimension);
      if (list === undefined) byDimension.set(dimension, [{ number, place }]);
      else if (list.length < mostMeasures) list.push({ number, place });
    }
  }
  return { keys, shown, bare, counted, written, byDimension, chains: [...chains.values()] };
}

function setFirst<Key>(map: Map<Key, FactPlace>, key: Key, place: FactPlace): void {
  if (!map.has(key)) map.set(key, place);
}

// A special material is also its general one, and a waterproof thing is also water resistant; denied facts imply nothing.
function addKeys(fact: PlacedFact, keys: Map<string, FactPlace>): void {
  setFirst(keys, factKey(fact), fact.place);
  if (fact.denied) return;
  for (let general = generalOf(fact.key); general !== null; general = generalOf(general))
    setFirst(keys, general, fact.place);
}

const isCount = (dimension: Dimension | null, number: NumberSpan): boolean =>
  dimension === null ||
  dimension === 'pieces' ||
  dimension === 'resolution' ||
  number.chained === true ||
  isCupLike(number.unit);

// "6 cups" can be a volume or six things.
const isCupLike = (unit: string): boolean => unit === 'cup' || unit === 'cups';

const dimensionsOf = ({ readings }: NumberSpan): Set<Dimension> =>
  new Set(readings.flatMap(({ dimension }) => (dimension === null ? [] : [dimension])));

/** The place that supports a fact: the same key, or a number that means the same. Null when there is none. */
export function supportOf(fact: Fact, index: FactIndex): FactPlace | null {
  const { number } = fact;
  if (number === undefined) return wordSupport(fact, index);
  const { readings, unit } = number;
  if (number.chain !== undefined && !fitsChain(number, number.chain, index.chains)) return null;
  for (const { dimension, shown } of readings) {
    const place =
      dimension === null
        ? bareSupport(shown, fact, index)
        : dimension === 'pieces'
          ? bareSupport(shown, fact, index)
          : index.written.get(writtenKey(shown, unit));
    if (place !== undefined) return place;
  }
  for (const dimension of dimensionsOf(number)) {
    const same = index.byDimension.get(dimension)?.find((other) => sameQuantity(number, other.number));
    if (same !== undefined) return same.place;
  }
  return null;
}

/** True when the index holds the fact. */
export const isSupported = (fact: Fact, index: FactIndex): boolean => supportOf(fact, index) !== null;

// The sides of a size belong together: 36 x 30 does not fit what is 36 x 27, even if there is a 30 elsewhere.
function fitsChain(number: NumberSpan, chain: readonly NumberSpan[], known: FactIndex['chains']): boolean {
  let best: ReadonlySet<NumberSpan> | null = null;
  for (const other of known) {
    if (other.length < chain.length) continue;
    const matched = matchedSides(chain, other);
    if (matched.size === chain.length) return true;
    if (best === null || matched.size > best.size) best = matched;
  }
  return best === null || best.size === 0 || best.has(number);
}

function matchedSides(chain: readonly NumberSpan[], other: readonly NumberSpan[]): Set<NumberSpan> {
  const open = [...other];
  const matched = new Set<NumberSpan>();
  for (const side of chain) {
    const place = open.findIndex((candidate) => isSameSide(side, candidate));
    if (place < 0) continue;
    open.splice(place, 1);
    matched.add(side);
  }
  return matched;
}

const isSameSide = (side: NumberSpan, other: NumberSpan): boolean =>
  sameQuantity(side, other) ||
  ((side.unit === '' || other.unit === '') &&
    side.readings.some(({ shown }) => other.readings.some((reading) => reading.shown === shown)));

// What is included can be said in many ways, so only a source that says the opposite contradicts it.
const isSoft = (key: string): boolean => key.startsWith('~');
const anywhere: FactPlace = { source_id: '', start: 0, end: 0 };

function wordSupport(fact: Fact, index: FactIndex): FactPlace | null {
  const place = index.keys.get(factKey(fact)) ?? null;
  if (place !== null || !isSoft(fact.key)) return place;
  return index.keys.has(factKey({ ...fact, denied: fact.denied !== true })) ? null : anywhere;
}

function bareSupport(shown: number, fact: Fact, index: FactIndex): FactPlace | undefined {
  // A listing that says nothing else sells one of a thing.
  if (shown === 1) return index.bare.get(1) ?? anywhere;
  if (fact.counted === undefined) return index.shown.get(shown);
  const others = index.counted.get(fact.counted);
  if (others !== undefined && !others.has(shown)) return undefined;
  return index.bare.get(shown);
}
