import { expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';
import { tellsTime } from './told-times.ts';

it.each([
  'show me all cards under 60, i need them for the tuesday pitch',
  'export everything, the fair is on saturday',
  'score everything, our buyer comes by on tuesday',
  'list every listing below 70, our review starts on monday',
  'we tell our partner the numbers every monday. what does this one score?',
  'which cards changed this week? i prepare the weekly summary',
  'good day, my assistant in manila uploads our feed every wednesday and she is waiting. please export all cards as xlsx',
  'my accountant comes every friday. please export everything as xlsx',
  'our supplier sends a new list every month. show me the cards changed in the last 30 days',
  'my wife posts to etsy every evening, so please score all my cards now',
  'why is my score so low on this one, i spent the whole sunday on it',
])('tells when something else is: %s', (text) => {
  expect(tellsTime(text)).toBe(true);
  expect(planOf(conversationAfter('no_card', text)).map(({ tool }) => tool)).not.toContain('schedule_task');
});

it.each([
  'every monday export all cards for the tuesday meeting',
  'score all cards on monday at 9',
  'run the export for the friday morning',
  'i report the score every tuesday. score all cards then',
  'my assistant uploads the feed every wednesday. please export all cards as csv every tuesday',
  'my partner exports all cards every friday. please do that automatically',
  'every friday my accountant wants numbers. so please score all cards then',
])('says when it is to be done: %s', (text) => {
  expect(tellsTime(text)).toBe(false);
});
