/** As cron counts them. */
export const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What a schedule (five cron fields) is called: "daily", "monthly", or "weekly" and its days. */
export function rhythmOf(schedule: string): string {
  const [, , monthDay = '*', , weekday = '*'] = schedule.split(' ');
  if (weekday === '*') return monthDay === '*' ? 'daily' : 'monthly';
  const named = weekday.split(',').map((day) => days[Number(day) % 7] ?? '');
  return `weekly ${named.join(' ')}`;
}
