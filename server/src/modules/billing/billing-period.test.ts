import { describe, expect, it } from 'vitest';
import { monthlyPeriod, nextMidnight } from './billing-period.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('the period of a free account', () => {
  it.each([
    ['begins when the account does', '2026-03-10T09:30', '2026-03-10T09:30', '2026-03-10T09:30', '2026-04-10T09:30'],
    ['lasts until just before its end', '2026-03-10T09:30', '2026-04-10T09:29', '2026-03-10T09:30', '2026-04-10T09:30'],
    ['starts anew at its end', '2026-03-10T09:30', '2026-04-10T09:30', '2026-04-10T09:30', '2026-05-10T09:30'],
    ['goes over the new year', '2025-11-20T00:00', '2026-01-01T00:00', '2025-12-20T00:00', '2026-01-20T00:00'],
    ['of the 31st ends with February', '2026-01-31T08:00', '2026-02-15T00:00', '2026-01-31T08:00', '2026-02-28T08:00'],
    ['of the 31st comes back to it', '2026-01-31T08:00', '2026-03-01T00:00', '2026-02-28T08:00', '2026-03-31T08:00'],
    ['of the 31st in April', '2026-01-31T08:00', '2026-04-30T07:59', '2026-03-31T08:00', '2026-04-30T08:00'],
    ['of the 31st in a leap year', '2027-12-31T00:00', '2028-02-29T00:00', '2028-02-29T00:00', '2028-03-31T00:00'],
    ['of 29 February in other years', '2024-02-29T12:00', '2025-02-28T12:00', '2025-02-28T12:00', '2025-03-29T12:00'],
    // A clock that was set back must not bring a period before the account.
    [
      'is the first one before the creation',
      '2026-03-10T09:30',
      '2026-03-09T00:00',
      '2026-03-10T09:30',
      '2026-04-10T09:30',
    ],
  ])('%s', (_what, created, now, start, end) => {
    expect(monthlyPeriod(at(created), at(now))).toEqual({ start: at(start), end: at(end) });
  });

  it('holds every moment of ten years exactly once', () => {
    const created = at('2020-01-31T23:59');
    for (let hour = 0; hour < 10 * 366 * 24; hour += 7) {
      const now = new Date(created.getTime() + hour * 3_600_000);
      const { start, end } = monthlyPeriod(created, now);
      expect(start <= now && now < end, now.toISOString()).toBe(true);
      expect(monthlyPeriod(created, end).start).toEqual(end);
    }
  });
});

it('daily credits come back at the next midnight in UTC', () => {
  expect(nextMidnight(at('2026-12-31T23:59'))).toEqual(at('2027-01-01T00:00'));
  expect(nextMidnight(at('2026-03-01T00:00'))).toEqual(at('2026-03-02T00:00'));
});
