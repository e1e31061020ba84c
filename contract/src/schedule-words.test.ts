import { expect, it } from 'vitest';
import { scheduleInWords } from './schedule-words.ts';

it.each([
  ['0 9 * * 1', 'every Monday at 9:00'],
  ['30 8 * * 1-5', 'on weekdays at 8:30'],
  ['0 7,19 * * *', 'every day at 7:00 and 19:00'],
  ['0 7 * * 1,3,7', 'every Monday, Wednesday and Sunday at 7:00'],
  ['5 8 1,15 * *', 'on days 1 and 15 of every month at 8:05'],
  ['0 6 L * *', 'on the last day of every month at 6:00'],
  ['0 9 3 3 *', 'every 3 March at 9:00'],
  ['0 * * * *', 'every hour'],
  ['5 * * * *', 'every hour, 5 minutes past'],
  ['0 */2 * * *', 'every 2 hours'],
  ['*/15 * * * *', 'every 15 minutes'],
  ['* * * * *', 'every minute'],
  ['15 8-18 * * 1-5', 'on weekdays, every hour from 8:15 to 18:15'],
  ['0 9 1 */3 *', null],
  ['0 9 1 1,7 *', null],
  ['0 9 * 12 1', null],
  ['0 9 1 * 1', null],
  ['0 0 29 2 1', null],
  ['10,40 * * * *', null],
  ['0 9 * * mon', null],
])('%s runs %s', (cron, words) => {
  expect(scheduleInWords(cron)).toBe(words);
});
