import { chatUpdateEvent, chatUpdateSchema } from '@cardwright/contract/chats';
import { type Plan, planSchema, planUpdateEvent } from '@cardwright/contract/plans';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { type FeedState, followEvents } from '../../../lib/event-feed.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useServices } from '../../../lib/services.tsx';
import type { ServerEvent } from '../../../lib/sse.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { wait } from '../../../lib/waiting.ts';
import { showChatUpdate } from '../chat-queries.ts';

/**
 * The chat's plan and the state of its live connection (null while the first one opens). A new run in the plan makes the
 * stored chat stale, which is how a second tab learns of a turn that the first one started; title and queue come along.
 * `isCutOff`: the last attempt found no way to the server. `givesBack`: something else needs the connection now.
 */
export function usePlan(chatId: string, givesBack = false) {
  const { api, streams, logError } = useServices();
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<FeedState | null>(null);
  const [isCutOff, setIsCutOff] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A hidden tab gives its connection back: browsers open only six to one server over HTTP/1.1.
  const isVisible = useDocumentVisibility() !== 'hidden';
  const isFollowed = isVisible && !givesBack;
  const query = useQuery({
    queryKey: queryKeys.plan(chatId),
    queryFn: ({ signal }) => api.call<Plan>('GET', `/chats/${chatId}/plan`, { signal }),
  });

  const isOnline = useOnline();

  // A network that comes or goes may leave a connection that is open and dead, so the stream is opened anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: so does another attempt
  useEffect(() => {
    if (!isFollowed) return;
    const showPlan = (plan: Plan) => {
      const known = queryClient.getQueryData<Plan>(queryKeys.plan(chatId));
      queryClient.setQueryData(queryKeys.plan(chatId), plan);
      if (known?.run_id !== plan.run_id) void queryClient.invalidateQueries({ queryKey: queryKeys.chat(chatId) });
    };
    const onEvent = (event: ServerEvent) => {
      try {
        if (event.event === planUpdateEvent) showPlan(read(planSchema, event));
        else if (event.event === chatUpdateEvent) showChatUpdate(queryClient, read(chatUpdateSchema, event));
      } catch (error) {
        logError(error);
      }
    };
    const stream = streams.open(`plan:${chatId}`);
    void followEvents({
      open: (headers, signal) => api.open('GET', `/chats/${chatId}/plan/stream`, { headers, signal }),
      onState: (state) => {
        setConnection(state);
        if (state !== 'disconnected') setIsCutOff(false);
      },
      onError: (error) => {
        if (error instanceof TypeError) setIsCutOff(true);
        logError(error);
      },
      seats: streams.seats,
      signal: stream.signal,
      wait,
      random: Math.random,
      onEvent,
    }).then(stream.release);
    return () => streams.close(`plan:${chatId}`);
  }, [chatId, isFollowed, isOnline, attempt, api, streams, logError, queryClient]);

  const reconnect = useCallback(() => {
    setConnection(null);
    setAttempt((before) => before + 1);
    void query.refetch();
  }, [query.refetch]);
  return { plan: query.data, error: query.error, refetch: query.refetch, connection, isCutOff, reconnect };
}

/** The event's data in its shape; throws for anything else. */
const read = <T>(schema: z.ZodType<T>, { data }: ServerEvent): T => schema.parse(JSON.parse(data));
