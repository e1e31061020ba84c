import type { Card } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

const workingPollMs = 1_500;

const isWorking = (card: Card): boolean => card.status === 'importing' || card.status === 'improving';

/** The seller's cards, newest change first; asked for again while any of them is being worked on. */
export function useCardList(search: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queryKeys.cardList(search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<Card>>('GET', '/cards', { query: { query: search, cursor: pageParam, limit: 24 }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(isWorking)) ? workingPollMs : false,
  });
}

export function useDeleteCards() {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cardIds: string[]) => post('/cards/delete', { card_ids: cardIds }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.cards }),
  });
}
