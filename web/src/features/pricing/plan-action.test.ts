import { describe, expect, it } from 'vitest';
import { mailAddress, type PlanViewer, planAction, pricesOf } from './plan-action.ts';

const seller: PlanViewer = {
  isSignedIn: true,
  subscription: {
    current_plan: { id: 'plus', name: 'Plus' },
    can_upgrade_to: ['pro'],
    can_downgrade_to: ['free', 'basic'],
  },
  supportEmail: 'help@shop.example',
};

describe('planAction', () => {
  it('asks a guest to create an account', () => {
    expect(planAction('free', { ...seller, isSignedIn: false, subscription: null })).toBe('register');
  });

  it('marks the own plan and offers what the server allows', () => {
    expect(planAction('plus', seller)).toBe('current');
    expect(planAction('pro', seller)).toBe('upgrade');
    expect(planAction('basic', seller)).toBe('downgrade');
  });

  it('offers nothing that the server does not allow', () => {
    expect(planAction('pro', { ...seller, subscription: { can_upgrade_to: [], can_downgrade_to: [] } })).toBe('none');
  });

  it('offers nothing before the subscription is known, or without an address to write to', () => {
    expect(planAction('pro', { ...seller, subscription: null })).toBe('none');
    expect(planAction('pro', { ...seller, supportEmail: undefined })).toBe('none');
    expect(planAction('pro', { ...seller, supportEmail: null })).toBe('none');
    expect(planAction('plus', { ...seller, supportEmail: null })).toBe('current');
  });
});

it('fills in a mail, signs and line breaks included', () => {
  expect(mailAddress('help@shop.example', 'Change & more', 'One\ntwo')).toBe(
    'mailto:help@shop.example?subject=Change%20%26%20more&body=One%0Atwo',
  );
});

it('tells the price of a month, and of a year where it is billed once', () => {
  const plan = { prices: { currency: 'USD', monthly: 1_900, annual: 19_000 } };
  expect(pricesOf(plan, 'monthly')).toEqual({ month: 1_900, year: null });
  expect(pricesOf(plan, 'annual')).toEqual({ month: 19_000 / 12, year: 19_000 });
});
