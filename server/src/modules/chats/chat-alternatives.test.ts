import type { ChatDetail } from '@cardwright/contract/chats';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames, framesOf } from '../../events/testing/sse-reader.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import type { ChatServer } from './testing/chat-server.ts';
import { answerText, type ChatStage, jsonOf, openChatStage } from './testing/chat-stage.ts';

describe.each(testDatabases)('alternatives on $name', ({ open }) => {
  let db: TestDatabase;
  let stage: ChatStage;
  beforeAll(async () => {
    db = await open();
    stage = await openChatStage(db);
  });
  afterEach(() => stage.closeServers());
  afterAll(() => db.close());

  const edit = ({ call }: ChatServer, chat: string, message: string | undefined, body: object) =>
    call('POST', `/chats/${chat}/messages/${message}/edit`, { body });
  const select = ({ call }: ChatServer, chat: string, message: string | undefined) =>
    call('POST', `/chats/${chat}/messages/${message}/select`);
  const textOf = (message: ChatDetail['messages'][number] | undefined) => answerText(message);

  it('keeps each wording of a request with its answers, and goes on from the one that is selected', async () => {
    const server = await stage.serve();
    const chat = await stage.newChat(server);
    await stage.say(server, chat, 'help');
    const [first, firstAnswer] = (await stage.chatOf(server, chat)).messages;
    await allFrames(await server.call('POST', `/chats/${chat}/messages/${first?.id}/retry`));
    const id = newUuid();
    const edited = await edit(server, chat, first?.id, { id, text: 'list my cards' });
    expect(edited.headers.get('content-type')).toContain('text/event-stream');
    const frames = await edited.text();
    // The same request again is the same turn.
    expect(await (await edit(server, chat, first?.id, { id, text: 'list my cards' })).text()).toBe(frames);
    expect((await edit(server, chat, first?.id, { id, text: 'list no cards' })).status).toBe(409);

    const [request, answer, ...more] = (await stage.chatOf(server, chat)).messages;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ id, parts: [{ text: 'list my cards' }], place: { number: 2, count: 2 } });
    const [other] = request?.alternatives ?? [];
    expect(other).toMatchObject({ id: first?.id, parts: [{ text: 'help' }], number: 1 });
    expect(other?.answers?.[0]).toMatchObject({
      role: 'assistant',
      run: { status: 'done' },
      place: { number: 2, count: 2 },
      alternatives: [{ id: firstAnswer?.id, number: 1, run: { status: 'done' } }],
    });
    expect(answer?.alternatives).toEqual([]);

    const back = await jsonOf<ChatDetail>(select(server, chat, first?.id));
    expect(back.messages.map(textOf)).toEqual(['help', textOf(firstAnswer)]);
    expect(back.messages[0]?.place).toEqual({ number: 1, count: 2 });
    const older = await jsonOf<ChatDetail>(select(server, chat, firstAnswer?.id));
    expect(older.messages[1]?.id).toBe(firstAnswer?.id);
    // An answer of the other wording brings that wording with it.
    const forth = await jsonOf<ChatDetail>(select(server, chat, answer?.id));
    expect(forth.messages.map(({ id: message }) => message)).toEqual([id, answer?.id]);
    expect(forth.messages[0]?.alternatives[0]?.answers?.[0]?.id).toBe(firstAnswer?.id);
    await select(server, chat, first?.id);
    await stage.say(server, chat, 'thanks');
    const after = await stage.chatOf(server, chat);
    expect(after.messages.filter(({ role }) => role === 'user').map(textOf)).toEqual(['help', 'thanks']);
    expect((await select(server, chat, id)).status).toBe(409);
    expect((await edit(server, chat, first?.id, { id: newUuid(), text: 'x' })).status).toBe(409);
  });

  it('refuses while a turn runs, unknown messages and other people, and keeps nothing of it', async () => {
    const server = await stage.serve(8);
    const chat = await stage.newChat(server);
    const running = framesOf(await stage.send(server, chat, 'help'));
    await running.next();
    const request = (await stage.chatOf(server, chat)).messages[0]?.id;
    for (const refused of [
      edit(server, chat, request, { id: newUuid(), text: 'hello' }),
      select(server, chat, request),
    ])
      expect(await jsonOf(refused)).toMatchObject({ status: 409, detail: expect.stringContaining('still answering') });
    server.gate.open();
    for await (const _ of running);
    const before = await stage.chatOf(server, chat);
    expect((await edit(server, chat, newUuid(), { id: newUuid(), text: 'x' })).status).toBe(404);
    expect((await select(server, chat, newUuid())).status).toBe(404);
    expect((await edit(server, chat, request, { id: newUuid(), text: ' ' })).status).toBe(422);
    expect((await edit(server, chat, request, { id: newUuid(), text: 'x'.repeat(50_001) })).status).toBe(413);
    expect((await edit(server, chat, request, { id: newUuid(), text: 'x', file_ids: [newUuid()] })).status).toBe(404);
    expect((await edit(server, chat, request, { id: request, text: 'x' })).status).toBe(409);
    const stranger = await stage.newUser();
    const path = `/chats/${chat}/messages/${request}`;
    const body = { id: newUuid(), text: 'x' };
    expect((await server.call('POST', `${path}/edit`, { as: stranger, body })).status).toBe(404);
    expect((await server.call('POST', `${path}/select`, { as: stranger })).status).toBe(404);
    expect((await stage.chatOf(server, chat)).messages).toEqual(before.messages);
  });

  it('answers two edits at once with one new wording', async () => {
    const server = await stage.serve();
    const chat = await stage.newChat(server);
    await stage.say(server, chat, 'help');
    const request = (await stage.chatOf(server, chat)).messages[0]?.id;
    const answers = await Promise.all(
      ['one', 'two'].map(async (text) => {
        const response = await edit(server, chat, request, { id: newUuid(), text });
        await response.text();
        return response.status;
      }),
    );
    expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    const { messages } = await stage.chatOf(server, chat);
    expect(messages).toHaveLength(2);
    expect(messages[0]?.place?.count).toBe(1 + answers.filter((status) => status === 200).length);
  });
});

describe.each(testDatabases)('a chat of 1,000 messages on $name', ({ open }) => {
  let db: TestDatabase;
  let stage: ChatStage;
  beforeAll(async () => {
    db = await open();
    stage = await openChatStage(db);
  });
  afterAll(async () => {
    await stage.closeServers();
    await db.close();
  });

  it('is read in pages that never cut a turn, and goes on', async () => {
    const server = await stage.serve();
    const chat = await stage.newChat(server);
    await db.database.query(
      `insert into messages (id, chat_id, role, parts, reply_to, created_at)
       select id, $1, case when n % 2 = 1 then 'user' else 'assistant' end,
         json_build_array(json_build_object('type', 'text', 'text', 'message ' || n)),
         case when n % 2 = 0 then ($2::uuid[])[n - 1] end, now()
       from unnest($2::uuid[]) with ordinality as given (id, n) order by n`,
      [chat, Array.from({ length: 1_000 }, newUuid)],
    );
    const first = await stage.chatOf(server, chat);
    expect(first.messages).toHaveLength(60);
    const seen = [...first.messages];
    let cursor = first.earlier_cursor;
    while (cursor) {
      const path = `/chats/${chat}?messages_before=${cursor}&messages_limit=199`;
      const page: ChatDetail = await jsonOf(server.call('GET', path));
      expect(page.messages[0]?.role).toBe('user');
      seen.unshift(...page.messages);
      cursor = page.earlier_cursor;
    }
    expect(seen.map(answerText)).toEqual(Array.from({ length: 1_000 }, (_, index) => `message ${index + 1}`));
    await stage.say(server, chat, 'help');
    expect((await stage.chatOf(server, chat)).messages.at(-1)).toMatchObject({ run: { status: 'done' } });
    expect((await server.call('GET', `/chats/${chat}?messages_before=x`)).status).toBe(422);
  });
});
