import { Chat } from '@ai-sdk/react';
import { createRunTransport } from '../../web/src/features/chat/run-transport.ts';
import { type ChatUiMessage, textOf } from '../../web/src/features/chat/ui-message.ts';
import { createApiClient } from '../../web/src/lib/api-client.ts';
import { memoryStore } from '../../web/src/lib/storage.ts';
import { createStreamRegistry } from '../../web/src/lib/stream-registry.ts';
import { createTokenStore, type TokenStore } from '../../web/src/lib/tokens.ts';

/** Where a tab sends its requests, and its record of them. */
export interface Network {
  /** The server that answers from now on. */
  url: string;
  /** Method, path and status of everything that was answered. */
  calls: string[];
  /** Cuts the next event stream after this many events. */
  cutAfter: number | null;
}

/** The app's own client in one tab: the chat as `useChat` holds it, over the transport, tokens and requests of the app. */
export function openTab(network: Network, tokens: TokenStore) {
  const api = createApiClient({
    fetch: async (input, init) => {
      const path = String(input);
      const response = await fetch(`${network.url}${path}`, init);
      network.calls.push(`${init?.method ?? 'GET'} ${path.split('?')[0]} ${response.status}`);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (!isStream || network.cutAfter === null) return response;
      const events = network.cutAfter;
      network.cutAfter = null;
      return cut(response, events);
    },
    tokens,
    wait: async () => {},
    onSessionLost: () => {},
  });
  const transport = createRunTransport({
    api,
    streams: createStreamRegistry(),
    newId: () => crypto.randomUUID(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        // A hundredth of the pauses that a page makes.
        setTimeout(() => (signal?.aborted ? reject(signal.reason) : resolve()), ms / 100);
      }),
    random: Math.random,
    logError: () => {},
  });
  return {
    api,
    openChat: (id: string, messages: ChatUiMessage[] = []) =>
      new Chat<ChatUiMessage>({ id, messages, transport, generateId: () => crypto.randomUUID() }),
  };
}

/** The tokens of somebody, shared by all their tabs. */
export function keepTokens(pair: { access_token: string; refresh_token: string }): TokenStore {
  const store = createTokenStore(memoryStore());
  store.save(pair);
  return store;
}

/** What a chat shows as the newest answer. */
export const answerOf = (chat: Chat<ChatUiMessage>): string => {
  const last = chat.messages.at(-1);
  return last?.role === 'assistant' ? textOf(last) : '';
};

function cut(response: Response, events: number): Response {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let left = events;
  const body = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return controller.close();
      const blocks = value.split(/(?<=\n\n)/);
      for (const block of blocks) {
        controller.enqueue(block);
        if (block.startsWith('id:')) left -= 1;
        if (left > 0) continue;
        await reader?.cancel();
        return controller.error(new TypeError('network error'));
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    status: response.status,
    headers: response.headers,
  });
}
