import { useChat } from '@ai-sdk/react';
import { type ChatDetail, type RunStatus, runStateChunk } from '@cardwright/contract/chats';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { wait } from '../../lib/waiting.ts';
import { ConnectionLostError, createRunTransport, SendRefusedError } from './run-transport.ts';
import { type ChatUiMessage, textOf, toUiMessages, userMessage } from './ui-message.ts';

/** Milliseconds between redraws of a growing answer. */
const redrawMs = 50;
/** Milliseconds between looks for a server that could not be reached. */
const lostConnectionPollMs = 3_000;

export interface OutgoingMessage {
  id: string;
  text: string;
  cardId?: string | undefined;
}

interface ConversationOptions {
  chat: ChatDetail;
  /** The server refused the message: its text goes back into the box. */
  onRefused(unsent: OutgoingMessage | null, error: Error): void;
  onBusyChange(isBusy: boolean): void;
}

/**
 * One open chat: the stored messages, the turn being written, and the ways to start, repeat and stop a turn.
 * The stored chat is the truth; the stream only shows a turn before it is stored.
 */
export function useConversation({ chat, onRefused, onBusyChange }: ConversationOptions) {
  const { api, newId, now, logError } = useServices();
  const queryClient = useQueryClient();
  const sentRef = useRef<OutgoingMessage | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  /** What the stream of a turn says while it waits for a place. */
  const [place, setPlace] = useState<RunStatus | null>(null);
  const transport = useMemo(
    () => createRunTransport({ api, newId, wait, random: Math.random, logError }),
    [api, newId, logError],
  );
  const reload = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.chats });
    void queryClient.invalidateQueries({ queryKey: queryKeys.plan(chat.id) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.cards });
  }, [queryClient, chat.id]);

  const { messages, status, error, sendMessage, regenerate, resumeStream, setMessages, clearError } =
    useChat<ChatUiMessage>({
      id: chat.id,
      messages: toUiMessages(chat.messages),
      transport,
      generateId: newId,
      throttle: redrawMs,
      onData: (part) => {
        if (part.type === runStateChunk) setPlace(part.data.status);
      },
      onFinish: () => {
        setPlace(null);
        reload();
      },
      onError: (failure) => {
        const sent = sentRef.current;
        if (!(failure instanceof SendRefusedError)) return logError(failure);
        if (sent === null) return onRefused(null, failure);
        setMessages((current) => current.filter((message) => message.id !== sent.id));
        onRefused(sent, failure);
      },
    });
  const isBusy = status === 'submitted' || status === 'streaming';
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  const hasLostConnection = error instanceof ConnectionLostError || error instanceof TypeError;
  useEffect(() => {
    if (!hasLostConnection) return;
    const timer = setInterval(reload, lostConnectionPollMs);
    return () => clearInterval(timer);
  }, [hasLostConnection, reload]);

  // Whenever no turn is followed here, the stored chat is shown; a turn that runs without us is joined once.
  const joinedRunRef = useRef<string | null>(null);
  const activeRunId = chat.active_run?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored chat is the trigger; ending a turn loads one
  useEffect(() => {
    if (isBusy) return;
    if (hasLostConnection) {
      joinedRunRef.current = null;
      clearError();
    }
    setMessages(toUiMessages(chat.messages));
    if (activeRunId === null || joinedRunRef.current === activeRunId) return;
    joinedRunRef.current = activeRunId;
    void resumeStream();
  }, [chat]);

  const send = useCallback(
    (outgoing: OutgoingMessage) => {
      sentRef.current = outgoing;
      clearError();
      const body = outgoing.cardId === undefined ? {} : { body: { card_id: outgoing.cardId } };
      void sendMessage(userMessage(outgoing.id, outgoing.text, now()), body);
    },
    [sendMessage, clearError, now],
  );
  const retry = useCallback(
    (messageId: string) => {
      sentRef.current = null;
      clearError();
      void regenerate({ messageId });
    },
    [regenerate, clearError],
  );
  const stop = useCallback(async () => {
    setIsStopping(true);
    try {
      await api.call('POST', `/chats/${chat.id}/stop`, { body: {} });
    } finally {
      setIsStopping(false);
    }
  }, [api, chat.id]);

  const last = messages.at(-1);
  const hasAnswerText = last?.role === 'assistant' && textOf(last) !== '';
  return {
    messages,
    isBusy,
    isStopping,
    isThinking: isBusy && !hasAnswerText,
    isQueued: (place ?? chat.active_run?.status) === 'queued',
    hasLostConnection,
    send,
    retry,
    stop,
    reload,
  };
}
