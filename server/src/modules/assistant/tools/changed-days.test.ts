import { expect, it } from 'vitest';
import { type ChangedWithin, changedBetween, changedWords, narrower } from './changed-days.ts';

// A Tuesday, three in the morning in Berlin and still Monday in New York.
const now = new Date('2026-11-24T02:00:00.000Z');

it.each<[ChangedWithin, string | null, string, string | null]>([
  [1, 'Europe/Berlin', '2026-11-23T23:00', null],
  [1, null, '2026-11-24T00:00', null],
  [1, 'America/New_York', '2026-11-23T05:00', null],
  [7, 'Europe/Berlin', '2026-11-17T23:00', null],
  ['yesterday', 'Europe/Berlin', '2026-11-22T23:00', '2026-11-23T23:00'],
  ['yesterday', 'America/New_York', '2026-11-22T05:00', '2026-11-23T05:00'],
  ['this_week', 'UTC', '2026-11-22T00:00', null],
  ['last_week', 'UTC', '2026-11-15T00:00', '2026-11-22T00:00'],
  ['this_month', 'Europe/Berlin', '2026-10-31T23:00', null],
  ['last_month', 'Europe/Berlin', '2026-09-30T22:00', '2026-10-31T23:00'],
])('%s in %s is from %s to %s', (within, zone, since, until) => {
  const seconds = ':00.000Z';
  const wanted = { since: `${since}${seconds}`, until: until === null ? null : `${until}${seconds}` };
  expect(changedBetween(within, now, zone)).toEqual(wanted);
});

it('goes over the turn of a year', () => {
  expect(changedBetween('last_month', new Date('2026-01-15T12:00:00.000Z'), 'UTC')).toEqual({
    since: '2025-12-01T00:00:00.000Z',
    until: '2026-01-01T00:00:00.000Z',
  });
});

it('is said as people say it', () => {
  expect([1, 2, 14, 'last_week' as const].map((within) => changedWords(within))).toEqual([
    'today',
    'today or yesterday',
    'in the last 14 days',
    'last week',
  ]);
});

it('is not made wider by a number of days', () => {
  expect([narrower(7, 3), narrower(3, undefined), narrower('yesterday', 7)]).toEqual([3, 3, 'yesterday']);
});
