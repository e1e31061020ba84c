import { amountIn, currencyIn } from '../../stated-prices.ts';

const compared =
  /\b(cheaper|less|under|below|more expensive|more|over|above) (?:than )?((?:(?:[a-z]{1,3} ?)?\p{Sc}|[a-z]{3} )? ?\d[\d.,'’]*(?: \d{3}(?!\d))*(?: ?\p{Sc})?)(?: ?(\p{L}+(?: dollars?)?))?/u;
/** What may stand after an amount without naming a currency. */
const ordinary =
  /^(?:in|for|or|and|each|total|altogether|a|per|now|today|then|at|on|is|already|right|please|with|without|including|if|after|before|from|here)$/;

/**
 * "Is it cheaper than 30 euro?": told beside the price (`24.90 USD`) when the currencies are the same or none is named;
 * empty when nothing is compared.
 */
export function comparedPrice(question: string, price: string | null): string {
  const match = compared.exec(question);
  const [amount, currency] = (price ?? '').split(' ');
  if (match === null || amount === undefined || currency === undefined) return '';
  const [, how = '', said = '', after = ''] = match;
  const named = currencyIn(`${said} ${after}`);
  if (named !== null && named !== currency) return '. That is another currency, so I do not compare it.';
  const limit = amountIn(said);
  if (limit === null || (named === null && after !== '' && !ordinary.test(after))) return '';
  const isLess = /cheaper|less|under|below/.test(how);
  return `. So ${(isLess ? Number(amount) < Number(limit) : Number(amount) > Number(limit)) ? 'yes' : 'no'}.`;
}
