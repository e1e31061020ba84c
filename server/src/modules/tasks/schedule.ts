import { scheduleForm } from '@cardwright/contract/tasks';
import { Cron } from 'croner';
import { ProblemError } from '../../http/problem-error.ts';
import { isTimezone } from '../../outside/clock/time-zone.ts';

const fields = 5;

/**
 * The first run after `from`, by the wall clock of the time zone: a time that the change of clocks skips runs
 * an hour later, one that it repeats runs once. Null when there is none left. The schedule has been checked.
 */
export function nextRun(schedule: string, timezone: string, from: Date): Date | null {
  return cronOf(schedule, timezone).nextRun(from);
}

/** The first `count` runs after `from`. @throws ProblemError as `checkSchedule` */
export function nextRuns(schedule: string, timezone: string, from: Date, count: number): Date[] {
  checkSchedule(schedule, timezone, from);
  return cronOf(schedule, timezone).nextRuns(count, from);
}

/** @throws ProblemError `invalid_request`, naming `schedule` or `timezone` */
export function checkSchedule(schedule: string, timezone: string, from: Date): void {
  if (!isTimezone(timezone)) throw refusal('timezone', 'This time zone is not known');
  // The parser also takes words such as @monthly.
  if (schedule.trim().split(/\s+/).length !== fields) throw refusal('schedule', scheduleForm);
  let first: Date | null;
  try {
    first = nextRun(schedule, timezone, from);
  } catch {
    throw refusal('schedule', 'One of the fields is not valid: 0 9 * * 1, for example, is every Monday at 9:00');
  }
  if (first === null) throw refusal('schedule', 'This schedule names no time that ever comes');
}

const cronOf = (schedule: string, timezone: string) => new Cron(schedule, { timezone, mode: '5-part', paused: true });

const refusal = (path: string, message: string) =>
  new ProblemError('invalid_request', `${message}.`, { errors: [{ path, message }] });
