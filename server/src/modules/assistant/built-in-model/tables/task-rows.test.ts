import { expect, it } from 'vitest';
import { onCard } from '../../testing/request-around.ts';
import { parseRequest } from '../request.ts';

const around = { ...onCard, hasCard: false };

it.each([
  'every other Monday score all my cards',
  'on the first Monday of every month export everything',
  'every 0 hours score all my cards',
  'every day at 9 and at 18:00 score my cards',
  'every day at 9am and 6pm score my cards',
  'every morning at 9 and every evening at 6 score my cards',
])('asks when instead of scheduling otherwise: %s', (text) => {
  expect(parseRequest(text, around).asks).toEqual([{ kind: 'say', topic: 'schedule_when' }]);
});
