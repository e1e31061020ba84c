import type { SiteAdapter } from './site-adapter.ts';

export const woocommerce: SiteAdapter = {
  name: 'WooCommerce',
  hosts: null,
  sign: '.woocommerce-product-gallery, body.single-product .product_title, .woocommerce div.product .summary',
  title: ['h1.product_title', '.summary h1'],
  price: [
    '.summary p.price ins .amount',
    '.summary .price ins .amount',
    '.summary p.price > .amount',
    '.summary p.price .amount',
    '.summary .price .amount',
  ],
  bullets: ['.woocommerce-product-details__short-description li'],
  description: [
    '#tab-description',
    '.woocommerce-Tabs-panel--description',
    '.woocommerce-product-details__short-description',
  ],
  introduction: [
    '.woocommerce-product-details__short-description',
    '.product-short-description',
    '.wp-block-woocommerce-product-summary',
  ],
  specification_rows: ['table.woocommerce-product-attributes tr', 'table.shop_attributes tr'],
  images: [
    '.woocommerce-product-gallery__image a[href]',
    '.woocommerce-product-gallery__image img',
    '.woocommerce-product-gallery img',
  ],
  breadcrumb: ['.woocommerce-breadcrumb a', '.product_meta .posted_in a'],
  availability: ['.summary .stock'],
  sku: ['.product_meta .sku', '.sku_wrapper .sku', '.wp-block-woocommerce-product-sku .sku'],
};
