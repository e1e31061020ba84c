import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { decide, planOf } from '../../decide.ts';
import { noSuchDay } from './no-such-days.ts';

const after = (text: string, given = 'card_shown') => {
  const conversation = conversationAfter(given, text);
  return { plan: planOf(conversation), action: decide(conversation) };
};

describe('a day that no calendar has', () => {
  it.each([
    ['every 30th of February score my cards', 'There is no 30 February: that month has at most 29 days.'],
    ['on 31 April improve all cards', 'There is no 31 April: that month has 30 days.'],
    ['on April 31st export my cards as csv', 'There is no 31 April'],
    ['every year on June 31 check all listings', 'There is no 31 June'],
    ['on Feb 30, rewrite everything', 'There is no 30 February'],
    ['please do it on the thirty-first of November', 'There is no 31 November'],
    ['schedule it for 31 September', 'There is no 31 September'],
    ['on the 35th of every month export all', 'No month has that day.'],
    ['every month on the 32nd score all my cards', 'No month has that day.'],
  ])('is said, and nothing is planned or begun: %s', (text, said) => {
    const { plan, action } = after(text);
    expect(plan).toEqual([]);
    expect(action).toMatchObject({ kind: 'say', text: expect.stringContaining(said) });
  });

  it('is no new time of a task', () => {
    expect(after('move the Monday one to 31 June', 'tasks_listed').plan).toEqual([]);
  });

  it.each([
    'every 30th of June score my cards',
    'every year on Feb 29 score my cards',
    'score all my cards on the 31st of every month',
    'on 31 May export my cards',
    'add a bullet: sale until 31 April',
    'add to the description that the offer is valid until 31 June',
    'write in the bullets that it was made on 31 April',
    'my shop opened on 30 February',
    'improve the first 32 of the list',
    'export 31 of my cards',
  ])('is none of these: %s', (text) => expect(noSuchDay(text.toLowerCase())).toBeNull());
});
