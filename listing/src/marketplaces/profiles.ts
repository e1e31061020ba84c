import { amazon } from './packs/amazon.ts';
import { ebay } from './packs/ebay.ts';
import { etsy } from './packs/etsy.ts';
import { generic } from './packs/generic.ts';
import { google } from './packs/google.ts';
import { ozon } from './packs/ozon.ts';
import { shopify } from './packs/shopify.ts';
import { walmart } from './packs/walmart.ts';
import { wildberries } from './packs/wildberries.ts';
import { woocommerce } from './packs/woocommerce.ts';
import type { Profile } from './profile.ts';

export type { Profile } from './profile.ts';

export const marketplaceIds = [
  'generic',
  'amazon',
  'ebay',
  'etsy',
  'shopify',
  'woocommerce',
  'walmart',
  'google',
  'ozon',
  'wildberries',
] as const;
export type MarketplaceId = (typeof marketplaceIds)[number];

export const marketplaceNames: Record<MarketplaceId, string> = {
  generic: 'Any shop',
  amazon: 'Amazon',
  ebay: 'eBay',
  etsy: 'Etsy',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  walmart: 'Walmart',
  google: 'Google Merchant Center',
  ozon: 'Ozon',
  wildberries: 'Wildberries',
};

const profiles: Record<MarketplaceId, Profile> = {
  generic,
  amazon,
  ebay,
  etsy,
  shopify,
  woocommerce,
  walmart,
  google,
  ozon,
  wildberries,
};

/** The rule pack of a marketplace. */
export function profileOf(id: MarketplaceId): Profile {
  return profiles[id];
}
