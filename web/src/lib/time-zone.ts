/** The seller's time zone, as an IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
