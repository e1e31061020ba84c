import type { SiteAdapter } from './site-adapter.ts';

export const shopify: SiteAdapter = {
  name: 'Shopify',
  hosts: null,
  sign: '.shopify-section form[action*="/cart/add"], form[action*="/cart/add"] [name="id"], .shopify-payment-button',
  title: [
    '.product__title h1',
    'h1.product__title',
    'h1.product-single__title',
    'h1.product-title',
    'h1.ProductMeta__Title',
    '.product-meta__title',
  ],
  description: [
    '.product__description',
    '.product-single__description',
    '.product-description',
    '.ProductMeta__Description',
    '[data-product-description]',
  ],
  images: [
    '.product__media img',
    '.product-single__photo img',
    '.product__media-list img',
    '.product-gallery img',
    '.Product__Slideshow img',
    '.product__photos img',
  ],
};
