import type { PriceSum, ToolOutputs } from '../../tool-outputs.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { type PriceAsked, priceAskedIn } from '../understanding/questions/price-questions.ts';
import { cardLink } from './improve-answers.ts';

type Summed = Exclude<PriceAsked, 'each'>;
const money = (amount: string, currency: string | null) => `**${[amount, plain(currency ?? '', 3)].join(' ').trim()}**`;

function sumText(asked: Summed, { currency, count: number, total, average, lowest, highest }: PriceSum): string {
  const listings = `${count(number, 'listing')}, `;
  if (asked === 'average') return `${listings}${money(average, currency)} on average`;
  if (asked === 'total') return `${listings}${money(total, currency)} together`;
  if (asked === 'range')
    return `from ${money(lowest.amount, currency)} (${lowest.cards.map(cardLink).join(', ')}) to ${money(highest.amount, currency)} (${highest.cards.map(cardLink).join(', ')})`;
  const { amount, cards } = asked === 'highest' ? highest : lowest;
  return `${cards.map(cardLink).join(', ')}, ${money(amount, currency)}`;
}

/** What is told of one currency, and of several. */
const heads: Record<Summed, [string, string]> = {
  average: ['The average price', 'the average of each'],
  total: ['All prices', 'the sum of each'],
  highest: ['The most expensive', 'the most expensive of each'],
  lowest: ['The cheapest', 'the cheapest of each'],
  range: ['The prices', 'the range of each'],
};

/** Each card with its price, in the order of the list: "the second one" is the second of these. */
function eachText({ cards, more }: ToolOutputs['list_cards']): string {
  const lines = cards.map(
    (card, index) =>
      `${index + 1}. ${cardLink(card)}: ${card.price === undefined ? 'no price' : `**${plain(card.price, 30)}**`}`,
  );
  const rest = more ? '\n\nThese are the last that were changed; the others are in your [library](/library).' : '';
  return `Your prices:\n\n${lines.join('\n')}${rest}\n\nSay for example "set the price of the second one to 24.90".`;
}

/** What cards cost on average, together, most or least; different currencies each by themselves. */
export function priceSumsText(question: string, output: ToolOutputs['list_cards']): string | null {
  const { prices, unpriced = 0 } = output;
  if (prices === undefined) return null;
  const asked = priceAskedIn(question.replace(/[?!.]+\s*$/, '')) ?? 'average';
  if (prices.length === 0 && unpriced === 0) return 'No listing of yours fits that.';
  if (prices.length === 0)
    return unpriced === 1 ? 'That listing has no price.' : `None of these ${figure(unpriced)} listings has a price.`;
  if (asked === 'each') return eachText(output);
  const without = unpriced === 0 ? '' : ` ${count(unpriced, 'listing has', 'listings have')} no price.`;
  const [only, ...others] = prices;
  const [head, each] = heads[asked];
  if (only !== undefined && others.length === 0) return `${head}: ${sumText(asked, only)}.${without}`;
  const lines = prices.map((sum) => `**${plain(sum.currency ?? 'No currency', 20)}**: ${sumText(asked, sum)}`);
  return `The prices are in different currencies, which I neither add nor compare, so here is ${each}:\n\n${bulletList(lines)}${without === '' ? '' : `\n\n${without.trim()}`}`;
}
