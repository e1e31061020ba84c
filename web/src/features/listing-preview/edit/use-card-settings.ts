import type { Card, PatchCardRequest } from '@cardwright/contract/cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../../lib/failure-notice.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useServices } from '../../../lib/services.tsx';

export type CardSettings = Pick<PatchCardRequest, 'locks' | 'protected_texts' | 'flags'>;

/** Changes what improvements leave alone, and what the seller has confirmed; no new version. */
export function useCardSettings(card: Card, failure: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: CardSettings) =>
      api.call<Card>('PATCH', `/cards/${card.id}`, { body: { ...change, base_version: card.current.id } }),
    onSuccess: (saved) => queryClient.setQueryData(queryKeys.card(card.id), saved),
    onError: (error) => showFailure(failure, error),
  });
}
