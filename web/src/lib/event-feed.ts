import { answeredWithin } from './answered-within.ts';
import { readEventBatches, type ServerEvent } from './sse.ts';
import type { Seat, StreamSeats } from './stream-seats.ts';
import { reopenMs, type Wait } from './waiting.ts';

export type FeedState = 'connected' | 'disconnected' | 'error';

export interface EventFeedOptions {
  /** Opens the stream; `headers` carry `Last-Event-ID` after the first event. */
  open(headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  onEvent(event: ServerEvent): void;
  onState?(state: FeedState): void;
  /** Called for lost or refused connections, for the log. */
  onError(error: unknown): void;
  /** Called before each connection; false ends the feed. */
  isWanted?(): boolean;
  /** Milliseconds within which an answer must begin, or the connection counts as lost. 10 s by default. */
  answerWithinMs?: number;
  seats: StreamSeats;
  signal: AbortSignal;
  wait: Wait;
  random(): number;
}

const defaultAnswerMs = 10_000;

/** Statuses for which a retry is useless. */
const isFinal = (status: number): boolean => status === 401 || status === 403 || status === 404;

/**
 * Follows a live stream until the signal aborts: reconnects with backoff and resumes by `Last-Event-ID`.
 * While it gives its connection to another stream (`seats`) it counts as connected: nothing is lost.
 * A refused answer is reported as `HTTP error! status: N` (specification, section 8); 401, 403 and 404 end the feed.
 */
export async function followEvents(options: EventFeedOptions): Promise<void> {
  const { signal, seats, answerWithinMs = defaultAnswerMs } = options;
  let lastId = '';
  let failures = 0;
  let isConnected = false;
  const report = (state: FeedState) => {
    isConnected = state === 'connected';
    options.onState?.(state);
  };
  const follow = async (body: ReadableStream<Uint8Array>, seat: Seat) => {
    if (!isConnected) report('connected');
    for await (const batch of readEventBatches(body, seat.lost)) {
      for (const event of batch) {
        if (signal.aborted) return;
        failures = 0;
        if (event.id !== '') lastId = event.id;
        options.onEvent(event);
      }
    }
    if (!signal.aborted && !seat.lost.aborted) report('disconnected');
  };
  while (!signal.aborted && (options.isWanted?.() ?? true)) {
    let seat: Seat | undefined;
    try {
      seat = await seats.take(signal);
      const { lost } = seat;
      const headers: Record<string, string> = lastId === '' ? {} : { 'last-event-id': lastId };
      const response = await answeredWithin(answerWithinMs, (live) => options.open(headers, live), {
        signal,
        cut: lost,
      });
      if (!response.ok) {
        report('error');
        options.onError(new Error(`HTTP error! status: ${response.status}`));
        if (isFinal(response.status)) return;
      } else if (response.body === null) {
        options.onError(new Error('The stream has no body.'));
      } else {
        await follow(response.body, seat);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (seat?.lost.aborted !== true) {
        report('disconnected');
        options.onError(error);
      }
    } finally {
      seat?.leave();
    }
    if (seat?.lost.aborted === true) continue;
    failures += 1;
    await options.wait(reopenMs(failures, options.random()), signal);
  }
}
