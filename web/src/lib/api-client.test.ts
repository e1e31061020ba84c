// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { json, problem } from '../testing/fake-api.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { memoryStore } from './storage.ts';
import { createTokenStore } from './tokens.ts';

interface Sent {
  path: string;
  authorization: string | null;
  idempotencyKey: string | null;
  body: string | null;
}

let sent: Sent[] = [];
let lostSessions = 0;
let pauses: number[] = [];
const tokens = createTokenStore(memoryStore());

/** A server that accepts only the token `fresh`, and renews with the given answer. */
const client = (
  renew: () => Response | Promise<Response>,
  locks?: LockManager,
  onWait: (ms: number) => void = () => undefined,
) =>
  createApiClient({
    tokens,
    locks,
    wait: async (ms) => {
      onWait(ms);
      // The short ones only look at what other tabs have stored.
      if (ms >= 1_000) pauses.push(ms);
    },
    onSessionLost: () => {
      lostSessions += 1;
    },
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const path = String(input);
      const authorization = headers.get('authorization');
      const body = typeof init?.body === 'string' ? init.body : null;
      sent.push({ path, authorization, idempotencyKey: headers.get('idempotency-key'), body });
      if (path === '/api/auth/refresh') return renew();
      if (path.startsWith('/api/auth/')) return problem(401, 'invalid_credentials', 'Wrong.');
      return authorization === 'Bearer fresh' ? json({ ok: true }) : problem(401, 'unauthenticated', 'Sign in first.');
    },
  });
/** Another tab holds the lock when it is asked for, and lets it go then. */
const busyLocks = {
  request: async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    return work(rest.length > 1 ? null : {});
  },
} as unknown as LockManager;
const renewed = () => json({ access_token: 'fresh', refresh_token: 'next' });
const refreshes = () => sent.filter((request) => request.path === '/api/auth/refresh');

beforeEach(() => {
  sent = [];
  lostSessions = 0;
  pauses = [];
  tokens.clear();
});

describe('a request that gets 401', () => {
  it('refreshes once, repeats the request with the new token, and stores both tokens', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const answer = await client(renewed).call('POST', '/exports', { body: { a: 1 }, idempotencyKey: 'key' });
    expect(answer).toEqual({ ok: true });
    expect(sent.map((request) => request.path)).toEqual(['/api/exports', '/api/auth/refresh', '/api/exports']);
    expect(refreshes()[0]?.body).toBe('{"refresh_token":"first"}');
    expect(sent[2]).toMatchObject({ authorization: 'Bearer fresh', idempotencyKey: 'key', body: '{"a":1}' });
    expect([tokens.access(), tokens.refresh()]).toEqual(['fresh', 'next']);
  });

  it.each(['токен', 'a\nb', ''])('comes also for a stored text that no header could carry: %j', async (text) => {
    tokens.save({ access_token: text, refresh_token: 'first' });
    expect(await client(renewed).call('GET', '/exports')).toEqual({ ok: true });
    expect(sent[0]?.authorization).toBeNull();
    expect([tokens.access(), tokens.refresh()]).toEqual(['fresh', 'next']);
  });

  it('is repeated only once, even if the new token is refused too', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const api = client(() => json({ access_token: 'still-bad', refresh_token: 'next' }));
    await expect(api.call('GET', '/cards')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
  });

  it('shares one refresh with the requests that fail at the same time', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const api = client(renewed);
    await Promise.all([api.call('GET', '/cards'), api.call('GET', '/chats'), api.call('GET', '/exports')]);
    expect(refreshes()).toHaveLength(1);
  });

  it('does nothing further without a refresh token', async () => {
    const api = client(renewed);
    await expect(api.call('GET', '/cards')).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
    expect(lostSessions).toBe(0);
  });

  it('clears both tokens and ends the session when the refresh fails', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'used' });
    const api = client(() => problem(401, 'invalid_refresh_token', 'Sign in again.'));
    await expect(api.call('GET', '/cards')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
    expect(lostSessions).toBe(1);
    expect(pauses).toEqual([]);
  });

  it('tries the refresh twice more after a lost connection or a server fault', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const answers = [
      () => Promise.reject(new TypeError('network error')),
      () => problem(503, 'unavailable', 'Busy.'),
      renewed,
    ];
    await client(() => answers.shift()?.() ?? renewed()).call('GET', '/cards');
    expect(refreshes()).toHaveLength(3);
    expect(pauses).toEqual([1_000, 2_000]);
    expect(lostSessions).toBe(0);
  });

  it('ends the session when the connection stays lost', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const ends: boolean[] = [];
    const stop = tokens.subscribe(({ isLost }) => ends.push(isLost));
    const api = client(() => Promise.reject(new TypeError('network error')));
    await expect(api.call('GET', '/cards')).rejects.toMatchObject({ status: 401 });
    stop();
    expect(refreshes()).toHaveLength(3);
    expect(tokens.access()).toBeNull();
    expect(ends, 'nobody signed out').toEqual([true]);
    expect(lostSessions).toBe(1);
  });

  it('leaves a session alone that was ended by the seller during the refresh', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const api = client(() => {
      tokens.clear();
      return renewed();
    });
    await expect(api.call('GET', '/cards')).rejects.toMatchObject({ status: 401 });
    expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
    expect(lostSessions).toBe(0);
  });

  it('does not end the session that another sign-in began during a refused refresh', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const api = client(() => {
      tokens.save({ access_token: 'fresh', refresh_token: 'second' });
      return problem(401, 'invalid_refresh_token', 'Sign in again.');
    });
    expect(await api.call('GET', '/cards')).toEqual({ ok: true });
    expect(lostSessions).toBe(0);
  });

  it('waits for another tab that is at it, and for what that one stores', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const looks: number[] = [];
    const api = client(renewed, busyLocks, (ms) => {
      looks.push(ms);
      // Stored before the lock came free, seen here a little later.
      if (looks.length === 12) tokens.save({ access_token: 'fresh', refresh_token: 'next' });
    });
    await api.call('GET', '/cards');
    expect(looks).toHaveLength(12);
    expect(refreshes()).toHaveLength(0);
  });

  it('refreshes after all when the other tab was closed in the middle of it', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    await client(renewed, busyLocks).call('GET', '/cards');
    expect(refreshes()).toHaveLength(1);
  });

  it('takes the lock at once when it is free', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const asked: unknown[] = [];
    const locks = {
      request: async (_name: string, options: unknown, work: (lock: object) => Promise<unknown>) => {
        asked.push(options);
        return work({});
      },
    } as unknown as LockManager;
    await client(renewed, locks).call('GET', '/cards');
    expect(asked).toEqual([{ ifAvailable: true }]);
    expect(refreshes()).toHaveLength(1);
  });
});

describe('the calls that need no session', () => {
  it.each(['/auth/login', '/auth/refresh', '/auth/social/google/callback', '/auth/activate'])(
    '%s passes its 401 to the caller without a refresh',
    async (path) => {
      tokens.save({ access_token: 'old', refresh_token: 'first' });
      const api = client(() => problem(401, 'invalid_credentials', 'Wrong.'));
      await expect(api.call('POST', path, { body: {} })).rejects.toMatchObject({
        code: 'invalid_credentials',
        message: 'Wrong.',
      });
      expect(sent).toHaveLength(1);
    },
  );
});

it('leaves empty query values out of the address', async () => {
  tokens.save({ access_token: 'fresh', refresh_token: 'next' });
  await client(renewed).call('GET', '/cards', { query: { query: '', cursor: undefined, limit: 24 } });
  expect(sent[0]?.path).toBe('/api/cards?limit=24');
});

describe('upload', () => {
  it('sends the file with the key, and again with renewed tokens after a 401', async () => {
    tokens.save({ access_token: 'old', refresh_token: 'first' });
    const files: unknown[] = [];
    const api = createApiClient({
      tokens,
      wait: async () => {},
      onSessionLost: () => undefined,
      fetch: async () => renewed(),
      sendFile: async ({ file, ...request }) => {
        files.push([file.name, request.address, request.headers]);
        return request.headers.authorization === 'Bearer fresh'
          ? json({ id: '1' }, 201)
          : problem(401, 'unauthenticated', 'Sign in first.');
      },
    });
    expect(await api.upload('/images', new File(['x'], 'a.png'), { idempotencyKey: 'k' })).toEqual({ id: '1' });
    expect(files).toEqual([
      ['a.png', '/api/images', { authorization: 'Bearer old', 'idempotency-key': 'k' }],
      ['a.png', '/api/images', { authorization: 'Bearer fresh', 'idempotency-key': 'k' }],
    ]);
  });
});
