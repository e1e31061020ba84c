import { describe, expect, it } from 'vitest';
import { wordingAsked } from '../understanding/questions/wording-questions.ts';
import { wordingAnswer } from './wording-answers.ts';

describe('questions whether words may be written', () => {
  it.each([
    ['can i write that it cures acne?', 'it cures acne'],
    ['Am I allowed to use the word guarantee on Amazon?', 'guarantee'],
    ['is it ok to write Shimano in the title on ebay', 'Shimano'],
    ['is it legal to say "free shipping" in the title?', 'free shipping'],
    ['may I call it handmade in the bullets?', 'handmade'],
    ['would it be a problem if I write best seller?', 'best seller'],
    ['can i mention the price in the description', 'the price'],
  ])('%s', (text, words) => expect(wordingAsked(text)).toBe(words));

  it.each([
    'can you write that it is vegan',
    'can i use this photo',
    'can i add a bullet about the lid',
    'could i say it shorter',
    'can i write a longer text',
    'can i write the title myself?',
    'can i write it for ebay too',
    'write that it is vegan',
  ])('not: %s', (text) => expect(wordingAsked(text)).toBeNull());

  it('say what the rules say of them, and how true words get there', () => {
    expect(wordingAnswer('can i write that it cures acne?', 'generic')).toMatch(
      /a claim about health.*\n\nI am no lawyer/,
    );
    expect(wordingAnswer('can i say best seller', 'etsy')).toMatch(/^“best seller” is promotion/);
    expect(wordingAnswer('can i say it is the best bottle', 'amazon')).toMatch(/^It praises.*Amazon refuses/);
    expect(wordingAnswer('can i mention the price in the description', 'ebay')).toMatch(/^It speaks of the purchase/);
    expect(wordingAnswer('am i allowed to use the word guarantee on amazon', 'generic')).toMatch(
      /^Amazon takes nothing/,
    );
    expect(wordingAnswer('can we claim it is organic on etsy', 'generic')).toMatch(/you can prove it: Etsy may ask/);
    expect(wordingAnswer('is it ok to write Shimano in the title', 'ebay')).toMatch(/^I know no rule of eBay/);
    expect(wordingAnswer('is it waterproof?', 'ebay')).toBeNull();
  });
});
