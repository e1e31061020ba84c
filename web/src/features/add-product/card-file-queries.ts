import {
  type CardFile,
  type CardFileColumn,
  type CardFileImportRequest,
  type CardFilePreview,
  maxCardFileBytes,
} from '@cardwright/contract/card-files';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

const pollMs = 1_000;
export const maxFileMegabytes = Math.floor(maxCardFileBytes / 1_048_576);

export type Choice = Pick<CardFileColumn, 'index' | 'field'>;

const isRunning = (file: CardFile | undefined): boolean =>
  file !== undefined && ['reading', 'creating', 'pictures'].includes(file.status);

/** An upload and the progress of its import; requested again while it runs. */
export function useCardFile(importId: string | null) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: queryKeys.cardFile(importId ?? ''),
    enabled: importId !== null,
    queryFn: async ({ signal }) => {
      const file = await api.call<CardFile>('GET', `/cards/files/${importId}`, { signal });
      if (file.progress.created > 0) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.libraries });
        void queryClient.invalidateQueries({ queryKey: queryKeys.cards });
      }
      return file;
    },
    refetchInterval: ({ state }) => (isRunning(state.data) ? pollMs : false),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  });
}

/** What the chosen columns give. Nothing is requested while they are as suggested: the upload's answer had that. */
export function useCardFilePreview(importId: string, columns: Choice[], isSuggested: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.cardFilePreview(importId, columns),
    enabled: !isSuggested,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call<CardFilePreview>('POST', `/cards/files/${importId}/preview`, { body: { columns }, signal }),
  });
}

/** Sends a file; `progress` is the share that is sent, null when nothing is being sent. */
export function useSendFile(onSent: (file: CardFile) => void) {
  const { api, newId } = useServices();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null);
  const stop = useRef<AbortController | null>(null);
  const send = useMutation({
    mutationFn: async (file: File) => {
      stop.current = new AbortController();
      setProgress({ name: file.name, share: 0 });
      return api.upload<CardFile>('/cards/files', file, {
        idempotencyKey: newId(),
        signal: stop.current.signal,
        onProgress: (share) => setProgress({ name: file.name, share }),
      });
    },
    onSuccess: (file) => {
      queryClient.setQueryData(queryKeys.cardFile(file.import_id), file);
      onSent(file);
    },
    onSettled: () => setProgress(null),
  });
  return { send, progress, stop: () => stop.current?.abort() };
}

export function useImportFile(importId: string) {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: CardFileImportRequest) => post<CardFile>(`/cards/files/${importId}/import`, request),
    onSuccess: (file) => queryClient.setQueryData(queryKeys.cardFile(importId), file),
  });
}
