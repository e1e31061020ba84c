import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { answerFromListing } from './case-answers.ts';

const listing = {
  ...emptyListing,
  title: 'Desk *Lamp*, 9 W',
  specifications: [{ name: 'Material', value: 'Aluminium' }],
};

it('speaks to a visitor, who knows of no card and can add nothing to it', () => {
  const answer = answerFromListing('Who founded Rome? What is it made of? When was the war?', listing);
  expect(answer).toBe(
    'The listing does not say that, and I do not guess.\n\nThe listing says:\n\n- Material: Aluminium',
  );
});

it('is left to others when the listing says none of it', () => {
  expect(answerFromListing('Who founded Rome?', listing)).toBeNull();
});

it.each(['what wood is it made of?', 'which kind of metal is it?', 'what timber did you use', 'what wood is it'])(
  'a class of materials is asked of the material: %s',
  (question) => {
    const walnut = { ...listing, specifications: [{ name: 'Material', value: 'American walnut' }] };
    expect(answerFromListing(question, walnut)).toBe('The listing says:\n\n- Material: American walnut');
  },
);

it('of a lid that no text speaks of, no class of materials is told', () =>
  expect(answerFromListing('what metal is the lid made of?', listing)).toBeNull());

describe('what a product has', () => {
  const mat = { ...listing, bullets: ['Non slip', 'With strap'] };

  it.each(['What are the features of this product?', 'features?', 'What is special about it?'])(
    'is told from the bullets: %s',
    (question) => expect(answerFromListing(question, mat)).toBe('The features:\n\n- Non slip\n- With strap'),
  );

  it('is told from the specifications where there are no bullets', () => {
    expect(answerFromListing('What features does it have?', listing)).toBe('The features: Material: Aluminium');
  });

  it('is not told for features of a kind that it does not speak of', () => {
    expect(answerFromListing('Which safety features does it have?', mat)).toBeNull();
  });
});
