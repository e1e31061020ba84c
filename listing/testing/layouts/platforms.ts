import { type Layout, shopPage } from './layout.ts';

/** Pages of shop software that names its parts in its own way. */
export const platforms: readonly Layout[] = [
  {
    name: 'Odoo eCommerce 17',
    url: 'https://www.kelder.example/shop/desk-lamp-arc-231?category=12',
    html: shopPage(
      'en-US',
      'Desk Lamp Arc | Kelder',
      `<main><div itemscope itemtype="http://schema.org/Product" id="wrap" class="js_sale o_wsale_product_page"><section id="product_detail" class="container py-4 oe_website_sale" data-view-track="1"><div class="row"><div class="col-lg-6"><ol class="breadcrumb p-0 mb-2"><li class="breadcrumb-item o_not_editable"><a href="/shop">All Products</a></li><li class="breadcrumb-item"><a href="/shop/category/lighting-12">Lighting</a></li><li class="breadcrumb-item active"><span>Desk Lamp Arc</span></li></ol></div></div><div class="row" id="product_detail_main"><div class="col-lg-7 o_wsale_product_images"><div id="o-carousel-product" class="carousel slide"><div class="carousel-inner h-100"><div class="carousel-item active"><img src="/web/image/product.product/231/image_1024/Desk%20Lamp%20Arc?unique=ab12" class="img img-fluid product_detail_img" alt="Desk Lamp Arc"></div><div class="carousel-item"><img src="/web/image/product.image/57/image_1024/Desk%20Lamp%20Arc?unique=cc09" class="img img-fluid product_detail_img" alt="Desk Lamp Arc"></div></div></div></div><div id="product_details" class="col-lg-5"><h1 itemprop="name">Desk Lamp Arc</h1><span itemprop="url" style="display:none;">https://www.kelder.example/shop/desk-lamp-arc-231</span><p class="text-muted my-2">Steel arc, 42 cm reach.</p><form action="/shop/cart/update" method="POST"><div class="js_product js_main_product mb-3"><div><div class="product_price mt-2 mb-3 d-inline-block"><h3 class="css_editable_mode_hidden"><span class="oe_price" data-oe-type="monetary">$ <span class="oe_currency_value">89.00</span></span><span itemprop="price" style="display:none;">89.0</span><span itemprop="priceCurrency" style="display:none;">USD</span></h3></div></div><ul class="list-unstyled js_add_cart_variants mb-0 flex-column"><li class="variant_attribute" data-attribute_name="Finish"><strong class="attribute_name">Finish</strong><ul class="list-inline"><li class="list-inline-item"><label><input type="radio" class="js_variant_change" name="ptal-4" value="8" data-value_name="Black" data-attribute_name="Finish" checked><span>Black</span></label></li><li class="list-inline-item"><label><input type="radio" class="js_variant_change" name="ptal-4" value="9" data-value_name="Brass" data-attribute_name="Finish"><span>Brass</span><span class="badge text-bg-light"><span class="sign_badge_price_extra">+</span><span class="variant_price_extra">$ <span class="oe_currency_value">12.00</span></span></span></label></li></ul></li></ul><a id="add_to_cart" href="#" class="btn btn-primary">Add to cart</a></div></form><div id="o_product_terms_and_share"><p class="text-muted h6 mb-3"><small>30-day money-back guarantee<br>Shipping: 2-3 Business Days</small></p></div></div></div></section><div itemprop="description" class="oe_structure oe_empty mt16" id="product_full_description"></div><section class="pt32 pb32" id="product_full_spec"><div class="container"><h3>Specifications</h3><div id="product_specifications"><table class="table"><tbody><tr><td><span>Bulb</span></td><td><span>E27</span></td></tr><tr><td><span>Cable</span></td><td><span>1.8 m</span></td></tr></tbody></table></div></div></section></div></main>`,
    ),
    expected: {
      title: 'Desk Lamp Arc',
      price: ['89.0', 'USD'],
      category: 'Lighting',
      specifications: { Bulb: 'E27', Cable: '1.8 m' },
      variants: ['Finish=Black', 'Finish=Brass 101.0 USD'],
      images: [
        'https://www.kelder.example/web/image/product.product/231/image_1024/Desk%20Lamp%20Arc?unique=ab12',
        'https://www.kelder.example/web/image/product.image/57/image_1024/Desk%20Lamp%20Arc?unique=cc09',
      ],
      absent: ['money-back', 'Business Days'],
    },
  },
  {
    name: 'Gambio (German)',
    url: 'https://holzwurm.example/product_info.php?info=p77_schneidebrett.html',
    html: shopPage(
      'de',
      'Schneidebrett Eiche - Holzwurm',
      `<div id="main" class="product_info"><div id="breadcrumb_navi"><span class="breadcrumbEntry"><a href="/" class="headerNavigation"><span>Startseite</span></a></span> » <span class="breadcrumbEntry"><a href="/kueche/" class="headerNavigation"><span>Küche</span></a></span> » <span class="breadcrumbEntry"><span>Schneidebrett Eiche</span></span></div><div class="product-info product-info-default row"><div id="image-collection-container"><div class="image-gallery"><div class="swiper-slide"><div class="swiper-slide-inside"><img class="img-responsive" alt="Schneidebrett Eiche" src="images/product_images/info_images/brett1.jpg" data-magnifier-src="images/product_images/original_images/brett1.jpg"></div></div><div class="swiper-slide"><div class="swiper-slide-inside"><img class="img-responsive" alt="Schneidebrett Eiche 2" src="images/product_images/info_images/brett2.jpg" data-magnifier-src="images/product_images/original_images/brett2.jpg"></div></div></div></div><div class="product-info-details"><form id="cart_quantity"><h1 class="product-info-title-desktop">Schneidebrett Eiche</h1><dl class="dl-horizontal"><dt class="text-left">Lieferzeit:</dt><dd><span class="shipping-time">3-4 Tage</span></dd><dt class="text-left">Art.Nr.:</dt><dd class="model-number"><span>HW-SB-40</span></dd><dt>Hersteller:</dt><dd>Holzwurm Manufaktur</dd></dl><div class="price-container"><div class="price-calculation"><div class="current-price-container">39,90 EUR</div><p class="tax-shipping-text text-small">inkl. 19% MwSt. zzgl. <a href="#">Versand</a></p></div></div><input type="submit" value="In den Warenkorb" class="btn-add-to-cart"></form></div><div class="product-info-description"><div class="nav-tabs-container"><ul class="nav nav-tabs"><li class="active"><a href="#tab-1">Beschreibung</a></li><li><a href="#tab-2">Pflege</a></li></ul></div><div class="tab-content"><div class="tab-pane active" id="tab-1"><div class="tab-body">Massive Eiche aus dem Odenwald, verleimt und geölt. <br><br>- Maße: 40 x 25 x 3 cm<br>- mit Saftrille<br>- lebensmittelechtes Öl</div></div><div class="tab-pane" id="tab-2"><div class="tab-body">Nicht in die Spülmaschine geben und gelegentlich nachölen.</div></div></div></div></div></div>`,
    ),
    expected: {
      title: 'Schneidebrett Eiche',
      brand: 'Holzwurm Manufaktur',
      price: ['39.90', 'EUR'],
      category: 'Küche',
      identifiers: { sku: 'HW-SB-40' },
      description: 'Massive Eiche aus dem Odenwald',
      bullets: ['Maße: 40 x 25 x 3 cm', 'mit Saftrille', 'lebensmittelechtes Öl'],
      images: [
        'https://holzwurm.example/images/product_images/original_images/brett1.jpg',
        'https://holzwurm.example/images/product_images/original_images/brett2.jpg',
      ],
      absent: ['3-4 Tage', 'MwSt'],
    },
  },
  {
    name: 'nopCommerce',
    url: 'https://www.northpeak.example/alpine-headlamp',
    html: shopPage(
      'en',
      'Alpine Headlamp. NorthPeak',
      `<div class="page product-details-page"><div class="breadcrumb"><ul itemscope itemtype="http://schema.org/BreadcrumbList"><li><span><a href="/"><span>Home</span></a></span><span class="delimiter">/</span></li><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem"><a href="/camping" itemprop="item"><span itemprop="name">Camping</span></a><span class="delimiter">/</span><meta itemprop="position" content="1"></li><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem"><strong class="current-item" itemprop="name">Alpine Headlamp</strong><meta itemprop="position" content="2"></li></ul></div><div class="page-body"><form method="post" id="product-details-form"><div data-productid="31"><div class="product-essential"><div class="gallery"><div class="picture-gallery"><div class="picture"><img alt="Picture of Alpine Headlamp" src="https://www.northpeak.example/images/thumbs/0000091_alpine-headlamp_550.jpeg" id="main-product-img-31"></div><div class="picture-thumbs"><a class="thumb-item"><img src="https://www.northpeak.example/images/thumbs/0000091_alpine-headlamp_100.jpeg" data-defaultsize="https://www.northpeak.example/images/thumbs/0000091_alpine-headlamp_550.jpeg" data-fullsize="https://www.northpeak.example/images/thumbs/0000091_alpine-headlamp.jpeg"></a><a class="thumb-item"><img src="https://www.northpeak.example/images/thumbs/0000092_alpine-headlamp_100.jpeg" data-defaultsize="https://www.northpeak.example/images/thumbs/0000092_alpine-headlamp_550.jpeg" data-fullsize="https://www.northpeak.example/images/thumbs/0000092_alpine-headlamp.jpeg"></a></div></div></div><div class="overview"><div class="product-name"><h1>Alpine Headlamp</h1></div><div class="short-description">A light of 400 lumens for nights above the tree line.</div><div class="product-reviews-overview"><a href="#">Be the first to review this product</a></div><div class="manufacturers"><span class="label">Manufacturer:</span><span class="value"><a href="/northpeak">NorthPeak</a></span></div><div class="availability"><div class="stock"><span class="label">Availability:</span><span class="value" id="stock-availability-value-31">12 in stock</span></div></div><div class="additional-details"><div class="sku"><span class="label">SKU:</span><span class="value" id="sku-31">NP-HL-400</span></div><div class="gtin"><span class="label">GTIN:</span><span class="value" id="gtin-31">4006381333931</span></div></div><div class="attributes"><dl><dt id="product_attribute_label_5"><label class="text-prompt">Strap</label></dt><dd id="product_attribute_input_5"><ul class="option-list"><li><input id="product_attribute_5_9" type="radio" name="product_attribute_5" value="9"><label for="product_attribute_5_9">Orange</label></li><li><input id="product_attribute_5_10" type="radio" name="product_attribute_5" value="10"><label for="product_attribute_5_10">Grey [+$3.00]</label></li></ul></dd></dl></div><div class="prices"><div class="old-product-price"><span>Old price:</span><span>$69.00</span></div><div class="product-price"><span id="price-value-31" class="price-value-31">$54.00</span></div></div><div class="add-to-cart"><div class="add-to-cart-panel"><label class="qty-label">Qty:</label><input class="qty-input" type="text" value="1"><button type="button" class="button-1 add-to-cart-button">Add to cart</button></div></div></div><div class="full-description"><p>Six brightness levels and a red light keep your eyes used to the dark. The battery charges by USB-C in two hours.</p></div></div><div class="product-collateral"><div class="product-specs-box"><div class="title"><strong>Products specifications</strong></div><div class="table-wrapper"><table class="data-table"><thead><tr class="spec-header"><th class="spec-name"><span>Attribute name</span></th><th class="spec-value"><span>Attribute value</span></th></tr></thead><tbody><tr class="odd"><td class="spec-name">Weight</td><td class="spec-value">86 g</td></tr><tr class="even"><td class="spec-name">Beam distance</td><td class="spec-value">110 m</td></tr></tbody></table></div></div></div></div></form></div></div>`,
    ),
    expected: {
      title: 'Alpine Headlamp',
      brand: 'NorthPeak',
      price: ['54.00', 'USD'],
      availability: 'in_stock',
      category: 'Camping',
      identifiers: { sku: 'NP-HL-400', gtin: '4006381333931' },
      description: 'Six brightness levels',
      specifications: { Weight: '86 g', 'Beam distance': '110 m' },
      variants: ['Strap=Orange', 'Strap=Grey 57.00 USD'],
      absent: ['Attribute name', 'first to review'],
    },
  },
  {
    name: 'Shoper (Polish)',
    url: 'https://welna.example/pl/p/Sweter-Halny/88',
    html: shopPage(
      'pl',
      'Sweter Halny - Wełna',
      `<div id="box_productfull" class="box row"><div class="breadcrumbs"><ul class="path"><li><a href="/"><span>Strona główna</span></a></li><li><a href="/swetry"><span>Swetry</span></a></li><li class="last"><span>Sweter Halny</span></li></ul></div><div class="productimg f-grid-6"><div class="mainimg"><img class="photo innerzoom" src="/environment/cache/images/500_500_productGfx_301/halny.jpg" alt="Sweter Halny" data-gallery="true"></div><div class="smallgallery"><ul><li><a class="gallery" href="/environment/cache/images/0_0_productGfx_301/halny.jpg"><img src="/environment/cache/images/80_80_productGfx_301/halny.jpg"></a></li><li><a class="gallery" href="/environment/cache/images/0_0_productGfx_302/halny-tyl.jpg"><img src="/environment/cache/images/80_80_productGfx_302/halny-tyl.jpg"></a></li></ul></div></div><div class="productinfo f-grid-6"><h1 class="name" itemprop="name">Sweter Halny</h1><div class="row manufacturer"><em>Producent:</em> <a class="brand" href="/pl/producer/Turnia/3">Turnia</a></div><div class="availability row"><div class="col"><span class="first">Dostępność:</span> <span class="second">duża ilość</span></div><div class="delivery"><span class="first">Wysyłka w:</span> <span class="second">24 godziny</span></div></div><form class="form-basket"><div class="stocks"><div class="option_select option_required"><span class="label">Rozmiar</span><div class="stock-options"><select name="option_4" id="option_4"><option value="">Wybierz</option><option value="11">S</option><option value="12">M</option></select></div></div><div class="option_select option_required"><span class="label">Kolor</span><div class="stock-options"><select name="option_5" id="option_5"><option value="">Wybierz</option><option value="21">Szary</option><option value="22">Granat</option></select></div></div></div><div class="price"><span class="price-name">Cena:</span> <em class="main-price">389,00 zł</em><span class="price-netto">netto 316,26 zł</span></div><button class="addtobasket btn">Do koszyka</button></form><div class="code row"><em>Kod produktu:</em> <span>TUR-HAL</span></div></div></div><div id="box_description" class="box"><div class="boxhead"><h3>Opis</h3></div><div class="innerbox"><div class="resetcss" itemprop="description"><p>Gruby sweter z wełny owiec podhalańskich, dziergany ręcznie, z wysokim kołnierzem.</p></div></div></div>`,
    ),
    expected: {
      title: 'Sweter Halny',
      brand: 'Turnia',
      price: ['389.00', 'PLN'],
      availability: 'in_stock',
      category: 'Swetry',
      identifiers: { sku: 'TUR-HAL' },
      description: 'owiec podhalańskich',
      images: [
        'https://welna.example/environment/cache/images/0_0_productGfx_301/halny.jpg',
        'https://welna.example/environment/cache/images/0_0_productGfx_302/halny-tyl.jpg',
      ],
      absent: ['24 godziny', 'netto'],
    },
  },
];
