import type { Listing } from '@cardwright/listing/listing';
import { amountIn, currencyIn } from '../stated-prices.ts';

type Price = Listing['price'];

/** "+10%", "-5 USD", "x2": a change that the seller states of the price that is there. */
const relative = /^\s*([+-]|[x×*])\s*(\D{0,4}[\d.,]+)\s*(%|\p{L}{3}|\p{Sc})?\s*$/iu;

/** "round", "round up", "round down .99": to a whole amount, or to one that ends so. */
const rounding = /^\s*round(?: (up|down))?(?: ?(\.\d\d))?\s*$/i;

/** The price that a seller states, or a sentence that says what is missing. `before` gives the currency, and what a change is of. */
export function statedPrice(value: string, before: Price): NonNullable<Price> | string {
  const round = rounding.exec(value);
  if (round !== null) return before === null ? noPrice : roundPrice(round, before);
  const change = relative.exec(value);
  if (change !== null) return before === null ? noPrice : changedPrice(change, value, before);
  const amount = amountIn(value);
  if (amount === null) return 'Tell me the price as a number, such as 24.90 USD.';
  const named = currencyIn(value);
  if (named === 'unclear') return 'Tell me the currency of the price as a code, such as 24.90 USD.';
  // Nobody sells for nothing: marketplaces refuse it.
  if (!(Number(amount) > 0)) return 'A price has to be more than 0. Tell me the new price, such as 24.90 USD.';
  return { amount, currency: named ?? before?.currency ?? null };
}

const noPrice = 'The card has no price that I could change. Tell me the price, such as 24.90 USD.';
const nothingLeft = ({ amount }: NonNullable<Price>) =>
  `That would leave no price of ${amount}. Tell me the new price.`;

function changedPrice(
  [, sign = '', figure = '', unit = '']: RegExpExecArray,
  value: string,
  before: NonNullable<Price>,
) {
  const stated = /^\D*(\d+)[.,](\d+)\D*$/.exec(figure);
  const number =
    unit === '%' || /[x×*]/.test(sign)
      ? Number(stated ? `${stated[1]}.${stated[2]}` : figure.replace(/\D/g, ''))
      : Number(amountIn(figure));
  const old = Number(before.amount);
  if (!Number.isFinite(number) || !Number.isFinite(old)) return 'Tell me the new price, such as 24.90 USD.';
  const currency = unit === '%' ? null : currencyIn(value);
  if (currency !== null && currency !== before.currency)
    return `The price is in ${before.currency ?? 'no currency'}, and I do not convert. Tell me the new price.`;
  const by = sign === '-' ? -1 : 1;
  const fresh = /[x×*]/.test(sign) ? old * number : unit === '%' ? old * (1 + (by * number) / 100) : old + by * number;
  if (!(fresh > 0)) return nothingLeft(before);
  return { amount: rounded(fresh, before), currency: before.currency };
}

function roundPrice([, way, ending]: RegExpExecArray, before: NonNullable<Price>) {
  const end = Number(ending ?? 0);
  const base = Number(before.amount) - end;
  const whole = way === 'up' ? Math.ceil(base) : way === 'down' ? Math.floor(base) : Math.round(base);
  if (!(whole + end > 0)) return nothingLeft(before);
  if (end > 0 && digitsOf(before) === 0) return `Prices in ${before.currency} have no cents. Tell me the new price.`;
  return { amount: (whole + end).toFixed(end > 0 ? 2 : 0), currency: before.currency };
}

const digitsOf = ({ currency }: NonNullable<Price>): number =>
  currency === null
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** To the digits of the currency; a whole price that stays whole has none. */
function rounded(amount: number, price: NonNullable<Price>): string {
  const digits = digitsOf(price);
  const text = (Math.round(amount * 10 ** digits + 1e-6) / 10 ** digits).toFixed(digits);
  return /[.]/.test(price.amount) ? text : text.replace(/\.0+$/, '');
}
