import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { oldValueNotes, wordsOffered } from './old-value-notes.ts';

const listing = {
  ...emptyListing,
  title: 'Oak board 45cm, navy',
  description: '<p class="navy">A board of 45 cm. It measures 40 × 25 cm.</p>',
  bullets: ['Holds 1.5 L'],
  keywords: ['oak board'],
};
const notes = (field: string, before: string | null, after: string | null) =>
  oldValueNotes(listing, [{ field, before, after }]);

describe('what a fact was before', () => {
  it.each([
    ['Length', 'Length: 45 cm', 'Length: 50 cm', 'The title and the description still say “45cm”.'],
    ['Size', 'Size: 40x25 cm', 'Size: 40x30 cm', 'The description still says “40 × 25 cm”.'],
    ['Volume', 'Volume: 1.5 l', 'Volume: 2 l', 'The bullets still say “1.5 L”.'],
    ['Color', 'Color: Navy', 'Color: Red', 'The title still says “navy”.'],
    ['brand', 'Oak', 'Elm', 'The title and the keywords still say “Oak”.'],
  ])('is told where texts still say it: %s', (field, before, after, told) => {
    expect(notes(field, before, after).join()).toContain(told);
  });

  it.each([
    ['a text itself', 'title', 'Oak board', 'Elm board'],
    ['a number alone, which can be any', 'Pieces', 'Pieces: 45', 'Pieces: 50'],
    ['what the new value says as well', 'Material', 'Material: oak', 'Material: white oak'],
    ['what goes', 'Color', 'Color: Navy', null],
    ['what is new', 'Color', null, 'Color: Navy'],
    ['a part of another word', 'Type', 'Type: boa', 'Type: cobra'],
  ])('is not told of %s', (_, field, before, after) => {
    expect(notes(field, before, after)).toEqual([]);
  });

  it('is not looked for in markup, and offers the words that change it', () => {
    const [note = ''] = notes('Color', 'Color: Navy', 'Color: Red');
    expect(note).toBe('The title still says “navy”. Say "replace navy with Red" to change it there too.');
    const [small = ''] = oldValueNotes({ ...listing, title: 'Navy board' }, [
      { field: 'Color', before: 'Color: navy', after: 'Color: red' },
    ]);
    expect(wordsOffered([small])).toBe('replace navy with red');
    expect(wordsOffered(['Something else.', note])).toBe('replace navy with Red');
    expect(wordsOffered(['Say "undo" to take it back.'])).toBeNull();
  });
});
