import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const tools = (text: string) => planOf(conversationAfter('no_card', text)).map(({ tool }) => tool);

it.each<[string, string, object]>([
  ['export all cards with a score over 60', 'export_cards', { all: true, score_from: 61 }],
  ['export everything scoring above 70 as csv', 'export_cards', { all: true, score_from: 71, format: 'csv' }],
  ['export all except those below 60', 'export_cards', { all: true, score_from: 60 }],
  ['export all cards but not those under 50', 'export_cards', { all: true, score_from: 50 }],
  ['export everything except the ones that score 80 or more', 'export_cards', { all: true, score_below: 80 }],
  ['export only cards with at least 55 points', 'export_cards', { all: true, score_from: 55 }],
  ['give me a csv of the cards above 70', 'export_cards', { all: true, score_from: 71, format: 'csv' }],
  ['improve all listings that score more than 60 for etsy', 'improve_cards', { scope: { score_from: 61 } }],
  ['improve all except those above 70', 'improve_cards', { scope: { score_below: 71 } }],
  ['score all cards except the ones under 40', 'score_cards', { scope: { score_from: 40 } }],
  ['show me the cards with a score over 60', 'list_cards', { score_from: 61 }],
])('is a limit of the cards that are meant: %s', (text, tool, input) => {
  expect(planOf(conversationAfter('no_card', text))).toMatchObject([{ tool, input }]);
  expect(planOf(conversationAfter('card_shown', text))).toMatchObject([{ tool, input }]);
});

it.each(['export all cards over 20 euros', 'export all listings with more than 5 images'])(
  'is none of a score: %s',
  (text) => {
    const [{ input } = { input: {} }] = planOf(conversationAfter('no_card', text));
    expect(input).not.toHaveProperty('score_from');
  },
);

it.each([
  ['improve all cards with a score below 60', 'improve_cards'],
  ['improve all my cards, their titles are over 80 characters', 'improve_cards'],
  ['export all cards', 'export_cards'],
])('others are worked on: %s', (text, tool) => expect(tools(text)).toContain(tool));
