import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const tools = (text: string) => planOf(conversationAfter('no_card', text)).map(({ tool }) => tool);

it.each([
  'export all cards with a score over 60',
  'export everything scoring above 70 as csv',
  'improve all listings that score more than 60 for etsy',
])('nothing is done with cards above a score: %s', (text) => {
  expect(tools(text)).toEqual([]);
  expect(decide(conversationAfter('no_card', text))).toMatchObject({ text: expect.stringContaining('below a number') });
});

it('lists are ordered by the score', () =>
  expect(planOf(conversationAfter('no_card', 'show me the cards with a score over 60'))).toMatchObject([
    { tool: 'list_cards', input: { sort: 'score' } },
  ]));

it.each([
  ['improve all cards with a score below 60', 'improve_cards'],
  ['improve all my cards, their titles are over 80 characters', 'improve_cards'],
  ['export all cards', 'export_cards'],
])('others are worked on: %s', (text, tool) => expect(tools(text)).toContain(tool));
