import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { titleWordsMeant } from './title-words-meant.ts';

const shelf = {
  ...emptyListing,
  title: 'Oak Wall Shelf 80 cm Floating',
  specifications: [
    { name: 'Depth', value: '20 cm' },
    { name: 'Width', value: '80 cm' },
    { name: 'Color', value: 'Brown' },
  ],
};

it('a property is meant by its value, as far as the title says it', () => {
  expect(titleWordsMeant(shelf, 'size')).toBe('80 cm');
  expect(titleWordsMeant(shelf, 'the size')).toBe('80 cm');
  expect(titleWordsMeant(shelf, 'color')).toBeNull();
  expect(titleWordsMeant(shelf, 'Floating')).toBe('Floating');
});
