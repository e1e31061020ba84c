import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';
import { tellsTime } from './told-times.ts';

it.each([
  'show me all cards under 60, i need them for the tuesday pitch',
  'export everything, the fair is on saturday',
  'score everything, our buyer comes by on tuesday',
  'list every listing below 70, our review starts on monday',
  'we tell our partner the numbers every monday. what does this one score?',
  'which cards changed this week? i prepare the weekly summary',
])('tells when something else is: %s', (text) => {
  expect(tellsTime(text)).toBe(true);
  expect(planOf(conversationAfter('no_card', text)).map(({ tool }) => tool)).not.toContain('schedule_task');
});

it.each([
  'every monday export all cards for the tuesday meeting',
  'score all cards on monday at 9',
  'run the export for the friday morning',
  'i report the score every tuesday. score all cards then',
])('says when it is to be done: %s', (text) => {
  expect(tellsTime(text)).toBe(false);
});
