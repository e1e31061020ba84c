import { Agent, get, type IncomingMessage, request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { createEventStreams, type EventFrame, type EventStreams, lastEventId } from './event-stream.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';

const apps: HttpServer[] = [];
const errors: unknown[] = [];
async function serve(source: (signal: AbortSignal) => AsyncIterable<EventFrame>, keepAliveMs = 60_000) {
  const app = await createHttpServer({ production: false, log_level: 'silent', trusted_proxies: 0, newId: newUuid });
  const streams: EventStreams = createEventStreams({ onError: (error) => errors.push(error), keepAliveMs });
  app.addHook('preClose', async () => streams.closeAll());
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const { user } = request.headers;
    if (typeof user === 'string') request.user = { id: user };
  });
  app.get('/stream', async (request, reply) => {
    lastEventId(request);
    await streams.send(reply, source, { 'x-extra': 'yes' });
    return reply;
  });
  apps.push(app);
  return { url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/stream`, streams, app };
}
const until = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  expect(errors.splice(0)).toEqual([]);
});

it('answers with frames, an id and a comment at once', async () => {
  const { url } = await serve(async function* () {
    yield { id: 1, event: 'n', data: '{"a":1}' };
    yield { data: '[DONE]' };
  });
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-cache');
  expect(response.headers.get('x-extra')).toBe('yes');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(': open\n\nid: 1\nevent: n\ndata: {"a":1}\n\ndata: [DONE]\n\n');
});

it('answers HEAD with its headers and opens nothing, so that the connection can be used again', async () => {
  let opened = 0;
  const { url } = await serve(async function* (signal) {
    opened += 1;
    yield { id: 1, data: '1' };
    await until(signal);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const head = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: 'HEAD', agent }, resolve).on('error', reject).end();
  });
  expect([head.statusCode, head.headers['content-type'], opened]).toEqual([200, 'text/event-stream; charset=utf-8', 0]);
  head.resume();
  const next = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/none`, { agent }, resolve).on('error', reject);
  });
  expect(next.statusCode).toBe(404);
  next.resume();
  agent.destroy();
});

it('tells its source when the client leaves, and lets the server close', async () => {
  const left = Promise.withResolvers<void>();
  const { url } = await serve(async function* (signal) {
    yield { id: 1, data: '1' };
    await until(signal);
    left.resolve();
  });
  const client = new AbortController();
  const response = await fetch(url, { signal: client.signal });
  expect(response.status).toBe(200);
  client.abort();
  await left.promise;
});

it('lets the server close when the client stops reading in the middle', async () => {
  const { url } = await serve(async function* (signal) {
    yield { id: 1, data: '1' };
    await until(signal);
  });
  const response = await fetch(url);
  for await (const _ of response.body ?? []) break;
});

it('ends open streams when the server closes', async () => {
  const { url, app } = await serve(async function* (signal) {
    yield { id: 1, data: '1' };
    await until(signal);
  });
  const response = await fetch(url);
  const text = response.text();
  await app.close();
  expect(await text).toContain('data: 1');
});

it('keeps a silent connection alive with comments', async () => {
  const silent = Promise.withResolvers<void>();
  const { url } = await serve(async function* () {
    await silent.promise;
    yield { data: '[DONE]' };
  }, 10);
  const response = await fetch(url);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!seen.includes(': ka')) seen += (await reader?.read())?.value ?? '';
  silent.resolve();
  await reader?.cancel();
});

it('waits for a slow client instead of filling memory', async () => {
  let sent = 0;
  const megabyte = 'x'.repeat(1_000_000);
  const { url } = await serve(async function* (signal) {
    while (!signal.aborted && sent < 200) {
      sent += 1;
      yield { id: sent, data: megabyte };
    }
  });
  const response = await fetch(url);
  const reader = response.body?.getReader();
  await reader?.read();
  expect(sent).toBeLessThan(100);
  await reader?.cancel();
});

it('refuses a Last-Event-ID that is no id', async () => {
  const { url } = await serve(async function* () {});
  expect((await fetch(url, { headers: { 'last-event-id': 'abc' } })).status).toBe(422);
  expect((await fetch(url, { headers: { 'last-event-id': '12' } })).status).toBe(200);
});

it('ends the streams of an account, and no others', async () => {
  const { url, streams } = await serve(async function* (signal) {
    yield { id: 1, data: '1' };
    await until(signal);
  });
  const [theirs, others, guests] = await Promise.all(
    [{ user: 'anna' }, { user: 'ben' }, {}].map((headers) =>
      fetch(url, { headers: headers as Record<string, string> }),
    ),
  );
  const ended: string[] = [];
  const rest = [others?.text().then(() => ended.push('ben')), guests?.text().then(() => ended.push('guest'))];
  streams.endOf('anna');
  expect(await theirs?.text()).toContain('data: 1');
  expect(ended).toEqual([]);
  await streams.closeAll();
  await Promise.all(rest);
});
