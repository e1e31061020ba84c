import { declaredAvailability } from './availability.ts';
import { currencyCode, type PriceHints } from './currency.ts';
import { parsePrice } from './price.ts';
import { firstText, isType, nodes, type SchemaNode } from './schema-node.ts';
import type { Candidate } from './types.ts';

type OfferFacts = Pick<Candidate, 'price' | 'availability' | 'no_price'>;

/** Prices that are not asked: list, suggested and struck ones. */
const notAsked = /listprice|srp|msrp|strikethrough|regularprice|suggested/i;

/** A price that names the amount it is for, such as 100 g, is often not that of the whole package. */
const isPerUnit = (node: SchemaNode): boolean => nodes(node, 'referencequantity').length > 0;

const notNew = /used|refurbished|damaged|second-?hand/i;

function priceOf(offer: SchemaNode, hints: PriceHints): Candidate['price'] {
  const specifications = nodes(offer, 'pricespecification').flatMap((node) => [
    node,
    ...nodes(node, 'pricespecification'),
  ]);
  const asked = specifications
    .filter((node) => !notAsked.test(firstText(node, 'pricetype') ?? ''))
    .sort((one, other) => Number(isPerUnit(one)) - Number(isPerUnit(other)));
  const holders = [offer, ...asked, ...specifications];
  const currency = holders.map((node) => currencyCode(firstText(node, 'pricecurrency'))).find((code) => code !== null);
  for (const name of ['price', 'lowprice', 'minprice', 'highprice']) {
    for (const node of holders) {
      const raw = firstText(node, name);
      if (raw === null) continue;
      const read = parsePrice(raw, { ...hints, currency: currency ?? hints.currency, declared: true });
      if (read !== null)
        return { amount: read.amount, currency: currency ?? read.currency, raw, ambiguous: read.ambiguous };
    }
  }
  return undefined;
}

/**
 * The offer of the address, else the first of a new thing that can be bought at a price, else the first with a price.
 */
export function readOffers(product: SchemaNode, hints: PriceHints, url: string | null): OfferFacts {
  const direct = nodes(product, 'offers', 'offer');
  const offers = direct.flatMap((offer) => [offer, ...nodes(offer, 'offers', 'offer')]).slice(0, 500);
  // Some shops put the price on the product itself.
  const read = (offers.length > 0 ? offers : [product]).map((offer) => ({
    offer,
    price: priceOf(offer, hints),
    availability: declaredAvailability(firstText(offer, 'availability')),
  }));
  const withPrice = read.filter(({ price }) => price !== undefined);
  const asNew = withPrice.filter(({ offer }) => !notNew.test(firstText(offer, 'itemcondition') ?? ''));
  const priced = asNew.length > 0 ? asNew : withPrice;
  const address = url?.toLowerCase() ?? '';
  const chosen =
    withPrice.find(({ offer }) => address.includes('?') && (firstText(offer, 'url') ?? '').toLowerCase() === address) ??
    priced.find(({ offer, availability }) => availability === 'in_stock' && !isType(offer, 'aggregateoffer')) ??
    priced[0];
  const stated = read.map(({ availability }) => availability).filter((value) => value !== null);
  const availability = stated.includes('in_stock') ? 'in_stock' : stated[0];
  return {
    price: chosen?.price,
    availability: chosen?.availability ?? availability ?? undefined,
  };
}
