import { hkdfSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatDetail } from '@cardwright/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../server/src/modules/auth/access-tokens.ts';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';
import { toUiMessage } from '../../web/src/features/chat/ui-message.ts';
import type { TokenStore } from '../../web/src/lib/tokens.ts';
import { type HeldModel, startHeldModel } from './held-model.ts';
import { newDataDir, type Product, removeDataDir, seller, startProduct } from './product.ts';
import { answerOf, keepTokens, type Network, openTab } from './seller-tab.ts';

const tokenSecret = 'a secret that both of these servers know';
const words = Array.from({ length: 24 }, (_, index) => `word${index} `);
const whole = words.join('');
/** Milliseconds: three without a beat, one to the next round of the reaper, and a slow machine. */
const deathNoticedWithin = 15_000;

interface Servers {
  a: Product;
  /** The same as `a` where there can be only one. */
  b: Product;
  close(): Promise<void>;
}

/** Two servers over one PostgreSQL. */
async function startTwo(settings: Record<string, string>): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-servers-'));
  const database = await startPostgres(folder);
  const folders = [await newDataDir(), await newDataDir()];
  const start = (index: number) =>
    startProduct(folders[index] ?? '', undefined, { ...settings, DATABASE_URL: database.server });
  // One after the other: the first makes the tables.
  const a = await start(0);
  const b = await start(1);
  return {
    a,
    b,
    async close() {
      await Promise.all([a.stop(), b.stop()]);
      await database.stop();
      await Promise.all([folder, ...folders].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
}

/** One server on its embedded database. */
async function startOne(settings: Record<string, string>): Promise<Servers> {
  const folder = await newDataDir();
  const a = await startProduct(folder, undefined, settings);
  return {
    a,
    b: a,
    async close() {
      await a.stop();
      await removeDataDir(folder);
    },
  };
}

describe.each([
  ['two servers over PostgreSQL', startTwo],
  ['one server on PGlite', startOne],
] as const)('conversations with %s', (_name, start) => {
  let model: HeldModel;
  let servers: Servers;
  let tokens: TokenStore;

  beforeAll(async () => {
    model = await startHeldModel();
    servers = await start({
      AI_BASE_URL: model.base_url,
      AI_MODEL: 'held',
      TOKEN_SECRET: tokenSecret,
    });
    const answer = await fetch(`${servers.a.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seller),
    });
    expect(answer.status).toBe(200);
    tokens = keepTokens(await answer.json());
  });
  afterAll(async () => {
    await servers.close();
    await model.close();
  });

  const networkTo = (url: string): Network => ({ url, calls: [], cutAfter: null });
  const tabAt = (product: Product, network = networkTo(product.url)) => ({ network, ...openTab(network, tokens) });
  const newChat = async (api: ReturnType<typeof openTab>['api']) =>
    (await api.call<{ id: string }>('POST', '/chats', { body: {} })).id;
  const stored = (api: ReturnType<typeof openTab>['api'], id: string) => api.call<ChatDetail>('GET', `/chats/${id}`);
  const answerIn = (chat: ChatDetail) => textOfParts(chat.messages.at(-1)?.parts ?? []);
  const creditsUsed = async (api: ReturnType<typeof openTab>['api']) => {
    const { usage } = await api.call<{ usage: Record<string, { used: number }> }>('GET', '/billing/subscription');
    return (usage.credits?.used ?? 0) + (usage.daily_credits?.used ?? 0);
  };

  it('renews an expired token once for two turns that start together', async () => {
    const past = { now: () => new Date(Date.now() - 3_600_000) };
    const key = new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'cardwright access tokens', 32));
    const { network, api, openChat } = tabAt(servers.a);
    const chats = [openChat(await newChat(api)), openChat(await newChat(api))];
    const claims = JSON.parse(Buffer.from(tokens.access()?.split('.')[1] ?? '', 'base64url').toString());
    const expired = await createAccessTokens(key, past).sign({ user_id: claims.sub, session_id: claims.sid });
    tokens.save({ access_token: expired, refresh_token: tokens.refresh() ?? '' });
    network.calls.length = 0;
    const turns = chats.map((chat) => chat.sendMessage({ text: 'Tell me something.' }));
    for (const _ of chats) {
      const answer = await model.next();
      answer.say(whole);
      answer.end();
    }
    await Promise.all(turns);
    expect(chats.map(answerOf)).toEqual([whole, whole]);
    expect(network.calls.filter((call) => call.endsWith('401'))).toHaveLength(2);
    expect(network.calls.filter((call) => call.startsWith('POST /api/auth/refresh'))).toEqual([
      'POST /api/auth/refresh 200',
    ]);
  });

  it.each([4, 9])('goes on at the other server when the connection is cut after %i events', async (events) => {
    const { network, api, openChat } = tabAt(servers.a);
    const chat = openChat(await newChat(api));
    network.cutAfter = events;
    const turn = chat.sendMessage({ text: 'Tell me something.' });
    const answer = await model.next();
    network.url = servers.b.url;
    for (const [index, word] of words.entries()) {
      answer.say(word);
      // Each word is an event of its own until the connection is cut.
      if (index < events)
        await expect.poll(() => answerOf(chat)).toContain(words.slice(0, Math.min(index + 1, events - 3)).join(''));
    }
    answer.end();
    await turn;
    expect(answerOf(chat)).toBe(whole);
    expect(network.calls.filter((call) => call.includes('/stream')).length).toBeGreaterThan(0);
    expect(answerIn(await stored(api, chat.id))).toBe(whole);
    expect(chat.messages).toHaveLength(2);
  });

  it('shows the same in a reloaded tab at the other server and in the old one', async () => {
    const [old, reloaded] = [tabAt(servers.a), tabAt(servers.b)];
    const chat = old.openChat(await newChat(old.api));
    const turn = chat.sendMessage({ text: 'Tell me something.' });
    const answer = await model.next();
    answer.say(words.slice(0, 10).join(''));
    await expect.poll(() => answerOf(chat)).toBe(words.slice(0, 10).join(''));
    const before = await stored(reloaded.api, chat.id);
    expect(before.messages.map(({ role }) => role)).toEqual(['user']);
    const again = reloaded.openChat(chat.id, before.messages.map(toUiMessage));
    const resumed = again.resumeStream();
    await expect.poll(() => answerOf(again)).toBe(words.slice(0, 10).join(''));
    answer.say(words.slice(10).join(''));
    answer.end();
    await Promise.all([turn, resumed]);
    expect([answerOf(chat), answerOf(again)]).toEqual([whole, whole]);
    expect(again.messages.map(({ id }) => id)).toEqual(chat.messages.map(({ id }) => id));
    expect(again.messages).toHaveLength(2);
  });

  it('has nothing to resume when nothing runs', async () => {
    const { network, api, openChat } = tabAt(servers.b);
    const chat = openChat(await newChat(api));
    await chat.resumeStream();
    expect(chat.status).toBe('ready');
    expect(network.calls.at(-1)).toBe(`GET /api/chats/${chat.id}/stream 204`);
  });

  it('resumes over a partial answer without repeating it', async () => {
    const [first, second] = [tabAt(servers.a), tabAt(servers.b)];
    const chat = first.openChat(await newChat(first.api));
    const turn = chat.sendMessage({ text: 'Tell me something.' });
    const answer = await model.next();
    answer.say(words.slice(0, 7).join(''));
    await expect.poll(() => answerOf(chat)).toBe(words.slice(0, 7).join(''));
    const partial = second.openChat(chat.id, structuredClone(chat.messages));
    const resumed = partial.resumeStream();
    await expect.poll(() => second.network.calls.at(-1)).toBe(`GET /api/chats/${chat.id}/stream 200`);
    answer.say(words.slice(7).join(''));
    answer.end();
    await Promise.all([turn, resumed]);
    expect(answerOf(partial)).toBe(whole);
    expect(partial.messages).toHaveLength(2);
  });

  it('stops through the other server, keeps what was written, and charges it', async () => {
    const { api, openChat } = tabAt(servers.a);
    const other = tabAt(servers.b);
    const before = await creditsUsed(api);
    const chat = openChat(await newChat(api));
    const turn = chat.sendMessage({ text: 'Tell me something.' });
    const answer = await model.next();
    answer.say(words.slice(0, 5).join(''));
    await expect.poll(() => answerOf(chat)).toBe(words.slice(0, 5).join(''));
    await other.api.call('POST', `/chats/${chat.id}/stop`, { body: {} });
    await turn;
    const kept = await stored(other.api, chat.id);
    expect(kept.messages.at(-1)?.run).toMatchObject({ status: 'stopped' });
    expect(answerIn(kept)).toBe(words.slice(0, 5).join(''));
    expect(answerOf(chat)).toBe(words.slice(0, 5).join(''));
    expect((await creditsUsed(api)) - before).toBe(10);
  });

  it('starts one turn when the same message comes to both at once, and answers both byte for byte the same', async () => {
    const { api } = tabAt(servers.a);
    const other = tabAt(servers.b);
    const id = await newChat(api);
    const body = { id: crypto.randomUUID(), text: 'Tell me something.' };
    const answers = [api, other.api].map((client) => client.open('POST', `/chats/${id}/messages`, { body }));
    const answer = await model.next();
    answer.say(whole);
    answer.end();
    const responses = await Promise.all(answers);
    const [here, there] = await Promise.all(responses.map((response) => response.text()));
    expect(framesOf(here)).toBe(framesOf(there));
    expect(framesOf(here)).toContain('[DONE]');
    expect(new Set(responses.map((response) => response.headers.get('x-run-id'))).size).toBe(1);
    expect((await stored(api, id)).messages).toHaveLength(2);
  });

  // The embedded database dies with its server: what follows a kill there is a journey of its own.
  if (start === startTwo)
    it('ends every reader when the writing server is killed, keeps what was written, and charges nothing of it', async () => {
      const [atA, atB] = [tabAt(servers.a), tabAt(servers.b)];
      const before = await creditsUsed(atB.api);
      const chat = atA.openChat(await newChat(atA.api));
      const turn = chat.sendMessage({ text: 'Tell me something.' });
      const answer = await model.next();
      const begun = words.slice(0, 6).join('');
      answer.say(begun);
      const watching = atB.openChat(chat.id, (await stored(atB.api, chat.id)).messages.map(toUiMessage));
      const watched = watching.resumeStream();
      await expect.poll(() => answerOf(watching)).toBe(begun);
      atA.network.url = servers.b.url;
      const killedAt = performance.now();
      await servers.a.kill();
      await Promise.all([turn, watched]);
      expect(performance.now() - killedAt).toBeLessThan(deathNoticedWithin);
      for (const each of [chat, watching]) {
        expect(each.status).toBe('error');
        expect(each.error?.message).toContain('The server stopped while the answer was being written.');
        expect(answerOf(each)).toBe(begun);
      }
      const kept = await stored(atB.api, chat.id);
      expect(kept.messages.at(-1)?.run).toMatchObject({ status: 'failed', charged: 0 });
      expect(answerIn(kept)).toBe(begun);
      expect(await creditsUsed(atB.api)).toBe(before);
      const again = watching.regenerate({ messageId: watching.messages.at(-1)?.id ?? '' });
      const second = await model.next();
      second.say(whole);
      second.end();
      await again;
      expect(answerOf(watching)).toBe(whole);
      expect((await stored(atB.api, chat.id)).messages).toHaveLength(2);
      expect((await creditsUsed(atB.api)) - before).toBe(10);
    });
});

const textOfParts = (parts: readonly { type: string }[]): string =>
  parts.map((part) => (part.type === 'text' && 'text' in part ? String(part.text) : '')).join('');

/** Without the comments, which come by the clock. */
const framesOf = (stream: string | undefined): string =>
  (stream ?? '')
    .split('\n\n')
    .filter((block) => !block.startsWith(':'))
    .join('\n\n');
