import { describe, expect, it } from 'vitest';
import { hasTimesLeft, isBeyondSchedule, scheduleIn } from './schedule-words.ts';

describe('when a task runs', () => {
  it.each([
    ['every monday at 9 score all my cards', '0 9 * * 1', null],
    ['export everything every day at 7:30', '30 7 * * *', null],
    ['each morning at 7:30 am export', '30 7 * * *', null],
    ['on weekdays at 18:00', '0 18 * * 1-5', null],
    ['monday to friday at 6pm', '0 18 * * 1-5', null],
    ['on the first of every month at 8', '0 8 1 * *', null],
    ['every month on the 15th at 6', '0 6 15 * *', null],
    ['every 24th of march at 7', '0 7 24 3 *', null],
    ['every year on the 2 of june at 8', '0 8 2 6 *', null],
    ['once a year, on november 11 at 10 score this', '0 10 11 11 *', null],
    ['every 2 hours', '0 */2 * * *', null],
    ['score all cards every minute', '* * * * *', null],
    ['every half hour', '*/30 * * * *', null],
    ['every 15 minutes score this', '*/15 * * * *', null],
    ['hourly: score all cards', '0 * * * *', null],
    ['every tuesday and thursday at 10:15', '15 10 * * 2,4', null],
    ['on sundays at 20:00', '0 20 * * 0', null],
    ['every day at noon', '0 12 * * *', null],
    ['every day at 12 am', '0 0 * * *', null],
    ['all my cards on mondays at nine', '0 9 * * 1', null],
    ['every monday at 9 berlin time', '0 9 * * 1', 'Europe/Berlin'],
    ['every monday at 9 am (america/new_york)', '0 9 * * 1', 'America/New_York'],
  ])('%s', (text, cron, timezone) => {
    expect(scheduleIn(text)).toMatchObject({ cron, timezone });
  });

  it.each(['every 0 hours', 'every 24 hours', 'every 0 minutes', 'every 90 minutes'])('is asked for: %s', (text) => {
    expect(scheduleIn(text)).toBeNull();
  });

  it.each([
    'every other monday score my cards',
    'every second week export everything',
    'on the first monday of every month at 9',
    'every 2 weeks score all my cards',
    'on the last day of every month',
    'every quarter export everything',
  ])('is more than one schedule can say: %s', (text) => {
    expect(isBeyondSchedule(text)).toBe(true);
  });

  it.each([
    'every monday at 9 score all my cards',
    'on the first of every month at 8',
    'on the first day of every month improve the second card',
    'every tuesday and thursday at 10:15',
    'every 2 hours',
    'every monday improve the first two cards',
    'add a bullet: change the filter every 2 weeks',
    'improve every card that i changed last week',
  ])('is what one schedule can say: %s', (text) => {
    expect(isBeyondSchedule(text)).toBe(false);
  });

  it('is not all that was said while times are left', () => {
    expect(hasTimesLeft('and every evening at 6 score my cards')).toBe(true);
    expect(hasTimesLeft('score my cards and at 18:00')).toBe(true);
    expect(hasTimesLeft('improve every card and write each bullet anew')).toBe(false);
  });

  it.each([
    ['every sunday at 20:00 seoul time', 'Asia/Seoul'],
    ['each friday at 6 pm hong kong time', 'Asia/Hong_Kong'],
    ['daily at 8 toronto time', 'America/Toronto'],
    ['every monday at 9 berlin time', 'Europe/Berlin'],
    ['every monday at 9 lunch time', null],
    ['every day at 9 at christmas time', null],
  ])('reads the zone that a city names: %s', (text, timezone) => {
    expect(scheduleIn(text)).toMatchObject({ timezone });
  });

  it.each(['score all my cards', 'improve it for amazon', 'keep the title under 80 characters'])(
    'never: %s',
    (text) => {
      expect(scheduleIn(text)).toBeNull();
    },
  );
});
