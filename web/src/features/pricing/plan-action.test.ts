import { describe, expect, it } from 'vitest';
import { beginsAt, isOwnPlan, type PlanViewer, planAction, pricesOf } from './plan-action.ts';

const seller: PlanViewer = {
  isSignedIn: true,
  subscription: {
    current_plan: { id: 'plus', name: 'Plus' },
    interval: 'monthly',
    period_end: '2026-12-01T00:00:00.000Z',
    can_upgrade_to: ['pro'],
    can_downgrade_to: ['free', 'basic'],
  },
};
const having = (fields: Partial<NonNullable<PlanViewer['subscription']>>): PlanViewer => ({
  isSignedIn: true,
  subscription: { can_upgrade_to: [], can_downgrade_to: [], ...seller.subscription, ...fields },
});

describe('planAction', () => {
  it('asks a guest to create an account', () => {
    expect(planAction('free', 'monthly', { isSignedIn: false, subscription: null })).toBe('register');
  });

  it('marks the own plan and offers what the server allows', () => {
    expect(planAction('plus', 'monthly', seller)).toBe('current');
    expect(planAction('pro', 'monthly', seller)).toBe('upgrade');
    expect(planAction('basic', 'annual', seller)).toBe('downgrade');
    expect(planAction('pro', 'monthly', having({ can_upgrade_to: [] }))).toBe('none');
  });

  it('offers the own plan for the other interval, but not where nothing is paid', () => {
    expect(planAction('plus', 'annual', seller)).toBe('switch');
    expect(isOwnPlan('plus', seller)).toBe(true);
    expect(planAction('free', 'annual', having({ current_plan: { id: 'free', name: 'Free' }, interval: null }))).toBe(
      'current',
    );
  });

  it('tells what begins at the end of the period', () => {
    const at = '2026-12-01T00:00:00.000Z';
    const smaller = having({ scheduled: { plan_id: 'basic', interval: 'monthly', at } });
    expect(planAction('basic', 'monthly', smaller)).toBe('scheduled');
    expect(planAction('basic', 'annual', smaller)).toBe('downgrade');
    expect(beginsAt('basic', 'monthly', smaller)).toBe(at);
    const ending = having({ cancel_at_period_end: true });
    expect(planAction('free', 'annual', ending)).toBe('scheduled');
    expect(beginsAt('free', 'annual', ending)).toBe(at);
  });

  it('offers nothing before the subscription is known', () => {
    expect(planAction('pro', 'monthly', { isSignedIn: true, subscription: null })).toBe('none');
  });
});

it('tells the price of a month, and of a year where it is billed once', () => {
  const plan = { prices: { currency: 'USD', monthly: 1_900, annual: 19_000 } };
  expect(pricesOf(plan, 'monthly')).toEqual({ month: 1_900, year: null });
  expect(pricesOf(plan, 'annual')).toEqual({ month: 19_000 / 12, year: 19_000 });
});
