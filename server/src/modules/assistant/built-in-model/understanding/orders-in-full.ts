import { exchangeOrdered } from './exchange-orders.ts';
import { withValueTold } from './values-pointed-at.ts';

/** What is said in a way that no table knows, as an order that they do; null for other words. */
export const orderInFull = (said: string): string | null => withValueTold(said) ?? exchangeOrdered(said);
