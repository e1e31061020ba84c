import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';
import type { SubscriptionRow } from './subscription-store.ts';

const at = (text: string) => new Date(`${text}Z`);
const created = at('2026-01-31T10:00');
const row = (values: Partial<SubscriptionRow>): SubscriptionRow => ({
  provider: 'sandbox',
  id: 'sub_1',
  user_id: 'seller',
  plan_id: 'plus',
  interval: 'monthly',
  status: 'active',
  started_at: at('2026-03-10T09:00'),
  period_start: at('2026-03-10T09:00'),
  period_end: at('2026-04-10T09:00'),
  cancel_at_period_end: false,
  scheduled_plan_id: null,
  scheduled_interval: null,
  scheduled_at: null,
  unpaid_since: null,
  ended_at: null,
  surplus: false,
  read_ticket: 1,
  read_at: at('2026-03-10T09:00'),
  ...values,
});
const planOn = (values: Partial<SubscriptionRow>, now: string) => standingOf(row(values), created, at(now)).plan.id;

describe('what a user is entitled to', () => {
  it('is the free plan, month by month from the first day, without a subscription', () => {
    const month = { start: at('2026-02-28T10:00'), end: at('2026-03-31T10:00') };
    expect(standingOf(null, created, at('2026-03-15T00:00'))).toMatchObject({
      plan: { id: 'free' },
      interval: null,
      period: month,
      credit_period: month,
    });
  });

  it.each<[string, Partial<SubscriptionRow>, string, string]>([
    ['its plan in the paid period', {}, '2026-04-10T08:59', 'plus'],
    ['its plan while the news of the next period is late', {}, '2026-04-17T08:59', 'plus'],
    ['free when no such news comes for a week', {}, '2026-04-17T09:00', 'free'],
    ['its plan to the end after a cancellation', { cancel_at_period_end: true }, '2026-04-10T08:59', 'plus'],
    ['free from the end on', { cancel_at_period_end: true }, '2026-04-10T09:00', 'free'],
    ['its plan on trial', { status: 'trialing' }, '2026-03-20T00:00', 'plus'],
    ['free when paused', { status: 'paused' }, '2026-03-20T00:00', 'free'],
    [
      'its plan for a week without payment',
      { status: 'past_due', unpaid_since: at('2026-03-10T10:00') },
      '2026-03-17T09:59',
      'plus',
    ],
    ['free after that week', { status: 'past_due', unpaid_since: at('2026-03-10T10:00') }, '2026-03-17T10:00', 'free'],
    [
      'free when unpaid for long',
      { status: 'unpaid', unpaid_since: at('2026-03-10T10:00') },
      '2026-04-01T00:00',
      'free',
    ],
    [
      'the old plan before a change that waits',
      { scheduled_plan_id: 'basic', scheduled_interval: 'monthly', scheduled_at: at('2026-04-10T09:00') },
      '2026-04-10T08:59',
      'plus',
    ],
    [
      'the new plan from its time on, also when the news is late',
      { scheduled_plan_id: 'basic', scheduled_interval: 'monthly', scheduled_at: at('2026-04-10T09:00') },
      '2026-04-10T09:00',
      'basic',
    ],
  ])('is %s', (_what, values, now, plan) => {
    expect(planOn(values, now)).toBe(plan);
  });

  it('gives those who pay a year their credits month by month, the last one to the year’s end', () => {
    const year = {
      interval: 'annual' as const,
      period_start: at('2028-02-29T12:00'),
      period_end: at('2029-02-28T12:00'),
    };
    const months = [];
    for (let now = year.period_start; now < year.period_end; ) {
      const { period, credit_period } = standingOf(row(year), created, now);
      expect(period).toEqual({ start: year.period_start, end: year.period_end });
      expect(credit_period.start).toEqual(now);
      months.push(credit_period);
      now = credit_period.end;
    }
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.end).toEqual(year.period_end);
  });

  it('says until when an unpaid plan stays, and keeps the status after that', () => {
    const unpaid = row({ status: 'unpaid', unpaid_since: at('2026-03-10T10:00') });
    expect(standingOf(unpaid, created, at('2026-03-30T00:00'))).toMatchObject({
      status: 'unpaid',
      interval: null,
      grace_until: at('2026-03-17T10:00'),
    });
  });
});
