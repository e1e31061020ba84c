import type { ChatDetail, ChatQueue, ChatUpdate } from '@cardwright/contract/chats';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { framesOf } from '../../events/testing/sse-reader.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createChatQueueStore } from './chat-queue-store.ts';
import type { ChatServer } from './testing/chat-server.ts';
import { answerText, type ChatStage, jsonOf, openChatStage } from './testing/chat-stage.ts';

describe.each(testDatabases)('messages that wait on $name', ({ open }) => {
  let db: TestDatabase;
  let stage: ChatStage;
  beforeAll(async () => {
    db = await open();
    stage = await openChatStage(db);
  });
  afterEach(() => stage.closeServers());
  afterAll(() => db.close());

  const enqueue = ({ call }: ChatServer, chat: string, text: string, id = newUuid()) =>
    call('POST', `/chats/${chat}/queue`, { body: { id, text } });
  const requests = ({ messages }: ChatDetail) => messages.filter(({ role }) => role === 'user').map(answerText);
  const waiting = ({ queued_messages = [] }: { queued_messages?: ChatQueue['queued_messages'] | undefined }) =>
    queued_messages.map(({ text }) => text);
  /** A chat whose first turn goes on until the gate is opened. */
  const busyChat = async (server: ChatServer) => {
    const chat = await stage.newChat(server);
    const frames = framesOf(await stage.send(server, chat, 'help'));
    await frames.next();
    return { chat, frames };
  };
  const answered = (server: ChatServer, chat: string, count: number) =>
    expect.poll(async () => (await stage.chatOf(server, chat)).messages.length).toBe(count);

  it('starts each when the one before has ended, in order and once, whichever process does it', async () => {
    const [a, b] = [await stage.serve(8), await stage.serve()];
    const { chat } = await busyChat(a);
    const id = newUuid();
    const twice = await Promise.all([enqueue(a, chat, 'hello', id), enqueue(b, chat, 'hello', id)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const queue = await jsonOf<ChatQueue>(enqueue(b, chat, 'thanks'));
    expect(waiting(queue)).toEqual(['hello', 'thanks']);
    expect(queue.queue_held).toBeNull();
    expect(waiting(await stage.chatOf(b, chat))).toEqual(['hello', 'thanks']);
    a.gate.open();
    await answered(b, chat, 6);
    const done = await stage.chatOf(b, chat);
    expect(requests(done)).toEqual(['help', 'hello', 'thanks']);
    expect(done).toMatchObject({ queued_messages: [], queue_held: null });
    // A message that has been sent is not left again.
    expect(waiting(await jsonOf(enqueue(a, chat, 'hello', id)))).toEqual([]);
    expect((await stage.chatOf(b, chat)).messages).toHaveLength(6);
  });

  it('starts at once when nothing runs', async () => {
    const server = await stage.serve();
    const chat = await stage.newChat(server);
    expect(waiting(await jsonOf(enqueue(server, chat, 'help')))).toEqual([]);
    await answered(server, chat, 2);
  });

  it('can be changed and taken back before it starts', async () => {
    const server = await stage.serve(8);
    const { chat } = await busyChat(server);
    const [one, two] = [newUuid(), newUuid()];
    await enqueue(server, chat, 'first', one);
    await enqueue(server, chat, 'second', two);
    const path = (id: string) => `/chats/${chat}/queue/${id}`;
    const changed = await jsonOf<ChatQueue>(server.call('PATCH', path(one), { body: { text: 'hello' } }));
    expect(waiting(changed)).toEqual(['hello', 'second']);
    expect(waiting(await jsonOf(server.call('DELETE', path(two))))).toEqual(['hello']);
    expect((await server.call('DELETE', path(two))).status).toBe(404);
    expect((await server.call('PATCH', path(one), { body: { text: '' } })).status).toBe(422);
    expect((await server.call('POST', `${path(one)}/send`)).status).toBe(409);
    const stranger = await stage.newUser();
    expect((await server.call('DELETE', path(one), { as: stranger })).status).toBe(404);
    expect((await server.call('PATCH', path(one), { as: stranger, body: { text: 'x' } })).status).toBe(404);
    expect((await server.call('POST', `${path(one)}/send`, { as: stranger })).status).toBe(404);
    server.gate.open();
    await answered(server, chat, 4);
    expect(requests(await stage.chatOf(server, chat))).toEqual(['help', 'hello']);
  });

  it('is sent as it is, also when it is changed in the moment in which it begins', async () => {
    const server = await stage.serve(8);
    const { chat } = await busyChat(server);
    const id = newUuid();
    await enqueue(server, chat, 'hello', id);
    const zones: unknown[] = [];
    const { submit } = server.runs;
    server.runs.submit = async (run, ...rest) => {
      zones.push((run.input as { time_zone: string | null }).time_zone);
      if (zones.length === 1)
        await db.database.query(`update queued_messages set time_zone = 'Asia/Tokyo' where id = $1`, [id]);
      return submit(run, ...rest);
    };
    server.gate.open();
    await answered(server, chat, 4);
    expect(zones).toEqual([null, 'Asia/Tokyo']);
  });

  it('waits for the seller after a turn that was stopped, and goes on when one is sent', async () => {
    const server = await stage.serve(8);
    const { chat } = await busyChat(server);
    const id = newUuid();
    await enqueue(server, chat, 'hello', id);
    await enqueue(server, chat, 'thanks');
    await server.call('POST', `/chats/${chat}/stop`);
    await server.runs.idle();
    const held = await stage.chatOf(server, chat);
    expect(held).toMatchObject({ queue_held: 'stopped', active_run: null, messages: { length: 2 } });
    expect(waiting(held)).toEqual(['hello', 'thanks']);
    server.gate.open();
    const post = (message: string) => server.call('POST', `/chats/${chat}/queue/${message}/send`, { key: 'now' });
    const text = await (await post(id)).text();
    expect(text).toContain('[DONE]');
    expect(await (await post(id)).text()).toBe(text);
    expect((await post(newUuid())).status).toBe(409);
    await answered(server, chat, 6);
    expect(requests(await stage.chatOf(server, chat))).toEqual(['help', 'hello', 'thanks']);
  });

  it('waits for the seller after a process died, and tells other tabs', async () => {
    const [dead, alive] = [await stage.serve(8), await stage.serve()];
    const { chat } = await busyChat(dead);
    await enqueue(dead, chat, 'hello');
    const seen: ChatUpdate[] = [];
    const watching = new AbortController();
    const response = await alive.call('GET', `/chats/${chat}/plan/stream`, { signal: watching.signal });
    const watched = (async () => {
      for await (const { event, data } of framesOf(response)) {
        if (event === 'chat_update') seen.push(JSON.parse(data) as ChatUpdate);
        if (seen.at(-1)?.queue_held === 'failed') return;
      }
    })();
    await db.database.query(`update runs set beat = now() - interval '4 seconds', owner = 'dead' where chat_id = $1`, [
      chat,
    ]);
    await alive.runs.reap();
    await watched;
    watching.abort();
    expect(seen.at(-1)).toMatchObject({ id: chat, active_run: null, queued_messages: [{ text: 'hello' }] });
    const [first] = seen.at(-1)?.queued_messages ?? [];
    await (await alive.call('POST', `/chats/${chat}/queue/${first?.id}/send`)).text();
    dead.gate.open();
    expect(requests(await stage.chatOf(alive, chat))).toEqual(['help', 'hello']);
  });

  it('goes on with what a process left that died between two turns', async () => {
    const server = await stage.serve();
    const chat = await stage.newChat(server);
    await db.database.query(
      `insert into queued_messages (id, chat_id, user_id, text, created_at) values ($1, $2, $3, 'help', now())`,
      [newUuid(), chat, stage.user],
    );
    await stage.serve();
    await answered(server, chat, 2);
  });

  it('holds a message whose id another has got meanwhile, and refuses one whose id is a message', async () => {
    const server = await stage.serve(8);
    const { chat } = await busyChat(server);
    // The answer that is being written has its id already.
    const answer = (await stage.chatOf(server, chat)).active_run?.message_id;
    expect((await enqueue(server, chat, 'hello', answer)).status).toBe(201);
    server.gate.open();
    await expect.poll(async () => (await stage.chatOf(server, chat)).queue_held).toBe('failed');
    expect((await server.call('POST', `/chats/${chat}/queue/${answer}/send`)).status).toBe(409);
    expect((await server.call('DELETE', `/chats/${chat}/queue/${answer}`)).status).toBe(200);
    expect(await jsonOf(enqueue(server, chat, 'hello', answer))).toMatchObject({ code: 'conflict' });
    await enqueue(server, chat, 'thanks');
    await answered(server, chat, 4);
  });

  it('drops a message that was sent otherwise while it waited', async () => {
    const server = await stage.serve();
    const chat = await stage.newChat(server);
    const id = newUuid();
    await (await stage.send(server, chat, 'help', id)).text();
    await db.database.query(
      `insert into queued_messages (id, chat_id, user_id, text, created_at) values ($1, $2, $3, 'help', now())`,
      [id, chat, stage.user],
    );
    await enqueue(server, chat, 'thanks');
    await answered(server, chat, 4);
    expect(await stage.chatOf(server, chat)).toMatchObject({ queued_messages: [], queue_held: null });
  });

  it('starts where messages have waited longest', async () => {
    const server = await stage.serve();
    const chats = [await stage.newChat(server), await stage.newChat(server)].sort().reverse();
    const queue = createChatQueueStore(db.database);
    await server.close();
    for (const chat of chats)
      await db.database.query(
        `insert into queued_messages (id, chat_id, user_id, text, created_at) values ($1, $2, $3, 'help', now())`,
        [newUuid(), chat, stage.user],
      );
    expect(await queue.ready(2)).toEqual(chats);
    await db.database.query('delete from queued_messages where chat_id = any($1::uuid[])', [chats]);
  });

  it('takes ten and no more, and no id that is in use', async () => {
    const server = await stage.serve(8);
    const { chat } = await busyChat(server);
    const [request] = (await stage.chatOf(server, chat)).messages;
    for (let number = 1; number <= 10; number += 1)
      expect((await enqueue(server, chat, `message ${number}`)).status).toBe(201);
    expect(await jsonOf(enqueue(server, chat, 'one more'))).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('10 messages wait'),
    });
    expect((await enqueue(server, chat, 'help', request?.id)).status).toBe(201);
    expect((await enqueue(server, chat, ' ')).status).toBe(422);
    const other = await stage.newChat(server);
    const taken = (await stage.chatOf(server, chat)).queued_messages?.[0]?.id;
    expect((await enqueue(server, other, 'hello', taken)).status).toBe(409);
    expect((await stage.chatOf(server, chat)).queued_messages).toHaveLength(10);
    await server.call('DELETE', `/chats/${chat}`);
    server.gate.open();
  });
});
