// Written by `npm run rules` from the files in listing/src/marketplaces/packs.
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
import type { RulePack } from './rule-pack.ts';

/** The rule pack of each marketplace, in the order in which people see them. */
export const rulePacks = {
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
} satisfies Record<string, RulePack>;
