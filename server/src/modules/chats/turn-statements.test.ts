import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allFrames } from '../../events/testing/sse-reader.ts';
import { openTestPostgres, type TestDatabase } from '../../testing/test-databases.ts';
import { type ChatStage, openChatStage } from './testing/chat-stage.ts';

/** What the clock asks for, however many turns there are: batches of chunks, beats, sweeps and polls. */
const byTheClock = /^\s*(?:with (?:d|mine) as|select (?:c\.id from chats c|topic, last_seq|array\[))/;

let db: TestDatabase;
let stage: ChatStage;
beforeAll(async () => {
  db = await openTestPostgres();
  stage = await openChatStage(db);
});
afterAll(async () => {
  await stage.closeServers();
  await db.close();
});

it('asks the database no more often for a turn than it did', async () => {
  const server = await stage.serve();
  const chat = await stage.newChat(server);
  await stage.say(server, chat, 'help');
  await server.runs.idle();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await allFrames(await stage.send(server, chat, 'help'));
    await server.runs.idle();
    const texts = asked.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    const statements = texts.filter((text) => !byTheClock.test(text));
    expect(statements.length).toBeLessThanOrEqual(18);
    // All of them were seen, those of transactions too.
    expect(statements).toContain('begin');
    expect(statements).toContain('commit');
  } finally {
    asked.mockRestore();
  }
});
