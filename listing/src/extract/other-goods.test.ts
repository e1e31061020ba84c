import { describe, expect, it } from 'vitest';
import { visiblePrices } from './dom-price.ts';
import { extractListing } from './extract-listing.ts';
import { parsePage } from './html/tree.ts';
import { pictureKey } from './images.ts';
import type { ExtractedProduct } from './types.ts';

const url = 'https://shop.example/p/oak-stool';

/** A product named "Oak Stool" for 89 EUR with these parts below its heading; `head` stands in the page's head. */
function read(parts: string, head = ''): ExtractedProduct {
  const found = extractListing({
    url,
    html: `<html lang="en"><head><title>Oak Stool</title>${head}</head><body><main>
      <div class="gallery"><img src="/img/stool-front.jpg" alt="Oak Stool" width="800" height="800"></div>
      <h1>Oak Stool</h1><p class="price">€89.00</p><button>Add to cart</button>${parts}</main></body></html>`,
  });
  if (found.kind === 'refused') throw new Error(found.reason);
  return found;
}

const rows = (found: ExtractedProduct): string[] =>
  found.listing.specifications.map(({ name, value }) => `${name}=${value}`);

describe('what belongs to other goods or to the shop', () => {
  it.each(['Köp även till', 'Katso myös', 'Hasonló termékek', 'منتجات مشابهة', '함께 비교하면 좋을 상품'])(
    'pictures below "%s" are not the product’s',
    (title) => {
      const { images } = read(
        `<section><div class="strip"><div class="strip__headline">${title}</div><div class="strip__carousel">
          <a><img src="/img/table.jpg" alt="Oak"><b>Oak table</b> €189.00</a>
          <a><img src="/img/bench.jpg" alt="Oak"><b>Oak bench</b> €129.00</a></div></div></section>`,
      );
      expect(images.map((image) => image.url)).toEqual(['https://shop.example/img/stool-front.jpg']);
    },
  );

  it('pictures that stand for another way to buy it are none of its gallery', () => {
    const { images } = read(
      '<div class="sku-item--image"><img src="/img/gallery/black.jpg" alt="Oak Stool black" class="thumb"></div>',
    );
    expect(images).toHaveLength(1);
  });

  it('a price named as the origin price counts as crossed out', () => {
    const page = parsePage(
      '<body><main><span class="origin-price">42,000원</span> <span class="sale-price">29,400원</span></main></body>',
    );
    const prices = visiblePrices(page, null, { language: 'ko', host: null });
    expect(prices.filter(({ struck }) => !struck).map(({ amount }) => amount)).toEqual(['29400']);
  });

  it('the whole trail is the category when a marketplace shows its first level alone', () => {
    const names = ['eBay', 'Garden', 'Tools', 'Trowels'];
    const found = extractListing({
      url: 'https://www.ebay.com/itm/255500112233',
      html: `<html lang="en"><head><script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      })}</script></head><body><ul class="seo-breadcrumb-text"><li><a class="seo-breadcrumb-text"><span>Garden</span></a></li></ul>
        <h1 class="x-item-title__mainTitle"><span class="ux-textspans">Ash trowel</span></h1>
        <div class="x-price-primary"><span class="ux-textspans">US $24.00</span></div></body></html>`,
    });
    expect(found.kind === 'product' && found.listing.category).toMatch(/Trowels$/);
  });

  it('a panel of the warranty inside the block of the description is left out, and so are the names of the tabs', () => {
    const { listing } = read(`<article class="productView-description">
      <ul class="tabs"><li class="tab"><a href="#tab-d">Description</a></li><li class="tab"><a href="#tab-w">Warranty Information</a></li></ul>
      <div class="tabs-contents"><div class="tab-content" id="tab-d"><p>The stool is turned of one piece of oak and carries a grown man without a creak.</p></div>
      <div class="tab-content" id="tab-w"><p>Lifetime repair: send it to us and we mend it for nothing.</p></div></div></article>`);
    expect(listing.description).toBe(
      '<p>The stool is turned of one piece of oak and carries a grown man without a creak.</p>',
    );
  });

  it('a note about delivery among the paragraphs is neither description nor specification', () => {
    const found = read(
      '<p>The oak stool is turned by hand, oiled twice, and carries a grown man without a creak.</p>' +
        '<p><b>Szállítás:</b> GLS futárral 1 690 Ft, nagyobb rendelés felett ingyenes az egész országban.</p>',
    );
    expect(found.listing.description).not.toContain('GLS');
    expect(rows(found)).toEqual([]);
  });

  it('ranks and marks of a marketplace are no specifications in its other languages', () => {
    const found = read(
      '<table><tr><th>Farbe</th><td>Eiche</td></tr><tr><th>Höhe</th><td>45 cm</td></tr>' +
        '<tr><th>Amazon Bestseller-Rang</th><td>Nr. 12 in Hocker</td></tr><tr><th>カスタマーレビュー</th><td>4.4</td></tr></table>',
    );
    expect(rows(found)).toEqual(['Farbe=Eiche', 'Höhe=45 cm']);
  });
});

describe('what the product’s own parts say', () => {
  it('a list of measures that are specifications is no list of bullets', () => {
    const found = read(
      '<div class="product-details"><h3>Details</h3><ul><li>Height: 45 cm high</li><li>Diameter: 34 cm wide</li><li>Material: solid oak</li></ul></div>',
    );
    expect(rows(found)).toContain('Material=solid oak');
    expect(found.listing.bullets).toEqual([]);
  });

  it('a list right behind a paragraph about the product holds its bullets, though no class says so', () => {
    const bullets = ['Turned in Kainuu', 'Oiled with linseed oil', 'Hangs on a leather loop'];
    const { listing } = read(
      `<div><p>The oak stool is turned by hand, oiled twice, and carries a grown man.</p><ul>${bullets.map((each) => `<li>${each}</li>`).join('')}</ul></div>`,
    );
    expect(listing.bullets).toEqual(bullets);
  });

  it('items of a name and a bold value are specifications without a colon or a title', () => {
    const found = read(
      '<ul class="list-group"><li><span>Wood</span><strong>oak, linseed oil</strong></li><li><span>Seat</span><strong>34 cm</strong></li>' +
        '<li><span>Carries</span><strong>120 kg</strong></li></ul>',
    );
    expect(rows(found)).toEqual(['Wood=oak, linseed oil', 'Seat=34 cm', 'Carries=120 kg']);
  });

  it('short sentences of Japanese make a description', () => {
    const { listing } = read(
      '<table><tr><td><span class="item_desc">愛媛の工場で織った、無撚糸のタオルです。<br>洗うたびにふっくらします。<br>【素材】綿100%<br>【サイズ】60×120cm<br>【生産国】日本</span></td></tr></table>',
      '<meta name="description" content="Oak Stool 3,300円">',
    );
    expect(listing.description).toContain('洗うたびにふっくらします。');
  });

  it('one block for the tabs of description and reviews still holds specifications', () => {
    const found = read(
      '<div class="cms-block cms-block-product-description-reviews"><table><tr><th>Wood:</th><td>oak</td></tr><tr><th>Vegan:</th><td>yes</td></tr></table></div>',
    );
    expect(rows(found)).toEqual(['Wood=oak', 'Vegan=yes']);
  });

  it('the part below a product is no footer of the page', () => {
    const found = read(
      '<div class="row product-footer"><ul><li><strong>Wood:</strong> oak</li><li><strong>Oil:</strong> linseed</li></ul></div>',
    );
    expect(rows(found)).toEqual(['Wood=oak', 'Oil=linseed']);
  });

  it('the text beside the heading is taken before a shorter one in the head that speaks of buying', () => {
    const text = 'The oak stool is turned by hand, oiled twice, and carries a grown man without a creak.';
    const { listing } = read(
      `<div><p>${text}</p></div>`,
      '<meta name="description" content="Buy your Oak Stool online with free shipping.">',
    );
    expect(listing.description).toContain(text);
  });

  it('a code loses the label before it, and a name the name of the shop, however it is escaped', () => {
    const found = read(
      '',
      `<meta property="og:site_name" content="Juniper &amp;amp; Loom"><script type="application/ld+json">${JSON.stringify(
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Oak Stool — Juniper & Loom',
          sku: 'SKU PH-WF16',
          offers: { '@type': 'Offer', price: '89.00', priceCurrency: 'EUR' },
        },
      )}</script>`,
    );
    expect(found.listing.title).toBe('Oak Stool');
    expect(found.listing.identifiers.sku).toBe('PH-WF16');
  });
});

describe('one picture under several addresses', () => {
  it.each([
    ['https://media.s-bol.example/AA11/550x550.jpg', 'https://media.s-bol.example/AA11/1200x1200.jpg'],
    ['https://ir.shop.example/s3/multimedia-1/wc1000/7001.jpg', 'https://ir.shop.example/s3/multimedia-1/7001.jpg'],
    ['https://cdn.dsmcdn.com/mnresize/620/920/ty1/2/2_org.jpg', 'https://cdn.dsmcdn.com/ty1/2/2_org.jpg'],
    ['https://img1.cdn.example/k/copper.jpeg', 'https://img2.cdn.example/k/copper.webp'],
    ['https://shop.example/61-large_default/candle.jpg', 'https://shop.example/61-home_default/candle.jpg'],
    ['https://i.ebayimg.com/images/g/AA/s-l500.webp', 'https://i.ebayimg.com/images/g/AA/s-l1600.jpg'],
    [
      'https://http2.mlstatic.com/D_NQ_NP_600111-MLM1-O.webp',
      'https://http2.mlstatic.com/D_NQ_NP_2X_600111-MLM1-F.webp',
    ],
  ])('%s is %s', (one, other) => {
    expect(pictureKey(one)).toBe(pictureKey(other));
  });

  it('the number of a picture tells it from its neighbour of the same name', () => {
    expect(pictureKey('https://shop.example/61-large_default/candle.jpg')).not.toBe(
      pictureKey('https://shop.example/62-large_default/candle.jpg'),
    );
  });
});
