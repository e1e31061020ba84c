import type { PostMessageRequest } from '@cardwright/contract/chats';
import type { ChatTransport, UIMessageChunk } from 'ai';
import type { ApiClient } from '../../lib/api-client.ts';
import { readApiError } from '../../lib/api-error.ts';
import { readEvents } from '../../lib/sse.ts';
import { backoffMs, type Wait } from '../../lib/waiting.ts';
import { type ChatUiMessage, textOf } from './ui-message.ts';

interface RunTransportOptions {
  api: ApiClient;
  newId(): string;
  wait: Wait;
  random(): number;
  logError(error: unknown): void;
}

/** The server did not take the message: nothing was started, and the seller's text belongs back in the box. */
export class SendRefusedError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause });
    this.name = 'SendRefusedError';
  }
}

/** The running turn could not be reached any more; it may well go on at the server. */
export class ConnectionLostError extends Error {
  constructor() {
    super('The answer could not be followed any further.');
    this.name = 'ConnectionLostError';
  }
}

const sendAttempts = 4;
const reconnectAttempts = 12;
/** A seller waits for this answer, so the pauses stay short: a restarted server is found within seconds. */
const longestReconnectPauseMs = 2_000;
const endOfStream = '[DONE]';
/** Below every event's sequence number. */
const beforeFirst = -1;

/** How far a turn has been read. Events are numbered per run, so the run has to be named too. */
interface Position {
  chatId: string;
  runId: string | null;
  lastSeq: number;
}

/** `for await` over streams is not in every browser, so the generator is wrapped by hand. */
function toStream(chunks: AsyncGenerator<UIMessageChunk>): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

/**
 * Carries one chat's turns. The turn belongs to the server: this only follows its event log, so a cut connection continues
 * by `Last-Event-ID` without loss or repeat, and closing the page stops nothing.
 */
export function createRunTransport(options: RunTransportOptions): ChatTransport<ChatUiMessage> {
  const { api, newId, wait, random, logError } = options;

  /** Network failures are tried again with the same body: its id joins the first turn instead of starting a second. */
  const send = async (path: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await api.open('POST', path, { body, signal });
        if (response.ok) return response;
        throw new SendRefusedError(await readApiError(response));
      } catch (error) {
        if (error instanceof SendRefusedError || signal?.aborted) throw error;
        if (attempt === sendAttempts) throw new SendRefusedError(error);
        await wait(backoffMs(attempt, random()), signal);
      }
    }
  };

  const tail = (at: Position, signal: AbortSignal | undefined): Promise<Response> =>
    api.open('GET', `/chats/${at.chatId}/stream`, {
      signal,
      query: { run_id: at.runId ?? undefined },
      ...(at.lastSeq === beforeFirst ? {} : { headers: { 'last-event-id': String(at.lastSeq) } }),
    });

  /** The running turn from an event on; null when nothing runs any more. */
  const reconnect = async (at: Position, signal: AbortSignal | undefined, failures: number) => {
    for (let failure = failures; ; failure += 1) {
      await wait(Math.min(longestReconnectPauseMs, backoffMs(failure, random())), signal);
      signal?.throwIfAborted();
      try {
        const response = await tail(at, signal);
        if (response.status === 204) return null;
        if (response.ok) return response;
        const refusal = await readApiError(response);
        if (response.status < 500) throw refusal;
        logError(refusal);
      } catch (error) {
        if (signal?.aborted || !(error instanceof TypeError)) throw error;
        logError(error);
      }
      if (failure >= reconnectAttempts) throw new ConnectionLostError();
    }
  };

  async function* follow(chatId: string, first: Response, signal: AbortSignal | undefined) {
    let response: Response | null = first;
    const at: Position = { chatId, runId: first.headers.get('x-run-id'), lastSeq: beforeFirst };
    let failures = 0;
    while (response !== null) {
      try {
        if (response.body === null) throw new Error('The stream has no body.');
        for await (const event of readEvents(response.body)) {
          if (event.data === endOfStream) return;
          const seq = Number(event.id);
          if (event.id !== '' && seq <= at.lastSeq) continue;
          if (event.id !== '' && Number.isFinite(seq)) at.lastSeq = seq;
          failures = 0;
          yield JSON.parse(event.data) as UIMessageChunk;
        }
      } catch (error) {
        if (signal?.aborted) return;
        logError(error);
      }
      failures += 1;
      response = await reconnect(at, signal, failures);
    }
  }

  return {
    resumeStreamIsReplay: true,
    async sendMessages({ trigger, chatId, messages, messageId, abortSignal, body }) {
      if (trigger === 'regenerate-message') {
        const path = `/chats/${chatId}/messages/${messageId ?? ''}/retry`;
        return toStream(follow(chatId, await send(path, { id: newId() }, abortSignal), abortSignal));
      }
      const last = messages.at(-1);
      if (last === undefined) throw new Error('There is no message to send.');
      const request: PostMessageRequest = { id: last.id, text: textOf(last), ...body };
      const response = await send(`/chats/${chatId}/messages`, request, abortSignal);
      return toStream(follow(chatId, response, abortSignal));
    },
    async reconnectToStream({ chatId, abortSignal }) {
      const response = await tail({ chatId, runId: null, lastSeq: beforeFirst }, abortSignal);
      if (response.status === 204) return null;
      if (!response.ok) throw await readApiError(response);
      return toStream(follow(chatId, response, abortSignal));
    },
  };
}
