import { expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

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

it.each([
  ['and once more as json, our dev wants that', 'json'],
  ["Shopify didn't accept the columns. Is there a version made for them? If so give me that one", 'shopify_csv'],
  ['ebay rejects this file, have you got one made for ebay?', 'ebay_csv'],
  ['Thank you so much, you saved my evening. Could I have it as an Excel sheet as well?', 'xlsx'],
])('it is made once more as it is needed: %s', (text, format) => {
  expect(calls(text)).toEqual([['export_cards', { format }]]);
});
it('a question about files makes none', () => {
  expect(calls('is there a special file for etsy?')).toEqual([]);
});

it.each(['that, plus the cutting board, in one csv', 'it plus the lamp as one csv please'])(
  'the exported card and another in one file: %s',
  (text) => {
    expect(plan(text).at(-1)).toMatchObject(['export_cards', { format: 'csv' }, { kind: 'unknown' }]);
  },
);

it.each(['good, same with all my other cards too, everything in one file', 'now the same for all my cards'])(
  'the same file of all cards, without its name: %s',
  (text) => {
    expect(calls(text)).toEqual([['export_cards', { format: 'csv', all: true }]]);
  },
);

it.each(['oh I meant all my cards, not just this one. still csv', 'no, all of them please, csv again'])(
  'the same file of all cards: %s',
  (text) => {
    expect(calls(text)).toEqual([['export_cards', { format: 'csv', all: true }]]);
  },
);
