import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const exportsAfter = (given: string, text: string) => {
  return planOf(conversationAfter(given, text))
    .filter(({ tool }) => tool !== 'list_cards')
    .map(({ tool, input }) => [tool, input.format, input.all]);
};

describe('one file, where another sentence says which', () => {
  it.each([
    ['My accountant works with Excel. Please export this card.', 'xlsx'],
    ['The agency only takes JSON, could you export it for them?', 'json'],
    ['Please prepare a download of this card; our buyer opens everything in Excel.', 'xlsx'],
    ['My assistant wants the card in Excel. Prepare it for her please', 'xlsx'],
    ['The printer shop asks for a csv of this card. Could you get that ready?', 'csv'],
    ['The developer needs the data as JSON. Can you export the card in that format?', 'json'],
  ])('%s', (text, format) => {
    expect(exportsAfter('card_shown', text)).toEqual([['export_cards', format, undefined]]);
  });
});

it.each(['can I have a download of the full catalogue in excel', 'complete range as an Excel file'])(
  'means all: %s',
  (text) => {
    expect(exportsAfter('no_card', text)).toEqual([['export_cards', 'xlsx', true]]);
  },
);

it.each([
  'and one for all my cards, same format',
  'oh, but the same for all my cards',
  'Now please the same for the whole library.',
  'all the listings too',
  'the same thing again with everything I have',
])('goes on in the format of before: %s', (text) => {
  expect(exportsAfter('after_export', text)).toEqual([['export_cards', 'csv', true]]);
});
it('takes a named card in the format of before', () => {
  const [found] = exportsAfter('after_export', 'and the oak board in the same format').filter(
    ([tool]) => tool !== 'list_cards',
  );
  expect(found).toEqual(['export_cards', 'csv', undefined]);
});
it('keeps the file of before when a changed card is exported again', () => {
  for (const text of ['set the price to 19.90 and export it again', 'make it 19.90 and do the csv again'])
    expect(exportsAfter('after_export', text)).toEqual([
      ['edit_card', undefined, undefined],
      ['export_cards', 'csv', undefined],
    ]);
});
it.each([
  ['whatever I edited since Monday, in one excel file', 7],
  ['export everything I changed since 3 days ago', 3],
  ['all listings I touched since a week ago as excel', 7],
  ['excel of the cards edited in the past three weeks', 21],
  ['xlsx of everything I updated within the last couple of days', 2],
])('%s', (text, days) => {
  const [found] = planOf(conversationAfter('no_card', text));
  expect(found?.input).toEqual({ all: true, format: 'xlsx', changed_within_days: days });
});
it.each(['all my buyers like it too', 'the same as everything here'])('exports nothing for: %s', (text) => {
  expect(exportsAfter('after_export', text)).toEqual([]);
});

it.each(['where was the url', 'where is the link'])('tells the address of the case: %s', (text) => {
  expect(exportsAfter('case_published', text)).toEqual([['publish_case', undefined, undefined]]);
});

it.each(['do I have to pay for exports?', 'how much are photo edits?', 'is scoring free or do I pay for it'])(
  'tells what things cost: %s',
  (text) => {
    expect(exportsAfter('no_card', text)).toEqual([]);
  },
);
