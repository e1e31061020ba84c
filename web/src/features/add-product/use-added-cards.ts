import type { CardSummary } from '@cardwright/contract/library';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

const importingPollMs = 1_500;

/** Cards by their ids; asked for again while one of them is being imported. */
export function useAddedCards(cardIds: string[]): ReadonlyMap<string, CardSummary> {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: [...queryKeys.cards, 'added', cardIds],
    queryFn: ({ signal }) =>
      api.call<{ items: CardSummary[] }>('POST', '/cards/summaries', { body: { card_ids: cardIds }, signal }),
    enabled: cardIds.length > 0,
    // Another address that is added does not make the page forget what it knows of the others.
    placeholderData: (before) => before,
    // An answer that does not come is asked for again too: the server may be starting anew.
    refetchInterval: ({ state }) =>
      state.data?.items.every(({ status }) => status !== 'importing') ? false : importingPollMs,
  });
  return new Map(data?.items.map((card) => [card.id, card]));
}
