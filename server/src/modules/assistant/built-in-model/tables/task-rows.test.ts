import { expect, it } from 'vitest';
import { onCard } from '../../testing/request-around.ts';
import { parseRequest } from '../request.ts';

const around = { ...onCard, hasCard: false };

it.each([
  'every other Monday score all my cards',
  'on the first Monday of every month export everything',
  'every 0 hours score all my cards',
  'every day at 9 and at 18:30 score my cards',
  'every day from 9am to 6pm score my cards',
  'twice a day score my cards',
  'every morning at 9 and every evening at 6 score my cards',
  'every weekday except friday at 8 score all cards',
  'every 45 minutes score all cards',
  'every 5 hours score all cards',
  'every month on the 15th and the last day score all cards',
])('asks when instead of scheduling otherwise: %s', (text) => {
  expect(parseRequest(text, around).asks).toEqual([{ kind: 'say', topic: 'schedule_when' }]);
});

it.each([
  ['each friday afternoon at half four, export everything as csv', '30 16 * * 5', 'export everything as csv'],
  ['twice a day, 7 in the morning and 7 in the evening, score all my cards', '0 7,19 * * *', 'score all my cards'],
  ['score all my cards on the 1st and the 15th, 8 am', '0 8 1,15 * *', 'score all my cards'],
  ['tuesday + thursday 12:00 -> export all as json', '0 12 * * 2,4', 'export all as json'],
  ['ten to six every weekday: score all', '50 5 * * 1-5', 'score all'],
  ['score everything Mon, Wed, Fri at 7', '0 7 * * 1,3,5', 'score everything'],
  [
    'We count stock on Fridays, so please score all my cards every Friday at 8 in the morning.',
    '0 8 * * 5',
    'score all',
  ],
  ['export my cards every sunday at 11pm, no wait, every monday at 8', '0 8 * * 1', 'export my cards'],
  ['every 15th of the month at 7 in the evening export all', '0 19 15 * *', 'export all'],
  ['every 6 hours score all cards', '0 */6 * * *', 'score all cards'],
  ['one more to add: every friday at 6 export everything', '0 6 * * 5', 'export everything'],
  ['every year on the 24th of november at 9 score all my cards', '0 9 24 11 *', 'score all my cards'],
  ['add another one: first of every month at 7 am score all my cards', '0 7 1 * *', 'score all my cards'],
])('schedules: %s', (text, schedule, instruction) => {
  expect(parseRequest(text, around).asks).toMatchObject([
    { tool: 'schedule_task', input: { schedule, instruction: expect.stringContaining(instruction) } },
  ]);
});

it.each([
  ['turn the nightly export off', 'export'],
  ['Would you please delete the scheduled task that scores all cards?', 'score'],
  ['I no longer need the weekly scoring', 'score'],
  ['stop please the automatic import', 'import'],
])('cancels: %s', (text, query) => {
  expect(parseRequest(text, around).asks).toMatchObject([{ tool: 'cancel_task', input: { query } }]);
});

it.each(["don't stop the weekly export", 'mention in the description that we ship every monday'])(
  'neither schedules nor cancels: %s',
  (text) => {
    expect(JSON.stringify(parseRequest(text, onCard).asks)).not.toContain('_task');
  },
);

it('takes the month with its days', () => {
  const [ask] = parseRequest('on the 1st and 15th of each month at 6 am export everything as csv', around).asks;
  expect(ask).toMatchObject({ input: { schedule: '0 6 1,15 * *', instruction: 'export everything as csv' } });
});

it.each(['Every Monday I score all my cards by hand', 'Every Friday we check the prices ourselves'])(
  'makes no task of what sellers do themselves: %s',
  (text) => {
    expect(parseRequest(text, around).asks).toEqual([{ kind: 'say', topic: 'no' }]);
  },
);

it.each(['Every Monday I want you to score all my cards', "every Monday I'd like all cards scored"])(
  'makes a task of what sellers want: %s',
  (text) => {
    expect(parseRequest(text, around).asks).toMatchObject([{ tool: 'schedule_task' }]);
  },
);

it.each([
  'super, thx 👍 what else do I have running?',
  'what do i have running at the moment',
  'what else have we got running',
])('lists what runs: %s', (text) => {
  expect(parseRequest(text, around).asks).toMatchObject([{ tool: 'list_tasks' }]);
});
