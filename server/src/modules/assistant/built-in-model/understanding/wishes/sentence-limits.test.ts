import { describe, expect, it } from 'vitest';
import { sentenceLimitIn } from './sentence-limits.ts';
import { wishesIn } from './wishes.ts';

describe('how many sentences a description shall have', () => {
  it.each([
    ['shorten it to 3 sentences', 3],
    ['not so long the description please, 2 sentence is enough', 2],
    ['the description in two or three short sentences', 3],
    ['remove the last two sentences', null],
    ['add two sentences about care', null],
    ['the first 3 sentences are fine', null],
    ['each of the 3 sentences that you wrote is odd', null],
    ['3 sentences are enough', 3],
    ['the description has 3 sentences', null],
    ['one sentence is wrong', null],
    ['i read 3 sentences and was bored', null],
    ['start it with one sentence for kids', null],
    ['one sentence per bullet please', null],
    ['every bullet one sentence', null],
    ['bullets of one sentence', null],
  ])('%s', (text, most) => expect(sentenceLimitIn(text)).toBe(most));

  it('is a wish for the description alone where no other text is named', () => {
    expect(wishesIn('shorten it to 3 sentences')).toMatchObject({
      sections: ['description'],
      description_sentences: 3,
    });
    expect(wishesIn('shorten it to 3 sentences')).not.toHaveProperty('length');
  });
});

describe('the texts that only words to avoid name', () => {
  it('are those that are written', () => {
    expect(wishesIn('do not mention the color in the title')).toMatchObject({
      sections: ['title'],
      avoid_words: ['color'],
    });
    expect(wishesIn('i want the word "0" not in the text', ['strong'])).toMatchObject({ avoid_words: ['strong'] });
  });
});

describe('how long a text shall be', () => {
  it.each([
    ['make it 5 bullets', { sections: ['bullets'], bullets_max: 5 }],
    ['keep 3 bullets and rewrite the title', { sections: ['title', 'bullets'], bullets_max: 3 }],
    ['make 2 bullets shorter', { sections: ['bullets'], length: 'shorter' }],
    ['make 2 bullets warmer', { sections: ['bullets'], tone: 'friendly' }],
    ['shorten the title by about 20 characters', { sections: ['title'], length: 'shorter' }],
    [
      'make the description longer, like 100 words',
      { sections: ['description'], description_max: 600, length: 'longer' },
    ],
    ['merge the two bullets into one', { sections: ['bullets'] }],
  ])('%s', (text, wishes) => expect(wishesIn(text)).toEqual({ marketplaces: [], ...wishes }));
});
