import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Conversation } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const file = (kind: 'pdf' | 'xlsx' | 'image') => ({
  file_id: `0190a000-0000-7000-8000-0000000000${kind.length}1`,
  name: `teapot.${kind}`,
  kind,
  text: kind === 'image' ? '' : 'Teapot Aosta. Capacity 1.1 l.',
});
type Kind = Parameters<typeof file>[0];
const sentWith = (text: string, ...kinds: Kind[]): Conversation => {
  const files = kinds.map(file);
  return { ...conversationAfter('no_card', text), files, current: { text, files, steps: [] } };
};
const behindFile = (text: string, kind: Kind): Conversation => ({
  ...sentWith(text),
  earlier: [{ text: '', files: [file(kind)], steps: [] }],
  files: [file(kind)],
});
const planned = (conversation: Conversation) => planOf(conversation).map(({ tool }) => tool);

it.each<[Kind[], string[]]>([
  [['pdf'], ['teapot.pdf', 'a card of its text']],
  [['xlsx'], ['teapot.xlsx', 'cards of its products']],
  [['image'], ['teapot.image', 'white background']],
  [
    ['image', 'pdf'],
    ['teapot.image', 'teapot.pdf', 'import the file'],
  ],
])('files without a word are asked about: %j', (kinds, told) => {
  const action = decide(sentWith('', ...kinds));
  const text = action.kind === 'say' ? action.text : action.tool;
  for (const words of told) expect(text).toContain(words);
  expect(text).not.toContain('did not understand');
});

it.each<[string, Kind, string[]]>([
  ['import the file', 'xlsx', ['import_file']],
  ['import it please', 'xlsx', ['import_file']],
  ['import the file', 'pdf', ['import_listing']],
  ['ok, make a card of it for Etsy', 'pdf', ['import_listing']],
  ['thanks', 'pdf', []],
])('and are taken in behind the question: %s', (text, kind, tools) =>
  expect(planned(behindFile(text, kind))).toEqual(tools),
);

it.each(['create a card from this', 'write a listing from this pdf', 'generate a listing out of it'])(
  'a card is made of the text that came along: %s',
  (text) => expect(planned(sentWith(text, 'pdf'))).toEqual(['import_listing']),
);

it.each<Kind>(['xlsx', 'pdf'])('any document is taken in when it comes with the order: %s', (kind) => {
  const tool = kind === 'xlsx' ? 'import_file' : 'import_listing';
  for (const text of [
    'import the file',
    'Import the file.',
    'import the list',
    'import the spreadsheet',
    'import the excel file',
    'Import all products from this file',
    'import products from the attached spreadsheet',
    'add the items from my excel file',
  ])
    expect([text, planned(sentWith(text, kind))]).toEqual([text, [tool]]);
});
