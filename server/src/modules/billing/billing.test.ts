import type { CanUse, Plans, Subscription } from '@cardwright/contract/billing';
import type { Page } from '@cardwright/contract/common';
import type { LedgerEntry } from '@cardwright/contract/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createBillingService } from './billing-service.ts';
import { checkCounted, checkUnlock } from './feature-check.ts';
import { planCatalogue, planOf } from './plan-catalogue.ts';

const dayMs = 24 * 3_600_000;

describe.each(testDatabases)('billing on $name', ({ open }) => {
  const clock = manualClock(new Date('2026-01-31T10:00:00.000Z'));
  let app: TestApp;
  let seller: SignedIn;
  beforeAll(async () => {
    app = await openTestApp(open, { clock, base_plan: planOf('free') });
    seller = await app.signIn();
  });
  afterAll(() => app.close());
  const get = (path: string, headers: Record<string, string> = seller.headers) =>
    app.http.inject({ url: `/api/billing/${path}`, headers });

  it('shows the plans to everybody', async () => {
    const answer = await get('plans', {});
    const { plans, costs } = answer.json<Plans>();
    expect(plans.map(({ id, prices, most_popular }) => [id, prices.monthly, prices.annual, most_popular])).toEqual([
      ['free', 0, 0, false],
      ['basic', 1_900, 19_000, false],
      ['plus', 3_900, 39_000, true],
      ['pro', 9_900, 99_000, false],
    ]);
    expect(plans.map(({ limits }) => Object.values(limits))).toEqual([
      [1_300, 300, 10, 20, 1, 1, 1],
      [1_300, 300, 50, 100, 1, 1, 5],
      [1_800, 300, 150, 300, 2, 2, 50],
      [3_700, 300, 500, 1_000, 2, 2, null],
    ]);
    expect(costs).toEqual({ chat_turn: 10, improve: 20, import: 5, score: 1, image: 1, export: 0 });
  });

  it('gives every account the free plan, month by month from its first day', async () => {
    const reset_date = '2026-02-28T10:00:00.000Z';
    expect((await get('subscription')).json()).toEqual({
      current_plan: { id: 'free', name: 'Free' },
      interval: null,
      status: 'active',
      period_start: '2026-01-31T10:00:00.000Z',
      period_end: reset_date,
      cancel_at_period_end: false,
      scheduled: null,
      grace_until: null,
      usage: {
        credits: { used: 0, limit: 1_300, reset_date },
        daily_credits: { used: 0, limit: 300, reset_date: '2026-02-01T00:00:00.000Z' },
        image_credits: { used: 0, limit: 10, reset_date },
        scoring_credits: { used: 0, limit: 20, reset_date },
        concurrent_tasks: { used: 0, limit: 1, reset_date: null },
        scheduled_tasks: { used: 0, limit: 1, reset_date: null },
        public_cases: { used: 0, limit: 1, reset_date: null },
      },
      can_upgrade_to: ['basic', 'plus', 'pro'],
      can_downgrade_to: [],
    });
  });

  it.each([
    ['image_credits', true, null],
    ['unlimited_chat', false, 'pro'],
    ['marketplace_exports', false, 'basic'],
  ])('says whether %s may be used', async (feature, allowed, upgrade_to) => {
    const answer = (await get(`can-use/${feature}`)).json<CanUse>();
    expect(answer).toMatchObject({ feature, allowed, upgrade_to });
    expect(answer.reason === null).toBe(allowed);
  });

  it('knows no other features', async () => {
    for (const feature of ['nothing', 'toString', '%00', 'Credits'])
      expect((await get(`can-use/${feature}`)).statusCode, feature).toBe(404);
  });

  it('shows a subscription to its owner only', async () => {
    for (const path of ['subscription', 'can-use/credits']) expect((await get(path, {})).statusCode).toBe(401);
  });

  it('says where credits came from and went to, to their owner only', async () => {
    const charge = {
      user_id: seller.id,
      feature: 'scoring_credits',
      amount: 1,
      key: 'run:1',
      reason: 'score',
    } as const;
    const more = { ref: null, title: 'Steel bottle', expires_at: new Date(clock.now().getTime() + dayMs) };
    await app.database.orm.transaction((tx) => app.ledger.hold(tx, { ...charge, ...more }));
    const first = (await get('ledger?limit=1')).json<Page<LedgerEntry>>();
    expect(first.items).toEqual([
      {
        id: expect.any(String),
        at: clock.now().toISOString(),
        feature: 'scoring_credits',
        amount: -1,
        balance: 19,
        reason: 'score',
        ref: null,
        kind: 'charge',
        status: 'held',
        title: 'Steel bottle',
        plan_id: null,
        expires_at: null,
      },
    ]);
    const rest = (await get(`ledger?limit=100&cursor=${first.next_cursor}`)).json<Page<LedgerEntry>>();
    expect([rest.items.length, rest.next_cursor]).toEqual([4, null]);
    expect((await get('ledger?feature=image_credits')).json<Page<LedgerEntry>>().items).toHaveLength(1);
    await app.database.orm.transaction((tx) => app.ledger.release(tx, 'run:1'));
    const stranger = await app.signIn();
    const theirs = (await get('ledger', stranger.headers)).json<Page<LedgerEntry>>();
    expect(theirs.items.map(({ kind }) => kind).sort()).toEqual(['grant', 'grant', 'grant', 'refill']);
    expect((await get('ledger', {})).statusCode).toBe(401);
    for (const query of ['cursor=nonsense', 'feature=gold', 'limit=0'])
      expect((await get(`ledger?${query}`)).statusCode, query).toBe(422);
  });

  it('moves the period on with the time', async () => {
    clock.advance(28 * dayMs);
    // The access token of the first day has expired.
    const later = await createBillingService({ ...app, counters: {} }).subscription(seller.id);
    expect([later.period_start, later.period_end]).toEqual(['2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z']);
  });

  it('counts what its owners count', async () => {
    const counters = { public_cases: async (userId: string) => (userId === seller.id ? 1 : 0) };
    const billing = createBillingService({ ...app, counters });
    const { usage }: Subscription = await billing.subscription(seller.id);
    expect(usage.public_cases.used).toBe(1);
    expect(await billing.canUse(seller.id, 'public_cases')).toEqual({
      feature: 'public_cases',
      allowed: false,
      reason: 'You have reached the Free plan’s limit of 1 for public cases.',
      used: 1,
      limit: 1,
      reset_date: null,
      upgrade_to: 'basic',
    });
  });
});

describe('a feature', () => {
  const usage = (used: number, limit: number | null) => ({ used, limit, reset_date: null });

  it('points to the cheapest plan that helps', () => {
    expect(checkCounted(planOf('free'), 'concurrent_tasks', usage(1, 1)).upgrade_to).toBe('plus');
    expect(checkCounted(planOf('free'), 'image_credits', usage(60, 10)).upgrade_to).toBe('plus');
    expect(checkCounted(planOf('plus'), 'public_cases', usage(50, 50)).upgrade_to).toBe('pro');
    expect(checkCounted(planOf('pro'), 'credits', usage(3_700, 3_700)).upgrade_to).toBeNull();
    expect(checkCounted(planOf('free'), 'daily_credits', usage(300, 300)).upgrade_to).toBeNull();
  });

  it('without a limit is always allowed', () => {
    expect(checkCounted(planOf('pro'), 'public_cases', usage(10_000, null)).allowed).toBe(true);
  });

  it('that a plan unlocks is allowed, whatever was used', () => {
    expect(checkUnlock(planOf('pro'), 'unlimited_chat').allowed).toBe(true);
    expect(checkUnlock(planOf('free'), 'unlimited_chat').reason).toBe('The Free plan has no unlimited chat.');
  });
});

it('a year costs ten months, on every plan', () => {
  for (const { prices } of planCatalogue.plans) expect(prices.annual).toBe(prices.monthly * 10);
});
