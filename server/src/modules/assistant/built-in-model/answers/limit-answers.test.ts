import type { CheckedImage } from '@cardwright/listing/score/check-images';
import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import type { CardListing } from '../../tool-types.ts';
import { titlePlaceAsked } from '../understanding/questions/title-place-questions.ts';
import { limitAnswer } from './limit-answers.ts';
import { answerQuestion } from './question-answers.ts';

const { $1: bottle = '' } = placeholders;
const { card, listing } = answerOf('read_card', { card_id: bottle }) as {
  card: Parameters<typeof answerQuestion>[1]['card'];
  listing: CardListing;
};
const photo = (width: number, format: string): CheckedImage => ({
  url: 'a',
  alt: '',
  width,
  height: width,
  format,
  bytes: 1_000,
  white_share: 1,
  content_hash: String(width),
  look: null,
});
const images = [photo(1_800, 'jpeg'), photo(300, 'webp')];
const answered = (question: string, marketplace: 'generic' | 'etsy' = 'generic') =>
  limitAnswer(question, { listing, marketplace, images });

describe('limits of a marketplace', () => {
  it.each([
    ['how long may an eBay title be?', 'at most 80 characters', 'has 40 characters: that fits'],
    ["what's etsys tag limit", 'at most 13 tags, each of at most 20 characters', 'has 3 keywords: that fits'],
    ['how many tags does etsy allow?', 'at most 13 tags', 'the longest has 12 characters'],
    ['is the description too long for Amazon?', 'at most 2,000 characters', 'The description of the card has'],
    ['how many pictures can I have on Amazon', 'at most 9 images', 'The card has 2 images: that fits'],
    ['how many bullets should i have on amazon', 'at most 5 bullets', 'The card has 4 bullets: that fits'],
    ['max characters for ebay title?', 'at most 80 characters', '40 characters'],
    ['do the bullets fit on etsy?', 'no bullets', 'The card has 4 bullets'],
  ])('stand next to what the card has: %s', (question, limit, own) => {
    expect(answered(question)).toContain(limit);
    expect(answered(question)).toContain(own);
  });

  it('are those of the marketplace that the card is for, and of each where it is for none', () => {
    expect(answered('does the title fit?', 'etsy')).toContain('Etsy takes titles of at most 140 characters');
    expect(answered('title limit?')).toContain('Amazon 75, eBay 80');
  });

  it('say how much is too much', () =>
    expect(
      limitAnswer('does the title fit on ebay?', {
        listing: { ...listing, title: 'x'.repeat(92) },
        marketplace: 'generic',
        images,
      }),
    ).toContain('**12 too many**'));

  it.each([
    "does this picture meet ebay's rules?",
    'will ebay accept these photos?',
    'are the pictures ok for ebay',
    'is the resolution ok for ebay',
    'is the picture quality good enough for eBay?',
  ])('are held against the pictures: %s', (question) => {
    const text = answered(question) ?? '';
    expect(text).toContain('Main image: ');
    expect(text).toMatch(/Image 2: \*\*refused\*\* – 300 × 300 pixels is below the minimum of eBay/);
  });

  it.each([
    'does it fit a 15 inch laptop?',
    'what is the maximum load?',
    'how long is the title?',
    'how many keywords are there?',
    'make the title fit for ebay',
    'title max 80',
    'is the title good?',
    'does the lid fit?',
    'how many credits would it take to redo all my descriptions',
  ])('are not asked for: %s', (question) => expect(answered(question)).toBeNull());

  it('are not told to buyers', () =>
    expect(answerQuestion('how long may the title be on ebay?', { card, listing }).answer).not.toContain('at most 80'));
});

const answers = (given: string, text: string) => callsAfter(given, text).map(({ tool }) => tool);
describe('a question about one rule', () => {
  it.each([
    ['card_shown', 'does this picture meet ebays rules?'],
    ['card_shown', 'do the photos comply with walmart requirements?'],
    ['card_shown', 'max characters for ebay title?'],
    ['card_shown', 'do my tags fit etsys limit?'],
    ['card_shown', 'how long can an amazon title be'],
    ['card_shown', 'Why "X" isn\'t first in the title?'],
    ['card_shown', "why isn't steel first in the title?"],
    ['card_shown', 'why does the title start with Acme?'],
    ['after_score', 'why is the color not in the title'],
    ['card_shown', 'why is the title so short?'],
  ])('takes no scoring credit (%s): %s', (given, text) => expect(answers(given, text)).toEqual(['answer_from_card']));

  it.each(['does this listing meet ebays rules?', 'why did it lose points for the title?', 'is it ok for amazon?'])(
    'about all of them is the score: %s',
    (text) => expect(answers('card_shown', text)).toEqual(['score_card']),
  );

  it('is about the marketplace that was spoken of last', () =>
    expect(callsAfter('after_improve', 'how long may the title be there')[0]?.input.question).toBe(
      'how long may the title be there on Amazon?',
    ));

  it('is answered without a card, too', () =>
    expect(doneAfter('no_card', "what's etsys tag limit")).toMatchObject({
      works: [],
      said: expect.stringContaining('at most 13 tags'),
    }));
});

describe('why a word stands where it does in the title', () => {
  const why = (question: string) =>
    answerQuestion(question, { card, listing, limits: { marketplace: 'generic', images } }).answer;
  it('is told from the title, with what puts it first', () => {
    expect(titlePlaceAsked('why does the title say steel now?')).toBeNull();
    expect(why('why isn\'t "Steel" first in the title?')).toContain('stands behind “Acme Stainless”');
    expect(why('why is the brand not in the title?')).toContain('“Acme” stands first');
    expect(why('why is "less" not first in the title?')).toContain('It does not say “less”');
    expect(why('why is copper missing in the title?')).toContain('It does not say “copper”');
    expect(why('Why "Water Bottle" isn\'t first in the title?')).toContain('make the title start with Water Bottle');
  });
});
