import { expect, it } from 'vitest';
import { otherAnswers } from './other-answers.ts';

it.each([
  ['0 9 * * 1', 'every Monday at 9:00 (UTC)'],
  ['30 8 * * 1-5', 'on weekdays at 8:30 (UTC)'],
  ['0 9 1 * *', 'on day 1 of every month at 9:00 (UTC)'],
  ['0 9 3 3 *', 'every 3 March at 9:00 (UTC)'],
  ['0 7,19 * * *', 'every day at 7:00 and 19:00 (UTC)'],
  ['0 */2 * * *', 'every 2 hours (UTC)'],
  ['0 9 1 */3 *', 'by the schedule 0 9 1'],
  ['0 9 1 1,7 *', 'by the schedule 0 9 1'],
  ['0 9 * 12 1', 'by the schedule 0 9'],
])('says when a task runs: %s', (schedule, words) => {
  const task = { schedule, timezone: 'UTC', title: 'Export', instruction: 'export all my cards', enabled: true };
  expect(otherAnswers.schedule_task(task as never)).toContain(`I will do this ${words}`);
});

it('gives the address of a public page as a link', () => {
  const url = 'https://cards.example/case/1';
  const published = { card: { card_id: '1', title: 'Mug' }, url };
  expect(otherAnswers.publish_case(published as never)).toContain(`[${url}](${url})`);
});
