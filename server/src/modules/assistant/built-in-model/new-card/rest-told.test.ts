import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const editsOf = (text: string) =>
  talkInLibrary(['Train'], 'improve it', text).works.flatMap(({ tool, input }) =>
    tool === 'edit_card' ? input.edits : [],
  );

describe('facts in reply to our questions', () => {
  it('are all kept, those of no known property as bullets', () => {
    expect(editsOf('5 wagons with magnets, age 3+, painted w water based paint, beech')).toEqual(
      expect.arrayContaining([
        { op: 'add', field: 'bullets', value: '5 wagons with magnets' },
        { op: 'add', field: 'bullets', value: 'Age 3+' },
        { op: 'add', field: 'bullets', value: 'Painted w water based paint' },
        { op: 'set', field: 'specifications', name: 'Material', value: 'beech' },
      ]),
    );
  });

  it.each(['no idea, thanks', 'great, thanks', 'what, why', 'improve it, please', 'the forest one is raw, unfiltered'])(
    'are none: %s',
    (text) => expect(editsOf(text)).toEqual([]),
  );
});
