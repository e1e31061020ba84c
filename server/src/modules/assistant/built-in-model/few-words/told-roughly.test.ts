import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { decide } from '../decide.ts';

const worksOf = (...texts: string[]) => talkInLibrary(['Rug'], ...texts).works;
const edited = (...edits: object[]) => [{ tool: 'edit_card', input: { card: 1, edits } }];
const set = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });
const bullet = (value: string) => ({ op: 'add', field: 'bullets', value });
const generic = { op: 'set', field: 'brand', value: 'Generic' };

describe('facts told in rough words', () => {
  it.each([
    ['brand no have', generic],
    ['it has no brand', generic],
    ['is handmade in Turkey, forgot say', set('Country of origin', 'Turkey')],
    ['forgot to mention: it is handmade in Turkey', set('Country of origin', 'Turkey')],
    ['colour is not brown is dark brown', set('Color', 'dark brown')],
    ['color is not brown, it is dark brown', set('Color', 'dark brown')],
    ['the backing is latex, not cotton', { ...set('Backing', 'latex'), instead_of: 'cotton' }],
    ['sizes 38x28, 33x23, 28x18', set('Sizes', '38x28, 33x23, 28x18')],
    ['same size as before but also sold in 200x290', bullet('Also available in 200x290')],
    ['it also has 2 compartments', bullet('Has 2 compartments')],
  ])('are those facts: %s', (text, edit) => expect(worksOf('improve it', text)).toEqual(edited(edit)));

  it('are all kept where the last of them corrects a value', () => {
    expect(worksOf('score it', 'The pile is in fact 14 millimetres and the backing is latex, not cotton')).toEqual(
      edited(set('Pile', '14 millimetres'), { ...set('Backing', 'latex'), instead_of: 'cotton' }),
    );
  });

  it('leave out what is taken back at once', () => {
    const works = worksOf('improve it', 'oh and its vegan. wait no, goat milk, not vegan');
    expect(JSON.stringify(works)).not.toContain('vegan');
  });
});

describe('a bullet that is wrong', () => {
  it.each([
    ['improve it', 'the third one is wrong, it rotates 270 degrees', 3, 'Rotates 270 degrees'],
    ['show the bullets', "the 2nd one is not right, it's 30 cm long", 2, '30 cm long'],
    ['score it', 'bullet 2 is wrong, it holds 2 l', 2, 'Holds 2 l'],
  ])('says what is right: %s, %s', (before, text, position, value) =>
    expect(worksOf(before, text)).toEqual(edited({ op: 'set', field: 'bullets', position, value })),
  );

  it('is none of a list of cards', () => {
    expect(talkInLibrary(['Rug', 'Mug'], 'list', 'the second one is wrong, it weighs 300 g').works).toEqual([]);
  });
});

describe('an answer that shall be written in', () => {
  it.each([
    ['does it have fringes?', "no it doesn't, write that in", 'No fringes'],
    ['does it have fringes?', 'no it doesnt. write that in', 'No fringes'],
    ['is it washable?', 'yes, add that', 'Washable'],
  ])('says what was asked: %s %s', (question, answer, value) =>
    expect(worksOf(question, answer)).toEqual(edited(bullet(value))),
  );

  it('is a refusal where nothing is to be written', () => {
    expect(worksOf('does it have fringes?', 'no')).toEqual([]);
  });
});

describe('work asked for in rough words', () => {
  it.each(['can i have it for Amazon and eBay?', 'can i have it for amazon and for ebay'])(
    'is for both: %s',
    (text) => {
      const works = worksOf('score it', text).filter(({ tool }) => tool === 'improve_card');
      expect(works.map(({ input }) => input)).toEqual([
        { card: 1, marketplace: 'amazon' },
        { card: 1, marketplace: 'ebay' },
      ]);
    },
  );

  it.each([
    ['get rid of the hype', { card: 1, tone: 'plain' }],
    ['too much hype in the description', { card: 1, sections: ['description'], tone: 'plain' }],
  ])('takes the praise out: %s', (text, input) =>
    expect(worksOf('score it', text).at(-1)).toEqual({ tool: 'improve_card', input }),
  );

  it('adds words to the title that was worked on', () => {
    expect(worksOf('improve the title', 'add "for yoga" to it')).toEqual(
      edited({ op: 'add', field: 'title', value: 'for yoga' }),
    );
  });
});

it('the thing that another title names is no part of the card in hand', () => {
  const library = ['Steel lunch box', 'Cutlery set'];
  const works = talkInLibrary(library, 'list', 'improve the cutlery set', 'the box also has 2 compartments').works;
  expect(works).toEqual(edited(bullet('Has 2 compartments')));
});

it.each(['which are out of stock', 'which of my cards are sold out?'])('cards are found by stock: %s', (text) => {
  const conversation = { earlier: [], current: { text, steps: [] }, shownCardId: null, files: [] };
  expect(decide(conversation)).toMatchObject({ tool: 'list_cards', input: { availability: 'out_of_stock' } });
});

it.each(['will you change anything without asking me?', 'do you ever spend credits without my ok?'])(
  'what is done unasked is told: %s',
  (text) => {
    const { said, works } = talkInLibrary(['Rug'], 'score it', text);
    expect(works).toEqual([]);
    expect(said).toMatch(/^No\. I change a card only when/);
  },
);

it('"also" tells of more, and corrects no number', () => {
  expect(JSON.stringify(worksOf('score it', 'it also has 2 compartments'))).not.toContain('…');
});
