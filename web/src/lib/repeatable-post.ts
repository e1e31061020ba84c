import { useState } from 'react';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { useServices } from './services.tsx';

export type RepeatablePost = <T>(path: string, body: unknown) => Promise<T>;

/**
 * POST with an `Idempotency-Key`. After a lost connection or an answer of 500 and above, which a proxy may give for work
 * that goes on, the same path and body go out with the same key, so that the seller's second press repeats nothing that the
 * server did already; any other answer ends the key.
 */
export function createRepeatablePost(api: ApiClient, newId: () => string): RepeatablePost {
  let open: { request: string; key: string } | null = null;
  return async <T>(path: string, body: unknown): Promise<T> => {
    const request = `${path} ${JSON.stringify(body)}`;
    const attempt = open?.request === request ? open : { request, key: newId() };
    open = attempt;
    const finish = () => {
      if (open === attempt) open = null;
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
