import type { Card } from '@cardwright/contract/cards';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { createEventHub } from '../../events/event-hub.ts';
import { openEventLog } from '../../events/event-log.ts';
import { openChargingStage } from '../../testing/charging-stage.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createPlanStore } from './plan-store.ts';

type Feature = 'credits' | 'image_credits' | 'scoring_credits';

describe.each(testDatabases)('looking back in a chat on $name', ({ open }) => {
  const stage = openChargingStage(open);
  const { call, say, newCard, newChat, chatOf } = stage;
  const query = (sql: string, values: unknown[]) => stage.database.query(sql, values);
  let minute = 0;

  const hold = (key: string, feature: Feature, charged: number, partOf: string | null, seller: string, held = 0) =>
    query(
      `insert into ledger_holds (key, user_id, feature, amount, parts, status, charged, reason, part_of, expires_at, created_at)
       values ($1, $2, $3, $4, '[]', $5, $6, 'test', $7, now() + interval '1 hour', now())`,
      [key, seller, feature, held > 0 ? held : charged, held > 0 ? 'held' : 'settled', charged, partOf],
    );
  /** A turn that is over; each is newer than the one before. */
  async function turn(chat: string, message: number, seller = stage.seller.id) {
    const id = newUuid();
    minute += 1;
    await query(
      `insert into runs (id, user_id, kind, chat_id, request_id, status, cost_credits, created_at)
       values ($1, $2, 'chat_turn', $3, $1, 'done', $4, now() + $5 * interval '1 minute')`,
      [id, seller, chat, message, minute],
    );
    await hold(`run:${id}`, 'credits', message, null, seller);
    return id;
  }
  const part = (of: string, feature: Feature, charged: number, held = 0, seller = stage.seller.id) =>
    hold(`step:${newUuid()}`, feature, charged, of, seller, held);
  async function job(of: string) {
    const id = newUuid();
    await query(
      `insert into bulk_jobs (id, user_id, action, part_of, status, owner, beat, card_count, created_at)
       values ($1, $2, 'improve', $3, 'running', 'other', now() + interval '1 hour', 3, now())`,
      [id, stage.seller.id, of],
    );
    return id;
  }
  async function spentBefore(chat: string, id = newUuid(), seller = stage.seller.id) {
    const events = await openEventLog(stage.database, createEventHub());
    const spent = await createPlanStore(stage.database, events).spentBefore({ id, chat_id: chat, user_id: seller });
    await events.close();
    return spent;
  }
  const nothing = { credits: 0, messages: 0, image_credits: 0, scoring_credits: 0 };

  it('adds up what the turns of this chat took, and knows the last that took more than its message', async () => {
    const chat = await newChat();
    expect(await spentBefore(chat)).toEqual({ last: null, chat: nothing });
    const improved = await turn(chat, 10);
    await part(improved, 'credits', 20);
    await part(improved, 'scoring_credits', 1);
    const edited = await turn(chat, 10);
    await part(edited, 'image_credits', 2);
    const talked = await turn(chat, 10);
    const last = { ...nothing, credits: 10, messages: 10, image_credits: 2 };
    const all = { credits: 50, messages: 30, image_credits: 2, scoring_credits: 1 };
    expect(await spentBefore(chat)).toEqual({ last, chat: all });
    // The turn that asks is none of those before it.
    expect((await spentBefore(chat, talked)).chat).toEqual({ ...all, credits: 40, messages: 20 });
    await part(await turn(chat, 0), 'scoring_credits', 5);
    expect((await spentBefore(chat)).last).toEqual({ ...nothing, scoring_credits: 5 });
  });

  it('counts work over many cards as far as it has come, and nothing that is only held', async () => {
    const chat = await newChat();
    const asked = await turn(chat, 10);
    const id = await job(asked);
    await part(id, 'credits', 0, 20);
    expect(await spentBefore(chat)).toMatchObject({ last: null, chat: { credits: 10, messages: 10 } });
    await part(id, 'credits', 20);
    await part(id, 'credits', 20);
    expect((await spentBefore(chat)).last).toEqual({ ...nothing, credits: 50, messages: 10 });
  });

  it('knows nothing of other chats, other sellers and other work', async () => {
    const [chat, other] = [await newChat(), await newChat()];
    await part(await turn(other, 10), 'credits', 20);
    await query(
      `insert into runs (id, user_id, kind, chat_id, request_id, status, cost_credits, created_at)
       values ($1, $2, 'improve', $3, $1, 'done', 20, now())`,
      [newUuid(), stage.seller.id, chat],
    );
    const owner = stage.seller.id;
    await stage.newSeller();
    const stranger = await turn(chat, 10);
    await part(stranger, 'image_credits', 3);
    expect(await spentBefore(chat, newUuid(), owner)).toEqual({ last: null, chat: nothing });
    expect(await spentBefore(other)).toEqual({ last: null, chat: nothing });
  });

  it('takes back each card that a job has changed, and no other', async () => {
    Object.assign(stage.plan.limits, { credits: 1_000, scoring_credits: 100 });
    const chat = await newChat();
    const improveAll = async () => {
      for (const text of ['improve all my cards', 'yes']) await say(chat, text);
    };
    const done = await newCard();
    await improveAll();
    const rest = [await newCard(), await newCard()];
    const ids = [done, ...rest];
    const read = async (id: string) => (await call('GET', `/cards/${id}`)).json<Card>();
    const before = await Promise.all(ids.map(read));
    await improveAll();
    const checked = await read(done);
    const improved = await Promise.all(rest.map(read));
    expect(improved.map(({ current }) => current.listing)).not.toEqual(
      before.slice(1).map((card) => card.current.listing),
    );
    await say(chat, 'undo that');
    const after = await Promise.all(ids.map(read));
    expect(after.map(({ current }) => current.listing)).toEqual(before.map(({ current }) => current.listing));
    expect(after[0]?.current.id).toBe(checked.current.id);
    const said = JSON.stringify((await chatOf(chat)).messages.at(-1)?.parts);
    for (const id of rest) expect(said).toContain(id);
    expect(said).not.toContain(done);
  });
});
