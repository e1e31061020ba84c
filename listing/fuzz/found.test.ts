import { expect, it } from 'vitest';
import { extractListing } from '../src/extract/extract-listing.ts';

/** Inputs that broke something once, made small by the fuzz run. */
it('a declared name without a word does not make a product without a title', () => {
  const html = `<title>Norvik Lamp</title><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">-</h1>
    <span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="USD">
    <b itemprop="price">29.90</b></span></div>`;
  const found = extractListing({ html, url: 'https://shop.example/p' });
  expect(found.kind === 'refused' || found.listing.title).not.toBe('');
});
