import { type Plan, planSchema, planUpdateEvent } from '@cardwright/contract/plans';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FeedState, followEvents } from '../../../lib/event-feed.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useServices } from '../../../lib/services.tsx';
import { wait } from '../../../lib/waiting.ts';

/**
 * The chat's plan and the state of its live connection (null while the first one opens). A new run in the plan makes the
 * stored chat stale, which is how a second tab learns of a turn that the first one started.
 */
export function usePlan(chatId: string) {
  const { api, logError } = useServices();
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<FeedState | null>(null);
  // A hidden tab gives its connection back: browsers open only six to one server over HTTP/1.1.
  const isVisible = useDocumentVisibility() !== 'hidden';
  const query = useQuery({
    queryKey: queryKeys.plan(chatId),
    queryFn: ({ signal }) => api.call<Plan>('GET', `/chats/${chatId}/plan`, { signal }),
  });

  useEffect(() => {
    if (!isVisible) return;
    const leaving = new AbortController();
    void followEvents({
      open: (headers, signal) => api.open('GET', `/chats/${chatId}/plan/stream`, { headers, signal }),
      onState: setConnection,
      onError: logError,
      signal: leaving.signal,
      wait,
      random: Math.random,
      onEvent: (event) => {
        if (event.event !== planUpdateEvent) return;
        const plan = readPlan(event.data);
        if (plan === null) return logError(new Error('A plan update could not be read.'));
        const known = queryClient.getQueryData<Plan>(queryKeys.plan(chatId));
        queryClient.setQueryData(queryKeys.plan(chatId), plan);
        if (known?.run_id !== plan.run_id) void queryClient.invalidateQueries({ queryKey: queryKeys.chat(chatId) });
      },
    });
    return () => leaving.abort();
  }, [chatId, isVisible, api, logError, queryClient]);

  return { plan: query.data, error: query.error, refetch: query.refetch, connection };
}

function readPlan(data: string): Plan | null {
  try {
    return planSchema.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
