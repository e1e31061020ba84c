import { format, isValid } from 'date-fns';
import { ru } from 'date-fns/locale/ru';

/** Created and Finished in the export list: the only place with the Russian locale (decisions, "Dates"). */
export function exportDate(date: string | null): string {
  const at = new Date(date ?? '');
  return isValid(at) ? format(at, 'dd.MM.yyyy, HH:mm', { locale: ru }) : '';
}
