import { pricedAt } from '../plan-calls.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import { marketplaceName } from './improve-answers.ts';

const nameOf = (id: unknown) => marketplaceName(String(id));

/** "For Etsy and Amazon": which of them a price is for, and which come after it with their own. Null where only one is. */
export function pricedMarkets(asks: Ask[]): string | null {
  const calls = asks.filter(isCall);
  const priced = calls[pricedAt(calls)];
  const same = calls.filter(({ tool, input }) => tool === priced?.tool && input.marketplace !== undefined);
  if (priced?.input.marketplace === undefined || same.length < 2) return null;
  const [next, ...others] = same.slice(same.indexOf(priced) + 1);
  const first = `This price is for ${nameOf(priced.input.marketplace)}.`;
  if (next === undefined) return first;
  const names = [next, ...others].map(({ input }) => nameOf(input.marketplace));
  return `${first} The same for ${names.join(', then for ')} comes after that, with a price of its own.`;
}
