/** A moment as wall-clock time in a time zone, by default the browser's: "Mon, 23 Nov 2026, 09:00". */
export function timeText(at: string, timeZone?: string): string {
  const format = (zone: object) =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...zone,
    }).format(new Date(at));
  if (timeZone === undefined) return format({});
  try {
    return format({ timeZone });
  } catch {
    // The server knows zones that an older browser does not.
    return format({});
  }
}

/** All time zones that the browser knows, the given one among them. */
export const timezonesWith = (timezone: string): string[] =>
  [...new Set([timezone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
