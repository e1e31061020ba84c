import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newUuid } from '../db/ids.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await createHttpServer({
    production: false,
    log_level: 'silent',
    trusted_proxies: 0,
    newId: newUuid,
    request_timeout_ms: 200,
  });
  server.post('/', { schema: { body: z.object({ text: z.string() }) } }, async () => ({ taken: true }));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
});

/** What comes back for these bytes until the server ends the connection. */
async function sendRaw(bytes: string): Promise<{ head: string; problem: Record<string, unknown> }> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head: head.toLowerCase(), problem: JSON.parse(body) };
}
const post = 'POST / HTTP/1.1\r\nConnection: close\r\n';
const json = 'Content-Type: application/json\r\n';

describe('a request that is refused unread', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'malformed_request', 'The request is not valid HTTP.'],
    [
      'an unknown method',
      'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
      400,
      'malformed_request',
      'The request is not valid HTTP.',
    ],
    [
      'two lengths',
      `${post}Host: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`,
      400,
      'malformed_request',
      'The request is not valid HTTP.',
    ],
    ['no host', `${post}Content-Length: 0\r\n\r\n`, 400, 'malformed_request', 'The request does not name its host.'],
    [
      'long headers',
      `${post}Host: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
      'The headers are larger than 16 KB.',
    ],
    [
      'a head that never ends',
      `${post}Host: x\r\n`,
      408,
      'request_timeout',
      'The request took too long to arrive. Please try again.',
    ],
    [
      'a body that never comes',
      `${post}Host: x\r\n${json}Content-Length: 30\r\n\r\n{"text": `,
      408,
      'request_timeout',
      'The request took too long to arrive. Please try again.',
    ],
  ])('is answered with a problem: %s', async (_what, bytes, status, code, detail) => {
    const { head, problem } = await sendRaw(bytes);
    expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head).toContain('connection: close');
    expect(head).toContain(`x-request-id: ${problem.request_id}`);
    expect(problem).toMatchObject({ type: 'about:blank', status, code, detail, title: expect.any(String) });
  });
});

it('expects nothing that it does not know: the request counts', async () => {
  const { head, problem } = await sendRaw(
    `${post}Host: x\r\nExpect: more\r\n${json}Content-Length: 13\r\n\r\n{"text": "x"}`,
  );
  expect([head.split('\r\n')[0], problem]).toEqual(['http/1.1 200 ok', { taken: true }]);
});
