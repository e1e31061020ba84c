import type { Plan } from '@cardwright/contract/plans';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames, chunksOf, firstFrames, framesOf, textOf } from '../../events/testing/sse-reader.ts';
import { runEventId } from '../../runs/run-event-id.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import type { ChatServer } from './testing/chat-server.ts';
import { answerText, type ChatStage, jsonOf, openChatStage } from './testing/chat-stage.ts';

const improve = 'Improve this listing for Amazon https://shop.example/kettle';

describe.each(testDatabases)('chats on $name', ({ open }) => {
  let db: TestDatabase;
  let stage: ChatStage;
  const serve = (words?: number) => stage.serve(words);
  const newChat = (server: ChatServer, as?: string) => stage.newChat(server, as);
  const chatOf = (server: ChatServer, id: string) => stage.chatOf(server, id);
  const send = (server: ChatServer, chat: string, text: string, id?: string) => stage.send(server, chat, text, id);
  const json = jsonOf;

  beforeAll(async () => {
    db = await open();
    stage = await openChatStage(db);
  });
  afterEach(() => stage.closeServers());
  afterAll(() => db.close());

  describe('a turn', () => {
    it('streams text, tools and cards, and keeps what it showed', async () => {
      const server = await serve();
      const chat = await newChat(server);
      const response = await send(server, chat, improve);
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      expect(response.headers.get('x-accel-buffering')).toBe('no');
      expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
      const frames = await allFrames(response);
      expect(frames.at(-1)?.data).toBe('[DONE]');
      const runId = response.headers.get('x-run-id') ?? '';
      expect(frames.map(({ id }) => Number(id))).toEqual(frames.map((_, index) => runEventId(runId, index + 1)));
      const chunks = chunksOf(frames);
      expect(chunks[0]).toMatchObject({ type: 'start' });
      expect(chunks.filter((chunk) => chunk.type === 'data-card').at(-1)).toMatchObject({
        data: { marketplace: 'amazon', score_before: 58, score_after: 83, comparable: true },
      });
      expect(server.cards.calls).toEqual(['import', 'score amazon', 'improve amazon', 'compare']);
      const saved = await chatOf(server, chat);
      expect(saved).toMatchObject({ title: 'Improve kettle for Amazon', status: 'idle', active_run: null });
      expect(saved.cards).toHaveLength(1);
      const [question, answer] = saved.messages;
      expect(question).toMatchObject({ role: 'user', parts: [{ type: 'text', text: improve }], run: null });
      expect(answer).toMatchObject({
        id: chunks[0]?.messageId,
        role: 'assistant',
        run: { status: 'done', error: null },
      });
      expect(answerText(answer)).toBe(textOf(frames));
      expect(textOf(frames)).toContain('from **58** to **83** (+25)');
      expect(answer?.parts.filter((part) => part.type === 'data-card')).toHaveLength(1);
    });

    it('shows the plan that the tools really went through', async () => {
      const server = await serve();
      const chat = await newChat(server);
      const watching = new AbortController();
      const plans: Plan[] = [];
      const watched = (async () => {
        const response = await server.call('GET', `/chats/${chat}/plan/stream`, { signal: watching.signal });
        for await (const { event, data } of framesOf(response)) {
          if (event !== 'plan_update') continue;
          if (plans.push(JSON.parse(data)) && plans.at(-1)?.status === 'done') return;
        }
      })();
      await allFrames(await send(server, chat, improve));
      await watched;
      watching.abort();
      expect(plans[0]?.steps.map((step) => [step.title, step.status])).toEqual([
        ['Import the listing', 'pending'],
        ['Score the listing as it is', 'pending'],
        ['Improve it for Amazon', 'pending'],
        ['Compare with the original', 'pending'],
      ]);
      const started = plans
        .map((plan) => plan.steps.findIndex((step) => step.status === 'in_progress'))
        .filter((at) => at >= 0);
      expect([...new Set(started)]).toEqual([0, 1, 2, 3]);
      const plan = await json<Plan>(server.call('GET', `/chats/${chat}/plan`));
      expect(plan).toEqual(plans.at(-1));
      expect(plan.steps[2]).toMatchObject({ status: 'done', detail: 'Score 58 → 83' });
      expect(plan.steps.every((step) => step.started_at !== null && step.finished_at !== null)).toBe(true);
    });

    it('waits for the seller only while there are questions that it has not asked before', async () => {
      const server = await serve();
      const { improveNow } = server.cards;
      const questions = [{ path: 'description', question: 'What does it weigh?', gain: 2 }];
      server.cards.improveNow = async (...args) => {
        const improved = await improveNow(...args);
        return { ...improved, improvement: { ...improved.improvement, questions } };
      };
      const chat = await newChat(server);
      const isWaiting = async () => (await json<Plan>(server.call('GET', `/chats/${chat}/plan`))).waiting_for_you;
      await allFrames(await send(server, chat, improve));
      expect(await isWaiting()).toBe(true);
      await allFrames(await send(server, chat, 'improve it again'));
      expect(await isWaiting()).toBe(false);
    });

    it('tells a newcomer without cards how there come to be some', async () => {
      const server = await serve();
      const chat = await newChat(server);
      const answer = textOf(await allFrames(await send(server, chat, 'Export all my cards as XLSX.')));
      expect(answer).toContain('send me the address of a product page');
    });

    it('gives the newest plan to a reader who was away for longer than the log goes back', async () => {
      const server = await serve();
      const chat = await newChat(server);
      await allFrames(await send(server, chat, improve));
      const plan = await json<Plan>(server.call('GET', `/chats/${chat}/plan`));
      const firstFor = async (lastEventId: number) => {
        const [first] = await firstFrames(await server.call('GET', `/chats/${chat}/plan/stream`, { lastEventId }), 1);
        return first;
      };
      const newest = await firstFor(999_999_999);
      expect(newest?.event).toBe('plan_update');
      expect(JSON.parse(newest?.data ?? '')).toEqual(plan);
      expect((await firstFor(1))?.id).toBe('2');
      await db.database.query("delete from events where topic = 'plan:' || $1", [chat]);
      expect(await firstFor(1)).toEqual(newest);
    });

    it('gives the rest of the state to a reader who was cut off in the middle of it', async () => {
      const server = await serve();
      const chat = await newChat(server);
      await allFrames(await send(server, chat, improve));
      const read = async (count: number, lastEventId?: string) => {
        const options = lastEventId === undefined ? {} : { lastEventId };
        return firstFrames(await server.call('GET', `/chats/${chat}/plan/stream`, options), count);
      };
      const [plan, update] = await read(2);
      expect([plan?.event, update?.event]).toEqual(['plan_update', 'chat_update']);
      expect(plan?.id).not.toBe(update?.id);
      expect((await read(2, plan?.id)).at(-1)).toEqual(update);
    });

    it('tells why an import failed, fails its step and skips the rest', async () => {
      const server = await serve();
      const chat = await newChat(server);
      const frames = await allFrames(await send(server, chat, 'improve https://shop.example/blocked'));
      expect(textOf(frames)).toContain('does not let robots read');
      expect(textOf(frames)).toContain('paste its text or HTML');
      const plan = await json<Plan>(server.call('GET', `/chats/${chat}/plan`));
      expect(plan.steps.map((step) => step.status)).toEqual(['failed', 'skipped', 'skipped', 'skipped']);
    });

    it('never shows what an error inside a tool says', async () => {
      const server = await serve();
      const chat = await newChat(server);
      const frames = await allFrames(await send(server, chat, 'score https://shop.example/broken'));
      expect(JSON.stringify(frames)).not.toMatch(/hunter2|db\.internal/);
      expect(textOf(frames)).toContain('because of an error on our side');
      expect(JSON.stringify(await chatOf(server, chat))).not.toContain('hunter2');
      expect(server.errors.splice(0)).toHaveLength(1);
    });

    it('goes on with the card of the turn before', async () => {
      const server = await serve();
      const chat = await newChat(server);
      await allFrames(await send(server, chat, improve));
      await allFrames(await send(server, chat, 'now for Etsy'));
      expect(server.cards.calls.slice(-3)).toEqual(['score etsy', 'improve etsy', 'compare']);
    });
  });

  describe('stop, crash and retry', () => {
    it('stops, keeps what was written, and the chat goes on', async () => {
      const server = await serve(10);
      const chat = await newChat(server);
      const reading = framesOf(await send(server, chat, 'help'));
      let seen = '';
      for await (const { data } of reading) {
        seen += (JSON.parse(data) as { delta?: string }).delta ?? '';
        if (seen !== '') break;
      }
      expect((await server.call('POST', `/chats/${chat}/stop`)).status).toBe(202);
      await server.runs.idle();
      const [, answer] = (await chatOf(server, chat)).messages;
      expect(answer).toMatchObject({ run: { status: 'stopped', error: null } });
      expect(answerText(answer)).toContain(seen.trim());
      server.gate.open();
      await allFrames(await send(server, chat, 'hello'));
      expect((await chatOf(server, chat)).messages).toHaveLength(4);
      expect((await server.call('POST', `/chats/${chat}/stop`)).status).toBe(202);
    });

    it('fails the turn of a dead process, keeps its text, and writes it again on request', async () => {
      const [dead, alive] = [await serve(10), await serve()];
      const chat = await newChat(dead);
      const requestId = newUuid();
      const reading = framesOf(await send(dead, chat, 'help', requestId));
      const other = allFrames(await alive.call('GET', `/chats/${chat}/stream`));
      await reading.next();
      await expect
        .poll(
          async () =>
            (await db.database.query<{ last_seq: number }>('select last_seq from runs where chat_id = $1', [chat]))[0]
              ?.last_seq,
        )
        .toBeGreaterThan(2);
      await db.database.query(
        `update runs set beat = now() - interval '4 seconds', owner = 'dead' where chat_id = $1`,
        [chat],
      );
      await alive.runs.reap();
      const frames = await other;
      expect(chunksOf(frames).at(-1)).toMatchObject({
        type: 'error',
        errorText: expect.stringContaining('The server stopped'),
      });
      expect(frames.at(-1)?.data).toBe('[DONE]');
      const failed = (await chatOf(alive, chat)).messages[1];
      expect(failed).toMatchObject({ run: { status: 'failed', error: { code: 'server_stopped' } } });
      expect(answerText(failed)).toBe(textOf(frames));
      const again = await alive.call('POST', `/chats/${chat}/messages/${failed?.id}/retry`, {
        body: { id: newUuid() },
      });
      const text = textOf(await allFrames(again));
      const after = (await chatOf(alive, chat)).messages;
      expect(after).toHaveLength(2);
      expect(after[1]).toMatchObject({
        run: { status: 'done' },
        alternatives: [{ id: failed?.id, parts: failed?.parts }],
      });
      expect(answerText(after[1])).toBe(text);
      dead.gate.open();
    });

    it('keeps every earlier answer as an alternative, and joins a retry that is sent twice', async () => {
      const server = await serve();
      const chat = await newChat(server);
      await allFrames(await send(server, chat, 'help'));
      const first = (await chatOf(server, chat)).messages[1]?.id;
      const id = newUuid();
      const retry = (message: string | undefined, body?: object) =>
        server.call('POST', `/chats/${chat}/messages/${message}/retry`, body === undefined ? {} : { body });
      const one = await (await retry(first, { id })).text();
      expect(await (await retry(first, { id })).text()).toBe(one);
      const second = (await chatOf(server, chat)).messages[1]?.id;
      await allFrames(await retry(second));
      const [, answer, ...more] = (await chatOf(server, chat)).messages;
      expect(more).toEqual([]);
      expect(answer?.alternatives.map((alternative) => alternative.id)).toEqual([first, second]);
      expect((await retry(newUuid())).status).toBe(404);
    });

    it('writes an answer again once for each Idempotency-Key', async () => {
      const server = await serve();
      const chat = await newChat(server);
      await allFrames(await send(server, chat, 'help'));
      const answer = (await chatOf(server, chat)).messages[1]?.id;
      const path = `/chats/${chat}/messages/${answer}/retry`;
      const frames = await (await server.call('POST', path, { key: 'again-1' })).text();
      expect(await (await server.call('POST', path, { key: 'again-1' })).text()).toBe(frames);
      expect((await server.call('POST', path, { key: 'again-1', body: { id: newUuid() } })).status).toBe(409);
      await allFrames(await server.call('POST', path, { key: 'again-2' }));
      expect((await chatOf(server, chat)).messages[1]?.alternatives).toHaveLength(2);
    });

    it('does not take the id of a message for another try', async () => {
      const server = await serve();
      const chat = await newChat(server);
      const id = newUuid();
      await allFrames(await send(server, chat, 'help', id));
      const retried = await server.call('POST', `/chats/${chat}/messages/${id}/retry`, { body: { id } });
      expect([retried.status, await retried.json()]).toMatchObject([409, { code: 'conflict' }]);
      expect((await chatOf(server, chat)).messages[1]?.alternatives).toEqual([]);
    });

    it('refuses to write an earlier answer again', async () => {
      const server = await serve();
      const chat = await newChat(server);
      await allFrames(await send(server, chat, 'help'));
      const first = (await chatOf(server, chat)).messages[1]?.id;
      await allFrames(await send(server, chat, 'hello'));
      expect((await server.call('POST', `/chats/${chat}/messages/${first}/retry`)).status).toBe(409);
    });
  });

  describe('refusals', () => {
    it('says what is wrong with an empty, a huge and a malformed message', async () => {
      const server = await serve();
      const chat = await newChat(server);
      for (const text of ['', ' \n\t ', '\u200b', ' \u2060\u00ad\u3164\ufe0f\u202e ']) {
        const response = await send(server, chat, text);
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ code: 'invalid_request', detail: 'Please write a message' });
      }
      for (const path of ['', `/${chat}`]) {
        const titled = await server.call(path === '' ? 'POST' : 'PATCH', `/chats${path}`, {
          body: { title: '\u200b' },
        });
        expect([path, titled.status]).toEqual([path, 422]);
        expect(await titled.json()).toMatchObject({ errors: [{ path: 'title', message: 'Please enter a title' }] });
      }
      // Joiners and marks belong to words and pictures.
      expect((await server.call('PATCH', `/chats/${chat}`, { body: { title: '👩\u200d🍳' } })).status).toBe(200);
      const huge = await send(server, chat, 'x'.repeat(100_000));
      expect(huge.status).toBe(413);
      expect(await huge.json()).toMatchObject({
        code: 'too_large',
        detail: expect.stringContaining('100,000 characters'),
      });
      expect((await server.call('POST', `/chats/${chat}/messages`, { body: { id: 'x', text: 'hi' } })).status).toBe(
        422,
      );
      expect((await server.call('GET', `/chats/${chat}/stream`, { lastEventId: 'x' })).status).toBe(422);
      expect((await chatOf(server, chat)).messages).toEqual([]);
    });
  });
});
