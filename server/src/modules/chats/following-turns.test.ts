import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames, firstFrames, framesOf, textOf } from '../../events/testing/sse-reader.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import type { ChatServer } from './testing/chat-server.ts';
import { answerText, type ChatStage, openChatStage } from './testing/chat-stage.ts';

const improve = 'Improve this listing for Amazon https://shop.example/kettle';

describe.each(testDatabases)('following a turn on $name', ({ open }) => {
  let db: TestDatabase;
  let stage: ChatStage;
  const serve = (words?: number) => stage.serve(words);
  const newChat = (server: ChatServer, as?: string) => stage.newChat(server, as);
  const chatOf = (server: ChatServer, id: string) => stage.chatOf(server, id);
  const send = (server: ChatServer, chat: string, text: string, id?: string) => stage.send(server, chat, text, id);

  beforeAll(async () => {
    db = await open();
    stage = await openChatStage(db);
  });
  afterEach(() => stage.closeServers());
  afterAll(() => db.close());

  it('joins the first turn when the same message comes twice, byte for byte', async () => {
    const [a, b] = [await serve(), await serve()];
    const chat = await newChat(a);
    const id = newUuid();
    const [first, second] = await Promise.all([send(a, chat, improve, id), send(b, chat, improve, id)]);
    const [one, two] = await Promise.all([first.text(), second.text()]);
    expect(two).toBe(one);
    expect(await (await send(a, chat, improve, id)).text()).toBe(one);
    expect([...a.cards.calls, ...b.cards.calls].filter((call) => call === 'import')).toHaveLength(1);
    expect((await chatOf(a, chat)).messages).toHaveLength(2);
  });

  it('takes other words under the same message id for a mistake, also when both come at once', async () => {
    const server = await serve();
    const chat = await newChat(server);
    const [id, key] = [newUuid(), 'message-1'];
    const both = await Promise.all(['help', 'hello'].map((text) => send(server, chat, text, id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await Promise.all(both.map((response) => response.text()));
    const { messages } = await chatOf(server, chat);
    expect(messages).toHaveLength(2);
    const [text, other] = answerText(messages[0]) === 'help' ? ['help', 'hello'] : ['hello', 'help'];
    expect(await (await send(server, chat, other, id)).json()).toMatchObject({ code: 'conflict' });
    const post = (body: object) => server.call('POST', `/chats/${chat}/messages`, { body, key });
    expect((await post({ id, text })).status).toBe(200);
    expect((await post({ id: newUuid(), text })).status).toBe(409);
  });

  it('goes on after a dropped connection where the reader was, through another process too', async () => {
    const [a, b] = [await serve(12), await serve()];
    const chat = await newChat(a);
    const start = await firstFrames(await send(a, chat, 'help'), 4);
    const whole = allFrames(await b.call('GET', `/chats/${chat}/stream`));
    const rest = allFrames(await b.call('GET', `/chats/${chat}/stream`, { lastEventId: start[3]?.id ?? '' }));
    a.gate.open();
    expect([...start, ...(await rest)]).toEqual(await whole);
    expect(textOf(await whole)).toBe(answerText((await chatOf(a, chat)).messages[1]));
  });

  it('gives the rest also when the turn ended meanwhile, and 204 when there is no rest', async () => {
    const server = await serve();
    const chat = await newChat(server);
    const all = await allFrames(await send(server, chat, 'help'));
    const rest = await server.call('GET', `/chats/${chat}/stream`, { lastEventId: 3 });
    expect(await allFrames(rest)).toEqual(all.slice(3));
    const none = await server.call('GET', `/chats/${chat}/stream`, { lastEventId: all.at(-1)?.id ?? '' });
    expect(none.status).toBe(204);
    expect((await server.call('GET', `/chats/${chat}/stream`)).status).toBe(204);
  });

  it('does not keep a reader whose event id lies far beyond the turn, whether it runs or has ended', async () => {
    const server = await serve(10);
    const chat = await newChat(server);
    const turn = await send(server, chat, 'help');
    const [first] = await firstFrames(turn, 1);
    const beyond = Number(first?.id) + 9_000_000;
    const waiting = await server.call('GET', `/chats/${chat}/stream`, { lastEventId: beyond });
    server.gate.open();
    expect((await allFrames(waiting)).map(({ data }) => data)).toEqual(['[DONE]']);
    for (const lastEventId of [beyond, 999_999])
      expect((await server.call('GET', `/chats/${chat}/stream`, { lastEventId })).status).toBe(204);
  });

  it('begins a turn from its start for a reader who has seen another one, named or not', async () => {
    const [a, b] = [await serve(), await serve()];
    const chat = await newChat(a);
    const before = await allFrames(await send(a, chat, 'help'));
    const held = await serve(10);
    const first = await send(held, chat, 'what can you do?');
    const run = `?run_id=${first.headers.get('x-run-id')}`;
    const readers = [a, b, held].flatMap((server) =>
      [before[3], before.at(-1)].flatMap((seen) =>
        ['', run].map((query) => server.call('GET', `/chats/${chat}/stream${query}`, { lastEventId: seen?.id ?? '' })),
      ),
    );
    const opened = await Promise.all(readers);
    held.gate.open();
    const text = await first.text();
    for (const reader of opened) expect(await reader.text()).toBe(text);
    // Nothing runs any more: of what ended since, the page reads the messages.
    const late = await b.call('GET', `/chats/${chat}/stream`, { lastEventId: before[3]?.id ?? '' });
    expect(late.status).toBe(204);
  });

  it('does not show the answer among the messages before it is finished', async () => {
    const server = await serve(10);
    const chat = await newChat(server);
    const response = await send(server, chat, 'help');
    const reading = framesOf(response);
    await reading.next();
    const during = await chatOf(server, chat);
    expect(during).toMatchObject({ status: 'running', active_run: { status: 'running' } });
    expect(during.messages).toHaveLength(1);
    server.gate.open();
    for await (const _ of reading);
    expect((await chatOf(server, chat)).messages).toHaveLength(2);
  });

  it('refuses a second message while a turn runs, and keeps nothing of it', async () => {
    const server = await serve(10);
    const chat = await newChat(server);
    const first = await send(server, chat, 'help');
    const second = await send(server, chat, 'hello');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('still answering'),
      is_answering: true,
    });
    server.gate.open();
    await allFrames(first);
    expect((await chatOf(server, chat)).messages).toHaveLength(2);
  });
});
