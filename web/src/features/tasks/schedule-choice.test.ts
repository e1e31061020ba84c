import { describe, expect, it } from 'vitest';
import { choiceOf, cronOf, firstChoice } from './schedule-choice.ts';

describe('the choice of a schedule', () => {
  it.each([
    ['0 9 * * 1', { every: 'week', time: '09:00', weekday: '1' }],
    ['5 0 * * *', { every: 'day', time: '00:05' }],
    ['30 18 * * 1-5', { every: 'weekday', time: '18:30' }],
    ['0 6 28 * *', { every: 'month', time: '06:00', monthday: '28' }],
    ['0 */2 * * *', { every: 'custom', cron: '0 */2 * * *' }],
    ['0 9 1 * 1', { every: 'custom', cron: '0 9 1 * 1' }],
  ])('%s is read and written back', (cron, choice) => {
    expect(choiceOf(cron)).toEqual({ ...firstChoice, ...choice });
    expect(cronOf(choiceOf(cron))).toBe(cron);
  });
});
