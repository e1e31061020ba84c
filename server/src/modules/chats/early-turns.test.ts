import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestPostgres, type TestDatabase } from '../../testing/test-databases.ts';
import { createBuiltInModel } from '../assistant/built-in-model/built-in-model.ts';
import { type ChatStage, openChatStage } from './testing/chat-stage.ts';

let db: TestDatabase;
let stage: ChatStage;
beforeAll(async () => {
  db = await openTestPostgres();
  stage = await openChatStage(db);
});
afterAll(() => db.close());

/** The built-in model, and when it has said all of its first answer. */
function heardModel() {
  const said = Promise.withResolvers<void>();
  const whole = createBuiltInModel(async () => {});
  const doStream: typeof whole.model.doStream = async (options) => {
    const { stream, ...answer } = await whole.model.doStream(options);
    return { ...answer, stream: stream.pipeThrough(new TransformStream({ flush: () => said.resolve() })) };
  };
  return { model: { ...whole, model: { ...whole.model, doStream } }, said: said.promise };
}

/** The transaction that begins a turn waits for `ready` before it ends. */
function endedAfter(database: Database, ready: () => Promise<void>): Database {
  let isFirst = true;
  const transaction: Database['orm']['transaction'] = (work, config) =>
    database.orm.transaction(async (tx) => {
      const result = await work(tx);
      if (isFirst) {
        isFirst = false;
        await ready();
      }
      return result;
    }, config);
  return { ...database, orm: Object.assign(Object.create(database.orm), { transaction }) };
}

it('answers the whole conversation when the chat was changed after it was read for the turn', async () => {
  const whole = createBuiltInModel(async () => {});
  const prompts: string[] = [];
  const doStream: typeof whole.model.doStream = (options) => {
    prompts.push(JSON.stringify(options.prompt));
    return whole.model.doStream(options);
  };
  const other = await stage.serve();
  let before = async () => {};
  const transaction: Database['orm']['transaction'] = async (work, config) => {
    const first = before;
    before = async () => {};
    await first();
    return db.database.orm.transaction(work, config);
  };
  const database = { ...db.database, orm: Object.assign(Object.create(db.database.orm), { transaction }) };
  const server = await stage.serve(undefined, { database, model: { ...whole, model: { ...whole.model, doStream } } });
  const chat = await stage.newChat(server);
  await stage.say(server, chat, 'what can you do?');
  before = () => stage.say(other, chat, 'who are you?');
  await stage.say(server, chat, 'help');
  expect(prompts.at(-1)).toContain('who are you?');
  expect((await stage.chatOf(server, chat)).messages).toHaveLength(6);
  await stage.closeServers();
});

it('asks the model while a turn is being written, and does nothing of what it says before it is', async () => {
  const { model, said } = heardModel();
  const seen: string[] = [];
  const database = endedAfter(db.database, async () => {
    await said;
    // What a tool does at once would have been done by now.
    await setImmediate();
    seen.push(...server.cards.calls);
    throw new Error('the connection is lost');
  });
  const server = await stage.serve(undefined, { database, model });
  const chat = await stage.newChat(server);
  const refused = await stage.send(server, chat, 'Import https://shop.example/kettle');
  expect(refused.status).toBe(500);
  await server.runs.idle();
  expect([...seen, ...server.cards.calls]).toEqual([]);
  expect((await stage.chatOf(server, chat)).messages).toEqual([]);
  // The same again, on a connection that stays.
  await stage.say(server, chat, 'Import https://shop.example/kettle');
  expect(server.cards.calls).toContain('import');
  await stage.closeServers();
});
