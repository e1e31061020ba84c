import { describe, expect, it } from 'vitest';
import { extractListing } from './extract-listing.ts';
import { parsePage } from './html/tree.ts';
import { readPageState } from './page-state.ts';
import { readShopifyProduct } from './platform-shopify.ts';
import { readStateProduct } from './state-product.ts';

const data = {
  page: {
    product: {
      name: 'Lumo Lamp "9"',
      brand: { name: 'Lumo' },
      priceInfo: { currentPrice: { price: 59.9, priceString: '€59.90' }, wasPrice: { price: 89 } },
      upc: '036000291452',
      availabilityStatus: 'IN_STOCK',
      images: [{ url: 'https://i.example/a.jpg' }, { url: 'https://i.example/b.jpg' }],
      specs: [
        { name: 'Power', value: '9 W' },
        { name: 'Colour', value: 'Oat' },
      ],
      related: [
        { name: 'Lumo Lamp "7"', price: 1 },
        { name: 'Chair', price: 2 },
      ],
    },
  },
};
const json = JSON.stringify(data);

describe('readPageState', () => {
  it.each([
    ['a data script', `<script type="application/json">${json}</script>`],
    ['an assignment', `<script>window.__STATE__ = ${json};</script>`],
    ['a member of an object literal', `<script>window.run = { data: ${json} };</script>`],
    ['a double-quoted string', `<script>var s = JSON.parse(${JSON.stringify(json)});</script>`],
    [
      'a single-quoted string',
      `<script>var s = JSON.parse('${json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}');</script>`,
    ],
  ])('finds JSON in %s', (_where, html) => {
    expect(readPageState(parsePage(html))).toEqual([data]);
  });

  it('passes over code that only looks like JSON', () => {
    expect(
      readPageState(
        parsePage(
          `<script>var a = {"b": function () { return "a long piece of code that is no data, really not any data" }};</script>`,
        ),
      ),
    ).toEqual([]);
  });
});

describe('readStateProduct', () => {
  it('reads what is said of the thing with the title', () => {
    expect(readStateProduct([data], ['Lumo Lamp "9"'], {}, null)).toMatchObject({
      brand: 'Lumo',
      price: { amount: '59.90', currency: 'EUR' },
      identifiers: { gtin: '036000291452' },
      availability: 'in_stock',
      images: [{ url: 'https://i.example/a.jpg' }, { url: 'https://i.example/b.jpg' }],
      specifications: [
        { name: 'Power', value: '9 W' },
        { name: 'Colour', value: 'Oat' },
      ],
    });
  });

  it('says nothing when no thing has the title', () => {
    expect(readStateProduct([data], ['Garden bench'], {}, null)).toBeNull();
  });

  it('stands values nested 10,000 deep', () => {
    let deep: unknown = { name: 'Lumo Lamp', price: '9.90 €' };
    for (let level = 0; level < 10_000; level++) deep = { a: deep };
    expect(readStateProduct([deep], ['Lumo Lamp'], {}, null)).toMatchObject({
      price: { amount: '9.90', currency: 'EUR' },
    });
  });
});

describe('a bare number in a script', () => {
  const page = (shown: string): string =>
    `<html lang="en"><title>Lumo Lamp</title><h1>Lumo Lamp</h1><img src="/lamp.jpg" alt="Lumo Lamp">${shown}<button>Add to cart</button><script>var p = {"product": {"name": "Lumo Lamp", "price": 5990, "sku": "LL-9", "note": "something to make this long enough to be read"}};</script></html>`;
  const priceOf = (shown: string): unknown => {
    const found = extractListing({ html: page(shown), url: 'https://shop.example/p' });
    return found.kind === 'product' ? found.listing.price : found.reason;
  };

  it('is cents when the page shows it divided by 100', () => {
    expect(priceOf('<div><span>€59.90</span></div>')).toEqual({ amount: '59.90', currency: 'EUR' });
  });

  it('is no price when the page shows nothing like it', () => {
    expect(priceOf('')).toBeNull();
  });
});

describe('readShopifyProduct', () => {
  const product = {
    id: 1,
    title: 'Oat Apron',
    handle: 'oat-apron',
    vendor: 'Tarn',
    product_type: 'Aprons',
    tags: 'linen, kitchen',
    body_html: '<p>Linen</p>',
    variants: [
      { id: 11, sku: 'A-1', price: '29.90' },
      { id: 12, sku: 'A-2', price: '39.90' },
    ],
    images: [{ src: 'https://cdn.example/a.jpg', alt: 'Front' }],
  };

  it('reads the .json form, with decimals', () => {
    expect(readShopifyProduct({ product }, null)).toMatchObject({
      title: 'Oat Apron',
      brand: 'Tarn',
      category: 'Aprons',
      keywords: ['linen', 'kitchen'],
      price: { amount: '29.90' },
      identifiers: { sku: 'A-1' },
      images: [{ url: 'https://cdn.example/a.jpg', alt: 'Front' }],
    });
  });

  it('reads the .js form, with whole cents', () => {
    const script = {
      ...product,
      tags: ['linen'],
      price: 2990,
      variants: [{ id: 11, sku: 'A-1', price: 2990, available: false }],
    };
    expect(readShopifyProduct(script, null)).toMatchObject({
      price: { amount: '29.90' },
      availability: 'out_of_stock',
      keywords: ['linen'],
    });
  });

  it('takes the variant of the address', () => {
    expect(readShopifyProduct(product, 'https://tarn.example/products/oat-apron?variant=12')).toMatchObject({
      price: { amount: '39.90' },
      identifiers: { sku: 'A-2' },
    });
  });

  it.each([null, 1, 'x', [], {}, { product: {} }, { product: { title: 'x', handle: 'x', vendor: 'x' } }])(
    '%j is no product',
    (value) => {
      expect(readShopifyProduct(value, null)).toBeNull();
    },
  );
});
