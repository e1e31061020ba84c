import { format, isValid } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

/** A day without a time is that day everywhere; read as UTC, it would be the day before in America. */
const dayAlone = /^\d{4}-\d\d-\d\d$/;

const englishDate = (pattern: string) => (date: string) => {
  const at = new Date(dayAlone.test(date) ? `${date}T00:00` : date);
  return isValid(at) ? format(at, pattern, { locale: enUS }) : '';
};

/** `5 Nov 2026, 09:05` in the viewer's time zone; an invalid date gives an empty text. */
export const dateTimeLabel = englishDate('d MMM yyyy, HH:mm');
/** `5 Nov 2026`. */
export const dayLabel = englishDate('d MMM yyyy');
