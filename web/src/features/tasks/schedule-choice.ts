export const repeats = ['day', 'weekday', 'week', 'month', 'custom'] as const;
export type Repeat = (typeof repeats)[number];

/** The last day of each month, as cron says it. */
export const lastDay = 'L';

/** A schedule as a person picks it. `time` is `HH:mm`; `weekday` 0 (Sunday) to 6; `monthday` 1 to 31, or the last one. */
export interface ScheduleChoice {
  every: Repeat;
  time: string;
  weekday: string;
  monthday: string;
  /** Used by `custom` only. */
  cron: string;
}

export const firstChoice: ScheduleChoice = { every: 'week', time: '09:00', weekday: '1', monthday: '1', cron: '' };

/** The choice as cron, five fields; null while it is not complete. */
export function cronOf({ every, time, weekday, monthday, cron }: ScheduleChoice): string | null {
  if (every === 'custom') return cron.trim().split(/\s+/).length === 5 ? cron.trim() : null;
  if (time === '') return null;
  const [hour = '0', minute = '0'] = time.split(':');
  const at = `${Number(minute)} ${Number(hour)}`;
  if (every === 'day') return `${at} * * *`;
  if (every === 'weekday') return `${at} * * 1-5`;
  return every === 'week' ? `${at} * * ${weekday}` : `${at} ${monthday} * *`;
}

/** The choice for this cron; `custom` if no simple choice gives it. */
export function choiceOf(cron: string): ScheduleChoice {
  const custom: ScheduleChoice = { ...firstChoice, every: 'custom', cron };
  const match = /^(\d{1,2}) (\d{1,2}) (\*|L|\d{1,2}) \* (\*|1-5|[0-6])$/.exec(cron);
  if (match === null) return custom;
  const [, minute = '', hour = '', monthday = '', weekday = ''] = match;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (monthday !== '*') return weekday === '*' ? { ...firstChoice, every: 'month', time, monthday } : custom;
  if (weekday === '*') return { ...firstChoice, every: 'day', time };
  return weekday === '1-5'
    ? { ...firstChoice, every: 'weekday', time }
    : { ...firstChoice, every: 'week', time, weekday };
}
