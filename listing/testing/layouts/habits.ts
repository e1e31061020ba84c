import { jsonLd, type Layout, shopPage } from './layout.ts';

const lamp = (body: string, head = ''): string =>
  shopPage(
    'en',
    'Arc Lamp Sund',
    `<main><h1>Arc Lamp Sund</h1><p class="price">$249.00</p><button>Add to cart</button>${body}</main>`,
    head,
  );
const others = (tag: string): string =>
  ['Tripod', 'Sconce']
    .map(
      (name, at) =>
        `<div class="col"><a href="/o"><img src="/img/arc/${name}.jpg" alt="Lamp ${name}"></a><${tag}>${name}</${tag}><p class="price">$${at + 1}9.00</p></div>`,
    )
    .join('');

/** Ways of writing that many shops share: what stands beside the product, unfilled addresses, rows without elements. */
export const habits: readonly Layout[] = [
  {
    name: 'other goods in the block of the product, behind a heading of their own',
    url: 'https://lamps.example/arc',
    html: shopPage(
      'ru',
      'Лампа Сунд',
      `<div class="page"><div class="row"><img src="/img/arc/main.jpg" alt="Лампа Сунд"><h1>Лампа Сунд</h1><h2>49 990 ₸</h2><button>Купить</button></div><h3>Рекомендуемые товары</h3><div class="row">${others('h4').replaceAll('$', '₸')}</div><h3>Уход</h3><p>Протирать сухой мягкой тканью, не включать без плафона и не закрывать отверстия сверху.</p></div>`,
    ),
    expected: {
      title: 'Лампа Сунд',
      price: ['49990', 'KZT'],
      images: ['https://lamps.example/img/arc/main.jpg'],
    },
  },
  {
    name: 'other goods behind a line that is only called a title, with their number before it',
    url: 'https://lamps.example/arc',
    html: lamp(
      `<img src="/img/arc/main.jpg" alt="Arc Lamp Sund"><section><p class="h5 text-uppercase">4 other products in the same category:</p><div class="products">${others('h3')}</div></section>`,
    ),
    expected: {
      title: 'Arc Lamp Sund',
      price: ['249.00', 'USD'],
      images: ['https://lamps.example/img/arc/main.jpg'],
      absent: ['4 other products', 'Sconce'],
    },
  },
  {
    name: 'a description behind a heading that recommends',
    url: 'https://lamps.example/arc',
    html: lamp(
      '<div class="text"><h3>Recommended use</h3><p>Beside a sofa or over a table: the arm of brass swings over a reach of two metres. Leave a hand of room behind it, for the lamp bows when it is pulled down to a book.</p></div>',
    ),
    expected: { title: 'Arc Lamp Sund', description: 'reach of two metres' },
  },
  {
    name: 'addresses in which a script puts the size',
    url: 'https://lamps.example/arc',
    html: lamp(
      '<div class="product-gallery"><img class="photo" src="//lamps.example/cdn/shop/a_300x.jpg" data-src="//lamps.example/cdn/shop/a_{width}x.jpg" alt="Arc Lamp Sund"><img class="photo" src="/b.jpg" data-src="/pic/{{ size }}/b.jpg" alt="Arc Lamp Sund, foot"></div>',
    ),
    expected: {
      title: 'Arc Lamp Sund',
      images: ['https://lamps.example/cdn/shop/a.jpg', 'https://lamps.example/b.jpg'],
    },
  },
  {
    name: 'rows that only line breaks part',
    url: 'https://lamps.example/arc',
    html: lamp(
      '<div class="rte"><p>A lamp that swings over the table and bows to the book you read in the evening.</p><p><strong>Height:</strong> 185 cm<br><strong>Socket:</strong> E27<br>Cable: 3 m</p><p>Note: the arm is heavy, so please put it up with a friend who holds the foot while you turn the screw.<br>And: have fun</p></div>',
    ),
    expected: {
      title: 'Arc Lamp Sund',
      specifications: { Height: '185 cm', Socket: 'E27', Cable: '3 m' },
    },
  },
  {
    name: 'a promise of the shop beside its title is no row, a short guarantee is one',
    url: 'https://lamps.example/arc',
    html: lamp(
      '<ul><li><h2 class="info-title">Return policy</h2><div class="info-description"><p>Send it back within 14 days if it does not suit you; we pay for the way.</p></div></li></ul><div class="row"><div class="label">Warranty</div><div class="value">3 years</div></div><div class="row"><div class="label">Height</div><div class="value">185 cm</div></div>',
    ),
    expected: {
      title: 'Arc Lamp Sund',
      specifications: { Warranty: '3 years', Height: '185 cm' },
      absent: ['Send it back'],
    },
  },
  {
    name: 'the code of a product that is sold in one way only',
    url: 'https://lamps.example/arc',
    html: lamp(
      '<div class="variants" data-variants="[{&quot;attributes&quot;:{},&quot;id&quot;:&quot;v1&quot;,&quot;sku&quot;:&quot;SQ1234567&quot;,&quot;price&quot;:24900}]"></div>',
    ),
    expected: { title: 'Arc Lamp Sund', identifiers: { sku: 'SQ1234567' }, variants: [] },
  },
  {
    name: 'a short description above the tab with the long one (WooCommerce)',
    url: 'https://lamps.example/arc',
    html: shopPage(
      'en',
      'Arc Lamp Sund',
      '<main class="woocommerce"><div class="product"><div class="summary"><h1 class="product_title">Arc Lamp Sund</h1><p class="price"><span class="amount">$249.00</span></p><div class="woocommerce-product-details__short-description"><p>Brushed brass from a small works in Sund.</p></div><button>Add to cart</button></div><div id="tab-description"><p>The arm swings over a reach of two metres.</p></div></div></main>',
    ),
    expected: {
      title: 'Arc Lamp Sund',
      description: '<p>Brushed brass from a small works in Sund.</p><p>The arm swings over a reach of two metres.</p>',
    },
  },
  {
    name: 'a list of good points that only its class names (Dutch)',
    url: 'https://hifi.example/a50',
    html: shopPage(
      'nl',
      'Versterker A50',
      '<main><h1>Versterker A50</h1><p class="price">€ 899,-</p><button>In winkelwagen</button><div class="pluspunten"><ul><li>2 x 50 watt aan 8 ohm</li><li>Phono-ingang voor MM</li></ul></div><div class="usps"><ul><li>Voor 23.59 uur besteld, morgen in huis</li><li>Gratis ruilen binnen 30 dagen</li></ul></div></main>',
    ),
    expected: {
      title: 'Versterker A50',
      price: ['899', 'EUR'],
      bullets: ['2 x 50 watt aan 8 ohm', 'Phono-ingang voor MM'],
    },
  },
  {
    name: 'a used copy offered before the new one',
    url: 'https://lamps.example/arc',
    html: lamp(
      '<p>Second chance from $199.00</p>',
      jsonLd({
        '@type': 'Product',
        name: 'Arc Lamp Sund',
        offers: [
          {
            price: 199,
            priceCurrency: 'USD',
            itemCondition: 'https://schema.org/UsedCondition',
            availability: 'InStock',
          },
          {
            price: 249,
            priceCurrency: 'USD',
            itemCondition: 'https://schema.org/NewCondition',
            availability: 'InStock',
          },
        ].map((offer) => ({ '@type': 'Offer', ...offer })),
      }),
    ),
    expected: { title: 'Arc Lamp Sund', price: ['249', 'USD'] },
  },
  {
    name: 'a price for 100 g declared before the price of the bag',
    url: 'https://beans.example/nord',
    html: shopPage(
      'de',
      'Espresso Nord',
      '<main><h1>Espresso Nord</h1><div>24,90 € <small>2,49 € / 100 g</small></div><button>In den Warenkorb</button></main>',
      jsonLd({
        '@type': 'Product',
        name: 'Espresso Nord',
        offers: {
          '@type': 'Offer',
          priceSpecification: [
            { price: 2.49, priceCurrency: 'EUR', referenceQuantity: { '@type': 'QuantitativeValue', value: '100' } },
            { price: 24.9, priceCurrency: 'EUR' },
          ],
        },
      }),
    ),
    expected: { title: 'Espresso Nord', price: ['24.9', 'EUR'] },
  },
  {
    name: 'a trail without a name, short sentences behind the heading, terms without their list',
    url: 'https://lamps.example/arc',
    html: shopPage(
      'en',
      'Arc Lamp Sund',
      '<main><font><a href="/">Start</a> &gt; <a href="/k">Lamps</a> &gt; <a href="/k/f">Floor lamps</a> &gt; Arc Lamp Sund</font><h1>Arc Lamp Sund</h1><p class="price">$249.00</p><button>Add to cart</button><p>A lamp of brass that swings over a table and bows to the book you read at night.</p><div><div><dt>Height</dt><dd>185 cm</dd></div><div><dt>Socket</dt><dd>E27</dd></div></div></main>',
    ),
    expected: {
      title: 'Arc Lamp Sund',
      category: 'Lamps > Floor lamps',
      description: 'A lamp of brass that swings',
      specifications: { Height: '185 cm', Socket: 'E27' },
    },
  },
  {
    name: 'a banner in the page and rows about buying among lines of one cell',
    url: 'https://kovarna.example/naradi',
    html: '<html lang="cs"><head><title>Krbové nářadí Hefaistos</title></head><body><img src="/gfx/head.gif" width="900" height="120"><h1>Krbové nářadí Hefaistos</h1><table><tr><td><img src="/foto/118.jpg" width="400" height="500"></td><td>Výška: 68 cm<br>Hmotnost: 4,1 kg<br>Materiál: ocel<br>Dostupnost: skladem<br>Cena bez DPH: 1 073,55 Kč<br><b>Cena s DPH: 1 299,00 Kč</b><form><input type="submit" value="Do košíku"></form></td></tr></table></body></html>',
    expected: {
      title: 'Krbové nářadí Hefaistos',
      price: ['1299.00', 'CZK'],
      specifications: { Výška: '68 cm', Hmotnost: '4,1 kg', Materiál: 'ocel' },
      images: ['https://kovarna.example/foto/118.jpg'],
      absent: ['Dostupnost', 'Cena'],
    },
  },
  {
    name: 'pictures of lazy pages: blank ones beside sources, backgrounds, addresses in rel',
    url: 'https://rugs.example/wool',
    html: shopPage(
      'en',
      'Wool Rug',
      '<main><div class="gallery"><picture><source srcset="/rug/corner-800.jpg 1x, /rug/corner-1600.jpg 2x"><img src="/static/blank.gif" alt="Corner of the wool rug"></picture><div class="slide"><div style="background-image:url(\'/rug/back.jpg\')" role="img" aria-label="Back of the wool rug"></div></div><a rel="/rug/edge.jpg" href="javascript:void(0)"><img src="/rug/edge-80-80.jpg" alt="Edge of the wool rug"></a></div><h1>Wool Rug</h1><p class="price">$310</p><button>Add to cart</button><div style="background-image:url(/rug/texture.jpg)">Woven by hand</div></main>',
    ),
    expected: {
      title: 'Wool Rug',
      images: [
        'https://rugs.example/rug/corner-1600.jpg',
        'https://rugs.example/rug/back.jpg',
        'https://rugs.example/rug/edge.jpg',
      ],
    },
  },
  {
    name: 'digits, stock and delivery in Arabic',
    url: 'https://souq.example/set',
    html: '<html lang="ar-SA" dir="rtl"><head><title>طقم قهوة عربية | سوق</title></head><body><main><h1>طقم قهوة عربية</h1><div class="price-box"><del>١٩٩٫٠٠ ر.س</del> <ins>١٬١٤٩٫٠٠ ر.س</ins></div><p class="stock">متوفر</p><button>أضف إلى السلة</button><h3>الشحن والتوصيل</h3><ul class="features"><li>مجاني للطلبات فوق 200 ر.س داخل الرياض</li><li>خلال يومين إلى كل مدينة</li></ul></main></body></html>',
    expected: {
      title: 'طقم قهوة عربية',
      price: ['1149.00', 'SAR'],
      availability: 'in_stock',
      bullets: [],
    },
  },
  {
    name: 'a price box with a German name, the brand behind "von", cells that take turns (Switzerland)',
    url: 'https://messer.example/kochmesser',
    html: shopPage(
      'de-CH',
      'Kochmesser 21 cm | Messerhaus',
      '<main><h1>Kochmesser 21 cm</h1><p>von <a href="/marken/stahlwerk">Stahlwerk Emmen</a></p><p class="betrag">CHF 1\'299.–</p><p>oder 12 × CHF 114.– pro Monat</p><p>Zurzeit nicht lieferbar</p><h2>Technische Daten</h2><div class="grid"><div>Klingenlänge</div><div>21 cm</div><div>Griff</div><div>Nussbaum</div></div><h3>Spezifikation</h3><ul><li><i>Härte</i><b>61 HRC</b></li><li><i>Lagen</i><b>67</b></li></ul></main>',
    ),
    expected: {
      title: 'Kochmesser 21 cm',
      brand: 'Stahlwerk Emmen',
      price: ['1299', 'CHF'],
      availability: 'out_of_stock',
      specifications: { Klingenlänge: '21 cm', Griff: 'Nussbaum', Härte: '61 HRC', Lagen: '67' },
    },
  },
  {
    name: 'a first heading that is the shop’s own name, a row of titles in a table',
    url: 'https://grocer.example/oil',
    html: shopPage(
      'en-GB',
      'Olive Oil 500 ml | Grocer',
      '<div><h1 class="logo"><a href="/">Grocer</a></h1></div><main><h1>Olive Oil 500 ml</h1><p class="price">£8.75</p><button>Add to trolley</button><table><thead><tr><th>Typical values</th><th>per 100 ml</th></tr></thead><tbody><tr><td>Energy</td><td>3389 kJ</td></tr><tr><td>Fat</td><td>91.6 g</td></tr></tbody></table></main>',
    ),
    expected: {
      title: 'Olive Oil 500 ml',
      specifications: { Energy: '3389 kJ', Fat: '91.6 g' },
      absent: ['Typical values'],
    },
  },
  {
    name: 'a row of tabs of which the last is about delivery, panels with names of one letter',
    url: 'https://camp.example/fjord',
    html: shopPage(
      'en',
      'Fjord 2 Tent',
      '<main><h1>Fjord 2 Tent</h1><p class="price">$349.00</p><button>Add to cart</button><div class="tabs"><a href="#d">Description</a><a href="#s">Specs</a><a href="#h">Shipping</a></div><div id="d"><p>The tent pitches in four minutes and keeps its shape in a wind that flattens others.</p></div><div id="s"><table><tr><td>Weight</td><td>2.1 kg</td></tr><tr><td>Season</td><td>3</td></tr></table></div><div id="h"><table><tr><td>Ground</td><td>3 days</td></tr><tr><td>Air</td><td>1 day</td></tr></table></div></main>',
    ),
    expected: {
      title: 'Fjord 2 Tent',
      description: 'pitches in four minutes',
      specifications: { Weight: '2.1 kg', Season: '3' },
      absent: ['Ground'],
    },
  },
  {
    name: 'an old price only its name tells (Romanian), rows of short names in groups behind a button',
    url: 'https://tv.example/q55',
    html: shopPage(
      'ro',
      'Televizor Quanta Q55',
      '<main><h1>Televizor Quanta Q55</h1><div class="pret-vechi">2.899,00 Lei</div><div class="pret">2.499,<sup>00</sup> Lei</div><button>Adaugă în coș</button><div class="acc"><button class="acc-h">Specificații</button><div class="acc-b"><h4>Ecran</h4><div class="r"><span class="l">Diagonală</span><span class="v">139 cm</span></div><h4>Energie</h4><div class="r"><span class="l">Clasă</span><span class="v">F</span></div></div></div></main>',
    ),
    expected: {
      title: 'Televizor Quanta Q55',
      price: ['2499.00', 'RON'],
      specifications: { Diagonală: '139 cm', Clasă: 'F' },
    },
  },
  {
    name: 'several codes in one line, a trail behind "you are here" (German)',
    url: 'https://laden.example/akku',
    html: shopPage(
      'de',
      'Akkupack 18 V',
      '<main><p>Sie sind hier: <a href="/">Start</a> / <a href="/m">Maschinen</a> / <a href="/m/a">Akkus</a></p><h1>Akkupack 18 V</h1><p>Artikelnummer 900412 · EAN 4006381333931 · Hersteller-Nr.: KZ-AP1850</p><p class="price">99,90 €</p><button>In den Warenkorb</button></main>',
    ),
    expected: {
      title: 'Akkupack 18 V',
      category: 'Maschinen > Akkus',
      identifiers: { gtin: '4006381333931', sku: '900412', mpn: 'KZ-AP1850' },
    },
  },
];
