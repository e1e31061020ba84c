import { describe, expect, it } from 'vitest';
import { brandOfByline } from '../brand.ts';
import { extractListing } from '../extract-listing.ts';
import { fixtureHtml, readFixture } from '../fixtures/read-fixture.ts';
import { selectAll } from '../html/select.ts';
import { parsePage } from '../html/tree.ts';
import { siteAdapters } from './all.ts';

/** One page per shop: when a shop's selectors no longer fit its fixture, the field concerned fails here. */
describe('shops', () => {
  it('Amazon', () => {
    const found = readFixture('amazon');
    expect(found.listing).toMatchObject({
      title: 'Norvik Steel Bottle 32 oz, Double Wall, Straw Lid (Blue)',
      brand: 'Norvik',
      bullets: ['KEEPS COLD: double wall steel keeps drinks cold for 24 hours', 'Straw lid that does not leak'],
      description: '<p>A bottle for long days <b>outside</b>.</p>',
      category: 'Sports & Outdoors > Water Bottles',
      price: { amount: '29.90', currency: 'USD' },
      identifiers: { asin: 'B0NORVIK01' },
      availability: 'in_stock',
    });
    expect(found.listing.specifications).toContainEqual({ name: 'Item Weight', value: '400 g' });
    expect(found.brand_store).toBe('Visit the Norvik Store');
    expect(found.images.map(({ url }) => url)).toEqual([
      'https://m.media-amazon.com/images/I/71abcDEF01L.jpg',
      'https://m.media-amazon.com/images/I/71abcDEF02L.jpg',
    ]);
  });

  it('Amazon without a price of its own takes none from other offers', () => {
    const html = fixtureHtml('amazon').replaceAll('corePriceDisplay_desktop_feature_div', 'gone');
    expect(html).toContain('$12.00');
    expect(extractListing({ html, url: null })).toMatchObject({ kind: 'product', listing: { price: null } });
  });

  it('eBay', () => {
    const found = readFixture('ebay');
    expect(found.listing).toMatchObject({
      title: 'Lumo Tischlampe Messing Vintage',
      brand: 'Lumo',
      price: { amount: '1249.00', currency: 'EUR' },
      category: 'Möbel & Wohnen > Tischlampen',
      specifications: [
        { name: 'Marke', value: 'Lumo' },
        { name: 'Herstellernummer', value: 'LM-77' },
      ],
      identifiers: { mpn: 'LM-77' },
      availability: 'in_stock',
    });
    expect(found.images.map(({ url }) => url)).toEqual([
      'https://i.ebayimg.com/images/g/AAA/s-l1600.jpg',
      'https://i.ebayimg.com/images/g/BBB/s-l1600.jpg',
    ]);
  });

  it('Etsy', () => {
    const found = readFixture('etsy');
    expect(found.listing).toMatchObject({
      title: 'Hand thrown oat mug, speckled stoneware',
      brand: 'TarnClayStudio',
      description: 'Thrown on a wheel "by hand".<br>Holds 350 ml.',
      bullets: [],
      category: 'Home & Living > Kitchen > Mugs',
      price: { amount: '18.00', currency: 'GBP' },
    });
    expect(found.images.map(({ url }) => url)).toEqual([
      'https://i.etsystatic.com/1/r/il/aa/111/il_fullxfull.111_aaaa.jpg',
      'https://i.etsystatic.com/1/r/il/cc/333/il_fullxfull.333_cccc.jpg',
      'https://i.etsystatic.com/1/r/il/bb/222/il_fullxfull.222_bbbb.jpg',
    ]);
  });

  it('WooCommerce', () => {
    const found = readFixture('woocommerce');
    expect(found.listing).toMatchObject({
      title: 'Lampa Lumo Mini',
      brand: 'Lumo',
      bullets: ['Ciepłe światło LED 2700 K', 'Metalowa podstawa w kolorze grafitu'],
      description: '<p>Mała lampa na biurko.</p>',
      category: 'Lampy',
      price: { amount: '199.00', currency: 'PLN' },
      identifiers: { sku: 'LUM-77' },
      availability: 'in_stock',
    });
    expect(found.listing.specifications).toContainEqual({ name: 'Moc', value: '9 W' });
    expect(found.images).toHaveLength(2);
  });

  it('WooCommerce with words before the features, which go on before the description', () => {
    const html = fixtureHtml('woocommerce').replace('<ul><li>Ciepłe', '<p>Świeci tam, gdzie trzeba.</p><ul><li>Ciepłe');
    expect(extractListing({ html, url: null })).toMatchObject({
      listing: { description: '<p>Świeci tam, gdzie trzeba.</p><p>Mała lampa na biurko.</p>' },
    });
  });

  it('WooCommerce with a list in the list of features, of which nothing goes before the description', () => {
    const html = fixtureHtml('woocommerce').replace(
      '<ul><li>Ciepłe',
      '<p>Świeci tam, gdzie trzeba.</p><ul><li>Klosz<ul><li>szkło</li></ul>oraz ramię</li><li>Ciepłe',
    );
    expect(extractListing({ html, url: null })).toMatchObject({
      listing: { description: '<p>Świeci tam, gdzie trzeba.</p><p>Mała lampa na biurko.</p>' },
    });
  });

  it('Shopify', () => {
    const found = readFixture('shopify');
    expect(found.listing).toMatchObject({
      title: 'Oat Linen Apron',
      brand: 'Tarn',
      keywords: ['linen', 'kitchen'],
      price: { amount: '1149.00', currency: 'GBP' },
      identifiers: { sku: 'AP-1', gtin: '4006381333931' },
    });
    expect(found.images.map(({ url }) => url)).toEqual([
      'https://tarn.example/cdn/shop/products/apron.jpg?v=1',
      'https://tarn.example/cdn/shop/products/apron-back.jpg',
    ]);
  });

  it('a shop that nobody knows, without any structured data', () => {
    const found = readFixture('plain-shop', 'https://uyut.example/tm3');
    expect(found.listing).toMatchObject({
      title: 'Чайник Туман ТМ-3',
      brand: 'Туман',
      bullets: ['Держит температуру до шести часов', 'Корпус из нержавеющей стали'],
      category: 'Чайники',
      price: { amount: '4990', currency: 'RUB' },
      identifiers: { sku: '73-556' },
      availability: 'out_of_stock',
      language: 'ru',
    });
    expect(found.listing.description).toContain('Закипает за четыре минуты');
    expect(found.listing.specifications).toContainEqual({ name: 'Объём', value: '1,7 л' });
    expect(found.images.map(({ url }) => url)).toEqual([
      'https://uyut.example/img/big/tm3-front.jpg',
      'https://uyut.example/img/big/tm3-side.jpg',
    ]);
  });
});

it.each([
  ['Visiter la boutique Norvik', 'Norvik'],
  ['Visitez la boutique de Norvik', 'Norvik'],
  ['Visite a loja da Norvik', 'Norvik'],
  ['Bezoek de Norvik-winkel', 'Norvik'],
  ['Besök Norvik-butik', 'Norvik'],
  ['Norvik mağazasını ziyaret edin', 'Norvik'],
  ['Norvikのストアを表示', 'Norvik'],
  ['Norvik', 'Norvik'],
])('the line under the title of a marketplace names the brand: %s', (line, brand) => {
  expect(brandOfByline(line).brand).toBe(brand);
});

it('every selector of every shop can be understood', () => {
  const empty = parsePage('');
  for (const {
    sign,
    title,
    byline,
    price,
    bullets,
    description,
    images,
    breadcrumb,
    availability,
    sku,
    specification_rows,
    specification_pairs,
  } of siteAdapters) {
    const lists = [
      [sign],
      title,
      byline,
      price,
      bullets,
      description,
      images,
      breadcrumb,
      availability,
      sku,
      specification_rows,
      specification_pairs?.flat(),
    ];
    for (const selector of lists.flatMap((list) => list ?? [])) expect(selectAll(empty, selector)).toEqual([]);
  }
});
