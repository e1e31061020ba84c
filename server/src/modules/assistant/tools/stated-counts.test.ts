import type { Listing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { cardSaying } from '../testing/fake-cards.ts';
import { textFields } from './changed-texts.ts';
import { applyEdits } from './listing-edits.ts';

const counted = (listing: Partial<Listing>, noun: string, figure: number) =>
  applyEdits(
    cardSaying(listing),
    textFields.map((field) => ({ op: 'set', field, name: `… ${noun}`, value: `${figure} ${noun}` })),
  );

it('how many there are is corrected wherever the card says it of the same thing', () => {
  const { listing, changes, notes } = counted(
    {
      title: 'Fishing Lure Set, 12 Pieces',
      description: '<p>This 12-piece set holds 12 hooks and 1.12 pieces.</p>',
      bullets: ['12pcs in a box', 'Box of 12 cm'],
      specifications: [
        { name: 'Number of Pieces', value: '12' },
        { name: 'Hooks', value: '12' },
      ],
    },
    'pieces',
    15,
  );
  expect(listing).toEqual({
    title: 'Fishing Lure Set, 15 Pieces',
    description: '<p>This 15-piece set holds 12 hooks and 1.12 pieces.</p>',
    bullets: ['15pcs in a box', 'Box of 12 cm'],
    specifications: [
      { name: 'Number of Pieces', value: '15' },
      { name: 'Hooks', value: '12' },
    ],
  });
  expect(changes.map(({ field }) => field)).toEqual(['title', 'description', 'bullets', 'Number of Pieces']);
  expect(notes).toEqual([]);
});

it.each([
  [
    { title: 'Set, 12 pieces', specifications: [{ name: 'Box', value: '3 pieces' }] },
    'The card says 12 pieces and 3 pieces. Which of them',
  ],
  [{ title: 'Lure set' }, 'The card does not say how many pieces there are. Shall I add it?'],
  [{ title: 'Set, 15 pieces' }, 'The card says that already: 15 pieces.'],
])('the seller is asked or told where that is not clear: %j', (listing, told) => {
  const { changes, notes } = counted(listing, 'pieces', 15);
  expect(changes).toEqual([]);
  expect(notes.join()).toContain(told);
});
