import { jsonLd, type Layout, shopPage } from './layout.ts';

const buy = '<form><button>Add to cart</button></form>';

/** Pages of marketplaces and of themes that many shops use, each for what it alone has. */
export const markets: readonly Layout[] = [
  {
    name: 'other goods under long headings, why to buy here, a brand behind its label (Romanian)',
    url: 'https://gradina.example/foarfeca',
    html: shopPage(
      'ro',
      'Foarfecă Lupea',
      `<div id="product"><h1>Foarfecă Lupea</h1><ul class="list-unstyled"><li class="product-manufacturer"><b>Marcă:</b> <a href="/lupea">Lupea</a></li><li><b>Model:</b> <span>LP-22</span></li><li><b>Vândut de:</b> <span>Scule SRL</span></li></ul><div class="price">89,00 Lei</div>${buy}<div class="block-wrapper"><h3 class="title">De ce noi?</h3><div class="block-content">Retur gratuit 30 zile. Plata la livrare.</div></div></div><section><p class="section-title">Clienții au cumpărat și:</p><div class="products"><article><h2><a href="/m">Mănuși</a></h2><span class="price">25,00 Lei</span></article></div></section>`,
    ),
    expected: {
      title: 'Foarfecă Lupea',
      brand: 'Lupea',
      price: ['89.00', 'RON'],
      absent: ['Mănuși', 'Plata la livrare', 'Scule SRL'],
    },
  },
  {
    name: 'a gallery whose names differ by size',
    url: 'https://shop.example/pot',
    html: shopPage(
      'en',
      'Moka pot',
      `<h1>Moka pot</h1><div class="gallery"><img src="https://i.example/I/41aaa.jpg" alt="Moka pot"><img src="https://i.example/I/51ccc.jpg" alt="Moka pot"></div><p class="price">$20.00</p>${buy}<script>var data = {"colorImages":{"initial":[{"hiRes":"https://i.example/I/71aaa.jpg","thumb":"https://i.example/I/41aaa.jpg","large":"https://i.example/I/45aaa.jpg"},{"hiRes":null,"thumb":"https://i.example/I/51ccc.jpg","large":"https://i.example/I/55ccc.jpg"}]}};</script>`,
    ),
    expected: { title: 'Moka pot', images: ['https://i.example/I/71aaa.jpg', 'https://i.example/I/55ccc.jpg'] },
  },
  {
    name: 'what the shop offers among the words of a list, seller beside them (Turkish)',
    url: 'https://pazar.example/nevresim-p-7',
    html: shopPage(
      'tr',
      'Nevresim takımı',
      `<h1>Nevresim takımı</h1><span class="price">899,90 TL</span><button>Sepete Ekle</button><div class="merchant"><span class="label">Satıcı:</span> <span class="value">Deniz Ev</span></div><section class="details"><h2>Ürün Bilgileri</h2><ul class="detail-desc-list"><li>15 gün içinde ücretsiz iade.</li><li>Bu ürün Deniz Ev tarafından gönderilecektir.</li><li>Takım; 1 nevresim ve 2 yastık kılıfından oluşur.</li><li>Kumaş pamuktan, 57 telle dokunmuştur.</li></ul></section>`,
    ),
    expected: {
      title: 'Nevresim takımı',
      bullets: ['Takım; 1 nevresim ve 2 yastık kılıfından oluşur.', 'Kumaş pamuktan, 57 telle dokunmuştur.'],
      absent: ['ücretsiz iade', 'Satıcı'],
    },
  },
  {
    name: 'rows behind dashes among other lines, care in a folded part (German)',
    url: 'https://markt.example/brett',
    html: shopPage(
      'de',
      'Schneidebrett Eiche',
      `<h1>Schneidebrett Eiche</h1><p class="price">34,90 €</p><button>In den Warenkorb</button><div class="description">Ein Brett, das bleibt: massives Eichenholz aus Brandenburg, graviert.<br><br>Maße:<br>- Länge: 38 cm<br>- Breite: 22 cm<br>- Stärke: 2,2 cm<br><br>Das Feld für die Namen steht oben.</div><details><summary>Pflege &amp; Anwendung</summary><div>Von Hand spülen, sofort trocknen, zweimal im Jahr ölen.</div></details><details><summary>Versand</summary><div>Von Hand verpackt, mit der Post.</div></details>`,
    ),
    expected: {
      title: 'Schneidebrett Eiche',
      specifications: { Länge: '38 cm', Breite: '22 cm', Stärke: '2,2 cm' },
      description: '<h3>Pflege &amp; Anwendung</h3>Von Hand spülen, sofort trocknen, zweimal im Jahr ölen.',
      absent: ['mit der Post'],
    },
  },
  {
    name: 'a trail of blocks without signs, features under a longer heading',
    url: 'https://bazaar.example/tiffin/p/itm1',
    html: shopPage(
      'en-IN',
      'Steel Tiffin Box with Bag',
      `<div><div class="r2"><a href="/">Home</a></div><div class="r2"><a href="/kitchen">Kitchen</a></div><div class="r2"><a href="/lunch">Lunch Boxes</a></div><div class="r2 k"><p>Steel Tiffin Box...</p></div></div><h1>Steel Tiffin Box with Bag</h1><div>₹749</div><button>Add to cart</button><section><h3>Key item features</h3><ul><li>Keeps food hot for five hours</li><li>Lids with a silicone ring</li></ul></section>`,
    ),
    expected: {
      title: 'Steel Tiffin Box with Bag',
      category: 'Kitchen > Lunch Boxes',
      bullets: ['Keeps food hot for five hours', 'Lids with a silicone ring'],
    },
  },
  {
    name: 'the path of the category in the class of the body, amounts without a sign (Hungarian)',
    url: 'https://www.kamra.hu/gereblye.html',
    html: `<!doctype html><html lang="hu"><head><title>Gereblye</title></head><body class="catalog-product-view categorypath-szerszamok"><ul class="links"><li><a href="/account">Fiókom</a></li></ul><div class="main"><h1>Gereblye</h1><div class="price-box"><p class="old-price"><span class="price">7.490</span></p><p class="special-price"><span class="price">5.990</span></p></div><button class="btn-cart">Kosárba</button><div class="std">A fej egyetlen acéllemezből készül, ezért a fogak nem lazulnak ki.</div><a href="/m">Kívánságlistára</a></div></body></html>`,
    expected: { title: 'Gereblye', price: ['5990', 'HUF'], category: '' },
  },
  {
    name: 'a sentence below the name, a price said twice (Odoo, Swiss)',
    url: 'https://www.velodepot.ch/shop/sacoche-214',
    html: shopPage(
      'fr-CH',
      'Sacoche Lavaux',
      `<div id="product_details"><h1>Sacoche Lavaux</h1><span style="display:none">https://www.velodepot.ch/shop/sacoche-214</span><p class="text-muted my-2">Étanche, se fixe sans outil.</p><div itemprop="offers" itemscope itemtype="http://schema.org/Offer" class="product_price"><h3><span class="oe_price"><span class="oe_currency_value">89.00</span></span><span itemprop="price" style="display:none;">89.0</span></h3></div><a role="button" id="add_to_cart" href="#">Ajouter au panier</a></div><div id="product_full_description"><p>Découpée dans d’anciennes bâches de camion à Vevey, chaque sacoche est unique.</p></div>`,
    ).replace(/17,50 €/g, '17.50'),
    expected: {
      title: 'Sacoche Lavaux',
      price: ['89.00', 'CHF'],
      description: '<p>Étanche, se fixe sans outil.</p><p>Découpée dans',
    },
  },
  {
    name: 'texts of an editor that nothing names, care in a grid, an invitation to the brand (Webflow)',
    url: 'https://birch.example/product/board',
    html: shopPage(
      'en',
      'Maple board',
      `<h1 class="heading-product">Maple board</h1><a class="brand-link" href="/brand/birch">More from Birch Works</a><div class="product-price">$92.00</div>${buy}<div class="rich-text-block w-richtext"><p>Each board is cut from a single plank in a small workshop, so that the grain runs through from end to end.</p></div><div class="care-grid"><div><h3>Cleaning</h3><p>Wash by hand with mild soap and dry at once.</p></div><div><h3>Oiling</h3><p>Rub in mineral oil every two months.</p></div></div>`,
    ),
    expected: {
      title: 'Maple board',
      brand: 'Birch Works',
      description:
        'from end to end.</p>\n<h3>Cleaning</h3><p>Wash by hand with mild soap and dry at once.</p><h3>Oiling</h3>',
    },
  },
  {
    name: 'an editor’s text that goes on where the data of the head ends (Swedish)',
    url: 'https://tall.example/products/plad',
    html: shopPage(
      'sv',
      'Ullpläd',
      '<h1>Ullpläd</h1><div class="product__policies rte">Inklusive moms. Frakten räknas ut i kassan, där du väljer hur den ska skickas.</div><div class="product-block"><div class="rte"><p>Pläden vävs vid Siljan av ull från svenska gårdar. Fransarna tvinnas för hand och färgen kommer från växter.</p></div></div>',
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Ullpläd',
        description: 'Pläden vävs vid Siljan av ull från svenska gårdar.',
        offers: { '@type': 'Offer', price: '1195', priceCurrency: 'SEK' },
      }),
    ),
    expected: { title: 'Ullpläd', description: 'Fransarna tvinnas för hand', absent: ['i kassan'] },
  },
  {
    name: 'a choice named by its invitation alone, pictures of a slider (Big Cartel)',
    url: 'https://mud.example/product/planter',
    html: shopPage(
      'en',
      'Mud — Speckled Planter',
      `<main><div class="product-images"><img src="/i/planter-1.jpg" alt="Speckled Planter"><img data-splide-lazy="/i/planter-2.jpg" alt="Speckled Planter"></div><h1>Speckled Planter</h1><span class="product-price">$42.00</span><form method="post" action="/cart"><select name="cart[add][id]"><option value="">Select size</option><option value="1">4 inch</option><option value="2" disabled>6 inch - Sold out</option></select><button>Add to cart</button></form></main>`,
    ),
    expected: {
      title: 'Speckled Planter',
      images: ['https://mud.example/i/planter-1.jpg', 'https://mud.example/i/planter-2.jpg'],
      variants: ['size=4 inch', 'size=6 inch out_of_stock'],
    },
  },
  {
    name: 'what a price includes as a list (Jimdo, Austrian)',
    url: 'https://seife.example/shop/lavendelseife/',
    html: shopPage(
      'de-AT',
      'Lavendelseife',
      '<div class="jtpl-content"><div id="content_area"><div class="j-module n j-product"><h4 class="fn" itemprop="name">Lavendelseife</h4><div class="hproduct"><div class="cc-shop-product-desc"><p class="description">Kaltgerührt mit Olivenöl und steirischem Lavendel. Reift acht Wochen und schäumt cremig.</p></div><div class="cc-shop-product-price"><p class="cc-shop-product-price-current" itemprop="price">6,90 €</p><ul class="cc-shop-product-infos"><li>inkl. 20 % MwSt</li><li>zzgl. Versandkosten</li><li>verfügbar</li><li>3 - 5 Tage Lieferzeit</li></ul></div><button>In den Warenkorb</button></div></div></div></div>',
    ),
    expected: { title: 'Lavendelseife', bullets: [] },
  },
  {
    name: 'a script behind a link that says "Details" (French), words of a market in the head',
    url: 'https://marche.example/pile',
    html: shopPage(
      'fr',
      'Pile CR2032',
      '<h1>Pile CR2032</h1><p class="price">5,95 €</p><button>Ajouter au panier</button><div><span>An Post Express</span><span><a href="#shp">Détails</a></span><script>function getElementsByClassName(e,t){var n=[];var r=new RegExp(t);for(var s=0,o=e.length;s<o;s++)if(r.test(e[s].className))n.push(e[s]);return n}</script></div>',
      '<meta name="description" content="Les meilleures offres pour Pile CR2032 sont sur Marche. Comparez les prix et les offres.">',
    ),
    expected: { title: 'Pile CR2032', absent: ['getElementsByClassName', 'meilleures offres'] },
  },
  {
    name: 'where a thing lies beside its rows (eBay)',
    url: 'https://www.ebay.de/itm/256001112223',
    html: '<!doctype html><html lang="de"><head><title>Kettensäge | eBay.de</title></head><body><div class="vim x-item-title"><h1 class="x-item-title__mainTitle"><span class="ux-textspans">Kettensäge 40 cm</span></h1></div><div class="x-price-primary"><span class="ux-textspans">EUR 139,00</span></div><div class="vim d-shipping-minview"><div class="ux-labels-values"><div class="ux-labels-values__labels"><span>Standort:</span></div><div class="ux-labels-values__values"><span>Köln, Deutschland</span></div></div></div><div class="ux-layout-section-evo"><dl class="ux-labels-values"><dt class="ux-labels-values__labels"><span>Antriebsart</span></dt><dd class="ux-labels-values__values"><span>Benzin</span></dd></dl></div></body></html>',
    expected: { title: 'Kettensäge 40 cm', specifications: { Antriebsart: 'Benzin' }, absent: ['Köln'] },
  },
];
