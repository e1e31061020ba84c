import { expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import { describeChange } from './change-reasons.ts';
import { rewriteContext } from './rewrite-context.ts';

it('says that a description became shorter, and calls only signs and lines tidied', () => {
  const before = listingWith({ description: 'Stainless steel garlic press, 18 cm. Dishwasher safe.' });
  const context = rewriteContext({ listing: before, images: [], sources: [], marketplace: 'generic' });
  const told = (description: string) => describeChange('description', before, { ...before, description }, context);
  expect(told('Stainless steel garlic press, 18 cm.')).toBe('Shortened from 53 to 36 characters.');
  expect(told('Stainless steel garlic press, 18 cm.\nDishwasher safe.')).toBe('Tidied its lines and signs.');
});
