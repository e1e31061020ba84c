import { describe, expect, it } from 'vitest';
import { asMeant, isAddressTakenBack } from './self-corrections.ts';

describe('what is taken back in the same breath', () => {
  it.each([
    ['delete bullet 2.. wait no, bullet 3', 'delete bullet 3'],
    ['remove keyword 1, eh no, 3', 'remove keyword 3'],
    ['rate it for etsy, ah no, for shopify I mean', 'rate it for shopify'],
    ['optimise it for ebay, hm no, better amazon', 'optimise it for amazon'],
    [
      'max 5 bullets and title of 70, no sorry 75 characters at most',
      'max 5 bullets and title of 75 characters at most',
    ],
    ['make second picture square, no, the first one I mean', 'make first picture square'],
    ['as csv — stop, xlsx is better', 'as xlsx'],
    ['price 18, no hang on, call it 19.50', 'price 19.50'],
    ['price 25, hmm no, say 24', 'price 24'],
    ["rate it for etsy, no, let's say shopify", 'rate it for shopify'],
    ['rate it for etsy, no, let’s say shopify', 'rate it for shopify'],
    ['every tuesday, no, wednesday, score cards', 'every wednesday, score cards'],
    ['rate it for etsy, no amazon', 'rate it for amazon'],
    ['rate it for ebay, eh no, pardon, for etsy', 'rate it for etsy'],
    ['improve the mug, wait no, the clock', 'improve the clock'],
    ['improve the mug, actually the clock too', 'improve the mug, actually the clock too'],
    ['shorten the title, no, the description', 'shorten the description'],
    ['score the first one, no the second one I mean', 'score the second one'],
    ['write it for ebay. sorry, I mean etsy, ebay we left long ago.', 'write it for etsy.'],
    ['score it for ebay, no wait, etsy, and ebay later', 'score it for etsy, and ebay later'],
    ['I was going to ask for a new title, well no, I like it. Do the keywords', 'Do the keywords'],
    ['score it. I was about to ask for bullets but no, leave those. Export it', 'score it. Export it'],
    ['I was going to ask you to improve it. Can you?', 'I was going to ask you to improve it. Can you?'],
    ['monday is market day, better tuesday', 'monday is market day, better tuesday'],
  ])('%s', (said, meant) => expect(asMeant(said)).toBe(meant));

  it.each([
    'remove bullet 1, better title',
    'score it for amazon, actually also for ebay',
    'improve it for etsy, no exclamation marks',
    'title max 80, description max 500',
    'score it for amazon and ebay',
    'Improve the title and description, no keywords',
    'Improve the title and description. No keywords.',
    'Make it friendly, no formal words',
    'Improve it for Etsy, no Amazon wording',
    'Steel bottle, holds 500 ml, no. 1 on Amazon',
    'Steel bottle, holds 500 ml. No. 1 on Amazon',
    'set the title to "Bottle 500 ml, no, 600 ml"',
    'set the title to “For Etsy, sorry, Amazon”',
  ])('leaves %s as it is', (said) => expect(asMeant(said)).toBe(said));

  it.each([
    ['tone → playful', 'tone: playful'],
    ['bullet 2 -> Leakproof lid', 'bullet 2: Leakproof lid'],
    ['capacity => 600 ml', 'capacity: 600 ml'],
    ['title: coton -> cotton', 'title: coton -> cotton'],
    ['set the title to "Size → S → XL"', 'set the title to "Size → S → XL"'],
    ['all cards -> amazon version', 'all cards -> amazon version'],
  ])('reads an arrow behind a field as a colon: %s', (said, meant) => expect(asMeant(said)).toBe(meant));

  it('knows an address that was the wrong one', () => {
    expect(isAddressTakenBack('import — no wait, wrong one, it must be')).toBe(true);
    expect(isAddressTakenBack('import both')).toBe(false);
  });
});
