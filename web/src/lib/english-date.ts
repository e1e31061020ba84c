import { format, isValid } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

const englishDate = (pattern: string) => (date: string) => {
  const at = new Date(date);
  return isValid(at) ? format(at, pattern, { locale: enUS }) : '';
};

/** `5 Nov 2026, 09:05` in the viewer's time zone; an invalid date gives an empty text. */
export const dateTimeLabel = englishDate('d MMM yyyy, HH:mm');
/** `5 Nov 2026`. */
export const dayLabel = englishDate('d MMM yyyy');
