import { expect, it } from 'vitest';
import { timeChangeIn } from './time-changes.ts';

it.each([
  ['8:00, 7:30 is before anyone is in', '0 8 * * *'],
  ['10 am instead of 7:30', '0 10 * * *'],
  ['9, because 7:30 was too early', '0 9 * * *'],
  ['at 6 pm (7:30 is too soon)', '0 18 * * *'],
  ['7:30 is too late, at 6', '0 6 * * *'],
])('takes the new time, and not the one before: %s', (words, schedule) => {
  expect(timeChangeIn(words, '30 7 * * *')).toBe(schedule);
});

it('takes a time that is said to be better', () => {
  expect(timeChangeIn('8:15 is better', '30 7 * * *')).toBe('15 8 * * *');
});
