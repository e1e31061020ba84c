import type { Marketplace } from '@cardwright/contract/listings';

/** The marketplaces whose rules this version can score and write for. Apart from the schemas, which public pages do without. */
export const supportedMarketplaces: readonly Marketplace[] = ['generic', 'amazon', 'etsy'];
