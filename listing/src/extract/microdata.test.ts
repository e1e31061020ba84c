import { describe, expect, it } from 'vitest';
import { extractListing } from './extract-listing.ts';
import { parsePage } from './html/tree.ts';
import { readMicrodata } from './microdata.ts';
import { readRdfa } from './rdfa.ts';
import { firstText, nodes } from './schema-node.ts';

const anvil = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Tarn Anvil</h1><img itemprop="image" src="anvil.jpg">
  <div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="name">Not happy</span></div>
  <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Tarn"></span>
  <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">Regular: $179.99 <span itemprop="priceCurrency" content="USD">$</span><span itemprop="price" content="1000.00">1,000.00</span><link itemprop="availability" href="https://schema.org/InStock"></div></div>`;

describe('readMicrodata', () => {
  it('gives nested scopes their own properties', () => {
    const [product] = readMicrodata(parsePage(anvil));
    expect(product && firstText(product, 'name')).toBe('Tarn Anvil');
    expect(product && nodes(product, 'review').map((review) => firstText(review, 'name'))).toEqual(['Not happy']);
    expect(product && nodes(product, 'offers').map((offer) => firstText(offer, 'price'))).toEqual(['1000.00']);
  });

  it('follows itemref', () => {
    const html =
      '<div itemscope itemtype="http://schema.org/Product" itemref="more"><b itemprop="name">A</b></div><p id="more"><i itemprop="sku">S1</i></p>';
    const [product] = readMicrodata(parsePage(html));
    expect(product && firstText(product, 'sku')).toBe('S1');
  });

  it('stands an itemref that leads back to itself', () => {
    const html =
      '<div id="a" itemscope itemtype="http://schema.org/Product" itemref="b a"><p id="b" itemprop="name">A</p></div>';
    expect(readMicrodata(parsePage(html))).toHaveLength(1);
  });

  it('becomes a listing', () => {
    const found = extractListing({ html: anvil, url: 'https://shop.example/anvil' });
    expect(found).toMatchObject({
      kind: 'product',
      listing: {
        title: 'Tarn Anvil',
        brand: 'Tarn',
        price: { amount: '1000.00', currency: 'USD' },
        availability: 'in_stock',
      },
      images: [{ url: 'https://shop.example/anvil.jpg' }],
    });
  });
});

describe('readRdfa', () => {
  const html = `<div vocab="https://schema.org/" typeof="Product"><span property="name">Tarn Oven</span><img property="image" src="oven.jpg" alt="oven">
    <div property="offers" typeof="Offer"><span property="priceCurrency" content="USD">$</span><span property="price" content="55.00">55</span><link property="availability" href="https://schema.org/InStock"></div></div>`;

  it('reads nested items', () => {
    const [product] = readRdfa(parsePage(html));
    expect(product && nodes(product, 'offers').map((offer) => firstText(offer, 'price'))).toEqual(['55.00']);
  });

  it('becomes a listing', () => {
    expect(extractListing({ html, url: 'https://shop.example/' })).toMatchObject({
      kind: 'product',
      listing: { title: 'Tarn Oven', price: { amount: '55.00', currency: 'USD' } },
      origins: { price: { source: 'rdfa' } },
    });
  });
});
