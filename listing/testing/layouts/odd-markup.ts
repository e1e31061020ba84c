import { type Layout, shopPage } from './layout.ts';

/** Facts that stand where no element is made for them. */
export const oddMarkup: readonly Layout[] = [
  {
    name: 'features that signs set apart, in a description without lists',
    url: 'https://www.etsy.com/listing/771/door-bell',
    html: shopPage(
      'en',
      'Brass Door Bell',
      '<main><h1 data-buy-box-listing-title>Brass Door Bell</h1><div data-buy-box-region="price"><p>$48.00</p></div><p data-product-details-description-text-content>A bell on a spring that rings when the door opens.<br><br>• cast from scrap brass<br>• two screws in the bag<br>• rings for five seconds<br><br>Tell us the colour of the spring.</p><button>Add to cart</button></main>',
    ),
    expected: {
      title: 'Brass Door Bell',
      bullets: ['cast from scrap brass', 'two screws in the bag', 'rings for five seconds'],
      description: 'rings when the door opens',
    },
  },
  {
    name: 'a description and dashed features in the cell of a table, in one form with the heading',
    url: 'https://laden.example/product_info.php?p=12',
    html: '<html lang="de"><head><title>Windspiel Kupfer</title></head><body><form action="/cart"><table><tr><td><h1>Windspiel Kupfer</h1></td><td><b>59,00 EUR</b></td></tr><tr><td colspan="2"><br>Das Windspiel Kupfer hängt an einer Kette und dreht sich schon im leichten Wind. Es setzt mit den Jahren Grünspan an.<br><br>- Durchmesser 24 cm<br>- mit Edelstahlkette<br>- in Lübeck gefertigt<br></td></tr></table><input type="submit" value="In den Warenkorb"></form></body></html>',
    expected: {
      title: 'Windspiel Kupfer',
      price: ['59.00', 'EUR'],
      description: 'hängt an einer Kette',
      bullets: ['Durchmesser 24 cm', 'mit Edelstahlkette', 'in Lübeck gefertigt'],
    },
  },
  {
    name: 'two dashes in a text are no features',
    url: 'https://shop.example/p/ink',
    html: shopPage(
      'en',
      'Oak Gall Ink',
      '<main><h1>Oak Gall Ink</h1><p class="price">$14.00</p><div class="description"><p>- a word about our ink before you write with it, as it darkens on the page.</p><p>- it is made of galls, iron and gum, as it was for a thousand years.</p></div></main>',
    ),
    expected: { title: 'Oak Gall Ink', bullets: [] },
  },
  {
    name: 'rows with a cell for the colon, a button in a cell, an empty part between, a value set apart, none that says nothing',
    url: 'https://shop.example/p/lens',
    html: shopPage(
      'en',
      'Macro Lens 60',
      '<main><h1>Macro Lens 60</h1><p class="price">$410.00</p><button>Add to cart</button><table><tr><td>Mount</td><td>:</td><td>bayonet</td></tr><tr><td>Aperture</td><td>:</td><td>f/2.8</td></tr></table><table><tr><th>SKU<button>?</button></th><td><span>ML-60</span><button>Copy</button></td></tr><tr><th>MPN</th><td>Does not apply</td></tr></table><div><div class="property"><div class="property__name">Elements</div><div class="property__line"></div><div class="property__content">9</div></div><div class="property"><div class="property__name">Filter</div><div class="property__line"></div><div class="property__content">52 mm</div></div></div><div><div class="fact">Focus: <span class="fact__value">manual</span></div></div></main>',
    ),
    expected: {
      title: 'Macro Lens 60',
      identifiers: { sku: 'ML-60' },
      specifications: {
        Mount: 'bayonet',
        Aperture: 'f/2.8',
        SKU: 'ML-60',
        Elements: '9',
        Filter: '52 mm',
        Focus: 'manual',
      },
      absent: ['Copy', 'Does not apply'],
    },
  },
  {
    name: 'rows of two parts in a folded section, and rows of which one part is bold',
    url: 'https://shop.example/p/kite',
    html: shopPage(
      'en',
      'Delta Kite',
      '<main><h1>Delta Kite</h1><p class="price">$52.00</p><button>Add to cart</button><details><summary>Materials</summary><div><div class="flex"><span>Sail</span><span>ripstop nylon</span></div><div class="flex"><span>Frame</span><span>carbon tube</span></div></div></details><details><summary>Shipping</summary><div><div class="flex"><span>Express</span><span>two days</span></div><div class="flex"><span>Parcel</span><span>a week</span></div></div></details><div class="tab"><div><b>Span</b><i>180 cm</i></div><div><b>Line</b><i>40 m</i></div><div><b>Wind</b><i>2 to 5 Bft</i></div></div></main>',
    ),
    expected: {
      title: 'Delta Kite',
      specifications: { Sail: 'ripstop nylon', Frame: 'carbon tube', Span: '180 cm', Line: '40 m' },
      absent: ['two days', 'a week'],
    },
  },
  {
    name: 'details of the product in a window that opens',
    url: 'https://shop.example/catalog/5/detail.aspx',
    html: shopPage(
      'ru',
      'Плед Норд',
      '<main><h1>Плед Норд</h1><p class="price">3 400 ₽</p><button>В корзину</button></main><div class="popup popup-product-details"><table><tr><th>Состав</th><td>шерсть 90%</td></tr><tr><th>Размер</th><td>140 x 200 см</td></tr></table><section class="product-details__description"><p>Плед соткан из новозеландской шерсти, он лёгкий и греет даже в холодном доме.</p></section></div><div class="popup popup-size-table"><table><tr><th>Обхват</th><td>90 см</td></tr><tr><th>Рост</th><td>170 см</td></tr></table></div>',
    ),
    expected: {
      title: 'Плед Норд',
      specifications: { Состав: 'шерсть 90%' },
      description: 'новозеландской шерсти',
      absent: ['Обхват'],
    },
  },
  {
    name: 'a button for the cart that says there is nothing to buy',
    url: 'https://shop.example/products/lantern',
    html: shopPage(
      'fr',
      'Lanterne Brume',
      '<main><h1>Lanterne Brume</h1><div class="gallery"><img src="/l.jpg" alt="Lanterne Brume"></div><span class="price">45,00 €</span><form action="/cart/add" method="post"><button name="add" class="btn add-to-cart" disabled><span>Épuisé</span></button></form></main>',
    ),
    expected: { title: 'Lanterne Brume', price: ['45.00', 'EUR'], availability: 'out_of_stock' },
  },
  {
    name: 'a trail in an ordered list without signs, the field of a payment service',
    url: 'https://shop.example/p/flute',
    html: '<html><head><title>Cherry Flute</title></head><body><main><ol><li><a href="/">Home</a></li><li><a href="/wind">Wind instruments</a></li></ol><h1>Cherry Flute</h1><p><img src="/flute.jpg" alt="Cherry Flute"></p><p>Price: $240.00</p><form action="https://pay.example/cgi"><input type="hidden" name="amount" value="240.00"><input type="hidden" name="currency_code" value="CAD"><input type="submit" value="Buy now"></form></main></body></html>',
    expected: { title: 'Cherry Flute', price: ['240.00', 'CAD'], category: 'Wind instruments' },
  },
  {
    name: 'a name behind the marketplace’s own in brackets, without a heading (Japanese)',
    url: 'https://item.ichiba.example/chaya/houji-200/',
    html: '<html lang="ja"><head><title>【いちば】京ほうじ茶 200g 袋入り：茶屋</title></head><body><table><tr><td><span class="catch">香ばしい</span><br><span class="item_name"><b>京ほうじ茶 200g 袋入り</b></span></td></tr></table><table><tr><td>価格</td><td><span class="price2">1,280円</span></td></tr></table><button>かごに追加</button></body></html>',
    expected: { title: '京ほうじ茶 200g 袋入り', price: ['1280', 'JPY'] },
  },
  {
    name: 'a price with and without tax of which one has decimals, a state of stock with a code, a lead beside the text',
    url: 'https://shop.example/p/bell-12',
    html: `<html lang="cs"><head><title>Zvonek Cinkal 12</title></head><body><div id="app"></div><script type="application/json">${JSON.stringify(
      {
        product: {
          name: 'Zvonek Cinkal 12',
          code: 'ZC-12',
          perex: 'Mosazný zvonek na řídítka, který je slyšet.',
          description: '<p>Zvonek se upíná jedním šroubem a hodí se na každé kolo.</p>',
          price: { withVat: 249, withoutVat: 205.79, currency: 'CZK' },
          availability: { code: 'IN_STOCK', label: 'Skladem' },
          images: [{ url: 'https://shop.example/zvonek.jpg' }],
        },
      },
    )}</script></body></html>`,
    expected: {
      title: 'Zvonek Cinkal 12',
      price: ['249.00', 'CZK'],
      availability: 'in_stock',
      identifiers: { sku: 'ZC-12' },
      description: 'který je slyšet',
    },
  },
  {
    name: 'a trail of blocks without signs that ends in the product’s name',
    url: 'https://shop.example/p/itm7',
    html: '<html lang="en"><head><title>NORA Oil Lamp 20 cm</title></head><body><div class="x1"><div><a href="/">Home</a></div><div><a href="/light">Lighting</a></div><div><a href="/light/oil">Oil lamps</a></div><div><p>NORA Oil Lamp</p></div></div><h1>NORA Oil Lamp 20 cm</h1><div>$32.00</div><button>Add to cart</button></body></html>',
    expected: { title: 'NORA Oil Lamp 20 cm', category: 'Lighting > Oil lamps' },
  },
  {
    name: 'parts that a page’s own row of links leads to',
    url: 'https://shop.example/item/9.html',
    html: shopPage(
      'en',
      'Desk Fan',
      '<main><h1>Desk Fan</h1><div class="price">$19.00</div><button>Buy now</button><div id="nav-specification"><h2>Specifications</h2><ul class="specification"><li><div class="prop"><div class="prop-title"><span>Blades</span></div><div class="prop-desc"><span>five</span></div></div><div class="prop"><div class="prop-title"><span>Cable</span></div><div class="prop-desc"><span>1.6 m</span></div></div></li></ul></div><div id="nav-description"><h2>Description</h2><div class="product-description"><p>The fan turns its head by itself and is quiet enough for a bedroom at night.</p></div></div></main>',
    ),
    expected: {
      title: 'Desk Fan',
      specifications: { Blades: 'five', Cable: '1.6 m' },
      description: 'turns its head by itself',
    },
  },
  {
    name: 'declared words that only talk of buying, beside the product’s own',
    url: 'https://shop.example/p-77',
    html: shopPage(
      'de',
      'Filzhut Ammer',
      '<main><h1>Filzhut Ammer</h1><p class="price">59,00 €</p><button>In den Warenkorb</button><div class="product-description"><p>Der Hut ist aus Merinofilz, lässt sich rollen und kommt trocken durch einen Regenguss.</p></div></main>',
      '<script type="application/ld+json">{"@type":"Product","name":"Filzhut Ammer","description":"Filzhut Ammer in Grün oder Grau, Größe 54 bis 60, für 59,00 € versandkostenfrei online bestellen."}</script>',
    ),
    expected: { title: 'Filzhut Ammer', description: 'aus Merinofilz', absent: ['versandkostenfrei'] },
  },
  {
    name: 'an introduction, and the panel of a tab whose row stands in a wrapper',
    url: 'https://shop.example/mosterd.html',
    html: shopPage(
      'nl',
      'Grove Mosterd',
      '<main><h1>Grove Mosterd</h1><span class="price">€3,95</span><div class="product-description" itemprop="description"><p>Met hele zaden en een scheut azijn.</p></div><button>In winkelwagen</button><div class="product-tabs"><div class="tabs"><ul><li><a rel="info" href="#">Informatie</a></li><li><a rel="reviews" href="#">Reviews</a></li></ul></div><div class="pages"><div class="pane">De mosterd wordt in Doesburg tussen molenstenen gemalen en rijpt daarna zes weken in vaten van eikenhout.</div><div class="pane"><p>Lekker pittig, wij bestellen hem al jaren en krijgen er nooit genoeg van.</p></div></div></div></main>',
    ),
    expected: { title: 'Grove Mosterd', description: 'tussen molenstenen', absent: ['Lekker pittig'] },
  },
  {
    name: 'one sentence and dashed lines in a block of the editor',
    url: 'https://shop.example/den-long',
    html: shopPage(
      'vi',
      'Đèn lồng Hội An',
      '<main><h1>Đèn lồng Hội An</h1><span class="price">320.000₫</span><button>Thêm vào giỏ hàng</button><div class="rte product_getcontent"><p>Đèn lồng được bọc lụa tơ tằm trên khung tre gấp lại được dễ dàng.</p><p>- Cao 35 cm<br>- Lụa màu đỏ<br>- Kèm dây treo</p></div></main>',
    ),
    expected: {
      title: 'Đèn lồng Hội An',
      description: 'lụa tơ tằm',
      bullets: ['Cao 35 cm', 'Lụa màu đỏ', 'Kèm dây treo'],
    },
  },
  {
    name: 'a description of several blocks of one name under its heading',
    url: 'https://shop.example/ip/1',
    html: shopPage(
      'en',
      'Canning Pot',
      '<main><h1>Canning Pot</h1><div class="price">$64.00</div><button>Add to cart</button><section><h3>Product details</h3><div class="html mb3"><p>The pot takes seven quart jars at once, and its rack lifts all of them out of the water.</p></div><div class="html mb3"><ul><li>21 quarts to the rim</li><li>Works on any stove</li><li>Lid of tempered glass</li></ul></div><h3>Warranty</h3><div class="html mb3"><ul><li>Ten years on the body</li><li>One year on the lid</li></ul></div></section></main>',
    ),
    expected: {
      title: 'Canning Pot',
      description: 'seven quart jars',
      bullets: ['21 quarts to the rim', 'Works on any stove', 'Lid of tempered glass'],
      absent: ['Ten years'],
    },
  },
  {
    name: 'a name and a value in one cell with the colon between them, rights in a table of their own (German)',
    url: 'https://shop.example/p/stift',
    html: shopPage(
      'de',
      'Druckbleistift M5',
      '<main><h1>Druckbleistift M5</h1><p class="price">24,00 €</p><button>In den Warenkorb</button><table><tr><td><span>Mine</span>: <span>0,5 mm</span></td></tr><tr><td><span>Schaft</span>: <span>Messing</span></td></tr></table><section><h2>Rückgabe- und Garantiebestimmungen</h2><table><tr><td>Frist</td><td>30 Tage</td></tr><tr><td>Dauer</td><td>24 Monate</td></tr></table></section></main>',
    ),
    expected: {
      title: 'Druckbleistift M5',
      specifications: { Mine: '0,5 mm', Schaft: 'Messing' },
      absent: ['30 Tage', '24 Monate'],
    },
  },
];
