import type { Conversation } from '../conversation.ts';
import { askedAs } from '../said-around.ts';

/** "What are my cheapest things?": several are asked for, and the cheapest alone would be no answer. */
const dearest = askedAs(
  '(?:(?:what|which)(?: are)? |show(?: me)? |list |tell me |give me |what about )?(?:of |all )?(?:my|the|our) (?:very |absolute )?(cheapest|most expensive|dearest|priciest|least expensive) (?:ones|things|cards|listings|products|items|articles|stuff)(?: (?:do i have|i have|right now|now|at the moment|in my (?:shop|store|library)))?',
);

/** The first five of an order of prices, as the request that lists them; null for other words. */
export function dearestFew({ current }: Conversation): string | null {
  const said = current.text.trim();
  const [, rank] = said.length > 100 ? [] : (dearest.exec(said) ?? []);
  return rank === undefined ? null : `show me my 5 ${rank} cards`;
}
