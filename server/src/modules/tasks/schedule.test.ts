import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../http/problem-error.ts';
import { checkSchedule, nextRun, nextRuns } from './schedule.ts';

const from = new Date('2026-03-01T12:00:00Z');
const refused = (schedule: string, timezone = 'UTC') => {
  try {
    checkSchedule(schedule, timezone, from);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.errors?.[0]?.path ?? null;
    throw error;
  }
};

describe('a schedule', () => {
  it('runs at the wall-clock time of its zone, across the change of clocks', () => {
    const berlin = (at: string) => nextRun('0 9 * * 1', 'Europe/Berlin', new Date(at))?.toISOString();
    expect(berlin('2026-03-22T12:00:00Z')).toBe('2026-03-23T08:00:00.000Z');
    expect(berlin('2026-03-29T12:00:00Z')).toBe('2026-03-30T07:00:00.000Z');
  });

  it.each([
    // The hour is left out: it runs an hour later. The hour comes twice: it runs once, the first time.
    ['Europe/Berlin', '30 2 * * *', '2026-03-28T12:00:00Z', ['2026-03-29T01:00', '2026-03-30T00:30']],
    ['Europe/Berlin', '30 2 * * *', '2026-10-24T12:00:00Z', ['2026-10-25T00:30', '2026-10-26T01:30']],
    ['America/New_York', '30 2 * * *', '2026-03-07T12:00:00Z', ['2026-03-08T07:00', '2026-03-09T06:30']],
    ['America/New_York', '30 1 * * *', '2026-10-31T12:00:00Z', ['2026-11-01T05:30', '2026-11-02T06:30']],
    ['America/New_York', '0 9 * * 1', '2026-03-02T15:00:00Z', ['2026-03-09T13:00', '2026-03-16T13:00']],
    ['America/New_York', '0 9 * * 1', '2026-10-26T15:00:00Z', ['2026-11-02T14:00', '2026-11-09T14:00']],
  ])('runs once a day in %s at %s when the clocks change after %s', (zone, schedule, at, expected) => {
    const runs = nextRuns(schedule, zone, new Date(at), 2);
    expect(runs.map((run) => run.toISOString().slice(0, 16))).toEqual(expected);
  });

  it('leaves out months without the day, or takes their last one', () => {
    const months = (schedule: string) =>
      nextRuns(schedule, 'UTC', from, 3).map((run) => run.toISOString().slice(5, 10));
    expect(months('0 9 31 * *')).toEqual(['03-31', '05-31', '07-31']);
    expect(months('0 9 L * *')).toEqual(['03-31', '04-30', '05-31']);
  });

  it('counts from the time it is given', () => {
    expect(nextRun('0 * * * *', 'UTC', from)?.toISOString()).toBe('2026-03-01T13:00:00.000Z');
  });

  it.each([
    '0 9 * * 1',
    '30 6 1 * *',
    '0 * * * *',
    '15 8-18 * * 1-5',
    '0 0 29 2 *',
    '* * * * *',
    '*/30 * * * *',
    '0,59 0 * * *',
  ])('takes %s', (schedule) => {
    expect(refused(schedule)).toBeNull();
  });

  it.each([
    'soon',
    '0 9 * *',
    '0 0 9 * * 1',
    '0 9 31 2 *',
    '0 9 30 2 *',
    '0 9 31 4,6,9,11 *',
    '61 9 * * 1',
    '@annually',
  ])('refuses %s', (schedule) => {
    expect(refused(schedule)).toBe('schedule');
  });

  it('refuses a time zone that does not exist', () => {
    expect(refused('0 9 * * 1', 'Europe/Atlantis')).toBe('timezone');
  });
});
