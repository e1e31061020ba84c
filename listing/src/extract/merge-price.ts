import type { VisiblePrice } from './dom-price.ts';
import type { ParsedPrice } from './price.ts';
import type { Candidate, CandidatePrice, OriginSource } from './types.ts';

export interface ChosenPrice {
  price: CandidatePrice;
  source: OriginSource;
  confidence: number;
  note: string | null;
  /** Position in the page of an amount that no data declared; null for declared ones. */
  at: number | null;
}

/** Every amount that a page gives away, by where it stands. */
export interface PriceEvidence {
  visible: readonly VisiblePrice[];
  /** Amounts with a currency in the page's title and description. */
  announced: readonly ParsedPrice[];
  /** The currency that most amounts of the page have; a shop sells in one. */
  pageCurrency: string | null;
  soldOut: boolean;
}

interface Stated {
  from: Candidate;
  price: CandidatePrice;
}

/** A visible amount is believed alone from this score on; the parts of the score are in `visiblePrices`. */
const believedAlone = 5;
const believedAgainstDeclared = 7.5;

function same(one: { amount: string }, other: { amount: string }): boolean {
  return Math.abs(Number(one.amount) - Number(other.amount)) < 0.005;
}

function asPrice({ amount, currency, raw, ambiguous }: ParsedPrice, fallback: string | null): CandidatePrice {
  return { amount, currency: currency ?? fallback, raw, ambiguous };
}

/** Cents, and the small parts of large marketplaces, in which script data counts. */
export const smallParts: readonly number[] = [100, 100_000];

/**
 * A bare number of a script may be in cents, or belong to something else. It counts when the page shows it, or shows
 * it divided so; without either it counts only when it has decimals.
 */
function corroborated({ from, price }: Stated, evidence: PriceEvidence): Stated | null {
  if (from.source !== 'platform' || !/^\d+(?:\.\d+)?$/.test(price.raw)) return { from, price };
  const known = [...evidence.visible, ...evidence.announced];
  if (known.some((each) => same(each, price)) || price.amount.includes('.')) return { from, price };
  const amount = smallParts
    .map((part) => (Number(price.amount) / part).toFixed(2))
    .find((divided) => known.some((each) => same(each, { amount: divided })));
  return amount === undefined ? null : { from, price: { ...price, amount } };
}

function fromPage(evidence: PriceEvidence, best: VisiblePrice | null): ChosenPrice | null {
  if (best !== null && best.score >= believedAlone + (evidence.soldOut ? 0.75 : 0)) {
    const confidence = Math.min(0.85, best.score / 12);
    return { price: asPrice(best, evidence.pageCurrency), source: 'dom', confidence, note: null, at: best.at };
  }
  const [first] = evidence.announced;
  if (first === undefined || evidence.soldOut) return null;
  return { price: asPrice(first, evidence.pageCurrency), source: 'meta', confidence: 0.5, note: null, at: null };
}

/** The price of the first variant that can be had, for a product that states none itself. */
export function priceOfVariants(from: Candidate | null, pageCurrency: string | null): ChosenPrice | null {
  const sold = from?.variants?.find(({ price, availability }) => price !== null && availability !== 'out_of_stock');
  if (from === null || sold?.price == null) return null;
  const { amount, currency } = sold.price;
  const price = { amount, currency: currency ?? pageCurrency, raw: amount, ambiguous: false };
  return { price, source: from.source, confidence: 0.5, note: null, at: null };
}

/**
 * The price that a buyer sees. A declared price that the page shows stands; one that the page shows only struck
 * through gives way to the price beside it, and so does one that is not shown at all when another clearly is.
 */
export function choosePrice(candidates: readonly Candidate[], evidence: PriceEvidence): ChosenPrice | null {
  const { visible, pageCurrency } = evidence;
  const stated = candidates
    .flatMap((from) => (from.price === undefined ? [] : [{ from, price: from.price }]))
    .map((each) => corroborated(each, evidence))
    .filter((each) => each !== null);
  const open = visible.filter(({ struck, score }) => !struck && score > 1);
  const best = open.reduce<VisiblePrice | null>(
    (top, each) => (top === null || each.score > top.score ? each : top),
    null,
  );
  const [adapter] = candidates;
  const [first] = stated;
  if (adapter?.no_price === true && first?.from !== adapter) return null;
  if (first === undefined) return fromPage(evidence, best);
  const certain = first.from.source === 'adapter';
  // The first declared price that is open to view wins over one that is not.
  const shown = certain ? first : stated.find(({ price }) => open.some((each) => same(each, price)));
  const { from, price } = shown ?? first;
  const currency =
    price.currency ??
    [...stated.map((each) => each.price), ...visible].find((each) => each.currency !== null && same(each, price))
      ?.currency ??
    stated.find((each) => each.price.currency !== null)?.price.currency ??
    pageCurrency;
  const declared: ChosenPrice = {
    price: { ...price, currency },
    source: from.source,
    confidence: certain ? from.confidence : shown === undefined ? 0.75 : 0.95,
    note: null,
    at: null,
  };
  if (shown !== undefined || best === null) return declared;
  const struckOnly = visible.some((each) => each.struck && same(each, first.price));
  const fits = best.currency === null || currency === null || best.currency === currency;
  if (!fits || best.score < (struckOnly ? believedAlone : believedAgainstDeclared)) return declared;
  const note = `The page shows ${best.raw}, while its data says ${first.price.amount}. The price on view was taken.`;
  return { price: asPrice(best, currency), source: 'dom', confidence: 0.7, note, at: null };
}
