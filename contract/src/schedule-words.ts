const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** When a schedule (cron, five fields) runs: "every Monday at 9:00", "every 2 hours". Null when there are no short words for it. */
export function scheduleInWords(cron: string): string | null {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.split(' ');
  const days = dayWords(day, month, weekday);
  if (days === null) return null;
  const clocks = clockWords(minute, hour);
  if (clocks !== null) return `${days === '' ? 'every day' : days} at ${clocks}`;
  const rhythm = rhythmWords(minute, hour);
  if (rhythm === null) return null;
  return days === '' ? rhythm : `${days}, ${rhythm}`;
}

/** Empty: every day. "Mondays in December", "every third month": null. */
function dayWords(day: string, month: string, weekday: string): string | null {
  const dates = numbersOf(day);
  if (month !== '*') {
    const name = months[Number(month) - 1];
    return name === undefined || dates?.length !== 1 || weekday !== '*' ? null : `every ${day} ${name}`;
  }
  if (weekday === '*') {
    if (day === '*') return '';
    if (day === 'L') return 'on the last day of every month';
    return dates === null ? null : `on ${dates.length === 1 ? 'day' : 'days'} ${listed(dates)} of every month`;
  }
  if (day !== '*') return null;
  if (weekday === '1-5') return 'on weekdays';
  const names = numbersOf(weekday)?.map((number) => weekdays[Number(number) % 7] ?? '');
  return names === undefined ? null : `every ${listed(names)}`;
}

function clockWords(minute: string, hour: string): string | null {
  const hours = numbersOf(hour);
  return !isNumber(minute) || hours === null ? null : listed(hours.map((each) => clock(each, minute)));
}

function rhythmWords(minute: string, hour: string): string | null {
  if (hour === '*') {
    if (minute === '*') return 'every minute';
    const step = stepOf(minute);
    if (step !== null) return `every ${step} minutes`;
    if (!isNumber(minute)) return null;
    return Number(minute) === 0 ? 'every hour' : `every hour, ${Number(minute)} minutes past`;
  }
  if (!isNumber(minute)) return null;
  const step = stepOf(hour);
  if (step !== null) return Number(minute) === 0 ? `every ${step} hours` : null;
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(hour) ?? [];
  return from === undefined || to === undefined
    ? null
    : `every hour from ${clock(from, minute)} to ${clock(to, minute)}`;
}

const isNumber = (field: string) => /^\d{1,2}$/.test(field);
const numbersOf = (field: string): string[] | null => (/^\d{1,2}(?:,\d{1,2})*$/.test(field) ? field.split(',') : null);
const stepOf = (field: string): string | null => /^\*\/(\d{1,2})$/.exec(field)?.[1] ?? null;
const clock = (hour: string, minute: string) => `${Number(hour)}:${minute.padStart(2, '0')}`;
const listed = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
