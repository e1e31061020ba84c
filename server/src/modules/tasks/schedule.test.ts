import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../http/problem-error.ts';
import { checkSchedule, nextRun } from './schedule.ts';

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

  it('counts from the time it is given', () => {
    expect(nextRun('0 * * * *', 'UTC', from)?.toISOString()).toBe('2026-03-01T13:00:00.000Z');
  });

  it.each(['0 9 * * 1', '30 6 1 * *', '0 * * * *', '15 8-18 * * 1-5', '0 0 29 2 *'])('takes %s', (schedule) => {
    expect(refused(schedule)).toBeNull();
  });

  it.each(['* * * * *', '*/30 * * * *', '0,59 0 * * *', 'soon', '0 9 * *', '0 0 9 * * 1', '0 9 31 2 *', '61 9 * * 1'])(
    'refuses %s',
    (schedule) => {
      expect(refused(schedule)).toBe('schedule');
    },
  );

  it('refuses a time zone that does not exist', () => {
    expect(refused('0 9 * * 1', 'Europe/Atlantis')).toBe('timezone');
  });
});
