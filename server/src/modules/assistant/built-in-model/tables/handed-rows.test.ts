import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const editsOf = (text: string) =>
  planOf(conversationAfter('card_shown', text)).flatMap(({ tool, input }) =>
    tool === 'edit_card' ? (input.edits as object[]) : [tool],
  );

describe('words that are said, and then what they are for', () => {
  it.each([
    [
      'i have a better one: Acme Insulated Steel Bottle 500 ml for Hiking and Office. use this as the title',
      { op: 'set', field: 'title', value: 'Acme Insulated Steel Bottle 500 ml for Hiking and Office' },
    ],
    [
      '"Steel Bottle for Everyday Use" - make that the title please',
      { op: 'set', field: 'title', value: 'Steel Bottle for Everyday Use' },
    ],
    [
      'Acme Trail Bottle 500 ml Leakproof, use that as title',
      { op: 'set', field: 'title', value: 'Acme Trail Bottle 500 ml Leakproof' },
    ],
    [
      'My wife wrote this: A bottle for every day. Keeps drinks cold. Put it in as the description please',
      { op: 'set', field: 'description', value: 'A bottle for every day. Keeps drinks cold.' },
    ],
    [
      'here is one more: Fits all car cup holders. Use it as another bullet',
      { op: 'add', field: 'bullets', value: 'Fits all car cup holders' },
    ],
    ['our brand is spelt differently: Akmé. take that as the brand', { op: 'set', field: 'brand', value: 'Akmé' }],
  ])('are written: %s', (text, edit) => expect(editsOf(text)).toEqual([edit]));

  it.each([
    'use this as the title',
    'I took a new photo today. Use this as the title picture',
    'i like the title of the other card. use that as the title',
    'is this better: Acme Flask? use this as the title',
  ])('are not guessed: %s', (text) =>
    expect(editsOf(text)).not.toContainEqual(expect.objectContaining({ field: 'title' })),
  );
});
