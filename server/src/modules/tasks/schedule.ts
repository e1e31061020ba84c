import { scheduleForm } from '@cardwright/contract/tasks';
import { Cron } from 'croner';
import { ProblemError } from '../../http/problem-error.ts';
import { isTimezone } from '../../outside/clock/time-zone.ts';

/** The shortest time between runs: each starts a chat of its own, and a task must not flood the list. */
const smallestGapMs = 3_600_000;
/** How many coming runs are checked: a day of hourly runs, including a change of clocks. */
const checkedRuns = 30;
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
