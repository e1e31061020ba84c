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
