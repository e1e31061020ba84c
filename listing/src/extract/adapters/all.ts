import { amazon } from './amazon.ts';
import { ebay } from './ebay.ts';
import { etsy } from './etsy.ts';
import { shopify } from './shopify.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { woocommerce } from './woocommerce.ts';

/** Shops by name first, then shop software. */
export const siteAdapters: readonly SiteAdapter[] = [amazon, ebay, etsy, woocommerce, shopify];
