import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames } from '../../events/testing/sse-reader.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import type { ChatServer } from './testing/chat-server.ts';
import { type ChatStage, openChatStage } from './testing/chat-stage.ts';

describe.each(testDatabases)('what a chat does not know on $name', ({ open }) => {
  let db: TestDatabase;
  let stage: ChatStage;
  const serve = () => stage.serve();
  const newUser = () => stage.newUser();
  const newChat = (server: ChatServer, as?: string) => stage.newChat(server, as);
  const chatOf = (server: ChatServer, id: string) => stage.chatOf(server, id);
  const send = (server: ChatServer, chat: string, text: string, id?: string) => stage.send(server, chat, text, id);

  beforeAll(async () => {
    db = await open();
    stage = await openChatStage(db);
  });
  afterEach(() => stage.closeServers());
  afterAll(() => db.close());

  it('knows no chat, card or message of another user', async () => {
    const server = await serve();
    const stranger = await newUser();
    const chat = await newChat(server);
    const as = stranger;
    const body = { id: newUuid(), text: 'hi' };
    const calls: [string, string, object?][] = [
      ['GET', `/chats/${chat}`],
      ['PATCH', `/chats/${chat}`, { title: 'Mine' }],
      ['DELETE', `/chats/${chat}`],
      ['POST', `/chats/${chat}/messages`, body],
      ['POST', `/chats/${chat}/messages/${newUuid()}/retry`],
      ['GET', `/chats/${chat}/stream`],
      ['POST', `/chats/${chat}/stop`],
      ['GET', `/chats/${chat}/plan`],
      ['GET', `/chats/${chat}/plan/stream`],
      ['GET', `/chats/${newUuid()}`],
    ];
    for (const [method, path, content] of calls) {
      const response = await server.call(method, path, { as, ...(content === undefined ? {} : { body: content }) });
      expect([method, path, response.status]).toEqual([method, path, 404]);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    }
    const card = server.cards.add(stranger, 'Not yours');
    await allFrames(await send(server, chat, 'hello'));
    const sent = (await chatOf(server, chat)).messages[0]?.id;
    // A page tells by the named field that the message can go without its card.
    for (const path of ['messages', 'queue', `messages/${sent}/edit`]) {
      const post = (card_id?: string) =>
        server.call('POST', `/chats/${chat}/${path}`, { body: { ...body, id: newUuid(), card_id } });
      const withCard = await post(card.id);
      expect([path, withCard.status]).toEqual([path, 404]);
      expect(await withCard.json()).toMatchObject({
        code: 'not_found',
        detail: 'The card that this message is about is not there any more. Send the message again without it.',
        errors: [{ path: 'card_id' }],
      });
    }
    expect((await chatOf(server, chat)).messages).toHaveLength(2);
  });

  it('knows no chat that is deleted while a message arrives', async () => {
    const server = await serve();
    const chat = await newChat(server);
    const card = server.cards.add(stage.user, 'Mine');
    const { get } = server.cards;
    server.cards.get = async (...asked) => {
      expect((await server.call('DELETE', `/chats/${chat}`)).status).toBe(204);
      return get(...asked);
    };
    const body = { id: newUuid(), text: 'hi', card_id: card.id };
    const late = await server.call('POST', `/chats/${chat}/messages`, { body });
    expect([late.status, await late.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('does not take a message id that another chat or user has', async () => {
    const server = await serve();
    const id = newUuid();
    await allFrames(await send(server, await newChat(server), 'hello', id));
    expect((await send(server, await newChat(server), 'hello', id)).status).toBe(409);
    const stranger = await newUser();
    const theirs = await newChat(server, stranger);
    const response = await server.call('POST', `/chats/${theirs}/messages`, {
      as: stranger,
      body: { id, text: 'hi' },
    });
    expect(response.status).toBe(409);
  });
});
