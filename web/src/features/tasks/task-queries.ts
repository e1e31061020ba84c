import type { Page } from '@cardwright/contract/common';
import type { CardSummaryPage } from '@cardwright/contract/library';
import type { CreateTaskRequest, NextRuns, PatchTaskRequest, Task, TaskRun } from '@cardwright/contract/tasks';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

/** What a request may leave out. */
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

/** When a task with this schedule would run; null asks nothing. */
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

/** Cards to choose from: the last changed, or those that the words name. */
export function useCardChoices(words: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...queryKeys.cards, 'choices', words],
    queryFn: ({ signal }) =>
      api.call<CardSummaryPage>('GET', '/cards/summaries', {
        query: { limit: 20, ...(words === '' ? {} : { query: words }) },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
}

/** Makes the task, or changes the one with this id. */
export function useSaveTask(id: string | null) {
  const { api } = useServices();
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: TaskValues) =>
      id === null ? post<Task>('/tasks', values) : api.call<Task>('PATCH', `/tasks/${id}`, { body: values }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
  });
}

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

export function useDeleteTask() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call<void>('DELETE', `/tasks/${id}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
  });
}
