import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

export interface EventFrame {
  id?: number | undefined;
  event?: string | undefined;
  data: string;
  /** The whole frame as it is sent, if it has already been made. */
  text?: string | undefined;
}

/** Live streams of this process. One stream ends when its source does, when the client leaves, or at `closeAll`. */
export interface EventStreams {
  /**
   * Answers with `text/event-stream`. The signal passed to `open` aborts when the client leaves; whatever produces the
   * events goes on without the client. HEAD gets the headers and opens nothing.
   */
  send(
    reply: FastifyReply,
    open: (signal: AbortSignal) => AsyncIterable<EventFrame>,
    headers?: Record<string, string>,
  ): Promise<void>;
  /** Ends the streams of an account that is no more. */
  endOf(userId: string): void;
  /** Ends all streams, so that the server can close. Those whose source ends within the grace end by themselves. */
  closeAll(graceMs?: number): Promise<void>;
}

/** Proxies cut connections that are silent for long. */
const defaultKeepAliveMs = 15_000;
const keepAlive = ': ka\n\n';

export function createEventStreams(options: { onError(error: unknown): void; keepAliveMs?: number }): EventStreams {
  const open = new Map<AbortController, { ended: Promise<void>; userId: string | null }>();
  let closing = false;
  /** One timer for all streams; it rests while there is none. */
  const silent = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | null = null;
  const keep = (raw: ServerResponse) => {
    silent.add(raw);
    timer ??= setInterval(() => {
      for (const stream of silent) stream.write(keepAlive);
    }, options.keepAliveMs ?? defaultKeepAliveMs);
  };
  const leave = (raw: ServerResponse) => {
    silent.delete(raw);
    if (silent.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    async send(reply, source, headers = {}) {
      reply.hijack();
      const { raw } = reply;
      const { socket } = raw;
      const gone = new AbortController();
      raw.on('close', () => gone.abort());
      raw.on('error', () => gone.abort());
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
        ...headers,
      });
      if (reply.request.method === 'HEAD') {
        raw.end();
        return;
      }
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      open.set(gone, { ended, userId: reply.request.user?.id ?? null });
      // Headers at once: to the client, a drop before the first bytes would look like a request that never arrived.
      raw.flushHeaders();
      raw.write(': open\n\n');
      keep(raw);
      try {
        for await (const frame of source(gone.signal)) {
          if (gone.signal.aborted) break;
          if (!raw.write(frameText(frame))) await once(raw, 'drain', { signal: gone.signal });
        }
      } catch (error) {
        if (!gone.signal.aborted) options.onError(error);
      } finally {
        leave(raw);
        open.delete(gone);
        gone.abort();
        // A kept-alive connection would hold up a server that is closing. An injected request has no real socket.
        raw.end(() => closing && socket?.destroySoon?.());
        end();
      }
    },
    endOf(userId) {
      for (const [stream, of] of open) if (of.userId === userId) stream.abort();
    },
    async closeAll(graceMs = 0) {
      closing = true;
      const cut = setTimeout(() => {
        for (const stream of open.keys()) stream.abort();
      }, graceMs);
      await Promise.all([...open.values()].map(({ ended }) => ended));
      clearTimeout(cut);
    },
  };
}

/** Data is JSON text or a word, so it holds no line break. */
const frameText = ({ id, event, data, text }: EventFrame): string =>
  text ?? `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${data}\n\n`;

const seqOf = (id: string): number | null => (/^\d{1,9}$/.test(id) ? Number(id) : null);

/**
 * The event after which a client wants to resume, as `read` understands its id: by default a seq. Null when the client
 * does not say.
 * @throws ProblemError `invalid_request` when it is no such id
 */
export function lastEventId(request: FastifyRequest): number | null;
export function lastEventId<Position>(request: FastifyRequest, read: (id: string) => Position | null): Position | null;
export function lastEventId(request: FastifyRequest, read: (id: string) => unknown = seqOf): unknown {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return null;
  const position = typeof header === 'string' ? read(header) : null;
  if (position === null)
    throw new ProblemError('invalid_request', 'Last-Event-ID must be the id of an event of this stream.');
  return position;
}
