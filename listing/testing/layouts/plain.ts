import { jsonLd, type Layout, shopPage } from './layout.ts';

/** Hand-written pages, old markup, and pages that say everything in one vocabulary. */
export const plain: readonly Layout[] = [
  {
    name: 'tables and fonts of the nineties',
    url: 'http://www.oldlamps.example/item.php?id=12',
    html: `<html lang="en-US"><head><title>Old Lamps - Brass Desk Lamp BL-12</title></head><body bgcolor="#ffffff"><table width="100%"><tr><td colspan="2"><a href="/">Home</a> | <a href="/cart">Your cart</a></td></tr><tr><td width="150" valign="top"><a href="/desk">Desk lamps</a><br><a href="/wall">Wall lamps</a></td><td valign="top"><font size="5"><b>Brass Desk Lamp BL-12</b></font><br><table><tr><td><a href="pics/bl12_big.jpg"><img src="pics/bl12.jpg" alt="Brass Desk Lamp BL-12" width="250" border="0"></a></td><td valign="top"><font color="red"><b>Price: $59.95</b></font><br>Item #: BL-12<br>In stock<br><form action="cart.php" method="post"><input type="submit" value="Add to Cart"></form></td></tr></table><p>A solid brass lamp with a green glass shade. It has a pull chain and a heavy foot that keeps it where you put it.</p><table border="1"><tr><td>Height</td><td>15 in</td></tr><tr><td>Finish</td><td>Polished brass</td></tr><tr><td>UPC</td><td>036000291452</td></tr></table></td></tr></table></body></html>`,
    expected: {
      title: 'Brass Desk Lamp BL-12',
      price: ['59.95', 'USD'],
      availability: 'in_stock',
      identifiers: { sku: 'BL-12', gtin: '036000291452' },
      specifications: { Height: '15 in', Finish: 'Polished brass' },
      images: ['http://www.oldlamps.example/pics/bl12_big.jpg'],
    },
  },
  {
    name: 'microdata alone, with an offer for each size',
    url: 'https://horse-and-hound.example/chew-stick',
    html: shopPage(
      'en',
      'Chew Stick',
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Chew Stick</h1><span itemprop="brand">Hound Co</span><img itemprop="image" src="/i/chew.jpg" alt="Chew Stick"><div itemprop="description">A chew of yak milk and salt that lasts for hours and cleans the teeth of dogs of all sizes.</div><table class="variants"><tr itemprop="offers" itemscope itemtype="http://schema.org/Offer"><td itemprop="name">Small</td><td itemprop="sku">CS-S</td><td><meta itemprop="priceCurrency" content="USD">$<span itemprop="price">4.50</span></td><td><link itemprop="availability" href="http://schema.org/InStock">In stock</td></tr><tr itemprop="offers" itemscope itemtype="http://schema.org/Offer"><td itemprop="name">Large</td><td itemprop="sku">CS-L</td><td><meta itemprop="priceCurrency" content="USD">$<span itemprop="price">7.50</span></td><td><link itemprop="availability" href="http://schema.org/OutOfStock">Sold out</td></tr></table></div>`,
    ),
    expected: {
      title: 'Chew Stick',
      brand: 'Hound Co',
      price: ['4.50', 'USD'],
      availability: 'in_stock',
      identifiers: { sku: 'CS-S' },
      description: 'yak milk',
      images: ['https://horse-and-hound.example/i/chew.jpg'],
      variants: ['Small CS-S 4.50 USD in_stock', 'Large CS-L 7.50 USD out_of_stock'],
    },
  },
  {
    name: 'ProductGroup with variants, the one of the address chosen',
    url: 'https://norvik.example/bottle?color=green',
    html: shopPage(
      'en',
      'Norvik Steel Bottle',
      '<h1>Norvik Steel Bottle</h1><p class="price">$31.90</p>',
      jsonLd(
        {
          '@context': 'https://schema.org/',
          '@type': 'ProductGroup',
          '@id': '#group',
          name: 'Norvik Steel Bottle',
          description: 'Double-wall steel with a straw lid that opens with one hand.',
          brand: { '@type': 'Brand', name: 'Norvik' },
          productGroupID: 'NV-32',
          variesBy: ['https://schema.org/color', 'https://schema.org/size'],
          hasVariant: [
            {
              '@type': 'Product',
              sku: 'NV-32-B',
              gtin14: '04006381333931',
              name: 'Norvik Steel Bottle Blue',
              color: 'Blue',
              size: '32 oz',
              image: 'https://cdn.norvik.example/b1.jpg',
              offers: {
                '@type': 'Offer',
                url: 'https://norvik.example/bottle?color=blue',
                price: 29.9,
                priceCurrency: 'USD',
                availability: 'https://schema.org/InStock',
              },
            },
            { '@id': '#green' },
          ],
        },
        {
          '@context': 'https://schema.org/',
          '@id': '#green',
          '@type': 'Product',
          isVariantOf: { '@id': '#group' },
          sku: 'NV-32-G',
          gtin12: '036000291452',
          name: 'Norvik Steel Bottle Green',
          color: 'Green',
          size: '32 oz',
          image: 'https://cdn.norvik.example/g1.jpg',
          offers: {
            '@type': 'Offer',
            url: 'https://norvik.example/bottle?color=green',
            price: 31.9,
            priceCurrency: 'USD',
            availability: 'https://schema.org/PreOrder',
          },
        },
      ),
    ),
    expected: {
      title: 'Norvik Steel Bottle',
      brand: 'Norvik',
      price: ['31.9', 'USD'],
      availability: 'preorder',
      identifiers: { sku: 'NV-32-G', gtin: '036000291452' },
      description: 'Double-wall',
      specifications: { Color: 'Green' },
      images: ['https://cdn.norvik.example/g1.jpg'],
      variants: [
        'Color=Blue, Size=32 oz NV-32-B 04006381333931 29.9 USD in_stock',
        'Color=Green, Size=32 oz NV-32-G 036000291452 31.9 USD preorder',
      ],
    },
  },
  {
    name: 'a table of three columns with a header row',
    url: 'https://pumpen.example/pumpe-p3',
    html: shopPage(
      'de',
      'Tauchpumpe P3 – Pumpenhandel',
      `<main><h1>Tauchpumpe P3</h1><p class="preis">ab Lager <b>1.249,50 €</b> inkl. MwSt.</p><p>Art.-Nr.: 77-300-12 | EAN: 4006381333931 | Hersteller-Nr.: P3-230</p><p>Lieferbar in 2 Tagen</p><button>In den Warenkorb</button><img src="/bilder/p3.jpg" alt="Tauchpumpe P3"><h2>Technische Daten</h2><table><thead><tr><th>Merkmal</th><th>Wert</th><th>Einheit</th></tr></thead><tbody><tr><td>Leistung</td><td>750</td><td>W</td></tr><tr><td>Förderhöhe</td><td>9,5</td><td>m</td></tr><tr><td>Kabel</td><td>10</td><td>m</td></tr></tbody></table></main>`,
    ),
    expected: {
      title: 'Tauchpumpe P3',
      price: ['1249.50', 'EUR'],
      availability: 'in_stock',
      identifiers: { sku: '77-300-12', gtin: '4006381333931', mpn: 'P3-230' },
      specifications: { Leistung: '750 W', Förderhöhe: '9,5 m' },
      images: ['https://pumpen.example/bilder/p3.jpg'],
    },
  },
  {
    name: 'a thin page: title, price, picture',
    url: 'https://tiny.example/mug',
    html: '<html><head><title>Oat Mug</title></head><body><h1>Oat Mug</h1><img src="mug.jpg"><p>£18</p></body></html>',
    expected: { title: 'Oat Mug', price: ['18', 'GBP'], images: ['https://tiny.example/mug.jpg'] },
  },
  {
    name: 'base address, lazy pictures and a placeholder',
    url: 'https://mirror.example/x/y/z',
    html: shopPage(
      'en',
      'Cedar Stool',
      `<main><h1>Cedar Stool</h1><p class="price">$99.00</p><div class="gallery"><picture><source type="image/webp" srcset="stool-400.webp 400w, stool-1600.webp 1600w"><img src="data:image/gif;base64,R0lGOD" data-src="stool-800.jpg" alt="Cedar Stool"></picture><img class="lazy" src="/placeholder.png" data-lazy-src="stool-side.jpg" alt="Cedar Stool side"><noscript><img src="stool-side.jpg" alt="Cedar Stool side"></noscript></div><button>Add to cart</button></main>`,
      '<base href="https://cdn.cedar.example/media/">',
    ),
    expected: {
      title: 'Cedar Stool',
      price: ['99.00', 'USD'],
      images: ['https://cdn.cedar.example/media/stool-1600.webp', 'https://cdn.cedar.example/media/stool-side.jpg'],
    },
  },
  {
    name: 'double-escaped words',
    url: 'https://lumo.example/salt-pepper',
    html: shopPage(
      'en',
      'Salt &amp;amp; Pepper Mill',
      '<h1>Salt &amp;amp; Pepper Mill</h1><p class="price">€25.00</p><button>Add to cart</button>',
      jsonLd({
        '@type': ['Product', 'http://schema.org/IndividualProduct'],
        name: 'Salt &amp;amp; Pepper Mill',
        description: '&lt;p&gt;Grinds &amp;quot;fine&amp;quot; and coarse with a ceramic core.&lt;/p&gt;',
        brand: ['Lumo &amp; Sons'],
        offers: { price: '25,00', priceCurrency: 'EUR', availability: 'in stock' },
      }),
    ),
    expected: {
      title: 'Salt & Pepper Mill',
      brand: 'Lumo & Sons',
      price: ['25.00', 'EUR'],
      availability: 'in_stock',
      description: 'Grinds "fine" and coarse',
    },
  },
  {
    name: 'several products, the page is about one',
    url: 'https://norvik.example/p/straw-lid',
    html: shopPage(
      'en',
      'Straw Lid for Bottles | Norvik',
      '<h1>Straw Lid for Bottles</h1><span class="price">$7.00</span><button>Add to cart</button>',
      jsonLd(
        {
          '@type': 'Product',
          name: 'Norvik Steel Bottle',
          url: 'https://norvik.example/p/bottle',
          offers: { price: '29.90', priceCurrency: 'USD' },
        },
        {
          '@type': 'ItemPage',
          mainEntity: {
            '@type': 'Product',
            name: 'Straw Lid for Bottles',
            productID: 'upc:036000291452',
            model: 'SL-2',
            isRelatedTo: [
              { '@type': 'Product', name: 'Straw Lid for Cups', offers: { price: '5.00', priceCurrency: 'USD' } },
            ],
            offers: {
              '@type': 'Offer',
              priceSpecification: [
                { '@type': 'UnitPriceSpecification', price: '7.00', priceCurrency: 'USD' },
                {
                  '@type': 'UnitPriceSpecification',
                  price: '9.00',
                  priceCurrency: 'USD',
                  priceType: 'https://schema.org/ListPrice',
                },
              ],
              availability: 'https://schema.org/BackOrder',
            },
          },
        },
      ),
    ),
    expected: {
      title: 'Straw Lid for Bottles',
      price: ['7.00', 'USD'],
      availability: 'preorder',
      identifiers: { gtin: '036000291452', mpn: 'SL-2' },
    },
  },
];
