import { type Layout, shopPage } from './layout.ts';

/** JSON as it stands in an attribute. */
const inAttribute = (value: object): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Pages whose data stands as some framework for the web writes it. */
export const frameworks: readonly Layout[] = [
  {
    name: 'Astro',
    url: 'https://fern-and-co.example/shop/terracotta-planter-18',
    html: `<!doctype html><html lang="en"><head><title>Terracotta planter 18 cm | Fern & Co</title><meta name="description" content="Hand-thrown planter with a saucer."></head><body><header><a href="/">Fern & Co</a><nav><a href="/shop">Shop</a><a href="/about">About</a></nav></header><main><astro-island uid="Z1" component-url="/_astro/Product.js" client="load" props="${inAttribute(
      {
        product: [
          0,
          {
            id: [0, 'tp18'],
            name: [0, 'Terracotta planter 18 cm'],
            sku: [0, 'FC-TP18'],
            price: [0, 24.5],
            currency: [0, 'GBP'],
            brand: [0, 'Fern & Co'],
            inStock: [0, true],
            description: [0, '<p>Hand-thrown planter with a saucer, unglazed so that roots can breathe.</p>'],
            images: [
              1,
              [
                [0, 'https://cdn.fern-and-co.example/img/tp18-front.webp'],
                [0, 'https://cdn.fern-and-co.example/img/tp18-side.webp'],
              ],
            ],
            specs: [
              1,
              [
                [0, { name: [0, 'Diameter'], value: [0, '18 cm'] }],
                [0, { name: [0, 'Material'], value: [0, 'Terracotta'] }],
              ],
            ],
          },
        ],
      },
    )}" ssr=""><h1>Terracotta planter 18 cm</h1><p class="price">£24.50</p><button>Add to basket</button></astro-island></main><footer>© Fern & Co</footer></body></html>`,
    expected: {
      title: 'Terracotta planter 18 cm',
      brand: 'Fern & Co',
      price: ['24.5', 'GBP'],
      availability: 'in_stock',
      identifiers: { sku: 'FC-TP18' },
      specifications: { Diameter: '18 cm', Material: 'Terracotta' },
      description: 'unglazed so that roots',
      images: [
        'https://cdn.fern-and-co.example/img/tp18-front.webp',
        'https://cdn.fern-and-co.example/img/tp18-side.webp',
      ],
    },
  },
  {
    name: 'SvelteKit',
    url: 'https://paper-moon.example/p/lunar-calendar',
    html: `<!doctype html><html lang="en"><head><title>Lunar calendar 2027 – Paper Moon</title><meta property="og:image" content="https://img.paper-moon.example/a/lunar-1.jpg"></head><body><div style="display: contents"><header><a href="/">Paper Moon</a></header><main class="s-abc"><div class="s-1"><img src="https://img.paper-moon.example/a/lunar-1.jpg" alt=""><h1 class="s-2">Lunar calendar 2027</h1><p class="s-3">29.00 EUR</p><button>Put in cart</button></div></main><script>{ __sveltekit_1a = { base: "" }; const element = document.currentScript.parentElement; Promise.all([import("/app.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 4], data: [null,{type:"data",data:{product:{id:12,title:"Lunar calendar 2027",sku:"PM-LC-27",price:{amount:29,currency:"EUR"},available:true,body:"<p>Letterpress print on cotton paper with all phases of the moon.</p>",images:["https://img.paper-moon.example/a/lunar-1.jpg","https://img.paper-moon.example/a/lunar-2.jpg"],attributes:[{name:"Size",value:"50 x 70 cm"},{name:"Paper",value:"Cotton, 300 g"}]}},uses:{params:["slug"]}}], form: null, error: null }); }); }</script></div></body></html>`,
    expected: {
      title: 'Lunar calendar 2027',
      price: ['29', 'EUR'],
      identifiers: { sku: 'PM-LC-27' },
      description: 'Letterpress print',
      availability: 'in_stock',
      specifications: { Size: '50 x 70 cm', Paper: 'Cotton, 300 g' },
      images: ['https://img.paper-moon.example/a/lunar-1.jpg', 'https://img.paper-moon.example/a/lunar-2.jpg'],
    },
  },
  {
    name: 'Livewire, a price with the amount it is for',
    url: 'https://brew-lab.example/coffee/ethiopia-guji',
    html: shopPage(
      'en',
      'Ethiopia Guji — Brew Lab',
      `<main><div wire:snapshot="${inAttribute({ data: { product: [{ id: 5, name: 'Ethiopia Guji', slug: 'ethiopia-guji' }, { s: 'arr' }], quantity: 1 }, memo: { id: 'x1', name: 'product-page' }, checksum: 'abc' })}" wire:id="x1"><div class="grid"><div x-data="{ active: 0 }"><img class="rounded-xl" src="/storage/products/guji-bag.jpg" alt="Bag of Ethiopia Guji"><img class="h-16 w-16" src="/storage/products/guji-beans.jpg" alt="Beans of Ethiopia Guji"></div><div><p class="text-sm uppercase tracking-wide">Brew Lab Roastery</p><h1 class="text-3xl font-bold">Ethiopia Guji</h1><p class="mt-2 text-2xl">€14.50 <span class="text-sm text-gray-500">/ 250 g</span></p><p class="mt-4 text-gray-700">A washed coffee with notes of peach, jasmine and black tea. Roasted light for filter.</p><dl class="mt-6 grid grid-cols-2"><div><dt class="text-gray-500">Process</dt><dd>Washed</dd></div><div><dt class="text-gray-500">Altitude</dt><dd>2,050 m</dd></div><div><dt class="text-gray-500">Varietal</dt><dd>Heirloom</dd></div></dl><button wire:click="add" class="btn-primary">Add to bag</button><p class="text-xs">Free delivery on orders over €35. Roasted every Tuesday.</p></div></div></div></main>`,
    ),
    expected: {
      title: 'Ethiopia Guji',
      price: ['14.50', 'EUR'],
      specifications: { Process: 'Washed', Altitude: '2,050 m', Varietal: 'Heirloom' },
      description: 'notes of peach',
      images: [
        'https://brew-lab.example/storage/products/guji-bag.jpg',
        'https://brew-lab.example/storage/products/guji-beans.jpg',
      ],
      absent: ['Free delivery'],
    },
  },
  {
    name: 'a thing in script data, nothing on view',
    url: 'https://app-shop.example/item/774',
    html: `<!doctype html><html lang="en"><head><title>App Shop</title></head><body><div id="root"></div><script>window.__PRELOADED_STATE__ = ${JSON.stringify(
      {
        user: null,
        page: {
          item: {
            itemId: 774,
            itemName: 'Folding Bike Helmet',
            brandName: 'Rundal',
            listPrice: 99,
            salePrice: 79.5,
            currencyCode: 'EUR',
            inventoryStatus: 'IN_STOCK',
            longDescription: 'A helmet that folds to half its width and fits into a bag. Certified to EN 1078.',
            attributes: [
              { label: 'Weight', value: '460 g' },
              { label: 'Sizes', value: 'M, L' },
            ],
            gallery: [
              { full: 'https://img.app-shop.example/774/a.jpg', thumb: 'https://img.app-shop.example/774/a_s.jpg' },
              { full: 'https://img.app-shop.example/774/b.jpg', thumb: 'https://img.app-shop.example/774/b_s.jpg' },
            ],
          },
        },
        footer: { links: [] },
      },
    )};</script></body></html>`,
    expected: {
      title: 'Folding Bike Helmet',
      brand: 'Rundal',
      price: ['79.5', 'EUR'],
      availability: 'in_stock',
      description: 'folds to half its width',
      specifications: { Weight: '460 g' },
      images: ['https://img.app-shop.example/774/a.jpg', 'https://img.app-shop.example/774/b.jpg'],
    },
  },
  {
    name: 'a discounted price beside the selling one, maker and brand (Korean)',
    url: 'https://smartshop.example/hanji/products/551',
    html: `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>한지 무드등 원형 : 한지공방</title><meta property="og:title" content="한지 무드등 원형 : 한지공방"><meta property="og:image" content="https://shop-phinf.example/2026/main.jpg"><meta property="og:description" content="[한지공방] 전통 한지로 만든 무드등"></head><body><div id="app"><div id="content"><div><fieldset><h3>한지 무드등 원형</h3><div><strong><span>58,000</span><span>원</span></strong></div><div><em>할인가</em><strong><span>49,900</span><span>원</span></strong></div><table><tbody><tr><th>상품번호</th><td><b>551</b></td><th>상품상태</th><td>신상품</td></tr><tr><th>제조사</th><td>한지공방</td><th>브랜드</th><td>한빛</td></tr><tr><th>모델명</th><td>HB-R20</td><th>원산지</th><td>국산(전북 전주시)</td></tr></tbody></table><a href="#" role="button">구매하기</a></fieldset></div></div></div><script>window.__PRELOADED_STATE__=${JSON.stringify(
      {
        product: {
          A: {
            id: 551,
            name: '한지 무드등 원형',
            salePrice: 58000,
            discountedSalePrice: 49900,
            stockQuantity: 12,
            productStatusType: 'SALE',
            naverShoppingSearchInfo: { manufacturerName: '한지공방', brandName: '한빛', modelName: 'HB-R20' },
            productImages: [
              { order: 1, url: 'https://shop-phinf.example/2026/main.jpg' },
              { order: 2, url: 'https://shop-phinf.example/2026/sub.jpg' },
            ],
            category: { wholeCategoryName: '가구/인테리어>조명>무드등' },
          },
        },
      },
    )}</script></body></html>`,
    expected: {
      title: '한지 무드등 원형',
      brand: '한빛',
      price: ['49900', 'KRW'],
      specifications: { 원산지: '국산(전북 전주시)' },
      images: ['https://shop-phinf.example/2026/main.jpg', 'https://shop-phinf.example/2026/sub.jpg'],
    },
  },
  {
    name: 'data in an attribute, prices of its variants alone (Vue)',
    url: 'https://www.kaffeewerk.example/produkt/espresso-nr-5',
    html: shopPage(
      'de',
      'Espresso Nr. 5 – Kaffeewerk',
      `<div id="app"><product-page :product='{"id":5,"title":"Espresso Nr. 5","slug":"espresso-nr-5","teaser":"Schokolade, Haselnuss, wenig Säure.","description":"<p>Ein Espresso aus vier Bohnen, langsam in der Trommel geröstet, für Siebträger und Kanne.</p>","variants":[{"id":51,"name":"250 g","price_gross":8.9,"sku":"E5-250","stock":12},{"id":52,"name":"1 kg","price_gross":29.9,"sku":"E5-1000","stock":0}],"images":["https://kaffeewerk.example/img/e5.jpg"],"attributes":{"Röstung":"dunkel","Mischung":"70 % Arabica"}}'></product-page><noscript>Bitte JavaScript aktivieren.</noscript></div>`,
    ),
    expected: {
      title: 'Espresso Nr. 5',
      price: ['8.9', 'EUR'],
      description: 'langsam in der Trommel',
      specifications: { Röstung: 'dunkel', Mischung: '70 % Arabica' },
      images: ['https://kaffeewerk.example/img/e5.jpg'],
    },
  },
];
