import type { FilePart } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import type { MessageRow } from './messages-store.ts';
import { turnSources } from './turn-sources.ts';

const file = (id: string, more: Partial<FilePart> = {}) => ({
  type: 'data-file',
  id,
  data: { file_id: id, name: id, kind: 'text', rows: null, columns: null, ...more },
});
const request = (text: string, ...files: object[]) =>
  ({ role: 'user', parts: [...files, { type: 'text', text }] }) as unknown as MessageRow;
const of = (rows: MessageRow[], contents: Record<string, string> = {}) =>
  turnSources(rows, new Map(Object.entries(contents))).map(({ kind, text }) => `${kind}: ${text}`);

describe('what a request gives as facts', () => {
  it('is the text of the files that come with it', () => {
    expect(of([request('improve it', file('a'), file('b'))], { a: 'Weight: 300 g', b: ' ' })).toEqual([
      'file: Weight: 300 g',
    ]);
  });

  it('is the text of an earlier file that it points at, and of no other', () => {
    const earlier = request('here', file('a'));
    const contents = { a: 'Weight: 300 g' };
    expect(of([earlier, request('improve it with the data sheet')], contents)).toEqual(['file: Weight: 300 g']);
    expect(of([earlier, request('improve it for Amazon')], contents)).toEqual([]);
  });

  it('is a table of one product or of names and values, and no list of products', () => {
    const table = (columns: number, rows: number) => file('a', { kind: 'csv', columns, rows });
    const read = (columns: number, rows: number, content: string) =>
      of([request('improve it', table(columns, rows))], { a: content });
    expect(read(2, 1, 'Weight | 300 g\nColor | blue')).toEqual(['file: Weight: 300 g\nColor: blue']);
    expect(read(3, 1, 'Title | Weight | Color\nMug | 300 g | blue')).toEqual([
      'file: Title: Mug\nWeight: 300 g\nColor: blue',
    ]);
    expect(read(3, 2, 'Title | Weight | Color\nMug | 300 g | blue\nCup | 1 g | red')).toEqual([]);
  });

  it('is what the seller states, and nothing that is asked, denied or ordered', () => {
    const said =
      'Improve it for Amazon. It is made of bamboo. Is it waterproof? It is not dishwasher safe. Avoid the word organic.\nCapacity: 500 ml';
    expect(of([request('Improve this for Amazon https://shop.example/kettle')])).toEqual([]);
    expect(of([request('Make it so that it is short: use few words')])).toEqual([]);
    expect(of([request(said)])).toEqual(['message: It is made of bamboo.\nCapacity: 500 ml']);
  });
});
