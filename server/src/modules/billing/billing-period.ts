import { monthsAfter } from '../../outside/clock/months-after.ts';

export interface BillingPeriod {
  start: Date;
  end: Date;
}

/**
 * The month of a free account that holds `now`. Months are counted from the account's creation, so that one made on
 * the 31st begins its periods on the last day of short months and on the 31st of the others. `end` belongs to the next period.
 */
export function monthlyPeriod(created: Date, now: Date): BillingPeriod {
  const passed = (now.getUTCFullYear() - created.getUTCFullYear()) * 12 + (now.getUTCMonth() - created.getUTCMonth());
  // In the month of `now` the period may not have begun yet.
  const index = Math.max(0, monthsAfter(created, passed) <= now ? passed : passed - 1);
  return { start: monthsAfter(created, index), end: monthsAfter(created, index + 1) };
}

/** When daily credits come back: the next 00:00 UTC. */
export const nextMidnight = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
