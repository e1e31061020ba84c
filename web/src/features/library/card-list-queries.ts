import type { CardSummary, CardSummaryPage, DeletedCards, SelectedCards } from '@cardwright/contract/library';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';
import { type CardPages, cardsIn, withFreshCards, withoutThese } from './card-pages.ts';
import { type LibraryView, matchOf } from './library-view.ts';

const pageSize = 60;
/** As many ids as one call takes. */
const maxAsked = 100;
/** A list of more pages than these is mended where it is shown instead of being read again from its beginning. */
const rereadPages = 3;

/** The seller's cards that a view shows. What is shown stays until something says that it has changed. */
export function useCardList(view: LibraryView) {
  const { api } = useServices();
  const { layout: _layout, ...shown } = view;
  return useInfiniteQuery({
    queryKey: queryKeys.library(shown),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<CardSummaryPage>('GET', '/cards/summaries', {
        query: { ...asText(matchOf(view)), sort: view.sort, cursor: pageParam, limit: pageSize },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const asText = (match: object): Record<string, string> =>
  Object.fromEntries(Object.entries(match).map(([name, value]) => [name, String(value)]));

/** Mends the shown list after changes elsewhere: cards by their ids, or whatever may have changed. */
export function useRefreshCards(view: LibraryView) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { layout: _layout, ...shown } = view;
  const key = JSON.stringify(queryKeys.library(shown));
  return useCallback(
    async (changed: readonly string[] | null, visible: readonly string[]) => {
      const queryKey = JSON.parse(key) as unknown[];
      const pages = queryClient.getQueryData<CardPages>(queryKey);
      if (pages === undefined) return;
      const listed = new Set(cardsIn(pages).map(({ id }) => id));
      const isShort = pages.pages.length <= rereadPages;
      if (isShort && (changed === null || changed.some((id) => !listed.has(id))))
        return queryClient.invalidateQueries({ queryKey });
      const asked = (changed ?? visible).filter((id) => listed.has(id)).slice(0, maxAsked);
      if (asked.length === 0) return;
      const { items } = await api.call<{ items: CardSummary[] }>('POST', '/cards/summaries', {
        body: { card_ids: asked },
      });
      queryClient.setQueryData<CardPages>(queryKey, (now) => now && withFreshCards(now, asked, items));
    },
    [api, queryClient, key],
  );
}

export function useSelectAll(view: LibraryView) {
  const { api } = useServices();
  return useMutation({
    mutationFn: () => api.call<SelectedCards>('POST', '/cards/select', { body: matchOf(view) }),
  });
}

export function useDeleteCards() {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cardIds: string[]) => post<DeletedCards>('/cards/delete', { card_ids: cardIds }),
    onSuccess: ({ deleted }) => {
      const gone = new Set(deleted);
      queryClient.setQueriesData<CardPages>(
        { queryKey: queryKeys.libraries },
        (pages) => pages && withoutThese(pages, gone),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.cards }),
  });
}

export function useUndeleteCards() {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deletionId: string) => post('/cards/undelete', { deletion_id: deletionId }),
    onSettled: () =>
      Promise.all([
        queryClient.resetQueries({ queryKey: queryKeys.libraries }),
        queryClient.invalidateQueries({ queryKey: queryKeys.cards }),
      ]),
  });
}
