import { expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

function titleOf(fields: Partial<Listing>, marketplace: MarketplaceId): string {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing.title;
}

it.each([
  [
    {
      title:
        'Ortwin knee pads for work gel kneepads gardening flooring knee protection pads with strong straps heavy duty knee pads',
      brand: 'Ortwin',
      category: 'Safety > Knee Pads',
    },
    'amazon',
    'Ortwin Knee Pads with Strong Straps',
  ],
  [{ title: 'LINEN DRESS WOMEN, midi dress, summer dress' }, 'etsy', "Women's Linen Midi Summer Dress"],
  [
    { title: 'Niacinamide serum 10% + zinc 1%, vegan, 30 ml', brand: 'Verd' },
    'amazon',
    'Verd Niacinamide Serum 10% + Zinc 1%, Vegan, 30 ml',
  ],
  [{ title: 'Chunky knit blanket, arm knit blanket, giant throw' }, 'etsy', 'Chunky Knit Blanket, Giant Throw'],
  [
    { title: 'Sac cuir femme, sac bandoulière cuir, sac en cuir fait main camel', language: 'fr' },
    'etsy',
    'Sac cuir femme, camel, fait main',
  ],
  [
    { title: 'Zapatillas de casa mujer lana zapatillas invierno pantuflas calentitas suela goma', language: 'es' },
    'shopify',
    'Zapatillas de casa mujer lana',
  ],
  [
    { title: 'Mocassini uomo pelle mocassino elegante scarpe uomo estive comode leggere morbide', language: 'it' },
    'shopify',
    'Mocassini uomo pelle',
  ],
] satisfies [Partial<Listing>, MarketplaceId, string][])('%j on %s: %s', (fields, marketplace, title) => {
  expect(titleOf(fields, marketplace)).toBe(title);
});
