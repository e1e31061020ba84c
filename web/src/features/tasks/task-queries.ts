import type { Page } from '@cardwright/contract/common';
import type { CardSummaryPage } from '@cardwright/contract/library';
import type { CreateTaskRequest, NextRuns, PatchTaskRequest, Task, TaskRun } from '@cardwright/contract/tasks';
import {
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import { createRepeatablePost, type OpenRequest, useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';
import { type TaskDrafts, taskIdOf } from './task-drafts.ts';

/** Fields that a request may leave out. */
type Settings = 'card_ids' | 'enabled' | 'notify';
export type TaskValues = Omit<CreateTaskRequest, Settings> & Partial<Pick<CreateTaskRequest, Settings>>;

const workingPollMs = 2_000;
const isActive = (status: TaskRun['status'] | undefined): boolean => status === 'queued' || status === 'running';

/** Newest first; asked for again while a run is under way. */
export function useTasks() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queryKeys.tasks,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<Task>>('GET', '/tasks', { query: { cursor: pageParam, limit: 50 }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(({ last_run }) => isActive(last_run?.status)))
        ? workingPollMs
        : false,
  });
}

/** The runs of a task, newest first. */
export function useTaskRuns(id: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...queryKeys.tasks, 'runs', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<TaskRun>>('GET', `/tasks/${id}/runs`, { query: { cursor: pageParam, limit: 10 }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(({ status }) => isActive(status))) ? workingPollMs : false,
  });
}

/** When a task with this schedule would run; null sends no request. */
export function useNextRuns(schedule: string | null, timezone: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['next-runs', schedule, timezone],
    queryFn: ({ signal }) =>
      api.call<NextRuns>('GET', '/tasks/next-runs', { query: { schedule: schedule ?? '', timezone }, signal }),
    enabled: schedule !== null,
    retry: false,
  });
}

/** Cards to choose from: the last changed, or those that match the words. */
export function useCardChoices(words: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...queryKeys.cards, 'choices', words],
    queryFn: ({ signal }) =>
      api.call<CardSummaryPage>('GET', '/cards/summaries', {
        query: { limit: 20, ...(words === '' ? {} : { query: words }) },
        signal,
      }),
    // One whose import failed has nothing to work on.
    select: ({ items }) => items.filter(({ status }) => status !== 'failed'),
    placeholderData: (previous) => previous,
  });
}

/** Titles of cards by their ids; one that is deleted has none. */
export function useCardTitles(ids: string[]) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...queryKeys.cards, 'titles', ...ids],
    queryFn: async ({ signal }) => {
      const found = await api.call<Pick<CardSummaryPage, 'items'>>('POST', '/cards/summaries', {
        body: { card_ids: ids },
        signal,
      });
      return new Map(found.items.map(({ id, title }) => [id, title]));
    },
    enabled: ids.length > 0,
  });
}

const saving = ['save-task'];

/** Makes the task, or changes the one with this id. Its draft goes when the server has answered, whatever the page shows. */
export function useSaveTask(id: string | null, draftId: string, drafts: TaskDrafts) {
  const { api, newId } = useServices();
  const draftRef = useRef(draftId);
  draftRef.current = draftId;
  const [post] = useState(() => {
    let open: OpenRequest | null = drafts.read(draftId)?.sent ?? null;
    return createRepeatablePost(api, newId, {
      // The form's own key first: another tab may have sent something else since, or removed the draft.
      read: () => open ?? drafts.read(draftRef.current)?.sent ?? null,
      write(next) {
        open = next;
        drafts.writeSent(draftRef.current, next);
      },
    });
  });
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [...saving, draftId],
    mutationFn: (values: TaskValues) =>
      id === null ? post<Task>('/tasks', values) : api.call<Task>('PATCH', `/tasks/${id}`, { body: values }),
    onSuccess: () => {
      drafts.remove(draftId);
      return queryClient.invalidateQueries({ queryKey: queryKeys.tasks });
    },
  });
}

/** Whether the draft is being sent. */
export const useIsSaving = (draftId: string): boolean => useIsMutating({ mutationKey: [...saving, draftId] }) > 0;

/** Ids of all drafts that are being sent. */
export const useSavedDrafts = (): unknown[] =>
  useMutationState({
    filters: { mutationKey: saving, status: 'pending' },
    select: ({ options }) => options.mutationKey?.[1],
  });

export function useChangeTask() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: PatchTaskRequest & { id: string }) =>
      api.call<Task>('PATCH', `/tasks/${id}`, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
  });
}

export function useRunTask() {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => post<TaskRun>(`/tasks/${id}/run`, {}),
    meta: { charges: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
  });
}

/** Unsaved changes of a deleted task are removed with it. */
export function useDeleteTask(drafts: TaskDrafts) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call<void>('DELETE', `/tasks/${id}`),
    onSuccess: (_, id) => {
      for (const draft of drafts.all()) if (taskIdOf(draft) === id) drafts.remove(draft.id);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
  });
}
