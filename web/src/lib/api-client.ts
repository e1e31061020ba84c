import { readApiError } from './api-error.ts';
import { createSessionRefresh, tabLock } from './session-refresh.ts';
import type { TokenPair, TokenStore } from './tokens.ts';
import type { Wait } from './waiting.ts';

interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** For a POST that creates or charges: the same key and body give the same answer for 24 hours. */
  idempotencyKey?: string;
}

export interface ApiClient {
  /** The answer as it is, also a refusal; for live streams. A 401 has already had its one retry. */
  open(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** The answer's JSON, or undefined for 204; a refusal rejects with `ApiError`. */
  call<T>(method: string, path: string, options?: CallOptions): Promise<T>;
}

export interface ApiClientOptions {
  fetch: typeof fetch;
  tokens: TokenStore;
  locks?: LockManager | undefined;
  wait: Wait;
  onSessionLost(): void;
}

const apiBase = '/api';
/** The calls that need no session: a 401 there says "wrong credentials" or "invalid token", not "expired session". */
const tokenPaths = '/auth/';

const addressOf = (path: string, query: CallOptions['query']): string => {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`;
};

const requestOf = (method: string, token: string | null, options: CallOptions): RequestInit => ({
  method,
  headers: {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    ...options.headers,
  },
  ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  ...(options.signal === undefined ? {} : { signal: options.signal }),
});

/** The one way to the server: bearer token, JSON, one retry after a 401 with a shared refresh. */
export function createApiClient({ fetch, tokens, locks, wait, onSessionLost }: ApiClientOptions): ApiClient {
  const send = (method: string, path: string, token: string | null, options: CallOptions) =>
    fetch(addressOf(path, options.query), requestOf(method, token, options));

  const refresh = createSessionRefresh({
    tokens,
    exclusive: tabLock(locks),
    wait,
    onSessionLost,
    async requestTokens(refreshToken) {
      const response = await send('POST', '/auth/refresh', null, { body: { refresh_token: refreshToken } });
      if (!response.ok) throw await readApiError(response);
      return (await response.json()) as TokenPair;
    },
  });

  const open: ApiClient['open'] = async (method, path, options = {}) => {
    const token = tokens.access();
    const response = await send(method, path, token, options);
    if (response.status !== 401 || path.startsWith(tokenPaths)) return response;
    const renewed = await refresh(token);
    return renewed === null ? response : send(method, path, renewed, options);
  };

  return {
    open,
    async call<T>(method: string, path: string, options: CallOptions = {}) {
      const response = await open(method, path, options);
      if (!response.ok) throw await readApiError(response);
      if (response.status === 204) return undefined as T;
      return (await response.json()) as T;
    },
  };
}
