import { describe, expect, it } from 'vitest';
import { callsAfter, doneAfter } from '../../../testing/done-after.ts';
import { isOfSomeBullets } from './some-bullets.ts';

describe('work on single bullets', () => {
  it.each([
    'redo all bullets except the first',
    'rewrite all bullets except the second one',
    'rewrite every bullet but the last',
    'improve all the bullets apart from number 3',
    'improve the bullets but leave the first one alone',
    'improve the title and all bullets except the first',
    'Please rework the bullet points, but not 2 and 4',
    'can you rewrite the bullets, only not the last two?',
    "don't touch the first bullet, just rewrite the other bullets",
    'rewrite all bullets of the lamp except the second one',
    'rephrase all key features except for the third one please',
    'rewrite bullets 2 and 3',
    'improve the last bullet for Amazon',
  ])('is told to be no work of ours, and nothing is taken for it: %s', (text) => {
    for (const given of ['card_shown', 'cards_listed', 'after_improve', 'after_price']) {
      const { said, works } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain('charged nothing');
    }
  });

  it('is asked for by places where bullets are to go', () => {
    for (const text of ['delete all bullets except the first', 'remove all the bullets but 1 and 2']) {
      expect(callsAfter('card_shown', text)).toEqual([]);
      expect(doneAfter('card_shown', text).said).toContain('remove bullets 2 to 4');
    }
    expect(callsAfter('card_shown', 'remove bullets 2 to 4')).toMatchObject([{ tool: 'edit_card' }]);
  });

  it.each([
    'improve the bullets',
    'improve the bullets but keep it to 5 at most',
    'rewrite the bullets but without the word best',
    'rewrite all bullets without 100% cotton',
    'improve the bullets, not the title',
    'rewrite everything except the bullets',
    'improve 5 bullets',
    'rewrite the last bullet: Fits every cup holder',
    'delete bullets 2 and 3',
    'shorten the bullets to 5',
    'redo the bullets for Amazon, 5 at most',
  ])('is not what these ask for: %s', (text) => {
    expect(isOfSomeBullets(text)).toBe(false);
  });
});
