import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../testing/conversation-after.ts';
import { doneAfter } from '../testing/done-after.ts';
import { planOf } from './decide.ts';

const exportsOf = (text: string) =>
  planOf(conversationAfter('card_shown', text)).flatMap(({ tool, input }) =>
    tool === 'export_cards' ? [[input.format, input.all]] : [],
  );

describe('several formats', () => {
  it.each<[string, (string | boolean | undefined)[][]]>([
    ['give me JSON and CSV', [['json'], ['csv']]],
    ['export it in both json and csv', [['json'], ['csv']]],
    ['I need an excel and a csv of it', [['xlsx'], ['csv']]],
    [
      'export all as csv, and as json too',
      [
        ['csv', true],
        ['json', true],
      ],
    ],
    ['one csv for me and one xlsx for my accountant please', [['csv'], ['xlsx']]],
    [
      'json, csv and excel of all my cards',
      [
        ['json', true],
        ['csv', true],
        ['xlsx', true],
      ],
    ],
    ['export it for Etsy and Shopify', [['etsy_csv'], ['shopify_csv']]],
  ])('are a file each: %s', (text, files) => {
    expect(exportsOf(text)).toEqual(files.map(([format, all]) => [format, all]));
  });

  it.each([
    'as csv or json',
    'export as json. oh no, as csv',
    'export it as csv and score it',
    'export it as csv, not as json',
  ])('are one where one is meant: %s', (text) => {
    expect(exportsOf(text)).toHaveLength(1);
  });
});

describe('cards that are told apart by what no list knows', () => {
  it.each([
    'export all cards over 20 euros',
    'improve all cards without pictures',
    'score all listings under 15 dollars',
    'export all cards that have no brand',
    'improve all listings with fewer than 3 bullets',
    'improve all cards that never sold',
    'export all products priced above 50',
  ])('are asked for, and not all are worked on: %s', (text) => {
    for (const given of ['card_shown', 'no_card']) {
      const { works, said } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain('so I have started nothing');
    }
  });

  it.each(['export all except the drafts', 'export all but the 3 worst'])(
    'are asked for where they are to be left out: %s',
    (text) => {
      const { works, said } = doneAfter('card_shown', text);
      expect(works).toEqual([]);
      expect(said).toContain('"export all cards except the mug"');
    },
  );

  it('are named then', () => {
    const earlier = [{ text: 'export all except the drafts', steps: [] }];
    const [, call] = planOf({ ...conversationAfter('card_shown', 'the mug'), earlier });
    expect(call).toMatchObject({ tool: 'export_cards', target: { names: [['mug']], isExcept: true } });
  });

  it.each([
    ['improve all cards without using the word best', 'improve_cards'],
    ['export all cards with pictures', 'export_cards'],
    ['improve all my cards, the titles under 80 characters', 'improve_cards'],
  ])('are not meant by: %s', (text, tool) => {
    expect(planOf(conversationAfter('card_shown', text)).map((call) => call.tool)).toContain(tool);
  });
});
