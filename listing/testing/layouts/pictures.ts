import { jsonLd, type Layout, shopPage } from './layout.ts';

const picture = (name: string): string => `https://shop.example/pictures/${name}`;

/** One picture in several sizes, and pictures that show something else. */
export const pictures: readonly Layout[] = [
  {
    name: 'a lone card of another thing without a heading over it',
    url: 'https://shop.example/p/rain-barrel',
    html: '<html lang="en"><head><title>Rain Barrel</title></head><body><main><div class="left"><img src="/pictures/barrel.jpg" alt="Rain Barrel"></div><h1>Rain Barrel</h1><p class="price">$89.00</p><button>Add to cart</button></main><div class="strip"><a href="/p/hose-reel"><img src="/pictures/reel.jpg"><span>Wall hose reel</span><span>$45.00</span></a></div></body></html>',
    expected: { title: 'Rain Barrel', price: ['89.00', 'USD'], images: [picture('barrel.jpg')], absent: ['hose reel'] },
  },
  {
    name: 'a lone card whose picture and name are two links to one page',
    url: 'https://shop.example/p/samovar',
    html: '<html lang="de"><head><title>Samowar</title></head><body><main><div class="links"><img src="/pictures/samowar.jpg" alt="Samowar"></div><h1>Samowar</h1><p class="preis">219,00 €</p><button>In den Warenkorb</button></main><div class="kachel"><a href="/p/teeglas"><img src="/pictures/teeglas.jpg"></a><h3><a href="/p/teeglas">Teeglas mit Halter</a></h3><b>12,50 €</b></div></body></html>',
    expected: { title: 'Samowar', price: ['219.00', 'EUR'], images: [picture('samowar.jpg')], absent: ['Teeglas'] },
  },
  {
    name: 'a card with the product itself, which stays at the foot of the window',
    url: 'https://shop.example/p/wool-rug',
    html: '<html lang="en"><head><title>Wool Rug</title></head><body><main><h1>Wool Rug</h1><p class="price">$310.00</p><div class="gallery"><img src="/pictures/rug-1.jpg" alt="Wool Rug"></div><button>Add to cart</button></main><div class="stay"><a href="/p/wool-rug"><img src="/pictures/rug-2.jpg" alt="Wool Rug"><span>Wool Rug</span></a><span>$310.00</span></div></body></html>',
    expected: { title: 'Wool Rug', images: [picture('rug-1.jpg'), picture('rug-2.jpg')] },
  },
  ...(
    [
      ['it', 'Ti potrebbe interessare'],
      ['es', 'Te puede gustar'],
      ['fr', '3 autres produits dans la même catégorie :'],
      ['pt', 'Quem viu este produto, comprou'],
      ['pt', 'Também podes gostar de'],
      ['ru', 'Смотрите также'],
      ['ru', 'Вам также понравится'],
      ['ar', 'منتجات قد تعجبك'],
      ['vi', 'Sản phẩm cùng loại'],
      ['en', 'We found other products you might like!'],
    ] as const
  ).map(
    ([language, words]): Layout => ({
      name: `goods under "${words}"`,
      url: 'https://shop.example/p/1',
      html: `<html lang="${language}"><head><title>Orion 7</title></head><body><main><h1>Orion 7</h1><p class="price">80 €</p><div class="gallery"><img src="/pictures/orion.jpg" alt="Orion 7"></div></main><section><p class="h5">${words}</p><div class="product"><img src="/pictures/vega.jpg" alt="Orion Vega"><b>Orion Vega</b> <i>: 12 €</i></div></section></body></html>`,
      expected: { title: 'Orion 7', price: ['80', 'EUR'], images: [picture('orion.jpg')], absent: ['Vega'] },
    }),
  ),
  {
    name: 'thumbnails that choose a colour',
    url: 'https://shop.example/p/stool',
    html: shopPage(
      'en',
      'Bar Stool',
      '<main><div class="gallery"><img src="/pictures/stool-oak.jpg" alt="Bar Stool"></div><h1>Bar Stool</h1><p class="price">$120.00</p><div class="pdp-variations__thumbnails"><a href="?c=1" title="Oak"><img src="/pictures/stool-oak.jpg" alt="Bar Stool"></a><a href="?c=2" title="Ash"><img src="/pictures/stool-ash.jpg" alt="Bar Stool"></a></div><button>Add to cart</button></main>',
    ),
    expected: { title: 'Bar Stool', images: [picture('stool-oak.jpg')] },
  },
  {
    name: 'one picture in folders and under names that say its size',
    url: 'https://shop.example/p/kettle',
    html: shopPage(
      'en',
      'Copper Kettle No. 3',
      '<main><div class="gallery"><a href="/pictures/9/lg/front.jpg"><img src="/pictures/9/sm/front.jpg"></a><img src="/pictures/9/md/side.jpg"><a href="/pictures/thumb/1024x1024/lid.jpg"><img src="/pictures/thumb/1024x1024/lid.jpg"></a><img src="https://dc.shop.example/k-spout-640-0.jpg"><img src="https://dc.shop.example/k-spout-1024-1024.jpg"></div><h1>Copper Kettle No. 3</h1><p class="price">$60.00</p></main>',
      '<meta property="og:image" content="https://shop.example/pictures/9/medium_front.jpg"><meta property="og:image" content="https://shop.example/pictures/thumb/grande/lid.jpg">' +
        jsonLd({
          '@type': 'Product',
          name: 'Copper Kettle No. 3',
          image: 'https://shop.example/pictures/9/md/side.jpg',
        }),
    ),
    expected: {
      title: 'Copper Kettle No. 3',
      images: [
        picture('9/md/side.jpg'),
        picture('9/lg/front.jpg'),
        picture('thumb/1024x1024/lid.jpg'),
        'https://dc.shop.example/k-spout-1024-1024.jpg',
      ],
    },
  },
  {
    name: 'one picture by its number, with its name and with a size (VTEX)',
    url: 'https://loja.example/ventilador/p',
    html: shopPage(
      'pt-BR',
      'Ventilador de Mesa',
      '<main><div class="gallery"><img src="https://loja.vteximg.com.br/arquivos/ids/7001-800-auto?v=1"><img src="https://loja.vteximg.com.br/arquivos/ids/7002-800-auto?v=1"></div><h1>Ventilador de Mesa</h1><p class="price">R$ 199,90</p></main>',
      jsonLd({
        '@type': 'Product',
        name: 'Ventilador de Mesa',
        image: 'https://loja.vteximg.com.br/arquivos/ids/7001/frente.jpg?v=1',
      }),
    ),
    expected: {
      title: 'Ventilador de Mesa',
      images: [
        'https://loja.vteximg.com.br/arquivos/ids/7001/frente.jpg?v=1',
        'https://loja.vteximg.com.br/arquivos/ids/7002-800-auto?v=1',
      ],
    },
  },
  {
    name: 'a gallery in an object that has code beside its data',
    url: 'https://shop.example/p/saw',
    html: shopPage(
      'en',
      'Pruning Saw',
      `<main><div class="gallery"><img src="/pictures/saw-a.jpg" alt="Pruning Saw"></div><h1>Pruning Saw</h1><p class="price">$34.00</p><script>function gallery() { return {"active": 0, "images": [{"thumb": "https://shop.example/t/saw-a.jpg", "full": "https://shop.example/pictures/saw-a.jpg"}, {"thumb": "https://shop.example/t/saw-b.jpg", "full": "https://shop.example/pictures/saw-b.jpg"}], start() { this.active = 1 } } }</script></main>`,
    ),
    expected: { title: 'Pruning Saw', images: [picture('saw-a.jpg'), picture('saw-b.jpg')] },
  },
  {
    name: 'a row of pictures without names or words, in which the product’s own stands',
    url: 'https://shop.example/p/ladle',
    html: shopPage(
      'en',
      'Soup Ladle',
      '<main><div class="a1"><div class="b2"><i><button><img src="/pictures/s/100/ladle-a.jpg" alt=""></button></i><i><button><img src="/pictures/s/100/ladle-b.jpg" alt=""></button></i></div><img src="/pictures/s/900/ladle-a.jpg" alt="Soup Ladle"></div><h1>Soup Ladle</h1><p class="price">$21.00</p><div class="c3"><a href="/p/spoon"><img src="/pictures/s/100/spoon.jpg"></a><a href="/p/ladle"><img src="/pictures/s/100/ladle-a.jpg"></a></div><button>Add to cart</button></main>',
      '<meta property="og:image" content="https://shop.example/pictures/s/900/ladle-a.jpg">',
    ),
    expected: { title: 'Soup Ladle', images: [picture('s/900/ladle-a.jpg'), picture('s/100/ladle-b.jpg')] },
  },
  {
    name: 'larger sizes that go by other names than the picture itself',
    url: 'https://shop.example/p/globe',
    html: shopPage(
      'en',
      'School Globe',
      '<main><div class="gallery"><img src="/pictures/88/1001.jpg" srcset="/pictures/88/1002.jpg 2x" alt="School Globe"><img src="/pictures/88/2001.jpg" alt="School Globe"></div><h1>School Globe</h1><p class="price">$75.00</p><button>Add to cart</button></main>',
      '<meta property="og:image" content="https://shop.example/pictures/88/1001.jpg">',
    ),
    expected: { title: 'School Globe', images: [picture('88/1001.jpg'), picture('88/2001.jpg')] },
  },
  ...(
    [
      [
        '/media/cache/1/image/9df78eab33525d08d6e5fb8d27136e95/a/b/jug.jpg',
        '/media/cache/1/thumbnail/56x/9df78eab33525d08d6e5fb8d27136e95/a/b/jug.jpg',
      ],
      ['/images/thumbs/0000141_jug_600.jpeg', '/images/thumbs/0000141_jug_100.jpeg'],
      ['/img/1902_w640_h640_jug.jpg', '/img/1902_w100_h100_jug.jpg'],
      ['/files/301/600x600x2/jug.jpg', '/files/301/156x230x2/jug.jpg'],
      ['/images/12/600x900l80nn0/jug.jpg', '/images/12/480x720l80nn0/jug.jpg'],
      ['/photos/5/extra_large/jug.jpg', '/photos/5/large/jug.jpg'],
      [
        '/hpeciai/0c6c3ad0ed0cb5d5a5c9d4f7b0d0e9aa/pol_pl_Jug-8_1.jpg',
        '/hpeciai/1c6c3ad0ed0cb5d5a5c9d4f7b0d0e9ab/pol_il_Jug-8.jpg',
      ],
    ] as const
  ).map(
    ([large, small]): Layout => ({
      name: `sizes in an address: ${large.slice(0, 24)}`,
      url: 'https://shop.example/p/jug',
      html: shopPage(
        'en',
        'Milk Jug',
        `<main><div class="gallery"><img src="${large}" alt="Milk Jug"><img src="${small}" alt="Milk Jug"></div><h1>Milk Jug</h1><p class="price">$18.00</p></main>`,
      ),
      expected: { title: 'Milk Jug', images: [`https://shop.example${large}`] },
    }),
  ),
];
