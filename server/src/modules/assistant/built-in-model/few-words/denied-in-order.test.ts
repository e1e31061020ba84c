import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Rain Jacket Yellow', 'Blue Mug', 'Desk Lamp'];
const worksOf = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.filter(({ tool }) => tool !== 'score_card');

describe('what is denied in an order', () => {
  it.each([
    ['make the title better without making it longer', { card: 3, sections: ['title'] }],
    ['the desc is too long, 500 max', { card: 3, sections: ['description'], description_max: 500 }],
  ])('is no wish: %s', (text, input) => {
    expect(worksOf('show me the lamp', text)).toEqual([{ tool: 'improve_card', input }]);
  });

  it('the old title is brought back, and nothing is kept for all cards', () => {
    expect(worksOf('improve the title of the lamp', 'hmm prefer the old title')).toMatchObject([
      { tool: 'restore_version', input: { card: 3 } },
    ]);
  });

  it.each([
    ['dont use exclamation marks ever', { kind: 'other', value: 'never use exclamation marks' }],
    ['dont use the word cozy anywhere pls, hate it', { kind: 'avoid_words', value: 'cozy' }],
  ])('is a rule where it is said of all texts: %s', (text, input) => {
    expect(worksOf(text)).toEqual([{ tool: 'remember_preference', input }]);
  });
});

describe('what was not shown', () => {
  it.each(['change the last one to etsy', 'improve the second one'])('is no place in a list: %s', (text) => {
    expect(worksOf(text)).toEqual([]);
  });

  it('as many cards as were listed are those', () => {
    expect(worksOf('show me all my cards', 'all three as excel')).toMatchObject([
      { tool: 'export_cards', input: { cards: [1, 2, 3] } },
    ]);
  });
});

it('a question about what was done pays for no score', () => {
  const { works } = talkInLibrary(library, 'improve the title of the lamp', 'did you go over 70?');
  expect(works).toEqual([]);
});
