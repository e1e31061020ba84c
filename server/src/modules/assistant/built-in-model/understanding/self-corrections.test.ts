import { describe, expect, it } from 'vitest';
import { asMeant, isAddressTakenBack } from './self-corrections.ts';

describe('what is taken back in the same breath', () => {
  it.each([
    ['rate it for etsy, ah no, for shopify I mean', 'rate it for shopify'],
    ['optimise it for ebay, hm no, better amazon', 'optimise it for amazon'],
    [
      'max 5 bullets and title of 70, no sorry 75 characters at most',
      'max 5 bullets and title of 75 characters at most',
    ],
    ['make second picture square, no, the first one I mean', 'make first picture square'],
    ['as csv — stop, xlsx is better', 'as xlsx'],
    ['every tuesday, no, wednesday, score cards', 'every wednesday, score cards'],
  ])('%s', (said, meant) => expect(asMeant(said)).toBe(meant));

  it.each([
    'remove bullet 1, better title',
    'score it for amazon, actually also for ebay',
    'improve it for etsy, no exclamation marks',
    'title max 80, description max 500',
    'score it for amazon and ebay',
  ])('leaves %s as it is', (said) => expect(asMeant(said)).toBe(said));

  it('reads an arrow as a colon', () => expect(asMeant('tone → playful')).toBe('tone: playful'));

  it('knows an address that was the wrong one', () => {
    expect(isAddressTakenBack('import — no wait, wrong one, it must be')).toBe(true);
    expect(isAddressTakenBack('import both')).toBe(false);
  });
});
