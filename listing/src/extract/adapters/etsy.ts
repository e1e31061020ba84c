import type { SiteAdapter } from './site-adapter.ts';

export const etsy: SiteAdapter = {
  name: 'Etsy',
  hosts: /(?:^|\.)etsy\.com$/,
  sign: 'h1[data-buy-box-listing-title], [data-buy-box-region="price"], [data-product-details-description-text-content]',
  title: ['h1[data-buy-box-listing-title]', 'h1[data-listing-id]'],
  price: [
    '[data-buy-box-region="price"] .wt-text-title-larger',
    '[data-buy-box-region="price"] p',
    '[data-buy-box-region="price"]',
  ],
  description: [
    'p[data-product-details-description-text-content]',
    '[data-product-details-description-text-content]',
    '[data-id="description-text"] p',
  ],
  bullets: [],
  images: ['ul[data-carousel-pane-list] img', '[data-carousel-pane] img', '.image-carousel-container img'],
  breadcrumb: ['#breadcrumbs a', '[data-breadcrumb] a'],
};
