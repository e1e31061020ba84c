import { expect, it } from 'vitest';
import { idOf } from '../intents/seller-library.ts';
import { conversationAfter } from '../testing/conversation-after.ts';
import { planOf } from './decide.ts';

const calls = (text: string) => planOf(conversationAfter('after_export', text)).map(({ tool, input }) => [tool, input]);
const plan = (text: string) =>
  planOf(conversationAfter('after_export', text)).map(({ tool, input, target }) => [tool, input, target]);
const shown = { kind: 'cards', card_ids: [idOf(1)] };

it.each([
  ['cant open csv on my phone, could u make it excel instead', 'xlsx'],
  ['my laptop cannot read csv files, excel please instead', 'xlsx'],
  ["csv doesn't open here. rather xlsx", 'xlsx'],
  ['our program does not take the csv, it wants json', 'json'],
])('a file that cannot be opened is made in the other format: %s', (text, format) => {
  expect(plan(text)).toEqual([['export_cards', { format }, shown]]);
});

it.each(['oh I meant all my cards, not just this one. still csv', 'no, all of them please, csv again'])(
  'the same file of all cards: %s',
  (text) => {
    expect(calls(text)).toEqual([['export_cards', { format: 'csv', all: true }]]);
  },
);
