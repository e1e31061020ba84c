import { answeredWithin } from './answered-within.ts';
import { readEvents, type ServerEvent } from './sse.ts';
import { backoffMs, type Wait } from './waiting.ts';

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
  signal: AbortSignal;
  wait: Wait;
  random(): number;
}

const defaultAnswerMs = 10_000;

/** Statuses for which a retry is useless. */
const isFinal = (status: number): boolean => status === 401 || status === 403 || status === 404;

/**
 * Follows a live stream until the signal aborts: reconnects with backoff and resumes by `Last-Event-ID`.
 * A refused answer is reported as `HTTP error! status: N` (specification, section 8); 401, 403 and 404 end the feed.
 */
export async function followEvents(options: EventFeedOptions): Promise<void> {
  const { signal, answerWithinMs = defaultAnswerMs } = options;
  let lastId = '';
  let failures = 0;
  while (!signal.aborted && (options.isWanted?.() ?? true)) {
    try {
      const headers: Record<string, string> = lastId === '' ? {} : { 'last-event-id': lastId };
      const response = await answeredWithin(answerWithinMs, (live) => options.open(headers, live), { signal });
      if (!response.ok) {
        options.onState?.('error');
        options.onError(new Error(`HTTP error! status: ${response.status}`));
        if (isFinal(response.status)) return;
      } else if (response.body === null) {
        options.onError(new Error('The stream has no body.'));
      } else {
        options.onState?.('connected');
        for await (const event of readEvents(response.body)) {
          if (signal.aborted) return;
          failures = 0;
          if (event.id !== '') lastId = event.id;
          options.onEvent(event);
        }
        if (!signal.aborted) options.onState?.('disconnected');
      }
    } catch (error) {
      if (signal.aborted) return;
      options.onState?.('disconnected');
      options.onError(error);
    }
    failures += 1;
    await options.wait(backoffMs(failures, options.random()), signal);
  }
}
