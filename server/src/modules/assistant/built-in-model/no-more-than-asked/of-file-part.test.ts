import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import type { ToolInput } from '../../tool-types.ts';
import type { ToolStep } from '../conversation.ts';
import { planOf } from '../decide.ts';
import { filePartIn } from '../understanding/file-parts.ts';

const file_id = idOf(91);
const at = (from: number, to = from) => ({ from, to });

describe('a part of an attached file', () => {
  it.each<[string, object]>([
    ['only import the first row', { by: 'place', ranges: [at(1)] }],
    ['just rows 1 to 3', { by: 'place', ranges: [at(1, 3)] }],
    ['import this but only the first two rows', { by: 'place', ranges: [at(1, 2)] }],
    ['import all except the last row', { by: 'place', ranges: [at(-1)], is_except: true }],
    ['import the last 5 products please', { by: 'place', ranges: [at(-5, -1)] }],
    ['take the second and fourth row', { by: 'place', ranges: [at(2), at(4)] }],
    ['import everything but row 3', { by: 'row', ranges: [at(3)], is_except: true }],
    ['create cards from rows 10 to 20 only', { by: 'row', ranges: [at(10, 20)] }],
    ['rows 2, 4 and 7-9 please', { by: 'row', ranges: [at(2), at(4), at(7, 9)] }],
    ['only products 2 and 3', { by: 'place', ranges: [at(2), at(3)] }],
    ['only the red vase from this file please', { by: 'name', names: ['red vase'] }],
  ])('is all that is taken of it: %s', (text, pick) => {
    expect(callsAfter('file_attached', text)).toEqual([{ tool: 'import_file', input: { file_id, pick } }]);
  });

  it.each([
    'only those over 15 euros',
    'import all without the cheap ones',
    'import half of it',
    'just the ones that have a price please',
    'import the products from 10 to 20 euros',
  ])('that cannot be told apart is asked for before anything is imported: %s', (text) => {
    const { works, said } = doneAfter('file_attached', text);
    expect(works).toEqual([]);
    expect(said).toContain('I have imported nothing yet');
  });

  it.each([
    'import it',
    'just import the csv',
    'import the file for Amazon, only once',
    'only import it, do not score',
    'skip the header row and import',
    'import these 4 products',
    'only for etsy please',
    'the first row is the header',
    'put everything that is in it into my library',
    'everything which stands in this file should become cards',
    'import the products that are in the spreadsheet',
    'import all products from this file',
    'import products from the attached spreadsheet',
  ])('is not meant by: %s', (text) => {
    expect(filePartIn(text)).toBeNull();
  });
});

describe('after a file', () => {
  const follow = (text: string, before: string, ...steps: ToolStep[]) => {
    const { files } = conversationAfter('file_attached', before);
    const conversation = { ...conversationAfter('no_card', text), files };
    const calls = planOf({ ...conversation, earlier: [{ text: before, files, steps }] });
    return calls.map(({ tool, input }) => [tool, input.pick]);
  };
  const imported = (pick: ToolInput<'import_file'>['pick'], output: object): ToolStep =>
    ({ tool: 'import_file', input: { file_id, pick }, output }) as never;
  const made = { file_name: 'a.csv', card_count: 1, failed_rows: 0, card_ids: [idOf(1)], picked_of: 4 };

  it('what was asked for is taken', () => {
    const before = 'only those over 15 euros';
    expect(follow('ok then the last two', before)).toEqual([['import_file', { by: 'place', ranges: [at(-2, -1)] }]]);
    expect(follow('all of it', before)).toEqual([['import_file', undefined]]);
    expect(follow('no', before)).toEqual([]);
  });

  it('the rest of it comes behind a part', () => {
    const pick = { by: 'name' as const, names: ['red vase'] };
    expect(follow('now the rest too', 'only the red vase', imported(pick, made))).toEqual([
      ['import_file', { ...pick, is_except: true }],
    ]);
  });

  it('other rows are tried where none was found', () => {
    const error = { error: { code: 'not_found', message: 'None of its 4 products is there.' } };
    const step = imported({ by: 'row', ranges: [at(9)] }, error);
    expect(follow('then rows 2 and 3', 'import row 9', step)).toEqual([
      ['import_file', { by: 'row', ranges: [at(2), at(3)] }],
    ]);
  });
});
