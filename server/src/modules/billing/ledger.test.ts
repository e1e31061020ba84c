import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { auditLedger } from './testing/ledger-audit.ts';
import { createLedgerStage, type LedgerStage, ledgerStart } from './testing/ledger-stage.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(testDatabases)('the ledger on $name', ({ open }) => {
  let test: TestDatabase;
  let stage: LedgerStage;
  let user: string;
  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    stage = createLedgerStage(test.database);
    user = await stage.newUser();
  });
  afterEach(async () => {
    expect(await auditLedger(test.database, user)).toEqual([]);
  });
  afterAll(() => test.close());

  const problemOf = (work: Promise<unknown>): Promise<ProblemError> =>
    work.then(
      () => {
        throw new Error('it was not refused');
      },
      (error: unknown) => {
        if (error instanceof ProblemError) return error;
        throw error;
      },
    );
  const given = [
    'credits +1300 =1300 grant monthly_grant',
    'daily_credits +300 =300 refill daily_refill',
    'image_credits +10 =10 grant monthly_grant',
    'scoring_credits +20 =20 grant monthly_grant',
  ];

  it('gives what the plan says when somebody first looks, once', async () => {
    const reset_date = '2026-04-10T09:30:00.000Z';
    expect(await stage.ledger.usage(user)).toEqual({
      credits: { used: 0, limit: 1_300, reset_date },
      daily_credits: { used: 0, limit: 300, reset_date: '2026-03-11T00:00:00.000Z' },
      image_credits: { used: 0, limit: 10, reset_date },
      scoring_credits: { used: 0, limit: 20, reset_date },
    });
    await stage.ledger.usage(user);
    expect(await stage.lines(user)).toEqual(given);
    expect((await stage.ledger.entries(user, { limit: 1, feature: 'credits' })).items).toEqual([
      expect.objectContaining({
        at: '2026-03-10T09:30:00.000Z',
        plan_id: 'free',
        expires_at: reset_date,
        status: null,
        ref: null,
        title: null,
      }),
    ]);
  });

  it('spends the day’s credits first, and shows a charge as one line of each feature', async () => {
    const card = newUuid();
    const ref = { kind: 'card', id: card } as const;
    const key = await stage.hold({ user_id: user, amount: 310, reason: 'improve', ref, title: 'Steel bottle' });
    expect(await stage.used(user)).toMatchObject({ credits: '10/1300', daily_credits: '300/300' });
    expect((await stage.lines(user)).slice(4)).toEqual([
      'daily_credits -300 =0 charge improve held',
      'credits -10 =1290 charge improve held',
    ]);
    await stage.settle(key);
    expect((await stage.lines(user)).slice(4)).toEqual([
      'daily_credits -300 =0 charge improve settled',
      'credits -10 =1290 charge improve settled',
    ]);
    expect((await stage.ledger.entries(user, { limit: 1 })).items).toMatchObject([{ ref, title: 'Steel bottle' }]);
  });

  it('takes nothing twice: holds, settlements and releases that come again change nothing', async () => {
    const request = { user_id: user, key: `run:${newUuid()}` };
    await stage.hold(request);
    await stage.hold({ ...request, amount: 200 });
    expect(await stage.ledger.outcome(user, request.key)).toEqual({ status: 'held', amount: 10 });
    await stage.settle(request.key);
    await stage.settle(request.key);
    await stage.settle(request.key, 3);
    await stage.release(request.key);
    await stage.hold(request);
    expect(await stage.ledger.outcome(user, request.key)).toEqual({ status: 'settled', amount: 10 });
    expect(await stage.lines(user)).toEqual([...given, 'daily_credits -10 =290 charge chat_turn settled']);
  });

  it('gives back what was held for work that failed', async () => {
    const key = await stage.hold({ user_id: user, amount: 305 });
    await stage.release(key);
    await stage.release(key);
    await stage.settle(key);
    expect(await stage.ledger.outcome(user, key)).toEqual({ status: 'released', amount: 0 });
    expect((await stage.lines(user)).slice(4)).toEqual([
      'daily_credits -300 =0 charge chat_turn released',
      'credits -5 =1295 charge chat_turn released',
      'credits +5 =1300 return chat_turn',
      'daily_credits +300 =300 return chat_turn',
    ]);
    expect(await stage.used(user)).toMatchObject({ credits: '0/1300', daily_credits: '0/300' });
  });

  it('settles a part and gives back the rest, the credits of the month first', async () => {
    const key = await stage.hold({ user_id: user, amount: 310 });
    await stage.settle(key, 290);
    expect((await stage.lines(user)).slice(6)).toEqual([
      'credits +10 =1300 return chat_turn',
      'daily_credits +10 =10 return chat_turn',
    ]);
    expect(await stage.ledger.outcome(user, key)).toEqual({ status: 'settled', amount: 290 });
    for (const amount of [-1, 311, 1.5]) {
      const other = await stage.hold({ user_id: user, amount: 10 });
      await expect(stage.settle(other, amount)).rejects.toThrow('cannot charge');
    }
    await expect(stage.hold({ user_id: user, amount: -1 })).rejects.toThrow('cannot hold');
  });

  it('refuses what is not there, and says what helps', async () => {
    await stage.hold({ user_id: user, feature: 'scoring_credits', amount: 19, reason: 'score' });
    const problem = await problemOf(stage.hold({ user_id: user, feature: 'scoring_credits', amount: 2 }));
    expect([problem.code, problem.status, problem.detail, problem.extra]).toEqual([
      'credits_exhausted',
      402,
      'This takes 2 scoring credits, and you have 1 left.',
      {
        feature: 'scoring_credits',
        used: 19,
        limit: 20,
        reset_date: '2026-04-10T09:30:00.000Z',
        upgrade_to: 'basic',
      },
    ]);
    const credits = await problemOf(stage.hold({ user_id: user, amount: 1_601 }));
    expect([credits.detail, credits.extra?.upgrade_to]).toEqual([
      'This takes 1,601 credits, and you have 1,600 left.',
      'plus',
    ]);
    stage.setPlan(user, 'pro');
    expect((await problemOf(stage.hold({ user_id: user, amount: 5_000 }))).extra?.upgrade_to).toBeNull();
  });

  it('keeps a hold of nothing, without a line', async () => {
    const key = await stage.hold({ user_id: user, amount: 0 });
    await stage.settle(key);
    expect(await stage.ledger.outcome(user, key)).toEqual({ status: 'settled', amount: 0 });
    expect(await stage.lines(user)).toEqual(given);
  });

  it('takes a hold beyond its time for released, and a longer life keeps it', async () => {
    const [left, kept] = [await stage.hold({ user_id: user }), await stage.hold({ user_id: user, amount: 20 })];
    const until = new Date(stage.clock.now().getTime() + 3 * hourMs);
    await test.database.orm.transaction((tx) =>
      stage.ledger.extend(tx, [left, kept], new Date(until.getTime() - 2 * hourMs)),
    );
    await test.database.orm.transaction((tx) => stage.ledger.extend(tx, [kept, 'unknown'], until));
    stage.clock.advance(2 * hourMs);
    expect(await stage.ledger.outcome(user, left)).toEqual({ status: 'expired', amount: 0 });
    expect(await stage.ledger.outcome(user, kept)).toEqual({ status: 'held', amount: 20 });
    expect(await stage.used(user)).toMatchObject({ daily_credits: '20/300' });
    await stage.settle(left);
    await stage.settle(kept);
    expect((await stage.lines(user)).slice(4)).toEqual([
      'daily_credits -10 =290 charge chat_turn expired',
      'daily_credits -20 =270 charge chat_turn settled',
      'daily_credits +10 =280 return chat_turn',
    ]);
    expect(await stage.ledger.outcome(user, left)).toEqual({ status: 'expired', amount: 0 });
  });

  it('refills the day’s credits at midnight in UTC, without adding up', async () => {
    const key = await stage.hold({ user_id: user, amount: 120 });
    await stage.settle(key);
    stage.clock.advance(5 * dayMs);
    expect(await stage.used(user)).toMatchObject({ daily_credits: '0/300' });
    stage.clock.advance(dayMs);
    expect(await stage.used(user)).toMatchObject({ daily_credits: '0/300' });
    expect(await stage.lines(user, 'daily_credits')).toEqual([
      'daily_credits +300 =300 refill daily_refill',
      'daily_credits -120 =180 charge chat_turn settled',
      'daily_credits +120 =300 refill daily_refill',
    ]);
    expect((await stage.ledger.entries(user, { limit: 1 })).items[0]?.at).toBe('2026-03-15T00:00:00.000Z');
  });

  it('lets the rest of a month expire and gives the next one', async () => {
    await stage.settle(await stage.hold({ user_id: user, amount: 500 }));
    const held = await stage.hold({ user_id: user, amount: 100, expires_at: new Date('2026-05-01T00:00:00Z') });
    stage.clock.advance(31 * dayMs);
    expect(await stage.used(user)).toMatchObject({ credits: '0/1300' });
    // What was held of the old month is lost when it comes back.
    await stage.release(held);
    expect(await stage.used(user)).toMatchObject({ credits: '0/1300' });
    expect(await stage.lines(user, 'credits')).toEqual([
      'credits +1300 =1300 grant monthly_grant',
      'credits -200 =1100 charge chat_turn settled',
      'credits -100 =1000 charge chat_turn released',
      'credits -1000 =0 expiry period_end',
      'credits +1300 =1300 grant monthly_grant',
    ]);
  });

  it('gives the difference when the plan grows inside a period', async () => {
    stage.setPlan(user, 'basic');
    await stage.hold({ user_id: user, feature: 'image_credits', amount: 45, reason: 'image' });
    stage.setPlan(user, 'plus');
    expect(await stage.used(user)).toEqual({
      credits: '0/1800',
      daily_credits: '0/300',
      image_credits: '45/150',
      scoring_credits: '0/300',
    });
    stage.setPlan(user, 'basic');
    expect(await stage.used(user)).toMatchObject({ credits: '0/1800', image_credits: '45/150' });
    stage.setPlan(user, 'plus');
    stage.setPlan(user, 'pro');
    expect(await stage.used(user)).toMatchObject({ credits: '0/3700', image_credits: '45/500' });
    expect(await stage.lines(user, 'image_credits')).toEqual([
      'image_credits +50 =50 grant monthly_grant',
      'image_credits -45 =5 charge image held',
      'image_credits +100 =105 grant upgrade_grant',
      'image_credits +350 =455 grant upgrade_grant',
    ]);
  });

  it('gives a new paid period its whole amount in place of the free month', async () => {
    await stage.settle(await stage.hold({ user_id: user, amount: 600 }));
    stage.clock.advance(5 * hourMs);
    stage.setPlan(user, 'basic');
    expect(await stage.used(user)).toMatchObject({
      credits: '0/1300',
      daily_credits: '300/300',
      image_credits: '0/50',
    });
    expect(await stage.lines(user, 'credits')).toEqual([
      'credits +1300 =1300 grant monthly_grant',
      'credits -300 =1000 charge chat_turn settled',
      'credits -1000 =0 expiry period_end',
      'credits +1300 =1300 grant monthly_grant',
    ]);
  });

  it('takes nothing away when a paid plan ends early, and gives the free month after that', async () => {
    stage.clock.advance(5 * dayMs);
    stage.setPlan(user, 'plus');
    await stage.settle(await stage.hold({ user_id: user, amount: 400 }));
    stage.setPlan(user, 'free', ledgerStart);
    expect(await stage.used(user)).toMatchObject({ credits: '100/1800', image_credits: '0/150' });
    stage.clock.advance(28 * dayMs);
    expect(await stage.used(user)).toMatchObject({ credits: '100/1800' });
    stage.clock.advance(3 * dayMs);
    expect(await stage.used(user)).toMatchObject({ credits: '0/1300', image_credits: '0/10' });
  });

  it('gives a month nothing again when a paid plan of the same size came and went in it', async () => {
    await stage.settle(await stage.hold({ user_id: user, amount: 400 }));
    stage.clock.advance(2 * dayMs);
    stage.setPlan(user, 'basic');
    await stage.settle(await stage.hold({ user_id: user, feature: 'image_credits', amount: 20 }));
    stage.setPlan(user, 'free', ledgerStart);
    expect(await stage.used(user)).toMatchObject({
      credits: '0/1300',
      image_credits: '20/50',
      scoring_credits: '0/100',
    });
    expect(await stage.lines(user, 'credits')).toHaveLength(4);
  });

  it('lets a grant last as long as its period, if the news of its end comes late', async () => {
    stage.setPlan(user, 'plus');
    await stage.ledger.usage(user);
    await test.database.query(
      "update ledger_grants set expires_at = expires_at - interval '3 days' where user_id = $1",
      [user],
    );
    stage.clock.advance(30 * dayMs);
    expect((await stage.ledger.usage(user)).credits).toEqual({
      used: 0,
      limit: 1_800,
      reset_date: '2026-04-10T09:30:00.000Z',
    });
    expect(await stage.lines(user, 'credits')).toHaveLength(1);
  });

  it('gives and takes by hand, each once, and takes no more than is there', async () => {
    const correct = (amount: number, key: string, feature: 'credits' | 'image_credits' = 'image_credits') =>
      test.database.orm.transaction((tx) =>
        stage.ledger.correct(tx, { user_id: user, feature, amount, key, expires_at: null }),
      );
    await correct(5, 'sorry');
    await correct(5, 'sorry');
    expect(await stage.used(user)).toMatchObject({ image_credits: '0/15' });
    // What expires soonest is spent first.
    await stage.settle(await stage.hold({ user_id: user, feature: 'image_credits', amount: 11 }));
    await correct(-100, 'abuse');
    await correct(-100, 'abuse');
    await correct(-1_300, 'abuse', 'credits');
    await expect(correct(0, 'nothing')).rejects.toThrow('cannot correct');
    expect(await stage.used(user)).toMatchObject({ image_credits: '15/15', credits: '1300/1300' });
    expect(await stage.lines(user, 'image_credits')).toEqual([
      'image_credits +10 =10 grant monthly_grant',
      'image_credits +5 =15 correction correction',
      'image_credits -11 =4 charge chat_turn settled',
      'image_credits -4 =0 correction correction',
    ]);
    stage.clock.advance(31 * dayMs);
    expect(await stage.used(user)).toMatchObject({ image_credits: '5/15' });
  });

  it('pages its lines by position, and shows nobody else’s', async () => {
    for (let i = 0; i < 5; i += 1) await stage.hold({ user_id: user });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await stage.ledger.entries(user, { limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    const { items } = await stage.ledger.entries(user, { limit: 100 });
    expect(seen).toEqual(items.map(({ id }) => id));
    expect(seen).toHaveLength(9);
    const stranger = await stage.newUser();
    expect((await stage.ledger.entries(stranger, { limit: 100 })).items).toHaveLength(4);
    const key = await stage.hold({ user_id: user });
    expect(await stage.ledger.outcome(stranger, key)).toBeNull();
    await expect(stage.hold({ user_id: stranger, key })).rejects.toThrow('another user');
  });

  it('writes what is over of users who do not come by', async () => {
    const key = await stage.hold({ user_id: user, feature: 'image_credits', amount: 4 });
    stage.clock.advance(40 * dayMs);
    await stage.ledger.bookOverdue();
    const rows = await test.database.query<{ kind: string }>(
      "select kind from ledger_entries where user_id = $1 and kind <> 'grant' order by position",
      [user],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['refill', 'hold', 'release', 'expiry', 'expiry', 'expiry']);
    expect(await stage.ledger.outcome(user, key)).toEqual({ status: 'expired', amount: 0 });
    await stage.ledger.bookOverdue();
  });

  it('lets credits last as long as their month does, also when its end was guessed too early and nobody came by', async () => {
    const start = stage.clock.now();
    const until = (days: number) => ({ start, end: new Date(start.getTime() + days * dayMs) });
    stage.setPeriod(user, 'plus', until(28));
    const { credits } = await stage.used(user);
    stage.setPeriod(user, 'plus', until(31));
    stage.clock.advance(29 * dayMs);
    await stage.ledger.bookOverdue();
    expect((await stage.used(user)).credits).toBe(credits);
  });

  it('is only added to, and goes with the account', async () => {
    await stage.settle(await stage.hold({ user_id: user }));
    const { query } = test.database;
    for (const sql of [
      'update ledger_entries set amount = -1 where user_id = $1',
      'delete from ledger_entries where user_id = $1',
      'update ledger_grants set remaining = remaining - 1 where user_id = $1',
    ])
      await expect(query(sql, [user]), sql).rejects.toThrow('the ledger is only added to');
    await query('delete from users where id = $1', [user]);
    for (const table of ['ledger_entries', 'ledger_grants', 'ledger_holds'])
      expect(await query(`select 1 from ${table} where user_id = $1`, [user]), table).toEqual([]);
  });
});
