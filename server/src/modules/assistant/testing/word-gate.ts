import type { Pause } from '../built-in-model/built-in-model.ts';

export interface WordGate {
  pause: Pause;
  /** Lets all further words pass. */
  open(): void;
}

/** Lets so many words of an answer pass, and holds the rest until it is opened. */
export function createWordGate(words: number): WordGate {
  let left = words;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    open: () => {
      left = Number.POSITIVE_INFINITY;
      resolve();
    },
    pause: (signal) => {
      if (left > 0) {
        left -= 1;
        return Promise.resolve();
      }
      return Promise.race([
        promise,
        new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
        ),
      ]);
    },
  };
}
