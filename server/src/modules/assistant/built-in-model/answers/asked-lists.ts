import { type CardSummary, isFailure, type ToolOutputs } from '../../tool-types.ts';
import type { ToolStep } from '../conversation.ts';
import { bulletList, count } from '../safe-markdown.ts';
import { rankAskedIn } from '../understanding/cards/ranked-words.ts';
import { cardLink, marketplaceName } from './improve-answers.ts';
import { priceSumsText } from './price-sums-answers.ts';

const heads: Record<string, [string, (number: string) => string]> = {
  score: ['The lowest score has', (number) => `Your ${number} with the lowest scores:`],
  best: ['The highest score has', (number) => `Your ${number} with the highest scores:`],
  oldest: ['Added first was', (number) => `Your ${number} that were added first:`],
  newest: ['Added last was', (number) => `Your ${number} that were added last:`],
};
const scored = ({ score }: CardSummary) => (score === null ? 'no score yet' : `score **${score}**`);

const asksCount =
  /\bhow (?:many|much)\b[^.;]*\b(?:listings?|cards?|products?|items?|offers?|do i have|have i got|are there|are in|are on|on|per|by|each)\b|\bnumber of (?:my |our |the )?(?:listings|cards|products|items)\b/;

const perMarketplace =
  /\bhow (?:many|much)\b[^.;]*\b(?:per|by|each|every) (?:marketplace|platform|channel|market|shop)\b/;
/** "Etsy: 3, Amazon: 2", the most first. */
function eachMarketplace(cards: CardSummary[]): string {
  const groups = [...Map.groupBy(cards, ({ marketplace }) => marketplace)].sort(([, a], [, b]) => b.length - a.length);
  return bulletList(groups.map(([marketplace, those]) => `${marketplaceName(marketplace)}: **${those.length}**`));
}

/** "How many listings do I have?": the number before the list; null where none was asked for, or there are none. */
export function countedText(question: string, { tool, output }: ToolStep): string | null {
  if (tool !== 'list_cards' || isFailure(output) || !asksCount.test(question)) return null;
  const { cards, more } = output as ToolOutputs['list_cards'];
  if (cards.length > 0 && !more && perMarketplace.test(question)) return eachMarketplace(cards);
  return cards.length === 0 ? null : `**${more ? 'More than ' : ''}${count(cards.length, 'listing')}** in all.`;
}

/** A list that was asked for by what its cards cost, or for the first ones of an order; null for any other. */
export function askedListText(question: string, { tool, input = {}, output }: ToolStep): string | null {
  if (tool !== 'list_cards' || isFailure(output)) return null;
  const found = output as ToolOutputs['list_cards'];
  const asked = input.most === undefined ? rankAskedIn(question)?.sort : input.sort;
  const [one, several] = heads[String(asked)] ?? [];
  if (found.prices !== undefined) return priceSumsText(question, found);
  const cards = rankedOf(question, found, input);
  const [first, ...others] = cards ?? [];
  if (cards === null || first === undefined || one === undefined || several === undefined) return null;
  if (others.length === 0) return `${one} ${cardLink(first)}: ${scored(first)}.`;
  const lines = cards.map((card, index) => `${index + 1}. ${cardLink(card)}, ${scored(card)}`);
  return `${several(count(cards.length, 'listing'))}\n\n${lines.join('\n')}\n\nSay for example "improve the second one".`;
}

/** The first of the order that was asked for; null where all were. */
function rankedOf(
  question: string,
  found: ToolOutputs['list_cards'],
  input: Record<string, unknown>,
): CardSummary[] | null {
  if (input.most !== undefined) return found.cards;
  const asked = input.sort === 'score' ? rankAskedIn(question) : null;
  if (asked === null) return null;
  const known = found.cards.filter(({ score }) => score !== null);
  return (asked.sort === 'best' ? known.toReversed() : known).slice(0, asked.most);
}
