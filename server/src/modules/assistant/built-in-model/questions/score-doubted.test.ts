import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../testing/done-after.ts';

describe('a score that is doubted', () => {
  it.each([
    '58?? are you kidding me, why so low',
    '58? seriously? why',
    'only 58?!',
    'still 58 points?',
    '57 is a joke, what is wrong with it',
    'come on, 58 of 100? that is ridiculous',
  ])('is explained by the same score: %s', (text) => {
    const { works, said } = doneAfter('after_score', text);
    expect(works.map(({ tool }) => tool)).toEqual(['score_card']);
    expect(said).toContain('What to fix first');
  });

  it.each(['58 bullets?', 'set the price to 58?'])('is not meant by: %s', (text) => {
    expect(doneAfter('after_score', text).works.map(({ tool }) => tool)).not.toContain('score_card');
  });
});

describe('a rule for one section', () => {
  it.each([
    'never use the word eco in the title',
    'titles should never contain the word free',
    'in the bullets, never use cheap',
  ])('is kept for all texts, which is told: %s', (text) => {
    const { works, said } = doneAfter('card_shown', text);
    expect(works.map(({ tool }) => tool)).toEqual(['remember_preference']);
    expect(said).toContain('I cannot keep such words for one section alone');
  });

  it('is none where no section is named', () => {
    expect(doneAfter('card_shown', 'never use the word plastic').said).not.toContain('one section alone');
  });
});
