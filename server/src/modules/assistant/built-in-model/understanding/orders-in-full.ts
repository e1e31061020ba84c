import { exchangeOrdered } from './exchange-orders.ts';
import { withValueTold } from './values-pointed-at.ts';

/** "And the title without the brand then". */
const withoutBrand =
  /^(?:(?:and|ok(?:ay)?|then|now|please|so|but|also|i (?:want|need|would like)|make|write|give me)[\s,]+)*(?:the |my |our )?title without (?:the |our |my )?brand(?: name)?(?: in it)?(?: (?:then|please|now|instead))*[\s.!]*$/i;

/** What is said in a way that no table knows, as an order that they do; null for other words. */
export const orderInFull = (said: string): string | null =>
  withoutBrand.test(said) ? 'take the brand out of the title' : (withValueTold(said) ?? exchangeOrdered(said));
