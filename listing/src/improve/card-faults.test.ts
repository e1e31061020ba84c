import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { cardFaults } from './card-faults.ts';

const sound: Partial<Listing> = {
  language: 'en',
  title: 'Cedar bird feeder with copper roof',
  description: 'A feeder for small birds. The roof is of copper and turns dark with the years.',
  bullets: ['Holds 2 kg of seed', 'Boards 18 mm thick', 'Hangs from a rope of hemp'],
  keywords: ['bird feeder', 'garden feeder'],
};
const faultsOf = (fields: Partial<Listing>, marketplace: MarketplaceId = 'walmart') =>
  cardFaults(listingWith({ ...sound, ...fields }), marketplace).map(({ criterion }) => criterion);

describe('a card', () => {
  it.each(['walmart', 'amazon', 'etsy', 'shopify'] as const)('that is sound has no fault on %s', (marketplace) => {
    expect(faultsOf({}, marketplace)).toEqual([]);
  });

  it.each<[string, Partial<Listing>, MarketplaceId?]>([
    ['title is torn', { title: 'Cedar bird feeder with' }],
    ['title is torn', { title: 'Bird feeder (cedar' }],
    ['title says a word twice', { title: 'Bird feeder cedar feeders' }],
    ['bullet says nothing alone', { bullets: ['It opens with one hand'] }],
    ['bullet says nothing alone', { bullets: ['Dadurch bleibt es trocken'], language: 'de' }],
    ['bullet says nothing alone', { bullets: ['Two brass hooks and'] }],
    ['bullet is a heading', { bullets: ['Product details'] }],
    ['bullet is told by the description', { bullets: ['Roof of copper turns dark with the years'] }],
    ['description is left over', { description: 'A feeder for birds.\n\n• Rope' }],
    ['description is left over', { description: 'A feeder for birds.\n\nIn the box:' }],
    ['description is torn', { description: 'A feeder for birds with a roof and' }],
    ['description points to what is not there', { description: 'A feeder for birds. One scratch as pictured.' }],
    ['description speaks of the shop', { description: 'A feeder for birds. Add to cart today.' }],
    ['description repeats itself', { description: 'A feeder for small birds. A feeder for small birds.' }],
    ['tag of one word', { keywords: ['feeder', 'bird house'] }, 'etsy'],
    ['tag doubled', { keywords: ['bird feeder', 'bird feeders'] }, 'etsy'],
    ['search term finds nothing', { keywords: ['garden', 'easily'] }, 'amazon'],
  ])('%s: %j', (criterion, fields, marketplace) => {
    expect(faultsOf(fields, marketplace)).toContain(criterion);
  });

  it('may have a German name of several words as a tag, and single words as hashtags', () => {
    expect(faultsOf({ keywords: ['Lärchenholzhaus'], language: 'de' }, 'etsy')).toEqual([]);
    expect(faultsOf({ keywords: ['#кормушка'], language: 'ru' }, 'ozon')).not.toContain('tag of one word');
  });
});
