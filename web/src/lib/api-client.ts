import { readApiError } from './api-error.ts';
import type { SendFile } from './send-file.ts';
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

interface UploadOptions {
  /** Share of the file that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
}

export interface ApiClient {
  /** The raw answer, even a refusal; for live streams. A 401 has already had its one retry. */
  open(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** The answer's JSON, or undefined for 204; a refusal rejects with `ApiError`. */
  call<T>(method: string, path: string, options?: CallOptions): Promise<T>;
  /** Sends a file by POST, as the field `file` of a form; resolves and rejects like `call`. */
  upload<T>(path: string, file: File, options?: UploadOptions): Promise<T>;
}

export interface ApiClientOptions {
  fetch: typeof fetch;
  tokens: TokenStore;
  locks?: LockManager | undefined;
  wait: Wait;
  onSessionLost(): void;
  sendFile?: SendFile;
}

const apiBase = '/api';
/** The calls that need no session: a 401 there says "wrong credentials" or "invalid token", not "expired session". */
const tokenPaths = '/auth/';

const addressOf = (path: string, query: CallOptions['query']): string => {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`;
};

/** The characters of a bearer token (RFC 6750, section 2.1). Anything else is not a session, and may not fit into a header. */
const tokenForm = /^[\w.~+/-]+=*$/;

const headersOf = (token: string | null, idempotencyKey: string | undefined): Record<string, string> => ({
  ...(token === null || !tokenForm.test(token) ? {} : { authorization: `Bearer ${token}` }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
});

const requestOf = (method: string, token: string | null, options: CallOptions): RequestInit => ({
  method,
  headers: {
    ...headersOf(token, options.idempotencyKey),
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  },
  ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  ...(options.signal === undefined ? {} : { signal: options.signal }),
});

/** Loaded on demand, because only signed-in pages need it. */
const sendLazily: SendFile = async (request) => (await import('./send-file.ts')).sendByXhr(request);

/** The one way to the server: bearer token, JSON, one retry after a 401 with a shared refresh. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { fetch, tokens, locks, wait, onSessionLost, sendFile = sendLazily } = options;
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

  /** One retry after a 401, with renewed tokens. */
  const withSession = async (work: (token: string | null) => Promise<Response>): Promise<Response> => {
    const token = tokens.access();
    const response = await work(token);
    if (response.status !== 401) return response;
    const renewed = await refresh(token);
    return renewed === null ? response : work(renewed);
  };
  const open: ApiClient['open'] = (method, path, options = {}) =>
    path.startsWith(tokenPaths)
      ? send(method, path, tokens.access(), options)
      : withSession((token) => send(method, path, token, options));

  return {
    open,
    async call<T>(method: string, path: string, options: CallOptions = {}) {
      const response = await open(method, path, options);
      if (!response.ok) throw await readApiError(response);
      if (response.status === 204) return undefined as T;
      return (await response.json()) as T;
    },
    async upload<T>(path: string, file: File, { idempotencyKey, ...options }: UploadOptions = {}) {
      const response = await withSession((token) =>
        sendFile({ address: addressOf(path, undefined), headers: headersOf(token, idempotencyKey), file, ...options }),
      );
      if (!response.ok) throw await readApiError(response);
      return (await response.json()) as T;
    },
  };
}
