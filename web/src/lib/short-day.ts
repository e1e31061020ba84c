const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `5 Nov 2026`, for pages that guests load: the browser's own dates, without a library. */
export const shortDay = (date: string): string => (Number.isNaN(Date.parse(date)) ? '' : day.format(new Date(date)));
