import { expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { withoutOffers } from './title-offers.ts';

const titleOf = (fields: Partial<Listing>, marketplace: MarketplaceId) => {
  const listing = listingWith(fields);
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [imageWith({})], sources, marketplace }).listing.title;
};

it.each([
  ['Smoker aus Edelstahl mit Hitzeschutz #imker #smoker #bienen', 'Smoker aus Edelstahl mit Hitzeschutz'],
  ['【送料無料】三徳包丁 165mm', '三徳包丁 165mm'],
  ['紫砂壶 200毫升 包邮 厂家直销', '紫砂壶 200毫升'],
  ['Peştemal 90x170 cm ACELE EDİN SON 5 ADET', 'Peştemal 90x170 cm'],
  ['Calcetines de lana oferta 3x2', 'Calcetines de lana'],
  ['Cúrcuma 90 cápsulas ¡ELIMINA EL DOLOR! #curcuma', 'Cúrcuma 90 cápsulas'],
  ['License key Windows 11/10 INSTANT DELIVERY 24/7 genuine', 'License key Windows 11/10, genuine'],
])('%s: %s', (title, without) => expect(withoutOffers(title)).toBe(without));

it.each([
  'Style #4301 boots',
  'Track 5 ADET',
  'C# in a day',
  'Weekly Planner 2025 new design',
  'Alfombra de lana 3x2 m gris',
  'HDMI Switch 2x1 with Remote',
  'Mango Chili Sauce 150 ml HOT',
  'Golf Glove Only 1 Left Hand',
])('leaves %s', (title) => expect(withoutOffers(title)).toBe(title));

it('takes offers and hashtags out of a title that is good but for them', () => {
  const title = 'Smoker für Imker Edelstahl mit Hitzeschutz !!! TOP QUALITÄT !!! #imker #smoker';
  const fields: Partial<Listing> = { title, language: 'de' };
  for (const marketplace of ['amazon', 'google', 'ebay'] as const)
    expect(titleOf(fields, marketplace)).toBe('Smoker für Imker Edelstahl mit Hitzeschutz');
});

it('does not end in a word that denies what was cut off behind it', () => {
  const title = 'Caffettiera moka Nonna Lella 6 tazze in alluminio adatta gas elettrico NON induzione';
  expect(titleOf({ title, language: 'it' }, 'amazon')).toMatch(/gas elettrico$/u);
});

it('names a maker once where scripts have no spaces', () => {
  const fields: Partial<Listing> = { title: '泥语堂紫砂壶 西施壶 包邮', brand: '泥语堂', language: 'zh' };
  expect(titleOf(fields, 'generic')).toBe('泥语堂紫砂壶 西施壶');
});
