import type { PriceSum, ToolOutputs } from '../../tool-outputs.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { type PriceAsked, priceAskedIn } from '../understanding/price-questions.ts';
import { cardLink } from './improve-answers.ts';

const money = (amount: string, currency: string | null) => `**${[amount, plain(currency ?? '', 3)].join(' ').trim()}**`;

function sumText(asked: PriceAsked, { currency, count: number, total, average, lowest, highest }: PriceSum): string {
  const listings = `${count(number, 'listing')}, `;
  if (asked === 'average') return `${listings}${money(average, currency)} on average`;
  if (asked === 'total') return `${listings}${money(total, currency)} together`;
  if (asked === 'range')
    return `from ${money(lowest.amount, currency)} (${lowest.cards.map(cardLink).join(', ')}) to ${money(highest.amount, currency)} (${highest.cards.map(cardLink).join(', ')})`;
  const { amount, cards } = asked === 'highest' ? highest : lowest;
  return `${cards.map(cardLink).join(', ')}, ${money(amount, currency)}`;
}

/** What is told of one currency, and of several. */
const heads: Record<PriceAsked, [string, string]> = {
  average: ['The average price', 'the average of each'],
  total: ['All prices', 'the sum of each'],
  highest: ['The most expensive', 'the most expensive of each'],
  lowest: ['The cheapest', 'the cheapest of each'],
  range: ['The prices', 'the range of each'],
};

/** What cards cost on average, together, most or least; different currencies each by themselves. */
export function priceSumsText(question: string, output: ToolOutputs['list_cards']): string | null {
  const { prices, unpriced = 0 } = output;
  if (prices === undefined) return null;
  const asked = priceAskedIn(question.replace(/[?!.]+\s*$/, '')) ?? 'average';
  if (prices.length === 0 && unpriced === 0) return 'No listing of yours fits that.';
  if (prices.length === 0)
    return unpriced === 1 ? 'That listing has no price.' : `None of these ${figure(unpriced)} listings has a price.`;
  const without = unpriced === 0 ? '' : ` ${count(unpriced, 'listing has', 'listings have')} no price.`;
  const [only, ...others] = prices;
  const [head, each] = heads[asked];
  if (only !== undefined && others.length === 0) return `${head}: ${sumText(asked, only)}.${without}`;
  const lines = prices.map((sum) => `**${plain(sum.currency ?? 'No currency', 20)}**: ${sumText(asked, sum)}`);
  return `The prices are in different currencies, which I neither add nor compare, so here is ${each}:\n\n${bulletList(lines)}${without === '' ? '' : `\n\n${without.trim()}`}`;
}
