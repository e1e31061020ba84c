/** Whether a name is one of the IANA time zones that are known here, such as `Europe/Berlin`. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Null for a name that is not known here, or none. */
export const knownTimezone = (name: string | undefined): string | null =>
  name !== undefined && isTimezone(name) ? name : null;

/** What a wall clock in the time zone shows at that moment, as if it were UTC. */
function wallTime(at: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
const fields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** The calendar day in the time zone, as its midnight in UTC. */
export function calendarDay(at: Date, timeZone: string): Date {
  const wall = wallTime(at, timeZone);
  return new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()));
}

/** When a calendar day (given as its midnight in UTC) begins in the time zone: later if a change of clocks skips midnight. */
export function beginOfDay(day: Date, timeZone: string): Date {
  const offset = (at: Date) => wallTime(at, timeZone).getTime() - at.getTime();
  const near = new Date(day.getTime() - offset(day));
  const other = new Date(day.getTime() - offset(near));
  const [first, last] = near < other ? [near, other] : [other, near];
  return wallTime(first, timeZone) >= day ? first : last;
}
