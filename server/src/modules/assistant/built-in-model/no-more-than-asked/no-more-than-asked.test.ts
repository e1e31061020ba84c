import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { doneAfter } from '../../testing/done-after.ts';
import { planOf } from '../decide.ts';

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
  it.each(['improve all listings with fewer than 3 bullets', 'improve all cards that never sold'])(
    'are asked for, and not all are worked on: %s',
    (text) => {
      for (const given of ['card_shown', 'no_card']) {
        const { works, said } = doneAfter(given, text);
        expect(works).toEqual([]);
        expect(said).toContain('so I have started nothing');
      }
    },
  );

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

describe('work under a condition of the score', () => {
  it.each([
    'improve it but only if it scores under 50',
    'improve it if it scores under 50',
    'only improve it if it scores under 50',
    'improve it, but only if the score is below 50',
  ])('is measured first, and not done where it is not met: %s', (text) => {
    const { works } = doneAfter('card_shown', text);
    expect(works.map(({ tool }) => tool)).toEqual(['score_card']);
  });

  it('is done where it is met', () => {
    const { works } = doneAfter('card_shown', 'improve it but only if it scores under 70');
    expect(works.map(({ tool }) => tool)).toContain('improve_card');
  });
});

describe('words that only ask, point or correct', () => {
  it.each(['I said not the description, did you touch it?', 'I meant the title only, have you changed the bullets?'])(
    'pay for no second improvement: %s',
    (text) => {
      const { works } = doneAfter('after_improve', text);
      expect(works.map(({ tool }) => tool)).not.toContain('improve_card');
    },
  );

  it.each(['now make it the first', 'make it the last one please', 'no, everywhere'])(
    'lead to no work and no rule: %s',
    (text) => {
      expect(doneAfter('after_improve', text).works).toEqual([]);
    },
  );

  it.each([
    ['and not the specs', 'leave it as it is'],
    ['improve the title only if it gets longer than 60 characters', 'I know that only when the work is done'],
  ])('lead to nothing but words: %s', (text, words) => {
    const { works, said } = doneAfter('after_improve', text);
    expect(works).toEqual([]);
    expect(said).toContain(words);
  });

  it.each(['and the others?', 'what about the other ones?'])('tell a price of the other cards first: %s', (text) => {
    const { works } = doneAfter('after_score', text);
    expect(works).toMatchObject([{ tool: 'score_cards', input: { dry_run: true } }]);
  });

  it('writes no word to avoid for a title without the brand', () => {
    expect(doneAfter('after_improve', 'and the title without the brand then').works).toMatchObject([
      { tool: 'edit_card', input: { edits: [{ op: 'restyle', field: 'title', style: 'without_brand' }] } },
    ]);
  });

  it('takes nothing back where the last work changed nothing', () => {
    const output = { card: { card_id: 'c1', title: 'Mug', marketplace: 'generic', score: 59 }, changes: [] };
    const earlier = [{ text: 'only the description', steps: [{ tool: 'improve_card', input: {}, output } as never] }];
    const after = (text: string) => planOf({ ...conversationAfter('card_shown', text), earlier });
    expect(after('undo only that')).toEqual([]);
    expect(after('undo')).toMatchObject([{ tool: 'restore_version' }]);
  });
});

it('another file is of the cards of the last one', () => {
  const input = { card_ids: ['c1', 'c2'], format: 'xlsx' };
  const earlier = [
    { text: 'export the mug and the lamp', steps: [{ tool: 'export_cards', input, output: {} } as never] },
  ];
  for (const text of ['the same as json', 'and as json too please', 'json as well'])
    expect(planOf({ ...conversationAfter('card_shown', text), earlier })).toMatchObject([
      { tool: 'export_cards', input: { format: 'json' }, target: { card_ids: ['c1', 'c2'] } },
    ]);
});
