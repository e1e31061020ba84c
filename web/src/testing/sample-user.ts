import type { Subscription, UsageEntry } from '@cardwright/contract/billing';
import type { Profile } from '@cardwright/contract/users';

export const profile: Profile = {
  id: '01980000-0000-7000-8000-000000000001',
  email: 'ada@shop.test',
  email_verified: true,
  name: null,
  is_admin: false,
  has_password: true,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-02T09:30:00Z',
  last_login_at: '2026-11-21T10:15:00Z',
};

const entry = (used: number, limit: number | null, reset_date: string | null = '2026-12-01T00:00:00Z'): UsageEntry => ({
  used,
  limit,
  reset_date,
});

export const subscription: Subscription = {
  current_plan: { id: 'free', name: 'Free' },
  interval: null,
  status: 'active',
  period_start: '2026-11-01T00:00:00Z',
  period_end: '2026-12-01T00:00:00Z',
  cancel_at_period_end: false,
  usage: {
    credits: entry(300, 1300),
    daily_credits: entry(10, 300, '2026-11-22T00:00:00Z'),
    image_credits: entry(2, 10),
    scoring_credits: entry(5, 20),
    concurrent_tasks: entry(0, 1, null),
    scheduled_tasks: entry(1, 1, null),
    public_cases: entry(0, null, null),
  },
  can_upgrade_to: ['basic', 'plus', 'pro'],
  can_downgrade_to: [],
};
