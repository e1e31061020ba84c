import type { Card, Comparison } from '@cardwright/contract/cards';
import { messagesLeftHeader } from '@cardwright/contract/case-limits';
import type { PublicCase, PublishedCase } from '@cardwright/contract/cases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

export interface ShownCase {
  shown: PublicCase;
  /** Questions that this visitor has left today; null when the server does not say. */
  questionsLeft: number | null;
}

export const questionsLeftIn = ({ headers }: Response): number | null => {
  const left = headers.get(messagesLeftHeader);
  return left === null ? null : Number(left);
};

/** A published card, as anybody sees it. */
export function usePublicCase(caseId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.publicCase(caseId),
    queryFn: async ({ signal }): Promise<ShownCase> => {
      const response = await api.open('GET', `/public/cases/${encodeURIComponent(caseId)}`, { signal });
      if (!response.ok) throw await readApiError(response);
      return { shown: (await response.json()) as PublicCase, questionsLeft: questionsLeftIn(response) };
    },
  });
}

/** The case's original against its current version. */
export function usePublicComparison({ case_id, current }: PublicCase) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.publicComparison(case_id, current.id),
    queryFn: ({ signal }) => api.call<Comparison>('GET', `/public/cases/${case_id}/comparison`, { signal }),
  });
}

/** Publishes a card and takes it back; the card on the page then says which. */
export function useSharing(cardId: string) {
  const { api } = useServices();
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  const keep = (case_id: string | null) => {
    queryClient.setQueryData<Card>(queryKeys.card(cardId), (card) => card && { ...card, case_id });
    return queryClient.invalidateQueries({ queryKey: queryKeys.cards });
  };
  const publish = useMutation({
    mutationFn: () => post<PublishedCase>(`/cards/${cardId}/case`, {}),
    onSuccess: ({ case_id }) => keep(case_id),
  });
  const takeBack = useMutation({
    mutationFn: () => api.call<void>('DELETE', `/cards/${cardId}/case`),
    onSuccess: () => keep(null),
  });
  return { publish, takeBack };
}
