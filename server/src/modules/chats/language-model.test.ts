import type { ChatDetail } from '@cardwright/contract/chats';
import type { Plan } from '@cardwright/contract/plans';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames, chunksOf, textOf } from '../../events/testing/sse-reader.ts';
import { createOpenAiCompatibleModel } from '../../outside/language-model/openai-compatible.ts';
import { openTestPglite, type TestDatabase } from '../../testing/test-databases.ts';
import { createFakeCards } from '../assistant/testing/fake-cards.ts';
import {
  type Answer,
  answersJson,
  callsTool,
  cutsAfter,
  type FakeOpenAi,
  lastToolResult,
  refuses,
  saysStreamed,
  startFakeOpenAi,
} from '../assistant/testing/fake-openai.ts';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';

describe('a chat over an OpenAI-compatible model', () => {
  let db: TestDatabase;
  const user = newUuid();
  const open: { close(): Promise<void> }[] = [];

  const serve = async (...answers: Answer[]) => {
    const upstream: FakeOpenAi = await startFakeOpenAi(answers);
    const cards = createFakeCards({
      onImport: async ({ id }) => {
        await db.database.query(
          `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, created_at, updated_at)
           values ($1, $2, 'ready', 'generic', $1, $1, 'Kettle', now(), now())`,
          [id, user],
        );
      },
    });
    const exports = {
      create: async () => {
        throw new Error('not used here');
      },
    };
    const model = createOpenAiCompatibleModel({ base_url: upstream.base_url, api_key: 'sk-test', model: 'test' });
    const server = await startChatServer({ database: db.database, model, cards, exports, user });
    open.push(server, upstream);
    return { server, upstream, cards };
  };
  const turn = async (server: ChatServer, text: string) => {
    const chat = ((await (await server.call('POST', '/chats', { body: {} })).json()) as { id: string }).id;
    const frames = await allFrames(
      await server.call('POST', `/chats/${chat}/messages`, { body: { id: newUuid(), text } }),
    );
    const detail = (await (await server.call('GET', `/chats/${chat}`)).json()) as ChatDetail;
    const plan = (await (await server.call('GET', `/chats/${chat}/plan`)).json()) as Plan;
    return { frames, chunks: chunksOf(frames), answer: detail.messages[1], plan };
  };
  const cardIn = (text: string) => /"card_id":"([^"]+)"/.exec(text.replaceAll('\\"', '"'))?.[1] ?? '';

  beforeAll(async () => {
    db = await openTestPglite();
    await db.database.query(
      `insert into users (id, email, created_at, updated_at) values ($1, 'a@example.com', now(), now())`,
      [user],
    );
  });
  afterEach(async () => {
    for (const part of open.splice(0)) await part.close();
  });
  afterAll(() => db.close());

  it('runs the same tools, with arguments that come in pieces, and plans them as they run', async () => {
    const { server, upstream, cards } = await serve(
      callsTool('import_listing', { url: 'https://shop.example/kettle' }),
      callsTool('score_card', (request) => ({ card_id: cardIn(lastToolResult(request)), marketplace: 'etsy' })),
      saysStreamed('It scores 58 of 100.'),
    );
    const { frames, chunks, answer, plan } = await turn(server, 'How good is https://shop.example/kettle for Etsy?');
    expect(textOf(frames)).toBe('It scores 58 of 100.');
    expect(cards.calls).toEqual(['import', 'score etsy']);
    expect(plan.steps.map(({ title, status }) => [title, status])).toEqual([
      ['Import the listing', 'done'],
      ['Score the listing', 'done'],
    ]);
    expect(chunks.some((chunk) => chunk.type === 'data-card')).toBe(true);
    expect(answer?.run).toMatchObject({ status: 'done' });
    expect(upstream.requests[0]?.tools?.map((tool) => tool.function.name)).toContain('improve_card');
  });

  it('tries again after a 503', async () => {
    const { server, upstream } = await serve(refuses(503), saysStreamed('Here I am.'));
    const { frames } = await turn(server, 'hello');
    expect(textOf(frames)).toBe('Here I am.');
    expect(upstream.requests).toHaveLength(2);
  });

  it('keeps the text of an answer that is cut off, and says so', async () => {
    const { server } = await serve(cutsAfter('The title is '));
    const { chunks, answer } = await turn(server, 'hello');
    expect(chunks.at(-1)).toMatchObject({
      type: 'error',
      errorText: expect.stringContaining('could not finish its answer'),
    });
    expect(answer).toMatchObject({ run: { status: 'failed', error: { code: 'unavailable' } } });
    expect(answer?.parts.find((part) => part.type === 'text')).toMatchObject({ text: 'The title is ' });
    expect(server.errors.splice(0).length).toBeGreaterThan(0);
  });

  it('explains a refused key without trying again or showing internals', async () => {
    const { server, upstream } = await serve(refuses(401));
    const { frames, chunks } = await turn(server, 'hello');
    expect(chunks.at(-1)).toMatchObject({ errorText: expect.stringContaining('refused our key') });
    expect(JSON.stringify(frames)).not.toMatch(/secret|sk-123|gpu-7|127\.0\.0\.1/);
    expect(upstream.requests).toHaveLength(1);
    expect(server.errors.splice(0).length).toBeGreaterThan(0);
  });

  it('gives wrong arguments back to the model, and goes on', async () => {
    const { server } = await serve(callsTool('score_card', { card_id: 'not an id' }), saysStreamed('Sorry.'));
    const { frames, answer } = await turn(server, 'score it');
    expect(textOf(frames)).toBe('Sorry.');
    expect(answer?.run).toMatchObject({ status: 'done' });
    expect(server.errors.splice(0)).toEqual([]);
  });

  it("gives the model the reason when a card is another user's", async () => {
    const { server, upstream, cards } = await serve(
      callsTool('read_card', () => ({ card_id: foreign })),
      saysStreamed('I cannot find it.'),
    );
    const foreign = cards.add(newUuid(), 'Not yours').id;
    await turn(server, 'read it');
    expect(lastToolResult(upstream.requests[1] ?? { model: '', messages: [] })).toContain('Card not found.');
    expect(server.errors.splice(0)).toEqual([]);
  });

  it('stops a model that calls tools for ever', async () => {
    const { server, upstream } = await serve(callsTool('list_cards', {}));
    await turn(server, 'list');
    expect(upstream.requests.length).toBeLessThanOrEqual(16);
  });

  describe('improving', () => {
    const rewritten = {
      title: 'Written by the model',
      description: 'D',
      bullets: ['B'],
      specifications: [],
      keywords: ['k'],
    };
    const improving = (answer: Answer) =>
      serve(
        callsTool('import_listing', { url: 'https://shop.example/kettle' }),
        callsTool('improve_card', (request) => ({ card_id: cardIn(lastToolResult(request)) })),
        answer,
        saysStreamed('Done.'),
      );

    it('lets the model rewrite the listing', async () => {
      const { server } = await improving(answersJson(rewritten));
      const { chunks } = await turn(server, 'improve https://shop.example/kettle');
      expect(chunks.findLast((chunk) => chunk.type === 'data-card')).toMatchObject({
        data: { title: 'Written by the model' },
      });
    });

    it('falls back to the built-in rules, and says so, when the model writes nonsense', async () => {
      const { server } = await improving(answersJson('I am sorry, I cannot do that.'));
      const { chunks } = await turn(server, 'improve https://shop.example/kettle');
      const output = chunks.findLast((chunk) => chunk.type === 'tool-output-available');
      expect(output).toMatchObject({ output: { note: expect.stringContaining('built-in rules did it') } });
      expect(chunks.findLast((chunk) => chunk.type === 'data-card')).toMatchObject({
        data: { title: 'Better kettle' },
      });
      expect(server.errors.splice(0)).toHaveLength(1);
    });
  });
});
