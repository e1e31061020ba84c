import { describe, expect, it } from 'vitest';
import { cardSaying } from '../testing/fake-cards.ts';
import type { ListingEdit } from '../tool-types.ts';
import { applyEdits } from './listing-edits.ts';

const card = cardSaying({
  title: 'Ceramic Planter Matte White 14 cm',
  description: 'White ceramic planter in any colour of life.',
  specifications: [{ name: 'Colour', value: 'White' }],
});
const put = (field: ListingEdit['field'], name: string): ListingEdit => ({
  op: 'set',
  field,
  name,
  value: 'sage green',
});

describe('words that name a property', () => {
  it('stand for the value that the card has for it', () => {
    const { listing: changed, notes } = applyEdits(card, [put('title', 'color'), put('description', 'colour')]);
    expect(changed).toEqual({
      title: 'Ceramic Planter Matte Sage green 14 cm',
      description: 'Sage green ceramic planter in any colour of life.',
    });
    expect(notes).toEqual([]);
  });

  it('are themselves meant where the card has no such property, or the text not its value', () => {
    expect(applyEdits(card, [put('title', 'ceramic')]).listing.title).toBe('Sage green Planter Matte White 14 cm');
    expect(applyEdits(card, [put('title', 'material')]).notes).toEqual(['The title does not say “material”.']);
  });

  it('stand for the value from before, where that is changed in the same order', () => {
    const edits: ListingEdit[] = [{ op: 'set', field: 'specifications', name: 'color', value: 'sage green' }];
    const { listing: changed } = applyEdits(card, [...edits, put('title', 'color'), put('description', 'color')]);
    expect(changed.title).toContain('Sage green');
    expect(changed.description).toMatch(/^Sage green/);
    expect(changed.specifications).toEqual([{ name: 'Colour', value: 'sage green' }]);
  });
});
