import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Rain Jacket Yellow', 'Blue Mug', 'Desk Lamp'];
const talk = (...texts: string[]) => {
  const { works, said } = talkInLibrary(library, ...texts);
  return { said, works: works.filter(({ tool }, at) => tool !== 'score_card' || at > 0 || works.length === 1) };
};

describe('what is asked of a length', () => {
  it.each([
    [['how come my blue mug has such a short title'], { card: 2, question: 'how long is the title of my blue mug?' }],
    [['why is the title of the lamp so short?'], { card: 3, question: 'how long is the title of the lamp?' }],
    [['show me the lamp', 'how come the title is so short'], { card: 3, question: 'how long is the title?' }],
    [['show me the lamp', 'is the new title under 80 characters'], { card: 3, question: 'how long is the title?' }],
  ])('is answered from the card, and no score is paid for: %j', (texts, input) => {
    expect(talk(...texts).works).toEqual([{ tool: 'answer_from_card', input }]);
  });

  it('a number alone is the length of the title', () => {
    expect(talk('improve the lamp for amazon and ebay', 'yeah shorten it to 80').works).toMatchObject([
      { tool: 'improve_card', input: { card: 3, sections: ['title'], title_max: 80 } },
    ]);
  });
});

describe('words that lack the word for it', () => {
  it.each([
    [
      ['show me the lamp', 'and say glare free in the bullets'],
      { sections: ['bullets'], include_keywords: ['glare free'] },
    ],
    [['title of the lamp shorter + price 25'], { sections: ['title'], length: 'shorter' }],
  ])('are a wish all the same: %j', (texts, input) => {
    expect(talk(...texts).works).toContainEqual({ tool: 'improve_card', input: { card: 3, ...input } });
  });

  it.each([
    [['show me all my cards', 'the third one is missing keywords, add some']],
    [['show me the lamp', 'it has no keywords, can you add some']],
  ])('what is missing is written: %j', (texts) => {
    expect(talk(...texts).works).toMatchObject([{ tool: 'improve_card', input: { card: 3, sections: ['keywords'] } }]);
  });

  it('a rule stands behind its reason', () => {
    expect(talk('show me the lamp', 'i sell handmade stuff so never say mass produced').works).toEqual([
      { tool: 'remember_preference', input: { kind: 'avoid_words', value: 'mass produced' } },
    ]);
  });

  it('work is done again at its times', () => {
    expect(talk('export all as csv', 'and again every friday at 6').works).toEqual([
      { tool: 'schedule_task', input: { instruction: 'export all as csv', schedule: '0 6 * * 5' } },
    ]);
  });

  it.each([
    [['improve the title of the lamp', 'put cosy in it'], 'cosy'],
    [['improve the title of the lamp', 'and get brass in there'], 'brass'],
  ])('a word is put into the text that was spoken of: %j', (texts, value) => {
    expect(talk(...texts).works).toEqual([
      { tool: 'edit_card', input: { card: 3, edits: [{ op: 'add', field: 'title', value }] } },
    ]);
  });

  it('what there is none of takes nothing from what there is', () => {
    expect(talk('show me the lamp', 'no box, its sent in a paper bag').works).toEqual([
      { tool: 'edit_card', input: { card: 3, edits: [{ op: 'add', field: 'bullets', value: 'Sent in a paper bag' }] } },
    ]);
  });

  it('a manner that is denied is not written once more', () => {
    expect(talk('show me the lamp', 'make it friendlier', 'not that friendly lol').works).toMatchObject([
      { tool: 'improve_card', input: { card: 3, tone: 'plain' } },
    ]);
  });

  it.each([
    [['remove the second bullet', 'no the third'], ['restore_version', 'edit_card'], { op: 'remove', position: 3 }],
    [['is it vegan', 'yes its vegan, add that'], ['edit_card'], { op: 'add', value: 'Vegan' }],
    [['add "gift for her" to keywords', 'and hygge'], ['edit_card'], { op: 'add', field: 'keywords', value: 'hygge' }],
  ])('the entry that was spoken of is meant: %j', (texts, tools, edit) => {
    const { works } = talk('show me the lamp', ...texts);
    expect(works.map(({ tool }) => tool)).toEqual(tools);
    expect(works.at(-1)?.input.edits).toMatchObject([edit]);
  });

  it('what is well stays', () => {
    expect(talk('show me the lamp', 'rest is ok')).toMatchObject({
      works: [],
      said: expect.stringContaining('welcome'),
    });
  });
});

it('the rule that was asked about is fixed, and no other', () => {
  expect(talk('score the lamp', 'what does T2 mean', 'ok fix that rule').works).toMatchObject([
    { tool: 'improve_card', input: { card: 3, rules: ['T2'] } },
  ]);
});

describe('a question that only wants a nod', () => {
  it.each([
    'title is boring, dont you think',
    'hmm the title is too long no?',
    'shorter title, no?',
    'bit too long or?',
  ])('starts no work that is paid for: %s', (text) => {
    expect(talk('show me the lamp', text).works.filter(({ tool }) => tool !== 'answer_from_card')).toEqual([]);
  });

  it('an order stays one', () => {
    expect(talk('show me the lamp', 'make it shorter, ok?').works).toMatchObject([{ tool: 'improve_card' }]);
  });
});

it('a card is not deleted, whatever was shown before', () => {
  expect(talk('show me all my cards', 'delete the lamp')).toMatchObject({
    works: [],
    said: expect.stringContaining('do not delete'),
  });
});
