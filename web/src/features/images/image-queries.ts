import type { Card, CardImage } from '@cardwright/contract/cards';
import type { ImageChecks } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** Changes the pictures of a loaded card, and marks its score as stale. */
function useCardImages(cardId: string) {
  const queryClient = useQueryClient();
  const key = queryKeys.card(cardId);
  const write = (change: (images: CardImage[]) => CardImage[]) =>
    queryClient.setQueryData<Card>(key, (card) => card && { ...card, images: change(card.images) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.cards });
  return { write, refresh, stop: () => queryClient.cancelQueries({ queryKey: key, exact: true }) };
}

/** The marketplace's checks of these pictures; requested again when they or their order change. */
export function useImageChecks(cardId: string, marketplace: Marketplace, images: CardImage[]) {
  const { api } = useServices();
  const ids = images.map(({ id }) => id).join();
  return useQuery({
    queryKey: [...queryKeys.card(cardId), 'image-checks', marketplace, ids],
    queryFn: ({ signal }) =>
      api.call<ImageChecks>('GET', `/cards/${cardId}/images/checks`, { query: { marketplace }, signal }),
    enabled: images.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Shows the new order at once, and the old one again if the server refuses it. */
export function useReorderImages(cardId: string) {
  const { api } = useServices();
  const { write, refresh, stop } = useCardImages(cardId);
  return useMutation({
    mutationFn: (images: CardImage[]) =>
      api.call<CardImage[]>('PATCH', `/cards/${cardId}/images`, { body: { image_ids: images.map(({ id }) => id) } }),
    onMutate: async (images) => {
      await stop();
      write(() => images);
    },
    onSettled: refresh,
  });
}

export function useImageAlt(cardId: string) {
  const { api } = useServices();
  const { write, refresh } = useCardImages(cardId);
  return useMutation({
    mutationFn: ({ id, alt }: { id: string; alt: string }) =>
      api.call<CardImage>('PATCH', `/cards/${cardId}/images/${id}`, { body: { alt } }),
    onSuccess: (changed) => {
      write((images) => images.map((image) => (image.id === changed.id ? { ...image, alt: changed.alt } : image)));
      return refresh();
    },
  });
}

export function useDeleteImage(cardId: string) {
  const { api } = useServices();
  const { write, refresh } = useCardImages(cardId);
  return useMutation({
    mutationFn: (id: string) => api.call<void>('DELETE', `/cards/${cardId}/images/${id}`),
    onSuccess: (_nothing, id) => {
      write((images) => images.filter((image) => image.id !== id));
      return refresh();
    },
  });
}

/** The files on their way into the card's gallery; those under way stop when the gallery is left. */
export function useUploadQueue(cardId: string): UploadQueue {
  const { api, newId } = useServices();
  const { write, refresh } = useCardImages(cardId);
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => api.upload<CardImage>('/images', file, options),
      add: (image_id) => api.call<CardImage>('POST', `/cards/${cardId}/images`, { body: { image_id } }),
      onAdded: (added) => {
        write((images) => [...images.filter(({ id }) => id !== added.id), added]);
        void refresh();
      },
      newId,
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return queue;
}
