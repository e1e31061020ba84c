import type { Card, CreateCardRequest } from '@cardwright/contract/cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';

/** Sends one product; the lists of cards are read again. */
export function useAddCard(onAdded: (card: Card) => void) {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { charges: true },
    mutationFn: (request: CreateCardRequest) => post<Card>('/cards', request),
    onSuccess: (card) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.cards });
      void queryClient.invalidateQueries({ queryKey: queryKeys.libraries });
      onAdded(card);
    },
  });
}
