import type { Chat } from '@cardwright/contract/chats';
import type { Page } from '@cardwright/contract/common';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames } from '../../events/testing/sse-reader.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createBuiltInModel } from '../assistant/built-in-model/built-in-model.ts';
import { createFakeCards } from '../assistant/testing/fake-cards.ts';
import { createWordGate } from '../assistant/testing/word-gate.ts';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';

describe.each(testDatabases)('the list of chats on $name', ({ open }) => {
  let db: TestDatabase;
  let server: ChatServer;
  let user: string;

  beforeAll(async () => {
    db = await open();
    user = newUuid();
    await db.database.query(
      `insert into users (id, email, created_at, updated_at) values ($1, 'a@example.com', now(), now())`,
      [user],
    );
    const exports = { create: () => Promise.reject(new Error('not used here')) };
    const model = createBuiltInModel(createWordGate(10).pause);
    server = await startChatServer({ database: db.database, model, cards: createFakeCards(), exports, user });
  });
  afterEach(() => expect(server.errors).toEqual([]));
  afterAll(async () => {
    await server.close();
    await db.close();
  });

  it('shows the last used first, page by page, and finds by title', async () => {
    for (const title of ['Kettle 100%', 'Mug', 'Kettle two']) await server.call('POST', '/chats', { body: { title } });
    const list = async (query: string) =>
      (await (await server.call('GET', `/chats?${query}`)).json()) as Page<{ title: string }>;
    const first = await list('limit=2');
    expect(first.items.map((chat) => chat.title)).toEqual(['Kettle two', 'Mug']);
    const second = await list(`limit=2&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ items: [{ title: 'Kettle 100%' }], next_cursor: null });
    expect((await list('query=kettle')).items).toHaveLength(2);
    expect((await list('query=100%25')).items).toHaveLength(1);
    expect((await list('query=%25')).items).toHaveLength(1);
  });

  it('renames and deletes, also in the middle of an answer', async () => {
    const { id: chat } = (await (await server.call('POST', '/chats', { body: {} })).json()) as { id: string };
    const renamed = await server.call('PATCH', `/chats/${chat}`, { body: { title: ' Tea ' } });
    expect(await renamed.json()).toMatchObject({ title: 'Tea' });
    const response = await server.call('POST', `/chats/${chat}/messages`, { body: { id: newUuid(), text: 'help' } });
    const reading = allFrames(response);
    expect((await server.call('DELETE', `/chats/${chat}`)).status).toBe(204);
    expect((await reading).at(-1)?.data).toBe('[DONE]');
    expect((await server.call('GET', `/chats/${chat}`)).status).toBe(404);
    expect(await db.database.query('select 1 from event_topics where topic = $1', [`plan:${chat}`])).toEqual([]);
  });

  it('says which chat is being answered', async () => {
    const { id: chat } = (await (await server.call('POST', '/chats', { body: {} })).json()) as { id: string };
    const statusOf = async () => {
      const { items } = (await (await server.call('GET', '/chats')).json()) as Page<Chat>;
      return items.find(({ id }) => id === chat)?.status;
    };
    const reading = allFrames(
      await server.call('POST', `/chats/${chat}/messages`, { body: { id: newUuid(), text: 'help' } }),
    );
    expect(await statusOf()).toBe('running');
    await server.call('POST', `/chats/${chat}/stop`);
    await reading;
    expect(await statusOf()).toBe('idle');
  });
});
