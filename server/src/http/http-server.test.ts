import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newUuid } from '../db/ids.ts';
import { buildTestApp, openTestApp, type SignedIn, type TestApp } from '../testing/test-app.ts';
import { openTestPglite } from '../testing/test-databases.ts';
import { createHttpServer } from './http-server.ts';

let app: TestApp;
let seller: SignedIn;

beforeAll(async () => {
  app = await openTestApp(openTestPglite);
  seller = await app.signIn();
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.http.inject({ method: 'GET', url, headers });

describe('errors', () => {
  const cards = (payload: string | object, headers: Record<string, string> = {}) =>
    app.http.inject({ method: 'POST', url: '/api/cards', payload, headers: { ...seller.headers, ...headers } });
  const json = { 'content-type': 'application/json' };

  it('come as problems, with the request id of the header', async () => {
    const answer = await get('/api/nothing');
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is nothing at this address.',
      code: 'not_found',
      request_id: answer.headers['x-request-id'],
    });
  });

  it.each([
    ['no JSON', '{"text": ', json, 422, 'invalid_request'],
    ['no body', '', json, 422, 'invalid_request'],
    [
      'another content type',
      'text=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_type',
    ],
    ['plain text', 'x', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
    ['a file', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported_type'],
    ['a prototype', '{"__proto__": {"text": "x"}}', json, 422, 'invalid_request'],
    ['too large a body', JSON.stringify({ text: 'x'.repeat(12 * 2 ** 20) }), json, 413, 'too_large'],
  ])('tell of %s', async (_what, payload, headers, status, code) => {
    const answer = await cards(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('say nothing of what broke inside', async () => {
    const server = await createHttpServer({
      production: false,
      log_level: 'silent',
      trusted_proxies: 0,
      newId: newUuid,
    });
    server.get('/breaks', async () => {
      throw new Error('password of the database');
    });
    server.get(
      '/wrong-answer',
      { schema: { response: { 200: z.object({ id: z.number() }) } } },
      async () => ({ id: 'secret' }) as never,
    );
    for (const url of ['/breaks', '/wrong-answer']) {
      const answer = await server.inject(url);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: 'internal_error' });
      expect(answer.body).not.toMatch(/password|secret|at .*\.ts/);
    }
    await server.close();
  });

  it('reach a client that is still sending a body that is too large', async () => {
    const server = await createHttpServer({
      production: false,
      log_level: 'silent',
      trusted_proxies: 0,
      newId: newUuid,
    });
    server.post('/', async () => ({}));
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ text: 'x'.repeat(30 * 2 ** 20) });
    const answer = await fetch(url, { method: 'POST', body, headers: json });
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'too_large' })]);
    await server.close();
  });

  it('do not come because the process was busy for a moment', async () => {
    const server = await createHttpServer({
      production: false,
      log_level: 'silent',
      trusted_proxies: 0,
      newId: newUuid,
    });
    server.get('/', async () => ({}));
    await server.ready();
    for (let round = 0; round < 3; round += 1) {
      // Nothing else runs here meanwhile, yet the core is left to others.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
      await setImmediate();
      expect((await server.inject('/')).statusCode).toBe(200);
    }
    await server.close();
  });

  it.each(['POST /api/site', 'PUT /api/cards', 'PROPFIND /api/cards', 'TRACE /', 'DELETE /'])(
    'come where an address has no such method: %s',
    async (call) => {
      const [method, url] = call.split(' ') as ['PUT', string];
      const answer = await app.http.inject({ method, url });
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('answer an address that cannot be decoded', async () => {
    const answer = await get('/api/cards/%zz');
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'invalid_request',
      request_id: answer.headers['x-request-id'],
    });
  });
});

describe('operations', () => {
  it('tell that the server lives and is ready', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await get('/health/ready')).json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', queue: 'ok', files: 'ok' },
    });
  });

  it('tell which part does not work', async () => {
    const files = { ...app.parts.files, check: () => Promise.reject(new Error('disk')) };
    const broken = await buildTestApp(app.database, { files });
    const answer = await broken.http.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', checks: { database: 'ok', queue: 'ok', files: 'failed' } },
    ]);
    await broken.close();
  });

  it('are not ready while the queue cannot be read', async () => {
    let isBroken = false;
    const { query } = app.database;
    const database = {
      ...app.database,
      query: (async (sql: string, values?: unknown[]) => {
        if (isBroken && sql.includes("from runs where status = 'queued'")) throw new Error('queue');
        return query(sql, values);
      }) as typeof query,
    };
    const broken = await buildTestApp(database);
    isBroken = true;
    const answer = await broken.http.inject('/health/ready');
    isBroken = false;
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', checks: { database: 'ok', queue: 'failed', files: 'ok' } },
    ]);
    await broken.close();
  });

  it('show metrics to this machine only', async () => {
    await get('/health/live');
    const answer = await get('/metrics');
    expect(answer.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/,
    );
    expect(answer.body).toMatch(/^nodejs_eventloop_utilization_ratio [01]/m);
    // Their histogram would wake the process a hundred times a second.
    expect(answer.body).not.toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });

  it('show metrics to another machine that has the token', async () => {
    const metrics_token = 'a token of the metrics';
    const config = { ...app.parts.config, metrics_token };
    const other = await buildTestApp(app.database, { config });
    const from = async (server: TestApp, authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await server.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })).statusCode;
    };
    expect(await from(other, `Bearer ${metrics_token}`)).toBe(200);
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer null', `Bearer ${metrics_token}x`, metrics_token])
      expect(await from(other, wrong), wrong).toBe(404);
    for (const none of [undefined, 'Bearer ', 'Bearer null', 'Bearer undefined'])
      expect(await from(app, none), none).toBe(404);
    await other.close();
  });
});
