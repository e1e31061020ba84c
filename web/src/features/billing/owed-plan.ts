import type { Subscription } from '@cardwright/contract/billing';

/**
 * Whether a plan waits for its payment at the provider. After the days of grace the server counts it as not paid, and it
 * can still only be paid there: a checkout would refuse it as bought already, or buy a second one.
 */
export const isOwed = (status: Subscription['status']): status is 'past_due' | 'unpaid' | 'paused' =>
  status === 'past_due' || status === 'unpaid' || status === 'paused';
