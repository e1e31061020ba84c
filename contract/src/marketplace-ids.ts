// Written by `npm run rules` from the files in listing/src/marketplaces/packs.

/** Every marketplace that the engine has rules for, in the order in which people see them. */
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
