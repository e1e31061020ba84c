import type { Card, Comparison, Version } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { Marketplace } from '@cardwright/contract/listings';
import type { ScoreBody } from '@cardwright/contract/scores';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

const workingPollMs = 1_500;

const isWorking = (card: Card): boolean => card.status === 'importing' || card.status === 'improving';

/** One card; asked for again while it is being imported or improved. */
export function useCard(cardId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.card(cardId),
    queryFn: ({ signal }) => api.call<Card>('GET', `/cards/${cardId}`, { signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isWorking(state.data) ? workingPollMs : false),
  });
}

/** `from` and `to` are ids of versions. */
export function useComparison(card: Card, from: string, to: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.cardComparison(card.id, from, to),
    queryFn: ({ signal }) =>
      api.call<Comparison>('GET', `/cards/${card.id}/comparison`, { query: { from, to }, signal }),
    // After an undo the old answer stays until the new one is there.
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useVersions(card: Card) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.cardVersions(card.id, card.current.id),
    queryFn: ({ signal }) =>
      api.call<Page<Version>>('GET', `/cards/${card.id}/versions`, { query: { limit: 100 }, signal }),
  });
}

/** The last score of this version for the marketplace, and the call for a new one, which costs a scoring credit. */
export function useScore(card: Card, marketplace: Marketplace) {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  const key = queryKeys.cardScore(card.id, card.current.id, marketplace);
  const { data } = useQuery<ScoreBody | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const ask = useMutation({
    meta: { charges: true },
    mutationFn: () => post<ScoreBody>(`/cards/${card.id}/score`, { marketplace }),
    onSuccess: (score) => {
      queryClient.setQueryData(key, score);
      return queryClient.invalidateQueries({ queryKey: queryKeys.card(card.id), exact: true });
    },
  });
  return { score: data ?? null, ask };
}

export function useImprove(cardId: string) {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { charges: true },
    mutationFn: (marketplace: Marketplace) => post(`/cards/${cardId}/improve`, { marketplace }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.cards }),
  });
}

/** `onRestored` is called before the page gets the restored card. */
export function useRestore(cardId: string, onRestored: (card: Card) => void) {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (versionId: string) => post<Card>(`/cards/${cardId}/versions/${versionId}/restore`, {}),
    onSuccess: (card) => {
      onRestored(card);
      queryClient.setQueryData(queryKeys.card(cardId), card);
      return queryClient.invalidateQueries({ queryKey: queryKeys.cards });
    },
  });
}
