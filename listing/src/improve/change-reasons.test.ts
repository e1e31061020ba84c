import { expect, it } from 'vitest';
import type { Listing } from '../listing.ts';
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

const toldOf = (
  section: 'description' | 'bullets' | 'specifications',
  before: Partial<Listing>,
  after: Partial<Listing>,
) => {
  const listing = listingWith({ language: 'en', ...before });
  const context = rewriteContext({ listing, images: [], sources: [], marketplace: 'amazon' });
  return describeChange(section, listing, { ...listing, ...after }, context);
};

it('says what was taken out, and why', () => {
  const description = 'Turmeric capsules. Treats arthritis pain. Free P&P! Happy bidding! #turmeric #capsules';
  expect(toldOf('description', { description }, { description: 'Turmeric capsules.' })).toBe(
    'Took out 2 sentences about the sale, such as “Free P&P!”; took out “Treats arthritis pain.”, a promise to heal; took out 2 hashtags.',
  );
  const bullets = ['Cures acne', 'Eco-friendly TPE material'];
  expect(toldOf('bullets', { bullets }, { bullets: ['TPE material'] })).toBe(
    'Took out “Cures acne”, a promise to heal; took the claim out of “Eco-friendly TPE material”, which Amazon allows in no bullet.',
  );
});

it('calls only words of the text hashtags', () => {
  const description = '<p><a href="#size">Size</a> <a href="#care">Care</a> A lamp of oak.</p>';
  expect(toldOf('description', { description }, { description: 'A lamp of oak.' })).not.toContain('hashtag');
});

it('says that shouting became calm, in a text and in values', () => {
  const told = toldOf('description', { description: 'MADE OF COTTON.' }, { description: 'Made of cotton.' });
  expect(told).toBe('Set in normal case.');
  const specifications = (value: string) => ({ specifications: [{ name: 'Fit', value }] });
  expect(toldOf('specifications', specifications('OVERSIZED'), specifications('Oversized'))).toBe('Tidied 1 value.');
});
