/** A moment as the clock on the wall of a time zone shows it: "Mon, 23 Nov 2026, 09:00". */
export const timeText = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(at));

/** All time zones that the browser knows, the given one among them. */
export const timezonesWith = (timezone: string): string[] =>
  [...new Set([timezone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
