import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../../testing/done-after.ts';

const toolsAfter = (text: string) => callsAfter('card_shown', text).map(({ tool }) => tool);

describe('what is taken back in the same breath', () => {
  it.each([
    "undo. no don't",
    'make the description longer. hmm no, shorter. no, as it was',
    'improve it for amazon. oh wait, better not',
    'the title is too long, no, leave it as it is',
    "export it as csv, no wait, don't",
  ])('is not done: %s', (text) => {
    expect(toolsAfter(text)).toEqual([]);
  });

  it.each([
    "improve the title, don't change the price",
    "rewrite the description. don't touch the bullets",
    'shorten the title but do not change the price',
  ])('is told from what is spared: %s', (text) => {
    expect(toolsAfter(text)).toEqual(['score_card', 'improve_card', 'compare_versions']);
  });

  it.each([
    ['export it as csv... json rather', 'json'],
    ['export as csv, json instead', 'json'],
    ['export it as json instead of csv', 'json'],
  ])('a format gives way to the one behind it: %s', (text, format) => {
    expect(callsAfter('card_shown', text)[0]?.input).toMatchObject({ format });
  });
});

describe('claims about others', () => {
  it.each([
    "say it's better than Brio",
    'write that ours is cheaper than Ikea',
    'mention that it is much stronger than the others',
  ])('are not written: %s', (text) => {
    expect(toolsAfter(text)).toEqual([]);
  });
});

it('a look at measurements is free', () => {
  expect(toolsAfter('what are the measurements now?')).toEqual(['answer_from_card']);
});
