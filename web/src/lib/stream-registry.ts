import { endlessSeats, type StreamSeats } from './stream-seats.ts';

/** The live streams of this page by key (specification, section 4): at most one for each key. */
export interface StreamRegistry {
  /** The connections that all windows have for their streams. */
  readonly seats: StreamSeats;
  /**
   * Registers a new stream and aborts the previous one of the same key. `signal` aborts when the stream is closed here or with
   * the given one; `release` removes it once it has ended by itself.
   */
  open(key: string, also?: AbortSignal): { signal: AbortSignal; release(): void };
  close(key: string): void;
  closeAll(): void;
  keys(): string[];
}

export function createStreamRegistry(seats: StreamSeats = endlessSeats()): StreamRegistry {
  const streams = new Map<string, AbortController>();
  const close = (key: string) => {
    const stream = streams.get(key);
    streams.delete(key);
    stream?.abort();
  };
  return {
    seats,
    open(key, also) {
      close(key);
      const stream = new AbortController();
      const follow = () => stream.abort(also?.reason);
      const release = () => {
        also?.removeEventListener('abort', follow);
        if (streams.get(key) === stream) streams.delete(key);
      };
      if (also?.aborted) follow();
      else {
        streams.set(key, stream);
        also?.addEventListener('abort', follow);
        stream.signal.addEventListener('abort', release);
      }
      return { signal: stream.signal, release };
    },
    close,
    closeAll() {
      for (const key of [...streams.keys()]) close(key);
    },
    keys: () => [...streams.keys()],
  };
}
