import type { Card, Comparison, Version } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { Marketplace } from '@cardwright/contract/listings';
import type { PaidScore, ScoreBody } from '@cardwright/contract/scores';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

const workingPollMs = 1_500;
/** Each comes with its whole listing. */
const versionsOfPage = 100;

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

/** The versions, newest first, page by page. */
export function useVersions(card: Card) {
  const { api } = useServices();
  const list = useInfiniteQuery({
    queryKey: queryKeys.cardVersions(card.id, card.current.id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<Version>>('GET', `/cards/${card.id}/versions`, {
        query: { limit: versionsOfPage, cursor: pageParam },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor,
  });
  return { list, known: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** The card as it was saved last: what was typed just before may have made a version that this component has not seen yet. */
export function useSavedCard(card: Card): () => Card {
  const queryClient = useQueryClient();
  return () => queryClient.getQueryData<Card>(queryKeys.card(card.id)) ?? card;
}

/**
 * The score of this version for the marketplace, if it is paid for; `isAsking` while that is not known. Else, while the seller
 * writes, the one before (`isOld`). `ask` gets a new one, which costs a scoring credit.
 */
export function useScore(card: Card, marketplace: Marketplace) {
  const { api } = useServices();
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  const key = queryKeys.cardScore(card.id, card.current.id, marketplace);
  const savedCard = useSavedCard(card);
  // What is written on this page makes versions that nobody has paid for yet.
  const [openedWith] = useState(card.current.id);
  const paidFor = async (signal?: AbortSignal) =>
    (await api.call<PaidScore>('GET', `/cards/${card.id}/score`, { query: { marketplace }, signal })).score;
  const { data, isLoading } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => paidFor(signal),
    enabled: card.current.id === openedWith,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [last, setLast] = useState<ScoreBody | null>(null);
  // After an improvement it says nothing any more.
  const isWriting = card.current.author === 'seller';
  const newest = data ?? (isWriting ? last : null);
  if (newest !== last) setLast(newest);
  const old = newest?.marketplace === marketplace ? newest : null;
  const ask = useMutation({
    meta: { charges: true },
    mutationFn: async () => {
      const saved = savedCard();
      // It may have been paid for in another tab or a chat since.
      const given = (await paidFor()) ?? (await post<ScoreBody>(`/cards/${card.id}/score`, { marketplace }));
      return { given, key: queryKeys.cardScore(card.id, saved.current.id, marketplace) };
    },
    onSuccess: ({ given, key: scored }) => {
      queryClient.setQueryData(scored, given);
      return queryClient.invalidateQueries({ queryKey: queryKeys.card(card.id), exact: true });
    },
  });
  return { score: data ?? old, isOld: !data && old !== null, isAsking: isLoading, ask };
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
