import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../listing/testing/processor-time.ts';
import { readInstructions } from './improve-instructions.ts';

describe('readInstructions', () => {
  it.each([
    ['Keep the title under 100 characters', { title_max: 99 }],
    ['title at most 80 characters please', { title_max: 80 }],
    ['The title should be no longer than 60.', { title_max: 60 }],
    ['I want a 70 character title', { title_max: 70 }],
    ['Avoid the words cheap, best and "top quality".', { avoid_words: ['top quality'] }],
    ['Avoid the words cheap and best.', { avoid_words: ['cheap', 'best'] }],
    ['avoid cheap', { avoid_words: ['cheap'] }],
    ["Don't use the word 'amazing'", { avoid_words: ['amazing'] }],
    ['Include the keywords gift, picnic and trail running', { include_keywords: ['gift', 'picnic', 'trail running'] }],
    ['mention "lead free"', { include_keywords: ['lead free'] }],
    ['Make it sound friendlier', {}],
    ['', {}],
    [
      'Title up to 60 characters; include the keywords gift; avoid the words cheap',
      { title_max: 60, include_keywords: ['gift'], avoid_words: ['cheap'] },
    ],
  ])('%s', (text, options) => {
    expect(readInstructions(text)).toEqual(options);
  });

  it('stays quick on a long text', () => {
    expect(processorTime(() => readInstructions('avoid the title '.repeat(250)))).toBeLessThan(200);
  });
});
