import type { Ask } from '../understanding/ask.ts';
import { chooses } from './choosing-words.ts';
import type { OpenPrice } from './open-price.ts';

const saysAll = /\b(?:all|every|everything|everyone|both|the (?:whole )?lot)\b/;

/**
 * Whether a seller who agrees to a price has chosen among its listings just before, and was not understood: a "yes" that does
 * not say "all" may then be meant for those.
 *
 * @param said What the seller says now.
 * @param chosen What stood between the price and that, with what it was read as.
 */
export function wantedFewer(said: string, { quote }: OpenPrice, chosen: { text: string; asks: Ask[] }): boolean {
  if (saysAll.test(said) || new RegExp(`\\b${quote.card_count}\\b`).test(said)) return false;
  if (chosen.asks.some((ask) => ask.kind === 'say' && ask.topic === 'price_which')) return true;
  return chosen.asks.length === 0 && chooses.test(chosen.text.toLowerCase());
}
