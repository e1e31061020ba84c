import type { SiteAdapter } from './site-adapter.ts';

export const ebay: SiteAdapter = {
  name: 'eBay',
  hosts: /(?:^|\.)ebay\.(?:[a-z]{2,3})(?:\.[a-z]{2})?$/,
  sign: 'h1.x-item-title__mainTitle, #itemTitle, [data-testid="x-item-title"]',
  title: ['h1.x-item-title__mainTitle .ux-textspans', '[data-testid="x-item-title"] .ux-textspans', '#itemTitle'],
  price: ['.x-price-primary', '#prcIsum', '#mm-saleDscPrc', '#prcIsum_bidPrice'],
  specification_rows: [
    '.ux-layout-section-evo .ux-labels-values',
    '.ux-labels-values--labels-values',
    '.ux-layout-section--features .ux-layout-section__row',
  ],
  specification_pairs: [
    ['.itemAttr td.attrLabels', '.itemAttr td'],
    ['.ux-layout-section-evo .ux-labels-values__labels', '.ux-layout-section-evo .ux-labels-values__values'],
    ['.ux-layout-section .ux-labels-values__labels', '.ux-layout-section .ux-labels-values__values'],
  ],
  images: ['.ux-image-carousel-item img', '#icImg', '#vi_main_img_fs img', '.vi-image-gallery img', '#mainImgHldr img'],
  breadcrumb: ['nav.breadcrumbs a', '#vi-VR-brumb-lnkLst a', '.seo-breadcrumb-text'],
  availability: ['#qtySubTxt', '.d-quantity__availability', '.x-quantity__availability'],
};
