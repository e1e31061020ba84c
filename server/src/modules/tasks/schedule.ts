import { scheduleForm } from '@cardwright/contract/tasks';
import { Cron } from 'croner';
import { ProblemError } from '../../http/problem-error.ts';
import { isTimezone } from '../../outside/clock/time-zone.ts';

/** Each run starts a chat of its own, so a task may not flood the list. */
const smallestGapMs = 3_600_000;
/** So many runs ahead are looked at: a day of hourly runs, and the change of clocks in it. */
const checkedRuns = 30;
const fields = 5;

/**
 * The first run after `from`, by the clock on the wall of the time zone: an hour that the change of clocks leaves out runs
 * an hour later, one that it repeats runs once. Null when there is none any more. The schedule has been checked.
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
  let runs: Date[];
  try {
    runs = cronOf(schedule, timezone).nextRuns(checkedRuns, from);
  } catch {
    throw refusal('schedule', 'One of the fields is not valid: 0 9 * * 1, for example, is every Monday at 9:00');
  }
  if (runs.length === 0) throw refusal('schedule', 'This schedule names no time that ever comes');
  const isTooOften = runs.some((run, index) => {
    const next = runs[index + 1];
    return next !== undefined && next.getTime() - run.getTime() < smallestGapMs;
  });
  if (isTooOften) throw refusal('schedule', 'A task can run once an hour at most');
}

const cronOf = (schedule: string, timezone: string) => new Cron(schedule, { timezone, mode: '5-part', paused: true });

const refusal = (path: string, message: string) =>
  new ProblemError('invalid_request', `${message}.`, { errors: [{ path, message }] });
