import { scheduleIn } from './schedule-words.ts';

const clock =
  /^(?:at |to |around )?(\d{1,2})(?:[:.](\d{2}))?(?: ?(am|pm|o'?clock|h|hours?|uhr)| in the (morning|evening|afternoon))?\b/;
const named: Record<string, number> = { noon: 12, midday: 12, midnight: 0 };
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

/**
 * The schedule of a task (cron, five fields) with the time or the days that these words name: "8 o'clock", "Tuesday at 7:30",
 * "every day". Null when they name none.
 */
export function timeChangeIn(words: string, schedule: string): string | null {
  const text = words.trim().replace(/^(?:on |at )(?=\d|noon|midnight)/, '');
  const [minute = '0', hour = '9', monthDay = '*', month = '*', weekday = '*'] = schedule.split(' ');
  const time = timeOf(text);
  if (/\b(?:every|each|daily|weekly|monthly|weekdays?)\b/.test(text)) {
    const whole = scheduleIn(text)?.cron.split(' ');
    if (whole === undefined) return null;
    const [ownMinute = '0', ownHour = '9', ...days] = whole;
    const isTimed = time !== null || !/^\d+$/.test(ownHour);
    return [...(isTimed ? [ownMinute, ownHour] : [minute, hour]), ...days].join(' ');
  }
  const found = [...text.matchAll(weekdays)].map(([name]) => dayNames.indexOf(name.replace(/s$/, '')));
  if (time === null && found.length === 0) return null;
  const [at, of] = time ?? [minute, hour];
  return found.length === 0
    ? [at, of, monthDay, month, weekday].join(' ')
    : [at, of, '*', '*', found.join(',')].join(' ');
}

/** Minute and hour. */
function timeOf(text: string): [string, string] | null {
  const name = /\b(?:noon|midday|midnight)\b/.exec(text)?.[0];
  if (name !== undefined) return ['0', String(named[name])];
  const rest = text.replace(/^.*?(?=\d)/, '');
  const match = clock.exec(rest);
  if (match === null) return null;
  const [, hour = '', minute = '0', half = '', part = ''] = match;
  const isLate = half === 'pm' || part === 'evening' || part === 'afternoon';
  const value = (Number(hour) % (half === 'am' || isLate ? 12 : 24)) + (isLate ? 12 : 0);
  return Number(hour) > 24 || Number(minute) > 59 ? null : [String(Number(minute)), String(value)];
}
