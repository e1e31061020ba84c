import { messagesLeftHeader } from '@cardwright/contract/case-limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { multipartForm } from '../testing/multipart-form.ts';
import { openTestApp, type SignedIn, type TestApp } from '../testing/test-app.ts';
import { openTestPglite } from '../testing/test-databases.ts';

interface Described {
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Shape }> };
  responses: Record<string, { headers?: object; content?: Record<string, { schema: Shape }> }>;
}
type Shape = { [key: string]: unknown; properties?: Record<string, unknown> };

let app: TestApp;
let seller: SignedIn;
let paths: Record<string, Record<string, Described>>;

beforeAll(async () => {
  app = await openTestApp(openTestPglite);
  seller = await app.signIn();
  ({ paths } = (await get('/api/openapi.json')).json<{ paths: typeof paths }>());
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.http.inject({ method: 'GET', url, headers });
const post = (url: string, payload?: object) =>
  app.http.inject({ method: 'POST', url: `/api${url}`, headers: seller.headers, ...(payload && { payload }) });
const all = () =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
  );
const described = (call: string): Described => {
  const found = all().find(([name]) => name === call)?.[1];
  if (found === undefined) throw new Error(`not described: ${call}`);
  return found;
};
/** `GET /api/cards/{id}` and so on, of everything below `/api` that the server answers; HEAD goes with GET. */
function answered(): string[] {
  const prefixes: string[] = [];
  return app.http
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', part = '', methods = ''] = /^(.*── )(\S+)(?: \((.*)\))?$/u.exec(line) ?? [];
      const depth = branch.length / 4;
      prefixes[depth] = `${prefixes[depth - 1] ?? ''}${part}`;
      const path = (prefixes[depth] ?? '').replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{key}');
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method) => `${method} ${path}`);
    })
    .filter((call) => /^(?!HEAD )\S+ \/api\//.test(call));
}
const anyOther = expect.objectContaining({ description: expect.any(String) });
const headersAsked = (call: string) =>
  (described(call).parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);

describe('the description of the API', () => {
  it('is OpenAPI 3.1, names every route, says which are open and how each refuses', async () => {
    const api = (await get('/api/openapi.json')).json<{ openapi: string }>();
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/users/me', '/api/cards', '/api/cards/{id}/comparison']),
    );
    expect(described('POST /api/auth/login').security).toEqual([]);
    expect(described('GET /api/cards').security).toBeUndefined();
    for (const [name, { responses }] of all())
      expect([name, responses.default]).toEqual([
        name,
        {
          description: 'A problem (RFC 9457)',
          headers: { 'x-request-id': anyOther, 'retry-after': anyOther, 'www-authenticate': anyOther },
          content: { 'application/problem+json': { schema: expect.objectContaining({ type: 'object' }) } },
        },
      ]);
  });

  it('leaves out no call that the server answers, and tells of none besides', () => {
    const ownPages = / \/api\/(openapi\.json$|docs(\/|$))/;
    const calls = answered().filter((call) => !ownPages.test(call));
    expect(calls.length).toBeGreaterThan(90);
    expect(
      all()
        .map(([name]) => name)
        .sort(),
    ).toEqual(calls.sort());
  });

  it('says how each call succeeds: with a body of some type, or with 204 and none', () => {
    for (const [name, { responses }] of all()) {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      expect(successes, name).not.toEqual([]);
      for (const [status, { content, headers }] of successes) {
        expect([name, status, content === undefined]).toEqual([name, status, status === '204']);
        expect(headers, name).toHaveProperty('x-request-id');
      }
    }
  });

  it('leaves a problem room for members of its own', () => {
    const { schema } = described('POST /api/exports').responses.default?.content?.['application/problem+json'] ?? {};
    expect(schema).not.toHaveProperty('additionalProperties');
  });

  it.each([
    ['POST /api/images', ['multipart/form-data']],
    ['POST /api/cards/files', ['multipart/form-data']],
    ['POST /api/chats/{id}/files', ['multipart/form-data']],
    ['POST /api/cards/{id}/images', ['multipart/form-data', 'application/json']],
  ])('shows what may be sent with %s', (call, types) => {
    const { content = {} } = described(call).requestBody ?? {};
    expect(Object.keys(content)).toEqual(types);
    expect(content['multipart/form-data']?.schema.properties?.file).toEqual({
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'At most 10 MB',
    });
    for (const { schema } of Object.values(content).slice(1)) expect(schema.properties).not.toHaveProperty('file');
  });

  it('tells of files, whose addresses other answers give', async () => {
    const picture = await sharp({ create: { width: 6, height: 5, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = await multipartForm({ bytes: picture });
    const headers = { ...seller.headers, ...form.headers };
    const kept = await app.http.inject({ method: 'POST', url: '/api/images', payload: form.payload, headers });
    const { url } = kept.json<{ url: string }>();
    const file = described('GET /api/files/{key}');
    expect([file.security, Object.keys(file.responses)]).toEqual([[], ['200', '206', '304', 'default']]);
    expect(file.parameters?.map(({ name }) => name)).toEqual([
      ...new URLSearchParams(url.split('?')[1]).keys(),
      'name',
      'If-None-Match',
      'key',
    ]);
    expect(file.responses['200']).toMatchObject({ content: { '*/*': {} }, headers: { 'content-disposition': {} } });
    expect((await get(url)).headers).toHaveProperty('content-disposition');
    expect((await app.http.inject({ url, headers: { range: 'bytes=0-3' } })).statusCode).toBe(206);
  });

  it('says where a body may be left out', () => {
    expect(described('POST /api/chats').requestBody?.required).toBe(false);
    expect(described('POST /api/cards').requestBody?.required).toBe(true);
    expect(JSON.stringify(paths)).not.toContain('x-body');
  });

  it('names the headers of requests', () => {
    expect(headersAsked('POST /api/cards')).toEqual(['Idempotency-Key']);
    for (const call of ['register', 'activation', 'password-reset'])
      expect(headersAsked(`POST /api/auth/${call}`)).toEqual(['Idempotency-Key']);
    expect(headersAsked('POST /api/public/cases/{case_id}/messages')).toEqual(['Idempotency-Key']);
    expect(headersAsked('POST /api/billing/webhook')).toEqual(['stripe-signature']);
    expect(headersAsked('GET /api/cards')).toEqual([]);
  });
});

describe('a stream is described as it is answered', () => {
  const turnHeaders = ['x-run-id', 'x-vercel-ai-ui-message-stream'];
  const streamOf = (call: string) => {
    const { content, headers = {} } = described(call).responses['200'] ?? {};
    expect(Object.keys(content ?? {})).toEqual(['text/event-stream']);
    return { headers, events: Object.keys(content?.['text/event-stream']?.schema['x-events'] ?? {}) };
  };

  it.each([
    ['/api/exports/stream', ['export_update', 'export_progress']],
    ['/api/cards/stream', ['cards_changed']],
    ['/api/chats/{id}/plan/stream', ['plan_update', 'chat_update']],
  ])('GET %s', async (path, events) => {
    expect(streamOf(`GET ${path}`).events).toEqual(events);
    expect(headersAsked(`GET ${path}`)).toEqual(['Last-Event-ID']);
    const { id } = (await post('/chats')).json<{ id: string }>();
    const answer = await app.http.inject({ method: 'HEAD', url: path.replace('{id}', id), headers: seller.headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it('of a turn', async () => {
    const { id } = (await post('/chats')).json<{ id: string }>();
    const sent = await post(`/chats/${id}/messages`, { id: newUuid(), text: 'Hello' });
    expect(sent.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    for (const call of ['POST /api/chats/{id}/messages', 'GET /api/chats/{id}/stream']) {
      const { headers } = streamOf(call);
      expect(Object.keys(headers)).toEqual(['x-request-id', ...turnHeaders]);
      for (const header of Object.keys(headers)) expect(sent.headers[header], header).toBeDefined();
    }
    expect(headersAsked('GET /api/chats/{id}/stream')).toEqual(['Last-Event-ID']);
    const none = await get(`/api/chats/${id}/stream`, seller.headers);
    expect(none.statusCode).toBe(204);
    for (const header of turnHeaders) {
      expect(none.headers).not.toHaveProperty(header);
      expect(described('GET /api/chats/{id}/stream').responses['204']?.headers).not.toHaveProperty(header);
    }
  });

  it('of a public case', async () => {
    const card = await post('/cards', { text: 'A blue mug' });
    const { case_id } = (await post(`/cards/${card.json<{ id: string }>().id}/case`)).json<{ case_id: string }>();
    const asked = await post(`/public/cases/${case_id}/messages`, { id: newUuid(), text: 'Is it blue?' });
    const { headers } = streamOf('POST /api/public/cases/{case_id}/messages');
    expect(Object.keys(headers)).toEqual(['x-request-id', messagesLeftHeader, 'x-vercel-ai-ui-message-stream']);
    for (const header of Object.keys(headers)) expect(asked.headers[header], header).toBeDefined();
    expect((await get(`/api/public/cases/${case_id}`)).headers).toHaveProperty(messagesLeftHeader);
    expect(described('GET /api/public/cases/{case_id}').responses['200']?.headers).toHaveProperty(messagesLeftHeader);
  });
});

describe('the page of the API', () => {
  it('needs nothing from elsewhere, and has a policy of its own', async () => {
    const page = await get('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).toContain('<title>Cardwright API</title>');
    // The other layout has a bar with a logo and an address to enter.
    expect((await get('/api/docs/static/swagger-initializer.js')).body).toContain('"layout":"BaseLayout"');
    expect(page.body).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(page.body).not.toMatch(/<script>[^<]/);
    for (const [, path = ''] of page.body.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)) {
      const url = path.startsWith('api/') ? `/${path}` : `/api/docs/${path}`;
      expect((await get(url)).statusCode, url).toBe(200);
    }
  });
});
