import { scheduleIn } from './schedule-words.ts';

const part = '(?: ?(am|pm)\\b| in the (morning|evening|afternoon)\\b)?';
const clock = new RegExp(`^(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(o'? ?clock|h|hours?|uhr)\\b)?${part}`);
/** "Half past 8", "a quarter to nine": minutes before or after an hour. */
const partOfHour = new RegExp(`\\b(half|quarter) (past|to) (\\d{1,2})(?![\\d:.%])(?: ?o'? ?clock\\b)?${part}`);
/** "2 hours later", "3 hours a day" say how long, and no time of the day. */
const isDuration = /^,? ?(?:later|earlier|sooner|before|after|ago|long|from now|a day|per)\b|^ ?%/;
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

/** Minute and hour. A figure alone is an hour after "at" or "to" only, where nothing is counted by it. */
function timeOf(text: string): [string, string] | null {
  const name = /\b(?:noon|midday|midnight)\b/.exec(text)?.[0];
  if (name !== undefined) return ['0', String(named[name])];
  const [, share, way, of = '', half = '', day = ''] = partOfHour.exec(text) ?? [];
  if (share !== undefined) {
    const [, hour] = onDial(of, '0', half, day) ?? [];
    if (hour === undefined || (share === 'half' && way === 'to')) return null;
    const minutes = share === 'half' ? 30 : 15;
    return way === 'past' ? [String(minutes), hour] : [String(60 - minutes), String((Number(hour) + 23) % 24)];
  }
  const lead = /^\D*/.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  const match = clock.exec(rest);
  if (match === null) return null;
  const [said, hour = '', minute, unit, ownHalf = '', ownDay = ''] = match;
  const behind = rest.slice(said.length);
  if (isDuration.test(behind) || /^[\d:]/.test(behind)) return null;
  const isBare = minute === undefined && unit === undefined && ownHalf === '' && ownDay === '';
  if (isBare && !(/(?:^|\b(?:at|to|around) )$/.test(lead) && ends.test(behind))) return null;
  return onDial(hour, minute ?? '0', ownHalf, ownDay);
}
const ends =
  /^[\s,.!]*(?:$|(?:on|every|each|daily|weekly|please|instead|sharp|and|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/;

function onDial(hour: string, minute: string, half: string, day: string): [string, string] | null {
  const isLate = half === 'pm' || day === 'evening' || day === 'afternoon';
  const value = (Number(hour) % (half === 'am' || isLate ? 12 : 24)) + (isLate ? 12 : 0);
  return Number(hour) > 24 || Number(minute) > 59 ? null : [String(Number(minute)), String(value)];
}
