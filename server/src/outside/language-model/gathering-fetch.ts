import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher, request } from 'undici';
import { joinTextFrames, wholeFrames } from './join-text-frames.ts';
import { createSharedRests, type Rest, type SharedRests } from './shared-rests.ts';

/** A reader that is further behind holds the connection back; bytes. */
const mostHeld = 262_144;
/** A model sends a token every few milliseconds; its text is read this often (milliseconds), and what follows a pause at once. */
const defaultGatherMs = 100;

/**
 * Options of the sockets, which `connect` passes on to `node:net`: nothing is read in advance, so that the tokens of an
 * answer that rests do not even wake the process.
 */
const unbuffered: object = { highWaterMark: 1 };

/**
 * `fetch` for streamed answers of language models: events that arrive within a moment are handed on together. Reading each
 * token by itself through the streams of `fetch` costs several times what a whole handful does.
 * @param gatherMs milliseconds between two pieces of an answer
 */
export function createGatheringFetch(
  gatherMs = defaultGatherMs,
  rests: SharedRests = createSharedRests(),
): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: unbuffered });
  let answers = 0;
  const rest = (wake: () => void) => rests.rest(gatherMs, answers, wake);
  return async (input, init = {}) => {
    const { body, method = 'GET', headers } = init;
    const signal = init.signal ?? undefined;
    if (input instanceof Request || (typeof body !== 'string' && body !== undefined && body !== null))
      return globalThis.fetch(input, init);
    let answer: Dispatcher.ResponseData;
    try {
      answer = await request(String(input), {
        dispatcher,
        highWaterMark: 1,
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
    const options = { status: statusCode, headers: headersOf(answer.headers) };
    if (statusCode === 204 || statusCode === 205 || statusCode === 304) {
      await source.dump();
      return new Response(null, options);
    }
    const isOfEvents = /^text\/event-stream\b/.test(String(answer.headers['content-type']));
    if (isOfEvents) {
      answers += 1;
      source.on('close', () => {
        answers -= 1;
      });
    }
    return new Response(gatheredBody(source, signal, isOfEvents ? rest : null), options);
  };
}

/**
 * What has come waits here for its reader, so that a failure cannot overtake it. `startRest`: the source rests after each
 * handful of events; null: it gives no events, and does not rest.
 */
function gatheredBody(
  source: Dispatcher.ResponseData['body'],
  signal: AbortSignal | undefined,
  startRest: ((wake: () => void) => Rest) | null,
): ReadableStream<Uint8Array> {
  let held: Buffer[] = [];
  let size = 0;
  let over: 'ended' | 'cancelled' | Error | null = null;
  let rest: Rest | null = null;
  let soon: NodeJS.Immediate | null = null;
  /** The reader that waits. */
  let waiting: { controller: ReadableStreamDefaultController<Uint8Array>; served(): void } | null = null;

  const served = () => {
    waiting?.served();
    waiting = null;
  };
  const joinHeld = (): Buffer => {
    const [first] = held;
    if (held.length === 1 && first !== undefined) return first;
    const all = Buffer.concat(held);
    held = [all];
    return all;
  };
  /** How much can be read now: events that have come whole. */
  const ready = (): number =>
    size === 0 || startRest === null || over !== null || size > mostHeld ? size : wholeFrames(joinHeld());
  const pass = (controller: ReadableStreamDefaultController<Uint8Array>, length: number) => {
    const all = joinHeld();
    const bytes = all.subarray(0, length);
    controller.enqueue(startRest === null ? bytes : joinedEvents(bytes));
    held = length === size ? [] : [all.subarray(length)];
    size -= length;
    if (startRest === null || over !== null) return void source.resume();
    source.pause();
    rest ??= startRest(() => {
      rest = null;
      source.resume();
    });
  };
  const serve = () => {
    if (waiting === null || over === 'cancelled') return;
    const { controller } = waiting;
    const length = ready();
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
  const end = (how: 'ended' | Error) => {
    over ??= how;
    serve();
  };
  source.on('data', (bytes: Buffer) => {
    held.push(bytes);
    size += bytes.length;
    if (size > mostHeld) source.pause();
    // What was waiting in the connection comes in several pieces.
    soon ??= setImmediate(() => {
      soon = null;
      serve();
    });
  });
  source.on('end', () => end('ended'));
  source.on('error', end);
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise<void>((resolve) => {
          waiting = { controller, served: resolve };
          if (soon === null) serve();
        }),
      cancel: () => {
        over = 'cancelled';
        served();
        rest?.cancel();
        if (soon !== null) clearImmediate(soon);
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
