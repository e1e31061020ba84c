import { format, isSameDay, isSameWeek, isValid } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

/**
 * When a message was written, in the viewer's time zone: today `HH:mm`, this en-US week (from Sunday) the short weekday,
 * else day and short month. An invalid or empty date gives an empty string (specification, section 2).
 */
export function messageDateLabel(date: string | Date | null | undefined, now: Date): string {
  if (date === null || date === undefined || date === '') return '';
  const at = new Date(date);
  if (!isValid(at)) return '';
  if (isSameDay(at, now)) return format(at, 'HH:mm', { locale: enUS });
  if (isSameWeek(at, now, { locale: enUS })) return format(at, 'EEE', { locale: enUS });
  return format(at, 'd MMM', { locale: enUS });
}
