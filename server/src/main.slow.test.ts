import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Card } from '@cardwright/contract/cards';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

let folder: string;
/** Data of a server that was started and stopped once. */
let data: string;
let firstOutput: string;
const running: ServerProcess[] = [];

const start = async (dataDir: string, more: Record<string, string> = {}, options = {}) => {
  const port = await freePort();
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: String(port), ...more }, options);
  running.push(server);
  return { ...server, port, url: `http://127.0.0.1:${port}` };
};
/** What a start that has to fail leaves: code 1 and one line on the error output. */
const refusal = async (dataDir: string, more: Record<string, string> = {}) => {
  const server = await start(dataDir, more);
  const code = await server.exited;
  const { stdout, stderr } = server.output();
  expect([code, stdout]).toEqual([1, '']);
  return stderr.trimEnd();
};
const passwordOf = (output: string) => /with the password (\S+)/.exec(output)?.[1] ?? '';
const signIn = async (url: string, password: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@cardwright.test', password }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-start-'));
  data = join(folder, 'data');
  const server = await start(data);
  await server.ready;
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  firstOutput = server.output().stdout;
}, 120_000);
afterEach(async () => {
  for (const server of running.splice(0)) {
    if (server.child.exitCode === null) server.child.kill('SIGKILL');
    await server.exited;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the server as a process', () => {
  it('prints the address and the sign-in at the first start', async () => {
    const [address = '', signInLine = ''] = firstOutput.trim().split('\n');
    expect(address).toMatch(/^Cardwright is ready: http:\/\/127\.0\.0\.1:\d+$/);
    expect(signInLine).toMatch(/^Sign in as demo@cardwright\.test with the password \S{12,}$/);
    // Readable by its owner only.
    expect((await stat(join(data, 'demo-password.txt'))).mode & 0o777).toBe(0o600);
  });

  it('starts again with the same sign-in and cards, refuses a second start beside it, and loses nothing by kill -9', async () => {
    const first = await start(data);
    await first.ready;
    expect(passwordOf(first.output().stdout)).toBe(passwordOf(firstOutput));
    const headers = await signIn(first.url, passwordOf(firstOutput));
    const { items } = (await (await fetch(`${first.url}/api/cards`, { headers })).json()) as { items: Card[] };
    expect(items.map(({ marketplace }) => marketplace).sort()).toEqual(['amazon', 'etsy', 'generic']);
    expect(items.filter(({ original, current }) => original.id !== current.id)).toHaveLength(1);
    for (const { images } of items)
      expect((await fetch(first.url + images[0]?.url)).headers.get('content-type')).toBe('image/webp');

    expect(await refusal(data)).toMatch(/^Cardwright is already running on the data folder .*DATA_DIR.*$/);
    expect(await refusal(join(folder, 'other'), { PORT: String(first.port) })).toMatch(
      new RegExp(`^Port ${first.port} is already in use.*PORT.*$`),
    );

    const body = JSON.stringify({ text: 'Norvik bottle\nMaterial: Steel' });
    const made = (await (await fetch(`${first.url}/api/cards`, { method: 'POST', headers, body })).json()) as Card;
    first.child.kill('SIGKILL');
    await first.exited;

    const second = await start(data, { DEMO_PASSWORD: 'own-password' });
    await second.ready;
    expect(passwordOf(second.output().stdout)).toBe('own-password');
    const answer = await fetch(`${second.url}/api/cards/${made.id}`, {
      headers: await signIn(second.url, 'own-password'),
    });
    expect(answer.status).toBe(200);

    // The connection of that answer is still open.
    const before = performance.now();
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(second.output().stderr).toBe('');
  });

  it('stops when the process that started it is gone', async () => {
    const server = await start(data, {}, { ipc: true });
    await server.ready;
    server.child.disconnect();
    expect(await server.exited).toBe(0);
  });

  it('stops as well when that process was gone before the start began', async () => {
    const server = await start(data, {}, { ipc: true });
    server.child.disconnect();
    expect(await server.exited).toBe(0);
  });

  it('says what is wrong with its settings, a line each', async () => {
    const lines = (await refusal(join(folder, 'none'), { PORT: 'many', LOG_LEVEL: 'loud' })).split('\n');
    expect(lines).toEqual([expect.stringMatching(/^Setting PORT: /), expect.stringMatching(/^Setting LOG_LEVEL: /)]);
  });

  it('says that its database is damaged, without a stack trace', async () => {
    await truncate(join(data, 'database/global/pg_control'), 100);
    expect(await refusal(data)).toMatch(/^The database in .* is damaged and cannot be opened .*DATA_DIR.*$/);
  });
});
