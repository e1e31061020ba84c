import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, request } from 'undici';
import { joinTextFrames, wholeFrames } from './join-text-frames.ts';

/** A reader that is further behind holds the connection back; bytes. */
const mostHeld = 262_144;
/** A model sends a token every few milliseconds; text is read this often at most, and what comes after a pause at once. */
const defaultGatherMs = 60;

/**
 * `fetch` for streamed answers of language models: bytes that arrive within a moment are handed on together. Reading each
 * token by itself through the streams of `fetch` costs several times what a whole handful does.
 * @param gatherMs milliseconds between two pieces of a body
 */
export function createGatheringFetch(gatherMs = defaultGatherMs): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const { body, method = 'GET', headers } = init;
    const signal = init.signal ?? undefined;
    if (input instanceof Request || (typeof body !== 'string' && body !== undefined && body !== null))
      return globalThis.fetch(input, init);
    let answer: Dispatcher.ResponseData;
    try {
      answer = await request(String(input), {
        method: method as Dispatcher.HttpMethod,
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        body: body ?? null,
        ...(signal === undefined ? {} : { signal }),
      });
    } catch (error) {
      signal?.throwIfAborted();
      // As `fetch` says it: the libraries of providers tell by this that nothing was answered.
      throw new TypeError('fetch failed', { cause: error });
    }
    const { statusCode, body: source } = answer;
    const isEmpty = statusCode === 204 || statusCode === 205 || statusCode === 304;
    if (isEmpty) await source.dump();
    return new Response(
      isEmpty
        ? null
        : gatheredBody(source, gatherMs, signal, /^text\/event-stream\b/.test(String(answer.headers['content-type']))),
      {
        status: statusCode,
        headers: headersOf(answer.headers),
      },
    );
  };
}

/** What has come waits here for its time and its reader, so that a failure cannot overtake it. */
function gatheredBody(
  source: Dispatcher.ResponseData['body'],
  gatherMs: number,
  signal: AbortSignal | undefined,
  isOfEvents: boolean,
): ReadableStream<Uint8Array> {
  let held: Buffer[] = [];
  let size = 0;
  let over: 'ended' | 'cancelled' | Error | null = null;
  let passedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  /** The reader that waits. */
  let waiting: { controller: ReadableStreamDefaultController<Uint8Array>; served(): void } | null = null;

  const served = () => {
    waiting?.served();
    waiting = null;
  };
  /** What can be read now: events that have come whole. */
  const ready = (): number => (isOfEvents && over === null && size <= mostHeld ? wholeFrames(joinHeld()) : size);
  const joinHeld = (): Buffer => {
    const [first] = held;
    if (held.length === 1 && first !== undefined) return first;
    const all = Buffer.concat(held);
    held = [all];
    return all;
  };
  const pass = (controller: ReadableStreamDefaultController<Uint8Array>, length: number) => {
    const all = joinHeld();
    const bytes = all.subarray(0, length);
    controller.enqueue(isOfEvents ? joinedEvents(bytes) : bytes);
    held = length === size ? [] : [all.subarray(length)];
    size -= length;
    passedAt = performance.now();
    source.resume();
  };
  const serve = () => {
    if (waiting === null || over === 'cancelled') return;
    const { controller } = waiting;
    const wait = over === null ? passedAt + gatherMs - performance.now() : 0;
    if (held.length > 0 && wait > 0) {
      timer ??= setTimeout(() => {
        timer = null;
        serve();
      }, wait);
      return;
    }
    const length = size === 0 ? 0 : ready();
    if (length > 0) pass(controller, length);
    else if (over === 'ended') controller.close();
    else if (over !== null) {
      const failure = signal?.aborted ? signal.reason : new TypeError('terminated', { cause: over });
      // A failure overtakes what the streams behind this one still hold, so they get a moment to pass it on.
      setImmediate(() => {
        if (over !== 'cancelled') controller.error(failure);
      });
    } else return;
    served();
  };
  const end = (how: NonNullable<typeof over>) => {
    over ??= how;
    serve();
  };
  source.on('data', (bytes: Buffer) => {
    held.push(bytes);
    size += bytes.length;
    if (size > mostHeld) source.pause();
    serve();
  });
  source.on('end', () => end('ended'));
  source.on('error', end);
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise<void>((resolve) => {
          waiting = { controller, served: resolve };
          serve();
        }),
      cancel: () => {
        end('cancelled');
        served();
        if (timer !== null) clearTimeout(timer);
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The rest of an answer may end without an empty line. */
function joinedEvents(bytes: Buffer): Buffer {
  const end = wholeFrames(bytes);
  return Buffer.from(joinTextFrames(bytes.toString('latin1', 0, end)) + bytes.toString('latin1', end), 'latin1');
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) all.append(name, one);
  return all;
}
