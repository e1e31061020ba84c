import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const card_id = idOf(1);
const turn = (text: string, ...steps: [ToolStep['tool'], object, object?][]): Turn => ({
  text,
  steps: steps.map(
    ([tool, input, output = {}]) =>
      ({
        tool,
        input: { card_id, ...input },
        output: { ...answerOf(tool, { card_id }), ...output },
      }) as unknown as ToolStep,
  ),
});
const after = (text: string, ...earlier: Turn[]) =>
  decide({ earlier, current: { text, steps: [] }, shownCardId: card_id, files: [] });
const edited = (...edits: { field: string; before: string | null; after: string | null }[]) =>
  turn('change it', ['edit_card', {}, { edits, notes: [] }]);
const improved = (...sections: string[]) => turn('improve it', ['improve_card', { sections }, { questions: [] }]);
const set = (edit: object) => ({ tool: 'edit_card', input: { edits: [edit] } });
const back = (...sections: string[]) => ({ tool: 'restore_version', input: { version: 'previous', sections } });
const said = { kind: 'say', text: expect.stringContaining('"undo" brings the version before') };

describe('one section as it was before', () => {
  const price = edited({ field: 'price', before: '149.00 EUR', after: '159 EUR' });
  const title = edited({ field: 'title', before: 'Oak Board, Round', after: 'Round Board' });
  const bullet = edited({ field: 'bullets', before: 'Fits most shelves', after: null });
  const color = edited({ field: 'Color', before: 'Color: Green', after: 'Color: blue' });

  it.each(['undo the weight only', 'undo only the weight', 'take back the weight please', 'revert the weight change'])(
    'is undone alone where several facts were changed: %s',
    (text) => {
      const both = edited(
        { field: 'Height', before: 'Height: 10 cm', after: 'Height: 40 cm' },
        { field: 'Weight', before: 'Weight: 320 g', after: 'Weight: 1.2 kg' },
      );
      expect(after(text, both)).toMatchObject(
        set({ op: 'set', field: 'specifications', name: 'Weight', value: '320 g' }),
      );
    },
  );

  it('is what the last change of it took away, whatever was done since', () => {
    const back = { op: 'set', field: 'price', value: '149.00 EUR' };
    for (const text of ['actually leave the price like it was', 'set the price back', 'price back please'])
      expect(after(text, price, title), text).toMatchObject(set(back));
    const again = edited({ field: 'price', before: '159 EUR', after: '155 EUR' });
    expect(after('leave the price like it was', price, again)).toMatchObject(set(back));
    const words = { op: 'set', field: 'title', value: 'Oak Board, Round' };
    for (const text of ['and the old title too', 'title back, keep the price', 'I want my old title back'])
      expect(after(text, title, price), text).toMatchObject(set(words));
    expect(after('hm give me the bullet back please', bullet, title)).toMatchObject(
      set({ op: 'add', field: 'bullets', value: 'Fits most shelves' }),
    );
    expect(after('change the color back', color)).toMatchObject(set({ name: 'Color', value: 'Green' }));
  });

  it('is the title before an improvement, and the version before where that changed nothing else', () => {
    const whole = turn(
      'improve it',
      ['improve_card', {}, { changes: [{ path: 'title', reason: 'longer' }], questions: [] }],
      ['compare_versions', { from: 'original' }, { fields: [{ path: 'title', change: 'changed', before: 'Board' }] }],
    );
    expect(after('the old title back please', whole)).toMatchObject(set({ field: 'title', value: 'Board' }));
    expect(after('put the bullets back', improved('bullets'))).toMatchObject({ tool: 'restore_version' });
  });

  it('comes back alone where other sections were changed since, and nothing is written anew or added', () => {
    expect(after('title back', improved('description'))).toMatchObject(back('title'));
    expect(after('put the bullets back', improved('description'))).toMatchObject(back('bullets'));
    expect(after('the old keywords too', improved('description'))).toMatchObject(back('keywords'));
    expect(after('hm give me the bullet back please', price)).toMatchObject(said);
  });
});

it('the old section that was liked comes back alone', () => {
  const text = 'hm i liked the old title better, rest is fine';
  expect(after(text, improved('title', 'description'))).toMatchObject(back('title'));
  for (const more of [
    'hmm I liked the old title more, put it back',

    'restore the title only',
  ])
    expect(after(more, improved('title', 'bullets')), more).toMatchObject(back('title'));
  expect(after('I like the old title more', improved('title', 'bullets'))).toMatchObject({ kind: 'say' });
  const disliked = "I don't like the new description, make it like before";
  expect(after(disliked, improved('description', 'title'))).toMatchObject(back('description'));
  expect(after(text, improved('title'))).toMatchObject({ input: { version: 'previous' } });
});

it('a section that shall be as it was is not said to have stayed so, where it was rewritten with others', () => {
  const text = 'leave the description as it was';
  expect(after(text, improved('title', 'description'))).toMatchObject(back('description'));
  expect(after(text, improved('description'))).toMatchObject({ input: { version: 'previous' } });
  expect(after(text, improved('title', 'bullets'))).not.toMatchObject(said);
});

it('the original of a section leaves the others as they are', () => {
  const original = (...sections: string[]) => ({
    tool: 'restore_version',
    input: { version: 'original', sections },
  });
  const both = improved('title', 'description');
  expect(after('leave the description how it was at the beginning', both)).toMatchObject(original('description'));
  expect(after('put the description back to the original', both)).toMatchObject(original('description'));
  expect(after('undo everything but keep the title', both)).toMatchObject(
    original('description', 'bullets', 'specifications', 'keywords'),
  );
  expect(after('the original is better. take it', both, turn('compare', ['compare_versions', {}]))).toEqual({
    kind: 'call',
    tool: 'restore_version',
    input: { card_id, version: 'original' },
  });
});

it('the section of another card that is named is taken back there, and not on the one in hand', () => {
  const library = ['Mug', 'Knife'];
  for (const text of ['put the mug description back', 'I dont like the mug description, make it like before'])
    expect(talkInLibrary(library, 'improve the mug', 'improve the knife', text).works, text).toEqual([
      { tool: 'restore_version', input: { card: 1, version: 'previous', sections: ['description'] } },
    ]);
});

describe('everything as it was', () => {
  it.each(['now everything as it was at the start of today', 'put it back how it was this morning'])('%s', (text) => {
    const earlier = [improved('title'), edited({ field: 'price', before: '9 EUR', after: '8 EUR' })];
    expect(after(text, ...earlier)).toMatchObject({ kind: 'say', text: expect.stringContaining('original back?') });
    expect(after('yes', ...earlier, { text, steps: [] })).toMatchObject({ input: { version: 'original' } });
    const words = { text: 'hm', steps: [] };
    expect(after(text, ...earlier, words)).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('original back?'),
    });
  });
});

it.each(['no I want the one from before', 'give me back what I had before'])('the version before: %s', (text) => {
  const words = { text: 'yes please', steps: [] };
  expect(after(text, improved('description'), words)).toMatchObject({ input: { version: 'previous' } });
});

describe('a wish without its section', () => {
  it('is about the one that was improved, also with a word between', () => {
    const words = { text: 'yes', steps: [] };
    const looked = turn('', ['score_card', {}]).steps;
    const conversation = { earlier: [improved('title'), words], shownCardId: card_id, files: [] };
    const action = decide({ ...conversation, current: { text: 'nah shorter, max 60 chars', steps: looked } });
    expect(action).toMatchObject({ tool: 'improve_card', input: { sections: ['title'], title_max: 60 } });
  });
});
