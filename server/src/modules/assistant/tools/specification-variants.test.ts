import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { withoutVariant } from './specification-variants.ts';

const without = (specifications: [string, string][], name: string, value: string) => {
  const listing = {
    ...emptyListing,
    specifications: specifications.map(([key, of]) => ({ name: key, value: of })),
  };
  const done = withoutVariant(listing, name, value);
  return [typeof done === 'object' && done !== null ? listing.specifications.map(({ value: of }) => of) : done];
};

describe('a value of a specification that lists several', () => {
  it.each([
    ['Blue, Green, Amber', 'amber', 'Blue, Green'],
    ['Blue / Green / Amber', 'Green', 'Blue / Amber'],
    ['Blue and Amber', 'amber colour', 'Blue'],
    ['S | M | L', 'M', 'S | L'],
    ['Light grey; Dark grey', 'the light gray one', 'Dark grey'],
  ])('leaves it: %s without %s', (all, value, left) => {
    expect(without([['Colour', all]], '', value)).toEqual([[left]]);
  });

  it('stays where none is like it, and where it is the only one', () => {
    expect(without([['Colour', 'Dark blue, Green']], '', 'blue')[0]).toContain('lists no “blue”');
    expect(without([['Colour', 'Amber']], '', 'amber')[0]).toContain('all that stands under Colour');
  });

  it('is no variant where the specification itself is named', () => {
    expect(without([['Weight', '320 g']], 'Weight', '320 g')).toEqual([null]);
    expect(without([['Colour', 'Blue, Amber']], 'color', 'amber')).toEqual([['Blue']]);
  });
});
