import { describe, expect, it } from 'vitest';
import { emptyCardListing } from '../../testing/empty-listing.ts';
import { pictureAnswer } from './picture-answers.ts';
import { answerQuestion } from './question-answers.ts';

const images = [
  { width: 1600, height: 1200 },
  { width: 500, height: 500 },
  { width: null, height: null },
];
const answer = (question: string) => pictureAnswer(question, images);

describe('what is known of pictures', () => {
  it.each([
    ['is the main photo sharp?', /do not measure.*Main image: 1600 × 1200 pixels/s],
    ['is the second picture blurry?', /do not measure.*Image 2: 500 × 500 pixels/s],
    ['are the photos sharp enough?', /Main image.*Image 2.*Image 3: its size is not known/s],
    ['how big is the last image?', /^The card has 3 images:.*Image 3: its size is not known$/s],
    ['what size are the pictures?', /Main image: 1600 × 1200/],
    ['how many pixels does the main image have?', /1600 × 1200/],
    ['how many pictures are there?', /^The card has 3 images\.$/],
    ['count the photos', /^The card has 3 images\.$/],
    ['is the fifth image sharp?', /^The card has only 3 images\.$/],
  ])('%s', (question, said) => expect(answer(question)).toMatch(said));

  it('is not told of the one beside', () => expect(answer('is the second picture sharp?')).not.toContain('Main'));

  it.each(['is the knife sharp?', 'how big is it?', 'what does the picture show?', 'how many bullets are there?'])(
    'is not asked by %s',
    (question) => expect(answer(question)).toBeNull(),
  );

  it('is nothing without pictures, and left to the texts where pictures are not given', () => {
    const card = { card_id: 'c', title: 'Mug', marketplace: 'generic', score: null };
    const about = { card, listing: emptyCardListing };
    expect(answerQuestion('is the main photo sharp?', { ...about, images: [] }).answer).toBe('The card has no images.');
    expect(answerQuestion('how many pictures are there?', about).answer).not.toContain('images.');
  });
});
