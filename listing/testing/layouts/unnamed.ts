import { type Layout, shopPage } from './layout.ts';

/** Pages whose parts are told by place and order alone. */
export const unnamed: readonly Layout[] = [
  {
    name: 'tabs that open panels by their place',
    url: 'https://santeh.example/neva',
    html: shopPage(
      'ru',
      'Смеситель Neva',
      '<main><h1>Смеситель Neva</h1><div class="price">7 490 руб.</div><button>В корзину</button><ul class="tabs-list"><li><a>Описание</a></li><li><a>Характеристики</a></li><li><a>Доставка</a></li></ul><div class="pane active">В смесителе стоит керамический картридж, который не капает годами, а излив поворачивается на полный круг.</div><div class="pane"><dl><dt>Цвет</dt><dd>хром</dd></dl></div><div class="pane"><dl><dt>Курьером</dt><dd>в любой день</dd></dl><ul class="features"><li>Бесплатно со склада в любой день недели</li><li>Курьером по городу и области</li></ul></div></main>',
    ),
    expected: {
      title: 'Смеситель Neva',
      price: ['7490', 'RUB'],
      description: 'керамический картридж',
      specifications: { Цвет: 'хром' },
      bullets: [],
    },
  },
  {
    name: 'panels in one block behind the row of tabs',
    url: 'https://camp.example/mat',
    html: shopPage(
      'en',
      'Camp Mat',
      '<main><h1>Camp Mat</h1><p class="price">$39.00</p><button>Add to cart</button><div class="row"><button>Description</button><button>Returns</button></div><div class="body"><div class="pane">The mat rolls up to the size of a bottle, and its foam keeps the cold of the ground away.</div><div class="pane"><dl><dt>Within a month</dt><dd>money back</dd></dl></div></div></main>',
    ),
    expected: { title: 'Camp Mat', description: 'rolls up to the size of a bottle' },
  },
  {
    name: 'sections of a heading and a text are no rows, a chart of sizes is no picture of the product',
    url: 'https://montclair.example/scarf',
    html: shopPage(
      'en',
      'Silk Scarf',
      '<main><div class="gallery"><img src="/scarf.jpg" alt="Silk Scarf"><img src="/size-chart.png" alt="Silk Scarf sizes"></div><h1>Silk Scarf</h1><p class="price">$180.00</p><button>Add to bag</button><div class="description"><h2 class="title">Description</h2><div class="value content">A square of twill silk with hand-rolled edges, printed in nine colours by our mill.</div></div><div class="details"><h2 class="title">Details</h2><div class="value content"><ul><li>100% mulberry silk</li><li>Made in Como, Italy</li></ul></div></div><div class="row"><h4 class="title">Width</h4><div class="value">90 cm</div></div></main>',
    ),
    expected: {
      title: 'Silk Scarf',
      specifications: { Width: '90 cm' },
      bullets: ['100% mulberry silk', 'Made in Como, Italy'],
      images: ['https://montclair.example/scarf.jpg'],
      absent: ['"Details"'],
    },
  },
  {
    name: 'an amount right behind the word for it, points and delivery beside (Korean)',
    url: 'https://store.example/5512',
    html: '<html lang="ko"><head><title>달항아리 화병 : 문자기</title></head><body><div><h3>달항아리 화병</h3><div><strong><span>할인 전 판매가</span><span>52,000</span>원</strong><strong><span>할인가</span><span>45,000</span><span>원</span></strong><div>최대 1,200원 적립</div></div><div>배송비 3,000원</div><a href="#" role="button">장바구니</a></div></body></html>',
    expected: { title: '달항아리 화병', price: ['45000', 'KRW'] },
  },
  {
    name: 'a heading of third rank and a page title without spaces, pictures with a size behind their name (Chinese)',
    url: 'https://item.shop.example/9921',
    html: '<html lang="zh-CN"><head><title>羊毛混纺圆领针织衫 女 秋冬款-商品网</title></head><body><div><div class="gallery"><img id="big" src="//img.shop.example/i1/front.jpg_400x400.jpg" data-zoom="//img.shop.example/i1/front.jpg"><ul class="thumbs"><li><img data-src="//img.shop.example/i1/front.jpg_50x50.jpg"></li><li><img data-src="//img.shop.example/i2/back.jpg_50x50.jpg"></li></ul></div><h3>羊毛混纺圆领针织衫 女 秋冬款</h3><p><span>促销价</span><strong><em>¥</em><em>259.00</em></strong></p><a>立即购买</a></div></body></html>',
    expected: {
      title: '羊毛混纺圆领针织衫 女 秋冬款',
      price: ['259.00', 'CNY'],
      images: ['https://img.shop.example/i1/front.jpg', 'https://img.shop.example/i2/back.jpg'],
    },
  },
  {
    name: 'rows of two nameless parts in a list that is named for its features (German)',
    url: 'https://markt.example/stehtisch',
    html: shopPage(
      'de',
      'Stehtisch Kiefer',
      '<main><h1>Stehtisch Kiefer</h1><h2>1.299 € VB</h2><button>Direkt kaufen</button><ul class="merkmale"><li><span>Höhe</span><span>110 cm</span></li><li><span>Farbe</span><span>natur</span></li></ul></main>',
    ),
    expected: {
      title: 'Stehtisch Kiefer',
      price: ['1299', 'EUR'],
      availability: 'in_stock',
      specifications: { Höhe: '110 cm', Farbe: 'natur' },
    },
  },
  {
    name: 'an instalment in bold before the price, a price for holders of a card behind it (Chile)',
    url: 'https://tienda.example/silla',
    html: shopPage(
      'es-CL',
      'Silla Nube',
      '<main><h1>Silla Nube</h1><p>Marca: Ergolín &nbsp; Código: NUB-G</p><p>12 cuotas de <b>$15.825</b> sin interés</p><p><s>$239.900</s></p><p><strong>$189.900</strong></p><p>Con tarjeta de la tienda <strong>$179.900</strong></p><button>Agregar al carro</button><h3>Lo más destacado</h3><ul><li>Apoyabrazos regulables</li><li>Base de aluminio pulido</li></ul><h3>Ficha técnica</h3><p>Alto: 118 cm</p><p>Color: Gris</p><p>Una silla para toda la jornada, con respaldo de malla y ruedas para pisos duros.</p></main>',
    ),
    expected: {
      title: 'Silla Nube',
      brand: 'Ergolín',
      price: ['189900', 'CLP'],
      availability: 'in_stock',
      identifiers: { sku: 'NUB-G' },
      bullets: ['Apoyabrazos regulables', 'Base de aluminio pulido'],
      specifications: { Alto: '118 cm', Color: 'Gris' },
    },
  },
  {
    name: 'two names with values side by side in a row of plain cells, and a table of sizes that is none',
    url: 'https://profi.example/kx',
    html: shopPage(
      'de',
      'Akkuschrauber KX',
      '<main><h1>Akkuschrauber KX</h1><p class="price">226,10 €</p><button>In den Warenkorb</button><table><tr><td>Spannung</td><td>18 V</td><td>Drehmoment</td><td>60 Nm</td></tr><tr><td>Gewicht</td><td>1,6 kg</td><td></td><td></td></tr></table><table><tr><td>Griff</td><td>Brust</td><td>Hüfte</td><td>Länge</td></tr><tr><td>M</td><td>96</td><td>98</td><td>70</td></tr></table></main>',
    ),
    expected: {
      title: 'Akkuschrauber KX',
      specifications: { Spannung: '18 V', Drehmoment: '60 Nm', Gewicht: '1,6 kg' },
      absent: ['Brust', 'Hüfte'],
    },
  },
  {
    name: 'a description that script data keeps in an object (French)',
    url: 'https://deco.example/vase',
    html: shopPage(
      'fr-FR',
      'Vase Terra',
      '<div><h1>Vase Terra</h1><span>59,00 €</span><button>Ajouter au panier</button></div><script>window.__APOLLO_STATE__={"Product:1":{"name":"Vase Terra","sku":"VT-31","description":{"html":"<p>Un vase tourné à la main avec un émail mat couleur argile.</p>"},"price_range":{"minimum_price":{"final_price":{"value":59,"currency":"EUR"}}}}};</script>',
    ),
    expected: { title: 'Vase Terra', price: ['59', 'EUR'], description: 'un émail mat couleur argile' },
  },
  {
    name: 'cells with a name and a value each do not take turns (Chinese)',
    url: 'https://item.shop.example/1',
    html: '<html lang="zh-CN"><head><title>圆领针织衫</title></head><body><div><h1>圆领针织衫</h1><p class="price">¥259.00</p><a>立即购买</a><ul class="attributes"><li>材质：羊毛</li><li>机身颜色: 红色 白色</li><li>季节：秋冬</li><li>领型：圆领</li></ul></div></body></html>',
    expected: {
      title: '圆领针织衫',
      specifications: { 材质: '羊毛', 季节: '秋冬', 领型: '圆领' },
      absent: ['材质：羊毛'],
    },
  },
  {
    name: 'a trail with drawn arrows and the brand at its end, larger pictures in attributes of any name (Russian)',
    url: 'https://market.example/18823',
    html: shopPage(
      'ru',
      'Чайник стеклянный 1,7 л',
      '<div><a href="/">Главная</a><svg></svg><a href="/bt">Бытовая техника</a><svg></svg><a href="/bt/ch">Чайники</a></div><main><a href="/brands/uyut">Уют</a><h1>Чайник стеклянный 1,7 л</h1><div class="gallery"><img src="/18823/images/c246x328/1.webp" data-src-zoom-image="/18823/images/big/1.webp" alt="Чайник"><img src="/18823/images/c246x328/1.webp" alt="Чайник"></div><p class="price">1 890 ₽</p><button>Купить</button></main>',
    ),
    expected: {
      title: 'Чайник стеклянный 1,7 л',
      brand: 'Уют',
      category: 'Бытовая техника > Чайники',
      images: ['https://market.example/18823/images/big/1.webp'],
    },
  },
  {
    name: 'a brand at the end of a trail is no category',
    url: 'https://market.example/1',
    html: shopPage(
      'en',
      'Glass Kettle',
      '<div class="breadcrumbs"><a href="/">Home</a><a href="/k">Kettles</a><a href="/brands/lund">Lund</a></div><main><h1>Glass Kettle</h1><p class="price">$39.00</p><button>Add to cart</button></main>',
    ),
    expected: { title: 'Glass Kettle', category: 'Kettles', brand: 'Lund' },
  },
];
