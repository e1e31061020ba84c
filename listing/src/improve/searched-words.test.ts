import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { itemOf } from './keyword-phrases.ts';
import { isFiller } from './keyword-words.ts';
import { rewriteContext } from './rewrite-context.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

const keywordsOf = (fields: Partial<Listing>, marketplace: MarketplaceId): string =>
  improved(fields, marketplace).keywords.join(', ');

describe('words of a search', () => {
  it('are not the opposite of what is said', () => {
    const fields = { title: 'Finger paint', bullets: ['Non toxic paint', 'Six bright pots'] };
    expect(keywordsOf(fields, 'amazon')).not.toMatch(/(?<!non )toxic/u);
    expect(keywordsOf({ title: 'Bath mat', keywords: ['non slip mat'] }, 'amazon')).toContain('non slip');
  });

  it.each([
    ["i'm", true],
    ["don't", true],
    ["it's", true],
    ["men's", false],
    ["women's", false],
  ])('%s is none or is one', (word, expected) => {
    expect(isFiller(word)).toBe(expected);
  });

  it('are no verbs of German', () => {
    const fields = {
      title: 'Brotmesser',
      language: 'de',
      bullets: ['Der Griff liegt gut in der Hand', 'Wellenschliff aus Solingen'],
    };
    expect(keywordsOf(fields, 'amazon')).not.toMatch(/liegt|gut/u);
  });

  it('are no names of properties', () => {
    const fields = {
      title: 'The Long Jetty',
      bullets: ['Publication date: 3 May 2021'],
      specifications: [{ name: 'Publication date', value: '3 May 2021' }],
    };
    expect(keywordsOf(fields, 'generic')).not.toContain('publication');
  });
});

describe('phrases of a search', () => {
  it('have what the text calls the product', () => {
    const fields = { title: 'Soap bar', description: 'This is my oat soap bar. Try a burning soap bar. It smells.' };
    expect(keywordsOf(fields, 'etsy')).toContain('oat soap bar');
    expect(keywordsOf(fields, 'etsy')).not.toContain('burning');
  });

  it('find words without their article', () => {
    const fields = { title: "Savon à l'huile d'amande", language: 'fr' };
    expect(keywordsOf(fields, 'generic')).not.toMatch(/[ld]'/u);
  });

  it('have single words of the text where phrases cannot be built', () => {
    const fields = {
      title: 'Подушка',
      language: 'ru',
      bullets: ['Наполнитель бамбук', 'Чехол хлопок'],
      keywords: ['подушка'],
    };
    expect(keywordsOf(fields, 'generic')).toMatch(/бамбук/u);
  });
});

describe('what a product is called', () => {
  it.each([
    ['Speaker Bluetooth 5.3', 'en', ['speaker']],
    ['Travel cello starter kit 30 inch full size', 'en', ['cello', 'starter', 'kit']],
    ['Soap Gift Set 6 Pcs Olive Oil', 'en', ['soap', 'gift', 'set']],
    ['Soaker hose 25ft expandable', 'en', ['soaker', 'hose']],
    ['Lámpara solar jardín IP65', 'es', ['lámpara', 'solar']],
    ['Bougie parfumée vanille bourbon', 'fr', ['bougie', 'parfumée']],
  ])('%s', (title, language, expected) => {
    const listing = listingWith({ title, language });
    expect(itemOf(rewriteContext({ listing, images: [], sources: [], marketplace: 'generic' }))).toEqual(expected);
  });
});
