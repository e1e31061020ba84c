import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { addAbortSignal } from 'node:stream';
import { joinTextFrames, wholeFrames } from './join-text-frames.ts';
import { createSharedRests, type Rest, type SharedRests } from './shared-rests.ts';
import type { TextShortcut, TextShortcuts } from './text-shortcut.ts';
import { createUnbufferedRequest } from './unbuffered-request.ts';

/** A reader that is further behind holds the connection back; bytes. */
const mostHeld = 262_144;
/** A model sends a token every few milliseconds; its text is read this often (milliseconds), and what follows a pause at once. */
const defaultGatherMs = 100;

/**
 * `fetch` for streamed answers of language models: events that arrive within a moment are handed on together. Reading each
 * token by itself through the streams of `fetch` costs several times what a whole handful does. Text that takes its request's
 * shortcut is not handed on.
 * @param gatherMs milliseconds between two pieces of an answer
 */
export function createGatheringFetch(
  gatherMs = defaultGatherMs,
  rests: SharedRests = createSharedRests(),
  shortcuts?: TextShortcuts,
): typeof globalThis.fetch {
  const request = createUnbufferedRequest();
  let answers = 0;
  const rest = (wake: () => void) => rests.rest(gatherMs, answers, wake);
  return async (input, init = {}) => {
    const { body, method = 'GET', headers } = init;
    const signal = init.signal ?? undefined;
    if (input instanceof Request || (typeof body !== 'string' && body !== undefined && body !== null))
      return globalThis.fetch(input, init);
    let source: IncomingMessage;
    try {
      source = await request(new URL(String(input)), {
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        body: body ?? '',
        signal,
      });
    } catch (error) {
      signal?.throwIfAborted();
      // As `fetch` says it: the libraries of providers tell by this that nothing was answered.
      throw new TypeError('fetch failed', { cause: error });
    }
    const { statusCode = 0 } = source;
    const options = { status: statusCode, headers: headersOf(source.headers) };
    if (statusCode === 204 || statusCode === 205 || statusCode === 304) {
      source.resume();
      return new Response(null, options);
    }
    const isOfEvents = /^text\/event-stream\b/.test(String(source.headers['content-type']));
    if (isOfEvents) {
      answers += 1;
      source.on('close', () => {
        answers -= 1;
      });
    }
    const shortcut = signal && shortcuts?.get(signal);
    return new Response(gatheredBody(source, signal, isOfEvents ? rest : null, shortcut), options);
  };
}

/**
 * What has come waits here for its reader, so that a failure cannot overtake it. `startRest`: the source rests after each
 * handful of events; null: it gives no events, and does not rest.
 */
function gatheredBody(
  source: IncomingMessage,
  signal: AbortSignal | undefined,
  startRest: ((wake: () => void) => Rest) | null,
  shortcut: TextShortcut | undefined,
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
  /** Whether there was anything for the reader in it. */
  const pass = (controller: ReadableStreamDefaultController<Uint8Array>, length: number): boolean => {
    const all = joinHeld();
    const bytes = startRest === null ? all.subarray(0, length) : joinedEvents(all.subarray(0, length), shortcut);
    if (bytes.length > 0) controller.enqueue(bytes);
    held = length === size ? [] : [all.subarray(length)];
    size -= length;
    if (startRest !== null && over === null)
      rest ??= startRest(() => {
        rest = null;
        readOn();
        takeSoon();
      });
    return bytes.length > 0;
  };
  const serve = () => {
    if (waiting === null || over === 'cancelled') return;
    const { controller } = waiting;
    const length = ready();
    if (length > 0 && pass(controller, length)) return served();
    if (over === null) return;
    if (over === 'ended') controller.close();
    else {
      const failure = signal?.aborted ? signal.reason : new TypeError('terminated', { cause: over });
      // A failure overtakes what the streams behind this one still hold, so they get a moment to pass it on.
      setImmediate(() => {
        if (over !== 'cancelled') controller.error(failure);
      });
    }
    served();
  };
  const end = (how: 'ended' | Error) => {
    over ??= how;
    serve();
  };
  if (signal !== undefined) addAbortSignal(signal, source);
  // A stream that was read would read on by itself, and the next token would wake the process in the middle of a rest.
  const startReading = source._read.bind(source);
  const readOn = () => {
    if (!source.complete && !source.destroyed) startReading(0);
  };
  source._read = () => {};
  const take = () => {
    soon = null;
    for (let bytes: Buffer | null = source.read(); bytes !== null; bytes = source.read()) {
      held.push(bytes);
      size += bytes.length;
    }
    serve();
    if (rest === null && size <= mostHeld) readOn();
  };
  // What was waiting in the connection comes in several pieces.
  const takeSoon = () => {
    soon ??= setImmediate(take);
  };
  source.on('readable', takeSoon);
  source.on('end', () => end('ended'));
  source.on('error', end);
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise<void>((resolve) => {
          waiting = { controller, served: resolve };
          if (soon === null) take();
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
function joinedEvents(bytes: Buffer, shortcut: TextShortcut | undefined): Buffer {
  const end = wholeFrames(bytes);
  const events = joinTextFrames(bytes.toString('latin1', 0, end)) + bytes.toString('latin1', end);
  return Buffer.from(shortcut === undefined ? events : shortcut.take(events), 'latin1');
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) all.append(name, one);
  return all;
}
