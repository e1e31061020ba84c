import type { ChatDetail } from '@cardwright/contract/chats';
import type { Page } from '@cardwright/contract/common';
import type { Task } from '@cardwright/contract/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { nextRun } from './schedule.ts';

const text = 'Every Monday at 9 score all my cards';

describe.each(testDatabases)('times that a seller says in a chat on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let chat: string;

  beforeAll(async () => {
    // Sunday, 1 March 2026, at noon in UTC.
    app = await openTestApp(open, { clock: manualClock(), task_poll_ms: 3_600_000 });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    seller = await app.signIn();
    chat = (await call('POST', '/chats', {})).json<{ id: string }>().id;
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.http.inject({
      method,
      url: `/api${path}`,
      headers: seller.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const say = async (path: string, body: object) => {
    const answer = await call('POST', `/chats/${chat}/${path}`, body);
    await app.runs.idle();
    return answer.statusCode;
  };
  /** The one task that there is; it makes room for the next. */
  const scheduled = async () => {
    const [task, ...more] = (await call('GET', '/tasks')).json<Page<Task>>().items;
    expect(more).toEqual([]);
    await call('DELETE', `/tasks/${task?.id}`);
    return [task?.timezone, task?.next_run_at];
  };
  const answerId = async () =>
    (await call('GET', `/chats/${chat}`)).json<ChatDetail>().messages.findLast(({ role }) => role === 'assistant')?.id;

  it.each([
    ['Europe/Berlin', 'Europe/Berlin', '2026-03-02T08:00:00.000Z'],
    ['America/New_York', 'America/New_York', '2026-03-02T14:00:00.000Z'],
    ['Nowhere/Atlantis', 'UTC', '2026-03-02T09:00:00.000Z'],
    ['Europe/\u0000', 'UTC', '2026-03-02T09:00:00.000Z'],
    [undefined, 'UTC', '2026-03-02T09:00:00.000Z'],
  ])('are meant where the seller is: %j', async (time_zone, timezone, at) => {
    expect(await say('messages', { id: newUuid(), text, time_zone })).toBe(200);
    expect(await scheduled()).toEqual([timezone, at]);
  });

  it('are meant there also when the message has waited', async () => {
    expect(await say('queue', { id: newUuid(), text, time_zone: 'Asia/Tokyo' })).toBe(201);
    await expect.poll(answerId).toBeTypeOf('string');
    expect(await scheduled()).toEqual(['Asia/Tokyo', '2026-03-02T00:00:00.000Z']);
  });

  it('are meant there in another try and in another wording, and the newest place counts', async () => {
    const id = newUuid();
    await say('messages', { id, text, time_zone: 'Asia/Tokyo' });
    await scheduled();
    expect(await say(`messages/${await answerId()}/retry`, {})).toBe(200);
    expect(await scheduled()).toEqual(['Asia/Tokyo', '2026-03-02T00:00:00.000Z']);
    await say(`messages/${await answerId()}/retry`, { time_zone: 'Europe/Berlin' });
    expect(await scheduled()).toEqual(['Europe/Berlin', '2026-03-02T08:00:00.000Z']);
    expect(await say(`messages/${id}/edit`, { id: newUuid(), text: `${text}, please` })).toBe(200);
    expect(await scheduled()).toEqual(['Asia/Tokyo', '2026-03-02T00:00:00.000Z']);
  });

  it('stay at the seller’s 9 o’clock when the clocks change', async () => {
    await say('messages', { id: newUuid(), text, time_zone: 'Europe/Berlin' });
    const [task] = (await call('GET', '/tasks')).json<Page<Task>>().items;
    const runs = ['2026-03-23T09:00:00Z', '2026-03-30T09:00:00Z', '2026-10-19T09:00:00Z', '2026-10-26T09:00:00Z'].map(
      (after) => nextRun(task?.schedule ?? '', task?.timezone ?? '', new Date(after))?.toISOString(),
    );
    expect(runs).toEqual([
      '2026-03-30T07:00:00.000Z',
      '2026-04-06T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ]);
  });
});
