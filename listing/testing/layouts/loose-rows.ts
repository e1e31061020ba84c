import { type Layout, shopPage } from './layout.ts';

/** Rows, lists and prices that only their shape or a word of their class tells. */
export const looseRows: readonly Layout[] = [
  {
    name: 'a classified ad: rows whose value alone is named, addresses in attributes (German)',
    url: 'https://www.flohmarkt24.example/s-anzeige/canon-ae-1/2731',
    html: shopPage(
      'de',
      'Canon AE-1 mit 50mm Objektiv in Leipzig | Flohmarkt24',
      `<article id="viewad-main"><div id="viewad-product" itemscope><div class="galleryimage-large"><div class="galleryimage-element current"><img id="viewad-image" itemprop="image" data-imgsrc="https://img.flohmarkt24.example/api/v1/ads/27/aa1?rule=$_59.AUTO" src="https://img.flohmarkt24.example/api/v1/ads/27/aa1?rule=$_59.AUTO" alt="Canon AE-1 mit 50mm Objektiv Sachsen - Leipzig"></div><div class="galleryimage-element"><img itemprop="image" data-imgsrc="https://img.flohmarkt24.example/api/v1/ads/27/aa2?rule=$_59.AUTO" alt="Canon AE-1 2"></div></div><h1 id="viewad-title" class="boxedarticle--title" itemprop="name">Canon AE-1 mit 50mm Objektiv</h1><div class="boxedarticle--flex--container"><h2 class="boxedarticle--price" id="viewad-price">165 € VB</h2></div><div class="boxedarticle--details"><span id="viewad-locality">04103 Leipzig</span><span><i></i>25.11.2026</span></div><ul class="addetailslist"><li class="addetailslist--detail">Art<span class="addetailslist--detail--value">Analogkamera</span></li><li class="addetailslist--detail">Zustand<span class="addetailslist--detail--value">Gut</span></li></ul><h2>Beschreibung</h2><p id="viewad-description-text" class="text-force-linebreak" itemprop="description">Voll funktionsfähig, Belichtungsmesser geprüft. <br>Dichtungen vor zwei Jahren erneuert. <br>Mit Tasche und Gurt.</p></div><div id="viewad-contact"><span class="userprofile-vip">Katrin M.</span><p>Privater Nutzer, aktiv seit 04.05.2015</p></div></article>`,
    ),
    expected: {
      title: 'Canon AE-1 mit 50mm Objektiv',
      price: ['165', 'EUR'],
      specifications: { Art: 'Analogkamera', Zustand: 'Gut' },
      description: 'Belichtungsmesser geprüft',
      images: [
        'https://img.flohmarkt24.example/api/v1/ads/27/aa1?rule=$_59.AUTO',
        'https://img.flohmarkt24.example/api/v1/ads/27/aa2?rule=$_59.AUTO',
      ],
      absent: ['Katrin', 'Privater Nutzer', '04103'],
    },
  },
  {
    name: 'groups of rows of one name, a trail of slashes that ends in a part of the name',
    url: 'https://voltmart.example/p/soundbar-s300',
    html: shopPage(
      'en',
      'Aurio S300 Soundbar 2.1 with Subwoofer - Voltmart',
      `<div class="product-page"><nav class="bc"><a href="/">Voltmart</a><span>/</span><a href="/audio">Audio</a><span>/</span><a href="/audio/soundbars">Soundbars</a><span>/</span><span>Aurio S300</span></nav><div class="hero"><div class="g"><img class="main" src="https://cdn.voltmart.example/p/s300/1_1000.jpg" alt="Aurio S300 Soundbar 2.1 with Subwoofer"><div class="thumbs"><img src="https://cdn.voltmart.example/p/s300/1_100.jpg"><img src="https://cdn.voltmart.example/p/s300/2_100.jpg"></div></div><div class="b"><h1>Aurio S300 Soundbar 2.1 with Subwoofer</h1><div>Model: S300-BK <span>|</span> EAN: 4006381333931</div><div class="now">$179<sup>99</sup></div><div class="was">$229.99</div><div class="st">● In stock – ships within 24 hours</div><a href="#" class="add">Add to cart</a></div></div><section id="highlights"><h2>Highlights</h2><ul><li><i class="ic"></i>300 W peak power</li><li><i class="ic"></i>Wireless subwoofer</li><li><i class="ic"></i>HDMI eARC</li></ul></section><section id="specs"><h2>Specifications</h2><div class="sg"><h4>Audio</h4><div class="r"><div class="k">Channels</div><div class="v">2.1</div></div><div class="r"><div class="k">Power</div><div class="v">300 W</div></div></div><div class="sg"><h4>Size</h4><div class="r"><div class="k">Soundbar</div><div class="v">90 x 6 x 8 cm</div></div><div class="r"><div class="k">Weight</div><div class="v">2.4 kg</div></div></div></section><section id="about"><h2>About this product</h2><div><p>Films sound as they should: the bar spreads voices across the room, and the subwoofer that needs no cable shakes the floor.</p></div></section></div>`,
    ),
    expected: {
      title: 'Aurio S300 Soundbar 2.1 with Subwoofer',
      price: ['179.99', 'USD'],
      availability: 'in_stock',
      category: 'Audio > Soundbars',
      identifiers: { gtin: '4006381333931', mpn: 'S300-BK' },
      bullets: ['300 W peak power', 'Wireless subwoofer', 'HDMI eARC'],
      specifications: { Channels: '2.1', Power: '300 W', Soundbar: '90 x 6 x 8 cm', Weight: '2.4 kg' },
      description: 'Films sound as they should',
    },
  },
  {
    name: 'features that drawn signs set apart between two sentences',
    url: 'https://lunaclay.example/shop/moon-mug',
    html: shopPage(
      'en',
      'Moon Mug / lunaclay',
      `<article class="item"><header><h1>Moon Mug</h1><p class="cost">42 USD</p></header><div class="pics"><img src="/media/moon-mug-1.jpg" alt="Moon Mug"><img src="/media/moon-mug-2.jpg" alt="Moon Mug from above"></div><div class="words">Each mug is thrown on the wheel and glazed with a crater glaze that never comes out twice the same.<br><br>✦ holds 350 ml<br>✦ dishwasher safe<br>✦ stoneware, fired at 1240 °C<br><br>Please allow 2 weeks, I make them to order.</div><form action="/cart" method="post"><button>Add to bag</button></form></article>`,
    ),
    expected: {
      title: 'Moon Mug',
      price: ['42', 'USD'],
      description: 'crater glaze',
      bullets: ['holds 350 ml', 'dishwasher safe', 'stoneware, fired at 1240 °C'],
      images: ['https://lunaclay.example/media/moon-mug-1.jpg', 'https://lunaclay.example/media/moon-mug-2.jpg'],
    },
  },
  {
    name: 'features in paragraphs with a sign each, a price for subscribers',
    url: 'https://vitaroot.example/magnesium-glycinate',
    html: shopPage(
      'en-US',
      'Magnesium Glycinate 400 mg, 120 Capsules | VitaRoot',
      `<div class="product-single"><div class="product-single__photos"><img src="https://vitaroot.example/media/mag-1.png" alt="Magnesium Glycinate 400 mg, 120 Capsules"></div><div class="product-single__meta"><h1 class="product-single__title">Magnesium Glycinate 400 mg, 120 Capsules</h1><div class="subscribe"><label><input type="radio" name="plan" checked> One-time purchase <span class="money">$24.99</span></label><label><input type="radio" name="plan"> Subscribe &amp; save 15% <span class="money">$21.24</span></label></div><button class="add-to-cart">Add to Cart</button><div class="benefits"><p>✅ Gentle on the stomach</p><p>✅ Chelated for absorption</p><p>✅ No magnesium stearate</p></div><div class="tabs"><a href="#d">Description</a><a href="#u">How to use</a><a href="#i">Ingredients</a></div><div id="d"><p>Our glycinate is bound to two molecules of glycine, which the body takes up with ease. Two capsules give 400 mg of the compound.</p></div><div id="u"><p>Take two capsules a day with a meal.</p></div><div id="i"><p>Magnesium bisglycinate, cellulose capsule.</p></div><p class="fda">These statements have not been evaluated by the FDA.</p></div></div>`,
    ),
    expected: {
      title: 'Magnesium Glycinate 400 mg, 120 Capsules',
      price: ['24.99', 'USD'],
      availability: 'in_stock',
      description: 'two molecules of glycine',
      bullets: ['Gentle on the stomach', 'Chelated for absorption', 'No magnesium stearate'],
      images: ['https://vitaroot.example/media/mag-1.png'],
    },
  },
  {
    name: 'a whole price and a reduced one by their Italian names',
    url: 'https://www.sartoria-neri.example/it/donna/abiti/abito-lino-8831',
    html: shopPage(
      'it-IT',
      'Abito in lino lavato | Sartoria Neri',
      `<div class="pdp-wrap"><ul class="crumbs"><li><a href="/it">Home</a></li><li><a href="/it/donna">Donna</a></li><li><a href="/it/donna/abiti">Abiti</a></li><li>Abito in lino lavato</li></ul><div class="pdp-gallery"><button class="zoom"><img srcset="https://img.sartoria-neri.example/8831_A.jpg?sw=400 400w, https://img.sartoria-neri.example/8831_A.jpg?sw=1400 1400w" alt="Abito in lino lavato"></button><button class="zoom"><img srcset="https://img.sartoria-neri.example/8831_B.jpg?sw=400 400w, https://img.sartoria-neri.example/8831_B.jpg?sw=1400 1400w" alt="Abito in lino lavato retro"></button></div><div class="pdp-info"><p class="pdp-brand">NERI 1961</p><h1>Abito in lino lavato</h1><div class="prezzo"><span class="prezzo-intero">€ 189,00</span><span class="prezzo-scontato">€ 132,30</span><span>-30%</span></div><p class="prior">Prezzo più basso degli ultimi 30 giorni: € 151,20</p><div class="colori"><span>Colore: <b>Salvia</b></span></div><div class="taglie"><span>Taglia</span><button>40</button><button>42</button><button disabled>44</button></div><button class="add">Aggiungi al carrello</button><div class="acc"><h3>Descrizione</h3><div><p>Abito midi dalla linea morbida, con scollo a V, tasche nascoste nelle cuciture e cintura da annodare in vita.</p></div><h3>Composizione e cura</h3><div><p>100% lino. Lavare a 30°.</p></div><h3>Spedizione e resi</h3><div><p>Spedizione gratuita oltre € 99. Reso entro 14 giorni.</p></div></div><p>Codice articolo: 8831-SA</p></div></div>`,
    ),
    expected: {
      title: 'Abito in lino lavato',
      price: ['132.30', 'EUR'],
      category: 'Donna > Abiti',
      identifiers: { sku: '8831-SA' },
      availability: 'in_stock',
      description: 'tasche nascoste',
      images: [
        'https://img.sartoria-neri.example/8831_A.jpg?sw=1400',
        'https://img.sartoria-neri.example/8831_B.jpg?sw=1400',
      ],
      absent: ['Reso entro', 'gratuita'],
    },
  },
  {
    name: 'choices whose labels hold their fields',
    url: 'https://printhaus.example/prints/fox-in-fog',
    html: shopPage(
      'en',
      'Fox in Fog art print by Ida Holm – Printhaus',
      `<section class="print"><div class="media-gallery"><img src="https://cdn.printhaus.example/fox_800.jpg" alt="Fox in Fog"></div><div class="info"><h1>Fox in Fog</h1><h2>by <a href="/artists/ida-holm">Ida Holm</a></h2><p class="price">From <span>€19.00</span></p><form><fieldset><legend>Size</legend><label><input type="radio" name="size" value="a4">A4 – €19.00</label><label><input type="radio" name="size" value="a3">A3 – €29.00</label><label><input type="radio" name="size" value="a2">A2 – €45.00</label></fieldset><button type="submit">Add to cart</button></form><p>Giclée print on 200 g matte paper. A fox steps out of the mist at the edge of a birch wood, drawn in ink and coloured by hand.</p><ul><li>Signed by the artist</li><li>Ships flat in a stiff envelope</li></ul></div></section>`,
    ),
    expected: {
      title: 'Fox in Fog',
      price: ['19.00', 'EUR'],
      availability: 'in_stock',
      description: 'edge of a birch wood',
      variants: ['Size=A4 19.00 EUR', 'Size=A3 29.00 EUR', 'Size=A2 45.00 EUR'],
      images: ['https://cdn.printhaus.example/fox_800.jpg'],
    },
  },
  {
    name: 'bold names without colons in paragraphs',
    url: 'https://rosewood-knits.example/shop/highland-throw',
    html: shopPage(
      'en-GB',
      'Highland Throw | Rosewood Knits',
      `<main><div class="grid"><div class="photos"><img src="/media/highland-1.jpg" alt="Highland Throw"><img src="/media/highland-2.jpg" alt="Highland Throw folded"></div><div class="about"><h1>Highland Throw</h1><div class="amount">£85.00</div><p>A throw of Scottish lambswool, woven on old looms near Selkirk. The fringe is twisted by hand.</p><p><strong>Material</strong> 100% lambswool</p><p><strong>Size</strong> 140 x 180 cm</p><p><strong>Care</strong> Dry clean only</p><button>Add to basket</button></div></div></main>`,
    ),
    expected: {
      title: 'Highland Throw',
      price: ['85.00', 'GBP'],
      availability: 'in_stock',
      description: 'woven on old looms',
      specifications: { Material: '100% lambswool', Size: '140 x 180 cm', Care: 'Dry clean only' },
    },
  },
  {
    name: 'one short sentence named for a lead',
    url: 'https://www.aerolite.example/products/carry-on',
    html: shopPage(
      'en',
      'Carry-On 38L - Aerolite',
      `<main><section class="product-hero"><img src="https://cdn.aerolite.example/co/hero.png" alt="Carry-On 38L"><div><h1>Carry-On 38L</h1><p class="lede">The cabin case that weighs less than your laptop bag.</p><p class="product-price">$245</p><button class="cta">Add to cart</button></div></section><section class="features"><div class="feature"><h3>Polycarbonate shell</h3><p>Bends under pressure and springs back.</p></div><div class="feature"><h3>Silent wheels</h3><p>Rubber tyres on sealed bearings.</p></div><div class="feature"><h3>TSA lock</h3><p>Three digits, no keys to lose.</p></div></section><section class="tech"><h2>Tech specs</h2><ul><li><span>Dimensions</span><span>55 x 38 x 20 cm</span></li><li><span>Weight</span><span>2.3 kg</span></li><li><span>Volume</span><span>38 L</span></li></ul></section></main>`,
    ),
    expected: {
      title: 'Carry-On 38L',
      price: ['245', 'USD'],
      availability: 'in_stock',
      specifications: { Dimensions: '55 x 38 x 20 cm', Weight: '2.3 kg', Volume: '38 L' },
      description: 'weighs less than your laptop bag',
    },
  },
  {
    name: 'group names in a first column that spans rows (German)',
    url: 'https://www.werkstattking.example/akkuschrauber-a18',
    html: shopPage(
      'de-DE',
      'Akkuschrauber A18 kaufen | WerkstattKing',
      `<div class="artikel"><h1>Akkuschrauber A18</h1><div class="bild"><a href="/bilder/a18_gross.jpg"><img src="/bilder/a18_klein.jpg" alt="Akkuschrauber A18"></a></div><div class="kauf"><span class="preis">129,95 €*</span><span class="lager gruen">Auf Lager</span><button>In den Warenkorb</button><span class="artnr">Artikelnummer: WK-A18</span></div><h2>Beschreibung</h2><div class="besch">Der A18 zieht Schrauben bis 8 mm in Hartholz und liegt mit 1,2 kg leicht in der Hand.<br>Lieferumfang: Schrauber, zwei Akkus, Ladegerät, Koffer</div><h2>Technische Daten</h2><table><tr><td rowspan="2">Motor</td><td>Drehmoment</td><td>60 Nm</td></tr><tr><td>Leerlaufdrehzahl</td><td>500 / 1800 U/min</td></tr><tr><td rowspan="2">Akku</td><td>Spannung</td><td>18 V</td></tr><tr><td>Kapazität</td><td>2 Ah</td></tr></table></div>`,
    ),
    expected: {
      title: 'Akkuschrauber A18',
      price: ['129.95', 'EUR'],
      availability: 'in_stock',
      identifiers: { sku: 'WK-A18' },
      description: 'Schrauben bis 8 mm',
      specifications: {
        Drehmoment: '60 Nm',
        Leerlaufdrehzahl: '500 / 1800 U/min',
        Spannung: '18 V',
        Kapazität: '2 Ah',
      },
      images: ['https://www.werkstattking.example/bilder/a18_gross.jpg'],
    },
  },
  {
    name: 'a price and a button that only promises word of it',
    url: 'https://northloom.example/products/merino-beanie',
    html: shopPage(
      'en-US',
      'Merino Beanie – Northloom',
      `<div class="product"><div class="product__media"><img src="https://northloom.example/cdn/beanie_front.jpg" alt="Merino Beanie"></div><div class="product__info"><h1>Merino Beanie</h1><span class="product__price">$38.00</span><span class="tag">Sold out</span><form><label>E-mail</label><input type="email"><button>Notify me when available</button></form><div class="product__desc"><p>Knit in one piece from extrafine merino, so no seam itches. Ribbed cuff, loose crown, seven colours of yarn left from our sweaters.</p></div></div></div>`,
    ),
    expected: {
      title: 'Merino Beanie',
      price: ['38.00', 'USD'],
      availability: 'out_of_stock',
      description: 'no seam itches',
    },
  },
];
