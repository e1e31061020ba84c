import type { Card, CardImage } from '@cardwright/contract/cards';
import type { ImageEdit, ImageEditRequest, ImageEdits } from '@cardwright/contract/images';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useRepeatablePost } from '../../../lib/repeatable-post.ts';
import { useServices } from '../../../lib/services.tsx';

/** How often to ask while something is running; milliseconds. */
const askAgainMs = 800;
export const isGoingOn = ({ status }: Pick<ImageEdit, 'status'>) => status === 'queued' || status === 'running';
/** Done without a result: there was nothing to change, as the notes say. */
export const isUnchanged = ({ status, image }: Pick<ImageEdit, 'status' | 'image'>) =>
  status === 'done' && image === null;

/** Work on the card's images that is running, has failed, or whose result waits for a decision. */
export function useImageEdits(cardId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.imageEdits(cardId),
    queryFn: ({ signal }) => api.call<ImageEdits>('GET', '/images/edits', { query: { card_id: cardId }, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isGoingOn) === true ? askAgainMs : false),
    staleTime: 10_000,
  });
}

export function useStartImageEdit(cardId: string) {
  const queryClient = useQueryClient();
  const post = useRepeatablePost();
  return useMutation({
    mutationFn: (request: ImageEditRequest) => post<{ run_id: string }>('/images/edit', request),
    meta: { charges: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.imageEdits(cardId) }),
  });
}

/** Not where the picture itself stands in the way. */
export const canBeRetried = ({ status, error }: Pick<ImageEdit, 'status' | 'error'>) =>
  status === 'failed' && error?.code !== 'conflict';

export function useRetryImageEdit(cardId: string) {
  const queryClient = useQueryClient();
  const post = useRepeatablePost();
  return useMutation({
    mutationFn: (runId: string) => post<{ run_id: string }>(`/images/edits/${runId}/retry`, {}),
    meta: { charges: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.imageEdits(cardId) }),
  });
}

export function useStopImageEdit(cardId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (runId: string) => api.call<ImageEdit>('POST', `/images/edits/${runId}/stop`, { body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.imageEdits(cardId) }),
  });
}

export function useDiscardImageEdit(cardId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const key = queryKeys.imageEdits(cardId);
  return useMutation({
    mutationFn: (runId: string) => api.call<void>('DELETE', `/images/edits/${runId}`),
    onSuccess: (_nothing, runId) => {
      queryClient.setQueryData<ImageEdits>(
        key,
        (edits) => edits && { ...edits, items: edits.items.filter(({ id }) => id !== runId) },
      );
    },
  });
}

/** Puts a result at the end of the gallery, or before all others. */
export function useKeepImage(cardId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const post = useRepeatablePost();
  return useMutation({
    mutationFn: async ({ imageId, isMain }: { imageId: string; isMain: boolean }) => {
      const added = await post<CardImage>(`/cards/${cardId}/images`, { image_id: imageId });
      if (!isMain) return;
      const { images } = await api.call<Card>('GET', `/cards/${cardId}`);
      const others = images.filter(({ id }) => id !== added.id);
      const image_ids = [added, ...others].map(({ id }) => id);
      await api.call<CardImage[]>('PATCH', `/cards/${cardId}/images`, { body: { image_ids } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.cards }),
  });
}
