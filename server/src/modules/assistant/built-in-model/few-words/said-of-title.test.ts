import { describe, expect, it } from 'vitest';
import { talkAfter } from '../../testing/talk-after.ts';

const worksOf = (...texts: [string, ...string[]]) =>
  talkAfter('card_shown', ...texts).works.flatMap(({ tool, input: { card_id: _, ...input } }) =>
    tool === 'score_card' || tool === 'compare_versions' ? [] : [{ tool, input }],
  );
const edit = (...edits: object[]) => [{ tool: 'edit_card', input: { edits } }];
const first = (value: string) => edit({ op: 'add', field: 'title', value, position: 1 });

describe('where words of a title shall stand', () => {
  it.each([
    ['title: put the size first', first('size')],
    ['the title also, put VW Golf 7 at the start', first('VW Golf 7')],
    ['write the title so that it starts with Eucalyptus', first('Eucalyptus')],
    ['title: put Blue at the end', edit({ op: 'add', field: 'title', value: 'Blue', position: -1 })],
    ['title: put the brand first', edit({ op: 'restyle', field: 'title', style: 'brand_first' })],
    ['the title should mention oak as well', edit({ op: 'add', field: 'title', value: 'oak' })],
  ])('%s', (text, works) => expect(worksOf(text)).toEqual(works));

  it('and that it says more, within a limit, is a rewriting', () => {
    expect(worksOf('now the title should say Germany too, but not longer than 70 characters')).toEqual([
      { tool: 'improve_card', input: { sections: ['title'], title_max: 70, include_keywords: ['Germany'] } },
    ]);
  });
});

describe('what is wished of a text', () => {
  it.each([
    [
      'now the description: warm and friendly, 2 or 3 sentences',
      { sections: ['description'], tone: 'friendly', description_sentences: 3 },
    ],
    ['bullets: 5, short', { sections: ['bullets'], bullets_max: 5 }],
  ])('is not written there: %s', (text, input) => expect(worksOf(text)).toEqual([{ tool: 'improve_card', input }]));

  it('is told from its words', () => {
    const value = 'Warm and friendly wool socks for cold days.';
    expect(worksOf(`Description: ${value}`)).toEqual(edit({ op: 'set', field: 'description', value }));
  });
});

describe('what is not wanted', () => {
  it.each([
    ['and never use the word ergonomic ok?', { kind: 'avoid_words', value: 'ergonomic' }],
    ["don't touch the title", { fields: ['title'], locked: true }],
    ["don't mention the weight", { avoid_words: ['weight'] }],
    [
      "shorter title, longer description, but don't change the bullets",
      { sections: ['title', 'description'], lengths: { title: 'shorter', description: 'longer' } },
    ],
  ])('is an order: %s', (text, input) => expect(worksOf(text).map((work) => work.input)).toEqual([input]));
});

it('merging two bullets leaves the others', () => {
  expect(worksOf('merge the pieces and the size bullet into one')).toEqual([]);
});

it.each(['somewhere between', "neither 'perfect'"])('words that point at others answer no question: %s', (text) => {
  expect(talkAfter('after_question', text).works).toEqual([]);
});
