import { useState } from 'react';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { useServices } from './services.tsx';

export type RepeatablePost = <T>(path: string, body: unknown) => Promise<T>;

/** A request without an answer yet, and the key to repeat it with. */
export interface OpenRequest {
  request: string;
  key: string;
}
/** Where it is kept. */
export interface OpenRequestStore {
  read(): OpenRequest | null;
  write(open: OpenRequest | null): void;
}

function inMemory(): OpenRequestStore {
  let open: OpenRequest | null = null;
  return {
    read: () => open,
    write(next) {
      open = next;
    },
  };
}

/**
 * POST with an `Idempotency-Key`. After a lost connection or an answer of 500 and above, which a proxy may give while the work
 * goes on, the same path and body are sent with the same key, so that the seller's second press repeats nothing that the
 * server has already done. Any other answer ends the key.
 */
export function createRepeatablePost(
  api: ApiClient,
  newId: () => string,
  kept: OpenRequestStore = inMemory(),
): RepeatablePost {
  return async <T>(path: string, body: unknown): Promise<T> => {
    const request = `${path} ${JSON.stringify(body)}`;
    const before = kept.read();
    const attempt = before?.request === request ? before : { request, key: newId() };
    kept.write(attempt);
    const finish = () => {
      if (kept.read()?.key === attempt.key) kept.write(null);
    };
    try {
      const answer = await api.call<T>('POST', path, { body, idempotencyKey: attempt.key });
      finish();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) finish();
      throw error;
    }
  };
}

/** The repeatable POST of one form or button, for as long as it is on the page. */
export function useRepeatablePost(): RepeatablePost {
  const { api, newId } = useServices();
  const [post] = useState(() => createRepeatablePost(api, newId));
  return post;
}
