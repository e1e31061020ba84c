import { expect, it } from 'vitest';
import { cardAnswers } from './card-answers.ts';

const card = { card_id: '0190a000-0000-7000-8000-000000000001', title: 'Kettle', marketplace: 'ebay', score: 60 };
const compared = (before: string, after: string) =>
  cardAnswers.compare_versions({ card, fields: [{ path: 'description', change: 'changed', before, after }] });

it('tells a description without its markup when it is compared', () => {
  expect(compared('Boils fast.', '<p>Boils <b>very</b> fast.</p>')).toContain('"Boils fast." → "Boils very fast."');
  expect(compared('Boils fast. Light.', '<p>Boils fast.</p><p>Light.</p>')).toContain(
    '**Description**: laid out anew, with the same words',
  );
});
