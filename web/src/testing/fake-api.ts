import type { ApiClient } from '../lib/api-client.ts';
import { readApiError } from '../lib/api-error.ts';

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  query: Record<string, string | number | undefined>;
  headers: Record<string, string>;
  idempotencyKey?: string;
}

type Answer = (call: RecordedCall) => Response | Promise<Response>;

/** An API whose answers a test writes; it keeps every call. */
export function fakeApi(answer: Answer): ApiClient & { calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const open: ApiClient['open'] = async (method, path, options = {}) => {
    const { body, query = {}, headers = {}, idempotencyKey } = options;
    const call = { method, path, body, query, headers, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
    calls.push(call);
    return answer(call);
  };
  return {
    calls,
    open,
    async call<T>(...args: Parameters<ApiClient['open']>) {
      const response = await open(...args);
      if (!response.ok) throw await readApiError(response);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    async upload<T>(path: string, file: File, options: { onProgress?: (share: number) => void } = {}) {
      options.onProgress?.(1);
      const response = await open('POST', path, { body: { file: file.name } });
      if (!response.ok) throw await readApiError(response);
      return (await response.json()) as T;
    },
  };
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const problem = (status: number, code: string, detail: string, more: object = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, detail, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** A live stream that sends the pieces and then ends, breaks, or stays open. */
export function eventStream(
  pieces: string[],
  end: 'close' | 'cut' | 'open' = 'close',
  headers: Record<string, string> = {},
): Response {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (end === 'close') controller.close();
      else if (end === 'cut') controller.error(new TypeError('network error'));
      else return new Promise<void>(() => undefined);
      return undefined;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', ...headers } });
}
