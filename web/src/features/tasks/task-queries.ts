import type { Page } from '@cardwright/contract/common';
import type { CreateTaskRequest, PatchTaskRequest, Task } from '@cardwright/contract/tasks';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

/** What a request may leave out. */
type Settings = 'card_ids' | 'enabled' | 'notify';

const workingPollMs = 2_000;
const isWorking = ({ last_run }: Task): boolean => last_run?.status === 'queued' || last_run?.status === 'running';

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
      state.data?.pages.some((page) => page.items.some(isWorking)) ? workingPollMs : false,
  });
}

/** Makes the task, or changes the one with this id. */
export function useSaveTask(id: string | null) {
  const { api } = useServices();
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: Omit<CreateTaskRequest, Settings> & Partial<Pick<CreateTaskRequest, Settings>>) =>
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

export function useDeleteTask() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call<void>('DELETE', `/tasks/${id}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
  });
}
