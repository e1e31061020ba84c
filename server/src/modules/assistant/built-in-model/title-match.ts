import type { CardSummary } from '../tool-types.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const common = new Set(
  'the and for with this that listing card product improve score compare export amazon etsy ebay shopify title please make better from current original check what wrong'.split(
    ' ',
  ),
);

/** The card whose title shares the most words with the request; null when none or several fit equally well. */
export function titleNamedIn(command: string, cards: CardSummary[]): CardSummary | null {
  const asked = new Set(wordsOf(command).filter((word) => !common.has(word)));
  const hits = cards
    .map((card) => ({ card, shared: new Set(wordsOf(card.title).filter((word) => asked.has(word))).size }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = hits;
  return best !== undefined && best.shared !== second?.shared ? best.card : null;
}
