import { useChat } from '@ai-sdk/react';
import { type ChatDetail, chatTitleChunk, type RunStatus, runStateChunk } from '@cardwright/contract/chats';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nextTask } from '../../lib/next-task.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { ownTimeZone } from '../../lib/time-zone.ts';
import { whenOnline } from '../../lib/use-online.ts';
import { wait } from '../../lib/waiting.ts';
import { showStatus, showTitle } from './chat-queries.ts';
import { mayHaveArrived } from './composer/unsent-messages.ts';
import { withNewerTurn } from './newer-turn.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import {
  ConnectionLostError,
  createRunTransport,
  type MessageBody,
  type RetryBody,
  SendRefusedError,
} from './run-transport.ts';
import { type ChatUiMessage, textOf, userMessage } from './ui-message.ts';
import { useMessageHistory } from './use-message-history.ts';

/** Milliseconds between redraws of a growing answer. */
const redrawMs = 50;
/** Milliseconds between looks for a server that could not be reached. */
const lostConnectionPollMs = 3_000;

interface ConversationOptions {
  chat: ChatDetail;
  /** The server refused the message: what the seller wrote goes back to where it came from. */
  onRefused(unsent: OutgoingMessage | null, error: Error): void;
  /** The server has the message with this id; called even when the page is gone. */
  onTaken(id: string): void;
  onBusyChange(isBusy: boolean): void;
}

const bodyOf = ({ cardId, files, edits }: OutgoingMessage): MessageBody => ({
  ...(cardId === undefined ? {} : { card_id: cardId }),
  ...(files === undefined || (files.length === 0 && edits === undefined)
    ? {}
    : { file_ids: files.map(({ file_id }) => file_id) }),
  ...(edits === undefined ? {} : { edits }),
  time_zone: ownTimeZone(),
});

/**
 * One open chat: the stored messages, the turn being written, and the ways to start, repeat and stop a turn.
 * The stored chat is the truth; the stream only shows a turn before it is stored.
 */
export function useConversation({ chat, onRefused, onTaken, onBusyChange }: ConversationOptions) {
  const { api, streams, newId, now, logError } = useServices();
  const queryClient = useQueryClient();
  const { history, ...earlier } = useMessageHistory(chat);
  const sentRef = useRef<OutgoingMessage | null>(null);
  const storedRef = useRef(history.newest);
  storedRef.current = history.newest;
  /** The answer that was followed to its end last. */
  const endedAnswerRef = useRef<string | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  /** A turn that runs already is being found and followed. */
  const [isJoining, setIsJoining] = useState(false);
  /** A message is about to go out. */
  const [isStarting, setIsStarting] = useState(false);
  /** A message, another try or a stop is on its way to the server. */
  const [isSending, setIsSending] = useState(false);
  /** What the stream of a turn says while it waits for a place. */
  const [place, setPlace] = useState<RunStatus | null>(null);
  /** The ids of other tries whose answer was lost, by the message that was to be tried again. */
  const [retryIds] = useState(() => new Map<string, string>());
  const transport = useMemo(() => {
    const taken = (id: string) => {
      setIsSending(false);
      for (const [messageId, tryId] of retryIds) if (tryId === id) retryIds.delete(messageId);
      onTaken(id);
    };
    return createRunTransport({ api, streams, newId, wait, random: Math.random, logError, whenOnline, onTaken: taken });
  }, [api, streams, newId, logError, onTaken, retryIds]);
  const reload = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.chats });
    void queryClient.invalidateQueries({ queryKey: queryKeys.plan(chat.id) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.cards });
  }, [queryClient, chat.id]);

  const {
    messages: tail,
    status,
    error,
    sendMessage,
    regenerate,
    resumeStream,
    setMessages,
    clearError,
  } = useChat<ChatUiMessage>({
    id: chat.id,
    messages: [...history.newest],
    transport,
    generateId: newId,
    throttle: redrawMs,
    onData: (part) => {
      if (part.type === runStateChunk) setPlace(part.data.status);
      if (part.type === chatTitleChunk) showTitle(queryClient, chat.id, part.data.title);
    },
    onFinish: ({ message, isAbort, isError }) => {
      if (!isAbort && !isError) endedAnswerRef.current = message.id;
      setPlace(null);
      setIsStopping(false);
      reload();
    },
    onError: (failure) => {
      const sent = sentRef.current;
      setIsStopping(false);
      if (!(failure instanceof SendRefusedError)) return logError(failure);
      if (!mayHaveArrived(failure.cause)) retryIds.clear();
      // What a refused request has taken away from the screen is still there at the server.
      setMessages([...storedRef.current]);
      // Without a connection nothing else tells the list that no turn has begun.
      showStatus(queryClient, chat.id, chat.active_run === null ? 'idle' : 'running');
      onRefused(sent, failure);
      // Another tab may have been first: its turn is shown then.
      reload();
    },
  });
  const isFollowing = status === 'submitted' || status === 'streaming';
  const isBusy = isFollowing || isJoining || isStarting;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  useEffect(() => {
    if (isBusy) showStatus(queryClient, chat.id, 'running');
  }, [isBusy, queryClient, chat.id]);

  const hasLostConnection = error instanceof ConnectionLostError || error instanceof TypeError;
  /** How often the lost server was found again. While a turn runs the stored chat stays the same, and is no sign of it. */
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (!hasLostConnection) return;
    const loads = () => queryClient.getQueryState(queryKeys.chat(chat.id))?.dataUpdateCount;
    let seen = loads();
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (loads() === seen) return;
      seen = loads();
      setReturns((before) => before + 1);
    });
    const timer = setInterval(reload, lostConnectionPollMs);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [hasLostConnection, reload, queryClient, chat.id]);

  // Whenever no turn is followed here, the stored chat is shown; a turn that runs without us is joined once.
  const joinedRunRef = useRef<string | null>(null);
  const activeRunId = chat.active_run?.id ?? null;
  // What the page writes into the chat by itself, such as its queue, leaves the messages as they were loaded, perhaps before
  // the turn that the screen has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored chat that was loaded is the trigger; ending a turn loads one
  useEffect(() => {
    const answerId = chat.active_run?.message_id;
    if (isFollowing) {
      const newer = withNewerTurn(tail, history.newest, answerId);
      if (newer !== null) setMessages(newer);
      return;
    }
    // Loaded before the turn ended that was followed to its end here: what the screen has is newer.
    if (answerId !== undefined && answerId === endedAnswerRef.current) return;
    if (hasLostConnection) {
      joinedRunRef.current = null;
      clearError();
    }
    setMessages([...history.newest]);
    if (activeRunId === null || joinedRunRef.current === activeRunId) return;
    joinedRunRef.current = activeRunId;
    setIsJoining(true);
    void resumeStream().finally(() => {
      setIsJoining(false);
      // A turn that had ended already is not followed, so nothing else tells of its end.
      setIsStopping(false);
    });
  }, [chat.messages, chat.active_run, returns]);

  // How the answer ended may have been loaded before the stream told of the end: then no newer chat comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of following is the trigger
  useEffect(() => {
    const answer = tail.at(-1);
    if (!isFollowing && history.newest.some(({ id }) => id === answer?.id)) setMessages([...history.newest]);
  }, [isFollowing]);

  const send = useCallback(
    (outgoing: OutgoingMessage) => {
      sentRef.current = outgoing;
      clearError();
      const { edits } = outgoing;
      const start = () => {
        if (edits !== undefined) {
          setMessages((current) =>
            current.slice(
              0,
              Math.max(
                0,
                current.findIndex(({ id }) => id === edits),
              ),
            ),
          );
        }
        const message = userMessage(outgoing.id, outgoing.text, now(), outgoing.files);
        void sendMessage(message, { body: bodyOf(outgoing) }).finally(() => setIsSending(false));
      };
      // The box is emptied in a task of its own: with the list's in one, a long conversation would hesitate.
      setIsStarting(true);
      setIsSending(true);
      void nextTask()
        .then(start)
        .finally(() => setIsStarting(false));
    },
    [sendMessage, setMessages, clearError, now],
  );
  const retry = useCallback(
    (messageId: string) => {
      sentRef.current = null;
      clearError();
      const id = retryIds.get(messageId) ?? newId();
      retryIds.set(messageId, id);
      setIsSending(true);
      const body = { id, time_zone: ownTimeZone() } satisfies RetryBody;
      void regenerate({ messageId, body }).finally(() => setIsSending(false));
    },
    [regenerate, clearError, retryIds, newId],
  );
  const stop = useCallback(async () => {
    setIsStopping(true);
    setIsSending(true);
    try {
      await api.call('POST', `/chats/${chat.id}/stop`, { body: {} });
    } catch (failure) {
      setIsStopping(false);
      throw failure;
    } finally {
      setIsSending(false);
    }
  }, [api, chat.id]);

  const messages = useMemo(() => joined(history.earlier, tail), [history.earlier, tail]);
  const last = messages.at(-1);
  const hasAnswerText = last?.role === 'assistant' && textOf(last) !== '';
  return {
    messages,
    ...earlier,
    isBusy,
    isStopping: isStopping && isBusy,
    isSending,
    isThinking: (isFollowing || isJoining) && !hasAnswerText,
    isQueued: (place ?? chat.active_run?.status) === 'queued',
    hasLostConnection,
    send,
    retry,
    stop,
    reload,
  };
}

/** What moved out of the newest page while a turn is followed is still in the hook. */
function joined(earlier: readonly ChatUiMessage[], tail: readonly ChatUiMessage[]): readonly ChatUiMessage[] {
  if (earlier.length === 0) return tail;
  const overlap = earlier.findIndex(({ id }) => id === tail[0]?.id);
  return [...(overlap === -1 ? earlier : earlier.slice(0, overlap)), ...tail];
}
