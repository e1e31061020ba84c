import type { AssistantCards, TurnSource } from './seller-ports.ts';

/** Cards whose improvements may use what came with the request: it becomes a source of the card before it is improved. */
export function withTurnSources(cards: AssistantCards, sources: readonly TurnSource[]): AssistantCards {
  if (sources.length === 0) return cards;
  return {
    ...cards,
    async improveNow(userId, cardId, options) {
      await cards.addSources(userId, cardId, sources);
      return cards.improveNow(userId, cardId, options);
    },
  };
}
