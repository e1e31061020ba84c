import { minutesBetweenRuns, scheduleForm } from '@cardwright/contract/tasks';
import { Cron } from 'croner';
import { ProblemError } from '../../http/problem-error.ts';
import { isTimezone } from '../../outside/clock/time-zone.ts';

const fields = 5;
const minute = 60_000;
const day = 24 * 60 * minute;

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

/**
 * `before`: what the task has now, which it may keep even if it runs more often than a new one may.
 * @throws ProblemError `invalid_request`, naming `schedule` or `timezone`
 */
export function checkSchedule(schedule: string, timezone: string, from: Date, before: string | null = null): void {
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
  if (schedule !== before && runsTooOften(schedule, first))
    throw refusal('schedule', `A task can run every ${minutesBetweenRuns} minutes at most`);
}

/**
 * Looks at eight days of runs, so that each day of the week is followed by its next. In UTC no change of clocks moves two
 * together; the day before `first` begins with all its runs in any zone.
 */
function runsTooOften(schedule: string, first: Date): boolean {
  const cron = cronOf(schedule, 'UTC');
  let at = cron.nextRun(new Date(first.getTime() - day));
  const end = (at?.getTime() ?? 0) + 8 * day;
  while (at !== null && at.getTime() < end) {
    const next: Date | null = cron.nextRun(at);
    if (next !== null && next.getTime() - at.getTime() < minutesBetweenRuns * minute) return true;
    at = next;
  }
  return false;
}

const cronOf = (schedule: string, timezone: string) => new Cron(schedule, { timezone, mode: '5-part', paused: true });

const refusal = (path: string, message: string) =>
  new ProblemError('invalid_request', `${message}.`, { errors: [{ path, message }] });
