import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createGatheringFetch } from './gathering-fetch.ts';
import { createSharedRests } from './shared-rests.ts';
import { createTextShortcut } from './text-shortcut.ts';

const servers: Server[] = [];
const serve = async (answer: (response: ServerResponse, asked: { body: string; url: string }) => void) => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => answer(response, { body, url: request.url ?? '' }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('passes the first bytes at once, and what follows soon after together', async () => {
  const next = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const address = await serve(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-one': '1' });
    response.write('a\n\n');
    await next.promise;
    for (const part of ['b', 'c', 'd'])
      await new Promise<void>((resolve) => response.write(`${part}\n\n`, () => resolve()));
    response.end('e', written.resolve);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = await createGatheringFetch(
    60_000,
    createSharedRests(() => 0),
  )(address);
  expect([response.status, response.headers.get('x-one')]).toEqual([200, '1']);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('a\n\n');
  next.resolve();
  await written.promise;
  let rest = '';
  let pieces = 0;
  const readRest = async () => {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read(), pieces += 1)
      rest += read.value;
  };
  const done = readRest();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(rest).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await done;
  expect([rest, pieces <= 2]).toEqual(['b\n\nc\n\nd\n\ne', true]);
});

it('reads at most one event in advance while an answer rests', async () => {
  let answer: ServerResponse | undefined;
  const address = await serve((response, { url }) => {
    if (url === '/other') return response.end();
    answer = response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write('a\n\n');
  });
  const sockets: Socket[] = [];
  const opened = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', opened);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = await createGatheringFetch(
    60_000,
    createSharedRests(() => 0),
  )(address);
  unsubscribe('net.client.socket', opened);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('a\n\n');
  const write = async (part: string) => {
    await new Promise<void>((resolve) => answer?.write(`${part}\n\n`, () => resolve()));
    // What was written before has come when this has.
    await (await fetch(`${address}/other`)).text();
  };
  await write('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await reader?.read())?.value).toBe('b\n\n');
  const read = () => sockets[0]?.bytesRead ?? 0;
  const before = read();
  await write('c');
  await write('d');
  expect(sockets).toHaveLength(1);
  expect(read() - before).toBeLessThanOrEqual('3\r\nc\n\n\r\n'.length);
  await reader?.cancel();
});

it('joins the events that came together, and waits for the rest of one that has not come whole', async () => {
  const next = Promise.withResolvers<void>();
  const event = (text: string) => `data: {"choices":[{"delta":{"content":"${text}"}}]}\n\n`;
  const sent = `${event('é')}${event('ö')}${event('ü')}data: [DONE]`;
  const bytes = Buffer.from(sent);
  const inTheMiddle = bytes.indexOf('ö') + 1;
  const address = await serve(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(bytes.subarray(0, inTheMiddle));
    await next.promise;
    response.end(bytes.subarray(inTheMiddle));
  });
  const reader = (await createGatheringFetch(1)(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(event('é'));
  next.resolve();
  let rest = '';
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) rest += read.value;
  expect(rest).toBe(`${event('öü')}data: [DONE]`);
});

it('sends what it is given, and reads an answer that is no stream', async () => {
  const address = await serve((response, asked) => response.end(JSON.stringify(asked)));
  const response = await createGatheringFetch()(`${address}/v1?x=1`, { method: 'POST', body: '{"a":"é"}' });
  expect(await response.json()).toEqual({ body: '{"a":"é"}', url: '/v1?x=1' });
});

it('loses no byte of a large answer that is read slowly', async () => {
  const text = 'x'.repeat(3_000_000);
  const address = await serve((response) => response.end(text));
  const response = await createGatheringFetch(1)(address);
  let length = 0;
  for await (const bytes of response.body ?? []) length += bytes.byteLength;
  expect(length).toBe(text.length);
});

it('says as fetch does that nothing was answered, and that an answer was cut', async () => {
  await expect(createGatheringFetch()('http://127.0.0.1:1')).rejects.toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
  });
  const address = await serve((response) => response.write('a', () => response.destroy()));
  const response = await createGatheringFetch()(address);
  await expect(response.text()).rejects.toMatchObject({ name: 'TypeError', message: 'terminated' });
});

it('is stopped by its signal, before and in the middle of an answer, and tells the server', async () => {
  const left = Promise.withResolvers<void>();
  const address = await serve((response) => {
    response.on('close', () => left.resolve());
    response.write('a');
  });
  const stop = new AbortController();
  const response = await createGatheringFetch()(address, { signal: stop.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  const rest = reader?.read();
  stop.abort(new Error('enough'));
  await expect(rest).rejects.toThrow('enough');
  await left.promise;
  await expect(createGatheringFetch()(address, { signal: stop.signal })).rejects.toThrow('enough');
});

it('tells the server when its reader goes away', async () => {
  const left = Promise.withResolvers<void>();
  const address = await serve((response) => {
    response.on('close', () => left.resolve());
    response.write('a');
  });
  await (await createGatheringFetch()(address)).body?.cancel();
  await left.promise;
});

it('hands on nothing of a handful whose text took the shortcut of its request', async () => {
  const steps = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const says = (text: string) => `data: {"delta":{"content":"${text}"}}\n\n`;
  const address = await serve(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [index, step] of steps.entries()) {
      response.write(says(`${index}`));
      await step.promise;
    }
    response.end('data: [DONE]\n\n');
  });
  const shown: string[] = [];
  const shortcut = createTextShortcut((delta) => {
    shown.push(delta);
    steps[shown.length]?.resolve();
    return true;
  });
  const { signal } = new AbortController();
  const fetch = createGatheringFetch(1, createSharedRests(), new WeakMap([[signal, shortcut]]));
  const reader = (await fetch(address, { signal })).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(says('0'));
  shortcut.cameOut('0');
  const last = reader?.read();
  steps[0]?.resolve();
  expect((await last)?.value).toBe('data: [DONE]\n\n');
  expect(shown).toEqual(['1', '2']);
  expect((await reader?.read())?.done).toBe(true);
});
