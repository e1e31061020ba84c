import type { PostMessageRequest } from '@cardwright/contract/chats';
import type { ChatTransport, UIMessageChunk } from 'ai';
import { answeredWithin } from '../../lib/answered-within.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { readApiError } from '../../lib/api-error.ts';
import { nextTask } from '../../lib/next-task.ts';
import { readEventBatches, type ServerEvent } from '../../lib/sse.ts';
import type { StreamRegistry } from '../../lib/stream-registry.ts';
import type { Seat } from '../../lib/stream-seats.ts';
import { backoffMs, reopenMs, type Wait } from '../../lib/waiting.ts';
import { mergedChunks } from './merged-chunks.ts';
import { type ChatUiMessage, textOf } from './ui-message.ts';

interface RunTransportOptions {
  api: ApiClient;
  /** A chat has one followed turn in a page: a new one puts the one before away. */
  streams: StreamRegistry;
  newId(): string;
  wait: Wait;
  random(): number;
  logError(error: unknown): void;
  /** Calls back when the network came back; answers how to end that. */
  whenOnline?(listener: () => void): () => void;
  /** The server has the message, or the other try, with this id. */
  onTaken?(id: string): void;
  /** Milliseconds until the answer of a request has to begin; after that it counts as lost on the way. */
  answerWithinMs?: AnswerTimes;
}

interface AnswerTimes {
  /** A message, which starts a turn. */
  message: number;
  /** The stream of a turn that runs. */
  stream: number;
}

const defaultAnswerTimes: AnswerTimes = { message: 30_000, stream: 10_000 };

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
const endOfStream = '[DONE]';
/** Milliseconds of work on what arrived before the page may answer the seller. */
const busyMs = 10;
/** Below every event's sequence number. */
const beforeFirst = -1;

/** What goes out with a message's id and text; `edits`: the request that it takes the place of. */
export type MessageBody = Pick<PostMessageRequest, 'file_ids' | 'card_id' | 'time_zone'> & { edits?: string };
/** What goes out for another answer: its id, so that a second press after a lost answer joins the first. */
export interface RetryBody {
  id: string;
  time_zone?: string;
}

/** The key of a chat's stream. */
const streamKey = (chatId: string): string => `chat:${chatId}`;

/** How far a turn has been read. Events are numbered per run, so the run has to be named too. */
interface Position {
  chatId: string;
  runId: string | null;
  lastSeq: number;
}

/** The chunks of events that were not read yet, and whether the stream ends with them. */
function take(events: readonly ServerEvent[], at: Position): { chunks: UIMessageChunk[]; hasEnded: boolean } {
  const chunks: UIMessageChunk[] = [];
  for (const { id, data } of events) {
    if (data === endOfStream) return { chunks, hasEnded: true };
    const seq = Number(id);
    if (id !== '' && seq <= at.lastSeq) continue;
    if (id !== '' && Number.isFinite(seq)) at.lastSeq = seq;
    chunks.push(JSON.parse(data) as UIMessageChunk);
  }
  return { chunks, hasEnded: false };
}

/** `for await` over streams is not in every browser, so the generator is wrapped by hand. An aborted stream ends quietly. */
function toStream(
  chunks: AsyncGenerator<UIMessageChunk>,
  signal: AbortSignal,
  onEnd: () => void,
): ReadableStream<UIMessageChunk> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    onEnd();
  };
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => {
        if (hasEnded) return;
        end();
        controller.close();
        // What was read last may never be asked for.
        void chunks.return(undefined);
      });
    },
    async pull(controller) {
      try {
        const next = await chunks.next();
        if (hasEnded) return;
        if (!next.done) return controller.enqueue(next.value);
        end();
        controller.close();
      } catch (error) {
        if (hasEnded) return;
        end();
        throw error;
      }
    },
    async cancel() {
      end();
      await chunks.return(undefined);
    },
  });
}

/**
 * Carries one chat's turns. The turn belongs to the server: this only follows its event log, so a cut connection continues
 * by `Last-Event-ID` without loss or repeat, and closing the page stops nothing.
 */
export function createRunTransport(options: RunTransportOptions): ChatTransport<ChatUiMessage> {
  const { api, streams, newId, wait, random, logError, onTaken, whenOnline } = options;
  const { answerWithinMs = defaultAnswerTimes } = options;

  /** A network that comes back may leave a connection that is open and dead: `cut` aborts then, or when the seat is lost. */
  const watchNetwork = (seat?: Seat): { cut: AbortSignal; end(): void } => {
    const over = new AbortController();
    const cutOff = () => over.abort();
    const end = whenOnline?.(cutOff);
    if (seat?.lost.aborted) cutOff();
    else seat?.lost.addEventListener('abort', cutOff);
    return { cut: over.signal, end: () => end?.() };
  };
  /** An answer's beginning, within its time. */
  const answered = async (ms: number, signal: AbortSignal | undefined, open: (s: AbortSignal) => Promise<Response>) => {
    const { cut, end } = watchNetwork();
    return answeredWithin(ms, open, { signal, cut }).finally(end);
  };

  /** Network failures are tried again with the same body: its id joins the first turn instead of starting a second. */
  const send = async (path: string, body: { id: string }, signal: AbortSignal | undefined): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await answered(answerWithinMs.message, signal, (live) =>
          api.open('POST', path, { body, signal: live }),
        );
        if (response.ok) {
          onTaken?.(body.id);
          return response;
        }
        throw new SendRefusedError(await readApiError(response));
      } catch (error) {
        if (error instanceof SendRefusedError || signal?.aborted) throw error;
        if (attempt === sendAttempts) throw new SendRefusedError(error);
        await wait(backoffMs(attempt, random()), signal);
      }
    }
  };

  const tail = (at: Position, signal: AbortSignal | undefined): Promise<Response> =>
    answered(answerWithinMs.stream, signal, (live) =>
      api.open('GET', `/chats/${at.chatId}/stream`, {
        signal: live,
        query: { run_id: at.runId ?? undefined },
        ...(at.lastSeq === beforeFirst ? {} : { headers: { 'last-event-id': String(at.lastSeq) } }),
      }),
    );

  /** The running turn from an event on, after a pause if there were failures; null when nothing runs any more. */
  const reconnect = async (at: Position, signal: AbortSignal | undefined, failures: number) => {
    for (let failure = failures; ; failure += 1) {
      if (failure > 0) await wait(reopenMs(failure, random()), signal);
      const seat = await streams.seats.take(signal);
      let isKept = false;
      try {
        const response = await tail(at, signal);
        if (response.status === 204) return null;
        if (response.ok) {
          isKept = true;
          return { response, seat };
        }
        const refusal = await readApiError(response);
        if (response.status < 500) throw refusal;
        logError(refusal);
      } catch (error) {
        if (signal?.aborted || !(error instanceof TypeError)) throw error;
        logError(error);
      } finally {
        if (!isKept) seat.leave();
      }
      if (failure >= reconnectAttempts) throw new ConnectionLostError();
    }
  };

  /** A turn's answer that is read on the given seat. */
  interface Reading {
    response: Response;
    seat: Seat;
  }
  /** The first answer of a turn is asked for without a seat, because it may not be kept open. */
  const seated = async (response: Response, at: Position, signal: AbortSignal | undefined) => {
    const seat = await streams.seats.takeFree();
    if (seat !== null) return { response, seat };
    await response.body?.cancel();
    return reconnect(at, signal, 0);
  };

  async function* follow(chatId: string, first: Response, signal: AbortSignal | undefined) {
    const at: Position = { chatId, runId: first.headers.get('x-run-id'), lastSeq: beforeFirst };
    let reading: Reading | null = await seated(first, at, signal);
    let failures = 0;
    let begun = performance.now();
    while (reading !== null) {
      const { response, seat }: Reading = reading;
      const { cut, end } = watchNetwork(seat);
      try {
        if (response.body === null) throw new Error('The stream has no body.');
        for await (const batch of readEventBatches(response.body, cut)) {
          const { chunks, hasEnded } = take(batch, at);
          if (chunks.length > 0) failures = 0;
          for (const chunk of mergedChunks(chunks)) {
            yield chunk;
            if (performance.now() - begun < busyMs) continue;
            await nextTask();
            begun = performance.now();
          }
          if (hasEnded) return;
        }
      } catch (error) {
        if (signal?.aborted) return;
        logError(error);
      } finally {
        end();
        seat.leave();
      }
      failures = seat.lost.aborted ? 0 : failures + 1;
      reading = await reconnect(at, signal, failures);
    }
  }

  /** Everything of a stream, from its request to its end, belongs to the chat's key. */
  const withKey = async (
    chatId: string,
    abortSignal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Response | null>,
  ): Promise<ReadableStream<UIMessageChunk> | null> => {
    const { signal, release } = streams.open(streamKey(chatId), abortSignal);
    const response = await start(signal).catch((error: unknown) => {
      release();
      throw error;
    });
    if (response === null) {
      release();
      return null;
    }
    return toStream(follow(chatId, response, signal), signal, release);
  };
  const started = async (...args: Parameters<typeof withKey>): Promise<ReadableStream<UIMessageChunk>> => {
    const stream = await withKey(...args);
    if (stream === null) throw new Error('The turn has no stream.');
    return stream;
  };

  return {
    resumeStreamIsReplay: true,
    sendMessages({ trigger, chatId, messages, messageId, abortSignal, body }) {
      const messagesPath = `/chats/${chatId}/messages`;
      if (trigger === 'regenerate-message') {
        const path = `${messagesPath}/${messageId ?? ''}/retry`;
        const { id = newId(), ...rest } = (body ?? {}) as Partial<RetryBody>;
        return started(chatId, abortSignal, (signal) => send(path, { id, ...rest }, signal));
      }
      const last = messages.at(-1);
      if (last === undefined) throw new Error('There is no message to send.');
      const { edits, ...rest } = (body ?? {}) as MessageBody;
      const request: PostMessageRequest = { id: last.id, text: textOf(last), ...rest };
      const path = edits === undefined ? messagesPath : `${messagesPath}/${edits}/edit`;
      return started(chatId, abortSignal, (signal) => send(path, request, signal));
    },
    reconnectToStream({ chatId, abortSignal }) {
      return withKey(chatId, abortSignal, async (signal) => {
        const response = await tail({ chatId, runId: null, lastSeq: beforeFirst }, signal);
        if (response.status === 204) return null;
        if (!response.ok) throw await readApiError(response);
        return response;
      });
    },
  };
}
