import type { VisiblePrice } from './dom-price.ts';
import type { Candidate, CandidatePrice, OriginSource } from './types.ts';

export interface ChosenPrice {
  price: CandidatePrice;
  source: OriginSource;
  confidence: number;
  note: string | null;
  /** Position in the page of an amount that no data declared; null for declared ones. */
  at: number | null;
}

/** A visible amount is believed alone from this score on; the parts of the score are in `visiblePrices`. */
const believedAlone = 5;
const believedAgainstDeclared = 7;

function same(one: { amount: string }, other: { amount: string }): boolean {
  return Math.abs(Number(one.amount) - Number(other.amount)) < 0.005;
}

const asPrice = ({ amount, currency, raw, ambiguous }: VisiblePrice): CandidatePrice => ({
  amount,
  currency,
  raw,
  ambiguous,
});

/**
 * The price that a buyer sees. A declared price that the page shows stands; one that the page shows only struck
 * through gives way to the price beside it, and so does one that is not shown at all.
 */
export function choosePrice(
  candidates: readonly Candidate[],
  visible: readonly VisiblePrice[],
  soldOut: boolean,
): ChosenPrice | null {
  const stated = candidates.flatMap((from) => (from.price === undefined ? [] : [{ from, price: from.price }]));
  const [first] = stated;
  const open = visible.filter(({ struck, score }) => !struck && score > 1);
  const best = [...open].sort((one, other) => other.score - one.score)[0] ?? null;
  if (candidates[0]?.source === 'adapter' && first?.from !== candidates[0] && candidates[0].no_price === true)
    return null;
  if (first === undefined) {
    if (best === null || best.score < believedAlone + (soldOut ? 1.5 : 0)) return null;
    // A shop sells in one currency: a bare amount has that of the other amounts on the page.
    const currency = best.currency ?? visible.find((each) => each.currency !== null)?.currency ?? null;
    return {
      price: { ...asPrice(best), currency },
      source: 'dom',
      confidence: Math.min(0.85, best.score / 12),
      note: null,
      at: best.at,
    };
  }
  if (first.from.source === 'adapter')
    return { price: first.price, source: 'adapter', confidence: first.from.confidence, note: null, at: null };
  // The first declared price that is open to view wins over one that is not.
  const shown = stated.find(({ price }) => open.some((each) => same(each, price)));
  const chosen = shown ?? first;
  const currency =
    chosen.price.currency ??
    stated.find(({ price }) => price.currency !== null && same(price, chosen.price))?.price.currency ??
    open.find((each) => same(each, chosen.price) && each.currency !== null)?.currency ??
    null;
  const declared: ChosenPrice = {
    price: {
      ...chosen.price,
      currency: currency ?? stated.find(({ price }) => price.currency !== null)?.price.currency ?? null,
    },
    source: chosen.from.source,
    confidence: shown === undefined ? 0.75 : 0.95,
    note: null,
    at: null,
  };
  const struckOnly = shown === undefined && visible.some((each) => each.struck && same(each, first.price));
  const fits =
    best !== null &&
    (best.currency === null || declared.price.currency === null || best.currency === declared.price.currency);
  if (
    shown === undefined &&
    best !== null &&
    fits &&
    best.score >= (struckOnly ? believedAlone : believedAgainstDeclared)
  ) {
    return {
      price: { ...asPrice(best), currency: best.currency ?? declared.price.currency },
      source: 'dom',
      confidence: 0.7,
      note: `The page shows ${best.raw}, while its data says ${first.price.amount}. The price on view was taken.`,
      at: null,
    };
  }
  return declared;
}
