import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendByXhr } from './send-file.ts';

/** The parts of XMLHttpRequest that are used, driven by the test. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  sent: unknown;
  opened: string[] = [];
  headers: Record<string, string> = {};
  constructor() {
    FakeXhr.last = this;
  }
  open(...parameters: string[]) {
    this.opened = parameters;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

const real = globalThis.XMLHttpRequest;
const file = new File(['bytes'], 'bottle.png', { type: 'image/png' });
const request = { address: '/api/images', headers: { authorization: 'Bearer x' }, file };

beforeEach(() => {
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

describe('sendByXhr', () => {
  it('sends the file as a form, tells how far it is, and answers as fetch does', async () => {
    const shares: number[] = [];
    const answer = sendByXhr({ ...request, onProgress: (share) => shares.push(share) });
    const xhr = FakeXhr.last;
    expect(xhr.opened).toEqual(['POST', '/api/images']);
    expect(xhr.headers).toEqual({ authorization: 'Bearer x' });
    expect((xhr.sent as FormData).get('file')).toMatchObject({ name: 'bottle.png' });
    xhr.upload.onprogress?.({ loaded: 2, total: 4 });
    Object.assign(xhr, { status: 201, responseText: '{"id":"1"}' });
    xhr.onload?.();
    const response = await answer;
    expect([response.status, await response.json(), shares]).toEqual([201, { id: '1' }, [0.5]]);
  });

  it('rejects when the connection is lost', async () => {
    const answer = sendByXhr(request);
    FakeXhr.last.onerror?.();
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('stops when it is told to, also before it began', async () => {
    const stop = new AbortController();
    const answer = sendByXhr({ ...request, signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(sendByXhr({ ...request, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
