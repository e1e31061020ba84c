import { describe, expect, it } from 'vitest';
import { callsAfter, doneAfter } from '../../../testing/done-after.ts';
import { withEnglishWords } from './mixed-words.ts';

const editsAfter = (text: string) =>
  callsAfter('card_shown', text).flatMap(({ tool, input }) => (tool === 'edit_card' ? (input.edits as object[]) : []));

describe('German nouns in English sentences', () => {
  it.each([
    ['Please make the Beschreibung shorter', { sections: ['description'], length: 'shorter' }],
    ['a shorter Titel please', { sections: ['title'], length: 'shorter' }],
  ])('are the sections of a listing: %s', (text, input) => {
    expect(callsAfter('card_shown', text)).toContainEqual({
      tool: 'improve_card',
      input: expect.objectContaining(input),
    });
  });

  it('and its price', () => {
    expect(editsAfter('The Preis is now 27,50')).toEqual([{ op: 'set', field: 'price', value: '27,50' }]);
  });

  it.each(['add "die Beschreibung" to the keywords', 'the Gewicht is 112 g', 'a Titelbild for the shop'])(
    'stay where they are no such word: %s',
    (text) => {
      expect(withEnglishWords(text)).toBe(text);
    },
  );

  it('what work costs is no price of the product', () => {
    for (const text of ['Was kostet die Verbesserung für Amazon?', 'was kostet die optimierung?'])
      expect(doneAfter('card_shown', text)).toMatchObject({ works: [], said: expect.stringContaining('credits') });
    expect(callsAfter('card_shown', 'Was kostet es?')).toMatchObject([{ tool: 'answer_from_card' }]);
  });
});

describe('words of a telephone', () => {
  it.each([
    ['shiping 3-5 days put in desc', 'description', 'shiping 3-5 days'],
    ['ships in 3-5 days, put it in the description', 'description', 'ships in 3-5 days'],
  ])('stand where they are put: %s', (text, field, value) => {
    expect(editsAfter(text)).toEqual([{ op: 'add', field, value }]);
  });

  it('are the words that they stand for', () => {
    expect(callsAfter('card_shown', 'wat tags r there')).toMatchObject([{ tool: 'answer_from_card' }]);
    expect(editsAfter('add tag moonstone ring n boho ring')).toEqual(
      editsAfter('add the tags moonstone ring, boho ring'),
    );
  });
});

it.each([
  ['Is "steel" in the keywords? If not, put it in', 'keywords', 'steel'],
  ['is "leakproof" in the tags? if not please add it', 'keywords', 'leakproof'],
])('what is missing is added: %s', (text, field, value) => {
  expect(editsAfter(text)).toMatchObject([{ op: 'add', field, value }]);
});

it.each(['what did we do last time?', 'where did we stop yesterday?', "I'm back. what did we work on last week?"])(
  'the chats before are searched by the seller: %s',
  (text) => {
    const { said, works } = doneAfter('card_shown', text);
    expect(works).toEqual([]);
    expect(said).toContain('[search](/search)');
  },
);

it('asks of a marketplace for somebody else are answered', () => {
  for (const text of [
    'My nephew asks how large the photographs must be for Etsy.',
    'how large must photographs be for Etsy?',
  ])
    expect(callsAfter('card_shown', text)).toMatchObject([{ tool: 'answer_from_card' }]);
});
