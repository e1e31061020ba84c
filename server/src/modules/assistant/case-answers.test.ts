import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
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
