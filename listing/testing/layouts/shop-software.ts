import { jsonLd, type Layout, shopPage } from './layout.ts';

/** Pages as shop software of the western market writes them. */
export const shopSoftware: readonly Layout[] = [
  {
    name: 'Magento 2, configurable',
    url: 'https://norvik-outdoor.example/trail-jacket.html',
    html: shopPage(
      'en',
      'Trail Jacket',
      `<main id="maincontent" class="page-main"><div class="breadcrumbs"><ul class="items"><li class="item home"><a href="/">Home</a></li><li class="item category12"><a href="/men.html">Men</a></li><li class="item category14"><a href="/men/jackets.html">Jackets</a></li><li class="item product"><strong>Trail Jacket</strong></li></ul></div>
<div class="column main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Trail Jacket</span></h1></div>
<div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="1402"><span class="special-price"><span class="price-container"><span class="price-label">Special Price</span><span id="product-price-1402" data-price-amount="129" data-price-type="finalPrice" class="price-wrapper"><span class="price">$129.00</span></span></span></span><span class="old-price"><span class="price-label">Regular Price</span><span data-price-amount="180" data-price-type="oldPrice" class="price-wrapper"><span class="price">$180.00</span></span></span></div>
<div class="product-info-stock-sku"><div class="stock available" title="Availability"><span>In stock</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">NV-TJ-14</div></div></div></div>
<form action="https://norvik-outdoor.example/checkout/cart/add/product/1402/" id="product_addtocart_form"><div class="swatch-opt"></div><button type="submit" class="action primary tocart" id="product-addtocart-button"><span>Add to Cart</span></button></form></div>
<div class="product media"><div class="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="https://norvik-outdoor.example/media/catalog/product/cache/1a2b/t/j/tj-front.jpg"></div><script type="text/x-magento-init">{"[data-gallery-role=gallery-placeholder]":{"mage/gallery/gallery":{"data":[{"thumb":"https://norvik-outdoor.example/media/catalog/product/cache/9f/t/j/tj-front.jpg","img":"https://norvik-outdoor.example/media/catalog/product/cache/1a2b/t/j/tj-front.jpg","full":"https://norvik-outdoor.example/media/catalog/product/cache/77/t/j/tj-front.jpg","caption":"Trail Jacket","type":"image"},{"thumb":"https://norvik-outdoor.example/media/catalog/product/cache/9f/t/j/tj-back.jpg","img":"https://norvik-outdoor.example/media/catalog/product/cache/1a2b/t/j/tj-back.jpg","full":"https://norvik-outdoor.example/media/catalog/product/cache/77/t/j/tj-back.jpg","caption":"Trail Jacket back","type":"image"}]}}}</script></div>
<div class="product info detailed"><div class="data item title active"><a class="data switch" href="#description">Details</a></div><div class="data item content" id="description"><div class="product attribute description"><div class="value"><p>A shell of recycled nylon for three seasons, with a hood that rolls into the collar and taped seams.</p></div></div></div>
<div class="data item content" id="additional"><div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes" id="product-attribute-specs-table"><caption class="table-caption">More Information</caption><tbody><tr><th class="col label" scope="row">Material</th><td class="col data" data-th="Material">Nylon</td></tr><tr><th class="col label" scope="row">Manufacturer</th><td class="col data" data-th="Manufacturer">Norvik</td></tr></tbody></table></div></div></div></div></main>`,
    ),
    expected: {
      title: 'Trail Jacket',
      brand: 'Norvik',
      price: ['129.00', 'USD'],
      availability: 'in_stock',
      identifiers: { sku: 'NV-TJ-14' },
      category: 'Men > Jackets',
      specifications: { Material: 'Nylon' },
      description: 'recycled nylon',
      images: [
        'https://norvik-outdoor.example/media/catalog/product/cache/77/t/j/tj-front.jpg',
        'https://norvik-outdoor.example/media/catalog/product/cache/77/t/j/tj-back.jpg',
      ],
    },
  },
  {
    name: 'PrestaShop 1.7',
    url: 'https://boutique-lumo.example/lampes/42-lampe-oslo.html',
    html: shopPage(
      'fr-FR',
      'Lampe Oslo - Boutique Lumo',
      `<nav data-depth="3" class="breadcrumb"><ol itemscope itemtype="http://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem"><a itemprop="item" href="/"><span itemprop="name">Accueil</span></a><meta itemprop="position" content="1"></li><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem"><a itemprop="item" href="/10-lampes"><span itemprop="name">Lampes</span></a><meta itemprop="position" content="2"></li><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem"><span itemprop="name">Lampe Oslo</span><meta itemprop="position" content="3"></li></ol></nav>
<section id="main" itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="https://boutique-lumo.example/lampes/42-lampe-oslo.html"><div class="row"><div class="col-md-6"><section class="page-content" id="content"><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover" src="https://boutique-lumo.example/91-large_default/lampe-oslo.jpg" alt="Lampe Oslo" itemprop="image"></div><div class="js-qv-mask mask"><ul class="product-images js-qv-product-images"><li class="thumb-container"><img class="thumb js-thumb" data-image-medium-src="https://boutique-lumo.example/91-medium_default/lampe-oslo.jpg" data-image-large-src="https://boutique-lumo.example/91-large_default/lampe-oslo.jpg" src="https://boutique-lumo.example/91-home_default/lampe-oslo.jpg" alt="Lampe Oslo"></li><li class="thumb-container"><img class="thumb js-thumb" data-image-medium-src="https://boutique-lumo.example/92-medium_default/lampe-oslo.jpg" data-image-large-src="https://boutique-lumo.example/92-large_default/lampe-oslo.jpg" src="https://boutique-lumo.example/92-home_default/lampe-oslo.jpg" alt="Lampe Oslo"></li></ul></div></div></section></div>
<div class="col-md-6"><h1 class="h1" itemprop="name">Lampe Oslo</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">1 299,00 €</span></div><div class="product-price h5 has-discount" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"><meta itemprop="priceCurrency" content="EUR"><div class="current-price"><span itemprop="price" content="1039.2">1 039,20 €</span><span class="discount discount-percentage">Économisez 20%</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div>
<div class="product-information"><div id="product-description-short-42" itemprop="description"><p>Lampe de bureau en laiton brossé, abat-jour en verre opalin soufflé à la bouche.</p></div><form action="/panier" method="post"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit">Ajouter au panier</button></form></div>
<div class="tabs"><div class="tab-content"><div class="tab-pane" id="product-details" data-product="{&quot;id_product&quot;:&quot;42&quot;,&quot;name&quot;:&quot;Lampe Oslo&quot;}"><div class="product-manufacturer"><a href="/brand/3-lumo"><img src="https://boutique-lumo.example/img/m/3.jpg" class="img img-thumbnail manufacturer-logo" alt="Lumo"></a></div><div class="product-reference"><label class="label">Référence </label><span itemprop="sku">LUM-OSLO-1</span></div><section class="product-features"><p class="h6">Fiche technique</p><dl class="data-sheet"><dt class="name">Puissance</dt><dd class="value">9 W</dd><dt class="name">Composition</dt><dd class="value">Laiton</dd></dl></section><section class="product-features"><p class="h6">Références spécifiques</p><dl class="data-sheet"><dt class="name">EAN13</dt><dd class="value">4006381333931</dd></dl></section></div></div></div></div></div></section>`,
    ),
    expected: {
      title: 'Lampe Oslo',
      brand: 'Lumo',
      price: ['1039.2', 'EUR'],
      availability: 'in_stock',
      identifiers: { sku: 'LUM-OSLO-1', gtin: '4006381333931' },
      category: 'Lampes',
      specifications: { Puissance: '9 W', Composition: 'Laiton' },
      description: 'laiton brossé',
      images: [
        'https://boutique-lumo.example/91-large_default/lampe-oslo.jpg',
        'https://boutique-lumo.example/92-large_default/lampe-oslo.jpg',
      ],
      language: 'fr-FR',
    },
  },
  {
    name: 'OpenCart 3',
    url: 'https://kettle-corner.example/index.php?route=product/product&product_id=50',
    html: shopPage(
      'en-gb',
      'Mist Kettle 1.7 L',
      `<div id="product-product" class="container"><ul class="breadcrumb"><li><a href="/"><i class="fa fa-home"></i></a></li><li><a href="/kitchen">Kitchen</a></li><li><a href="/kitchen/kettles">Kettles</a></li><li><a href="/kitchen/kettles/mist">Mist Kettle 1.7 L</a></li></ul><div class="row"><div id="content" class="col-sm-12"><div class="row"><div class="col-sm-8"><ul class="thumbnails"><li><a class="thumbnail" href="https://kettle-corner.example/image/cache/catalog/mist-1-500x500.jpg" title="Mist Kettle 1.7 L"><img src="https://kettle-corner.example/image/cache/catalog/mist-1-228x228.jpg" title="Mist Kettle 1.7 L" alt="Mist Kettle 1.7 L"></a></li><li class="image-additional"><a class="thumbnail" href="https://kettle-corner.example/image/cache/catalog/mist-2-500x500.jpg" title="Mist Kettle 1.7 L"><img src="https://kettle-corner.example/image/cache/catalog/mist-2-74x74.jpg" alt="Mist Kettle 1.7 L"></a></li></ul><ul class="nav nav-tabs"><li class="active"><a href="#tab-description" data-toggle="tab">Description</a></li><li><a href="#tab-specification" data-toggle="tab">Specification</a></li></ul><div class="tab-content"><div class="tab-pane active" id="tab-description"><p>Boils a full pot in four minutes and keeps the water at the heat you choose, from 40 to 100 degrees.</p></div><div class="tab-pane" id="tab-specification"><table class="table table-bordered"><thead><tr><td colspan="2"><strong>Body</strong></td></tr></thead><tbody><tr><td>Volume</td><td>1.7 L</td></tr><tr><td>Power</td><td>2200 W</td></tr></tbody></table></div></div></div>
<div class="col-sm-4"><h1>Mist Kettle 1.7 L</h1><ul class="list-unstyled"><li>Brand: <a href="/tuman">Tuman</a></li><li>Product Code: TM-3</li><li>Reward Points: 400</li><li>Availability: Out Of Stock</li></ul><ul class="list-unstyled"><li><h2>£49.90</h2></li><li>Ex Tax: £41.58</li><li>Price in reward points: 400</li></ul><div id="product"><input type="text" name="quantity" value="1"><button type="button" id="button-cart">Add to Cart</button></div></div></div></div></div></div>`,
    ),
    expected: {
      title: 'Mist Kettle 1.7 L',
      brand: 'Tuman',
      price: ['49.90', 'GBP'],
      availability: 'out_of_stock',
      identifiers: { sku: 'TM-3' },
      category: 'Kitchen > Kettles',
      specifications: { Volume: '1.7 L', Power: '2200 W' },
      description: 'four minutes',
      images: [
        'https://kettle-corner.example/image/cache/catalog/mist-1-500x500.jpg',
        'https://kettle-corner.example/image/cache/catalog/mist-2-500x500.jpg',
      ],
    },
  },
  {
    name: 'Shopware 6',
    url: 'https://werkzeug-welt.example/Akku-Schrauber-KS-12/SW10077',
    html: shopPage(
      'de-DE',
      'Akku-Schrauber KS 12 | SW10077',
      `<div class="breadcrumb cms-breadcrumb"><nav aria-label="breadcrumb"><ol class="breadcrumb" itemscope itemtype="https://schema.org/BreadcrumbList"><li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a href="/Werkzeug/" class="breadcrumb-link" itemprop="item"><span class="breadcrumb-title" itemprop="name">Werkzeug</span></a><meta itemprop="position" content="1"></li><li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a href="/Werkzeug/Schrauber/" itemprop="item"><span itemprop="name">Schrauber</span></a><meta itemprop="position" content="2"></li></ol></nav></div>
<div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Akku-Schrauber KS 12</h1><a href="/kern" class="product-detail-manufacturer-link" title="Kern"><img src="https://werkzeug-welt.example/media/kern.png" class="product-detail-manufacturer-logo" alt="Kern"></a>
<div class="product-detail-media"><div class="gallery-slider-item"><img src="https://werkzeug-welt.example/media/a1/ks12.jpg" srcset="https://werkzeug-welt.example/thumbnail/a1/ks12_1920x1920.jpg 1920w, https://werkzeug-welt.example/thumbnail/a1/ks12_400x400.jpg 400w" class="img-fluid gallery-slider-image magnifier-image" alt="Akku-Schrauber KS 12" data-full-image="https://werkzeug-welt.example/media/a1/ks12.jpg" itemprop="image"></div></div>
<div class="product-detail-buy" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="url" content="https://werkzeug-welt.example/Akku-Schrauber-KS-12/SW10077"><meta itemprop="priceCurrency" content="EUR"><div class="product-detail-price-container"><meta itemprop="price" content="89.95"><p class="product-detail-price">89,95 €*</p></div><div class="product-detail-tax-container"><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p></div><link itemprop="availability" href="https://schema.org/InStock"><p class="delivery-information delivery-available">Sofort verfügbar, Lieferzeit: 1-3 Tage</p><form id="productDetailPageBuyProductForm" action="/checkout/line-item/add"><button class="btn btn-primary btn-buy" title="In den Warenkorb">In den Warenkorb</button></form><div class="product-detail-ordernumber-container"><span class="product-detail-ordernumber-label">Produktnummer:</span><span class="product-detail-ordernumber" itemprop="sku">SW10077</span></div></div>
<div class="product-detail-tabs"><div class="product-detail-description-text" itemprop="description">Handlich und stark: der Schrauber für Möbel und Ausbau mit zwei Gängen.<br><ul><li>Zwei Gänge mit 30 Nm Drehmoment</li><li>LED-Licht am Bohrfutter</li></ul></div><table class="table table-striped product-detail-properties-table"><tbody><tr class="properties-row"><th class="properties-label">Akkuspannung:</th><td class="properties-value"><span>12 V</span></td></tr><tr class="properties-row"><th class="properties-label">Gewicht:</th><td class="properties-value"><span>0,9 kg</span></td></tr></tbody></table></div></div>`,
    ),
    expected: {
      title: 'Akku-Schrauber KS 12',
      brand: 'Kern',
      price: ['89.95', 'EUR'],
      availability: 'in_stock',
      identifiers: { sku: 'SW10077' },
      category: 'Werkzeug > Schrauber',
      specifications: { Akkuspannung: '12 V', Gewicht: '0,9 kg' },
      bullets: ['Zwei Gänge mit 30 Nm Drehmoment', 'LED-Licht am Bohrfutter'],
      description: 'Handlich und stark',
      images: ['https://werkzeug-welt.example/media/a1/ks12.jpg'],
      language: 'de-DE',
    },
  },
  {
    name: 'BigCommerce Cornerstone',
    url: 'https://tarnclay.example/speckled-mug/',
    html: shopPage(
      'en',
      'Speckled Mug - Tarn Clay',
      `<div class="body"><div class="container"><ul class="breadcrumbs"><li class="breadcrumb"><a class="breadcrumb-label" href="/"><span>Home</span></a></li><li class="breadcrumb"><a class="breadcrumb-label" href="/mugs/"><span>Mugs</span></a></li><li class="breadcrumb is-active"><span>Speckled Mug</span></li></ul><div class="productView"><section class="productView-details"><div class="productView-product"><h1 class="productView-title">Speckled Mug</h1><h2 class="productView-brand"><a href="/brands/tarn.html"><span>Tarn Clay Studio</span></a></h2><div class="productView-price"><div class="price-section price-section--withoutTax rrp-price--withoutTax" style="display:none;">MSRP: <span data-product-rrp-price-without-tax class="price price--rrp"></span></div><div class="price-section price-section--withoutTax non-sale-price--withoutTax">Was: <span data-product-non-sale-price-without-tax class="price price--non-sale">$32.00</span></div><div class="price-section price-section--withoutTax"><span class="price-label">Now:</span><span data-product-price-without-tax class="price price--withoutTax">$24.00</span></div></div><dl class="productView-info"><dt class="productView-info-name sku-label">SKU:</dt><dd class="productView-info-value" data-product-sku>TC-MUG-7</dd><dt class="productView-info-name upc-label">UPC:</dt><dd class="productView-info-value" data-product-upc>036000291452</dd><dt class="productView-info-name">Weight:</dt><dd class="productView-info-value" data-product-weight>0.80 LBS</dd></dl></div></section>
<section class="productView-images" data-image-gallery><figure class="productView-image"><div class="productView-img-container"><a href="https://cdn11.bigcommerce.example/s-1/images/stencil/1280x1280/products/7/1/mug-front__01.jpg?c=1"><img src="https://cdn11.bigcommerce.example/s-1/images/stencil/500x659/products/7/1/mug-front__01.jpg?c=1" alt="Speckled Mug" class="productView-image--default"></a></div></figure><ul class="productView-thumbnails"><li class="productView-thumbnail"><a class="productView-thumbnail-link" href="https://cdn11.bigcommerce.example/s-1/images/stencil/1280x1280/products/7/1/mug-front__01.jpg?c=1"><img src="https://cdn11.bigcommerce.example/s-1/images/stencil/50x50/products/7/1/mug-front__01.jpg?c=1" alt="Speckled Mug"></a></li><li class="productView-thumbnail"><a class="productView-thumbnail-link" href="https://cdn11.bigcommerce.example/s-1/images/stencil/1280x1280/products/7/2/mug-side__02.jpg?c=1"><img src="https://cdn11.bigcommerce.example/s-1/images/stencil/50x50/products/7/2/mug-side__02.jpg?c=1" alt="Speckled Mug"></a></li></ul></section>
<section class="productView-details product-options"><form method="post" action="/cart.php" data-cart-item-add><input type="hidden" name="action" value="add"><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></form></section><article class="productView-description"><ul class="tabs"><li class="tab is-active"><a class="tab-title" href="#tab-description">Description</a></li></ul><div class="tabs-contents"><div class="tab-content is-active" id="tab-description"><p>Thrown by hand from speckled stoneware and glazed in oat. Every piece differs a little from the next.</p></div></div></article></div></div></div>`,
    ),
    expected: {
      title: 'Speckled Mug',
      brand: 'Tarn Clay Studio',
      price: ['24.00', 'USD'],
      identifiers: { sku: 'TC-MUG-7', gtin: '036000291452' },
      category: 'Mugs',
      specifications: { Weight: '0.80 LBS' },
      description: 'speckled stoneware',
      images: [
        'https://cdn11.bigcommerce.example/s-1/images/stencil/1280x1280/products/7/1/mug-front__01.jpg?c=1',
        'https://cdn11.bigcommerce.example/s-1/images/stencil/1280x1280/products/7/2/mug-side__02.jpg?c=1',
      ],
    },
  },
  {
    name: 'Squarespace 7.1',
    url: 'https://www.oatandlinen.example/shop/p/linen-apron',
    html: shopPage(
      'en-US',
      'Linen Apron &mdash; Oat &amp; Linen',
      `<main><section class="product-detail"><nav class="product-nav"><a href="/shop">Shop</a></nav><article class="ProductItem"><section class="ProductItem-gallery"><div class="ProductItem-gallery-slides"><div class="ProductItem-gallery-slides-item"><img data-src="https://images.squarespace-cdn.example/content/v1/5f/1600/apron1.jpg" data-image="https://images.squarespace-cdn.example/content/v1/5f/1600/apron1.jpg" data-image-dimensions="1500x1500" alt="Linen Apron front" class="ProductItem-gallery-slides-item-image"></div></div></section><section class="ProductItem-details"><h1 class="ProductItem-details-title">Linen Apron</h1><div class="ProductItem-product-price"><div class="product-price">$48.00</div></div><div class="ProductItem-details-excerpt"><p>A cross-back apron in washed linen with two deep pockets, made to last for years in the kitchen.</p></div><div class="product-variants" data-item-id="5f" data-variants="[{&quot;attributes&quot;:{&quot;Color&quot;:&quot;Oat&quot;},&quot;optionValues&quot;:[{&quot;optionName&quot;:&quot;Color&quot;,&quot;value&quot;:&quot;Oat&quot;}],&quot;id&quot;:&quot;a1&quot;,&quot;sku&quot;:&quot;SQ1&quot;,&quot;price&quot;:4800,&quot;salePrice&quot;:0,&quot;onSale&quot;:false,&quot;priceMoney&quot;:{&quot;currency&quot;:&quot;USD&quot;,&quot;value&quot;:&quot;48.00&quot;},&quot;qtyInStock&quot;:3},{&quot;attributes&quot;:{&quot;Color&quot;:&quot;Ink&quot;},&quot;optionValues&quot;:[{&quot;optionName&quot;:&quot;Color&quot;,&quot;value&quot;:&quot;Ink&quot;}],&quot;id&quot;:&quot;a2&quot;,&quot;sku&quot;:&quot;SQ2&quot;,&quot;price&quot;:5200,&quot;salePrice&quot;:0,&quot;onSale&quot;:false,&quot;priceMoney&quot;:{&quot;currency&quot;:&quot;USD&quot;,&quot;value&quot;:&quot;52.00&quot;},&quot;qtyInStock&quot;:0}]"></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode" role="button">Add To Cart</div></div></section></article></section></main>`,
      `<meta property="og:type" content="product"><meta property="og:title" content="Linen Apron — Oat &amp; Linen"><meta property="og:site_name" content="Oat &amp; Linen"><meta property="product:price:amount" content="48.00"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="instock">`,
    ),
    expected: {
      title: 'Linen Apron',
      price: ['48.00', 'USD'],
      availability: 'in_stock',
      description: 'washed linen',
      images: ['https://images.squarespace-cdn.example/content/v1/5f/1600/apron1.jpg'],
      variants: ['Color=Oat SQ1 48.00 USD in_stock', 'Color=Ink SQ2 52.00 USD out_of_stock'],
    },
  },
  {
    name: 'Wix Stores',
    url: 'https://www.cedarandsalt.example/product-page/cedar-soap',
    html: shopPage(
      'en',
      'Cedar Soap | Cedar &amp; Salt',
      `<div id="SITE_CONTAINER"><div data-hook="product-page"><div data-hook="ProductGalleryDataHook.Root"><div data-hook="main-media-image-wrapper"><img src="https://static.wixstatic.example/media/ab12~mv2.jpg/v1/fill/w_500,h_500,al_c,q_85/ab12~mv2.jpg" alt="Cedar Soap"></div></div><div data-hook="product-prices-wrapper"><h1 data-hook="product-title">Cedar Soap</h1><div data-hook="sku">SKU: CS-001</div><span data-hook="formatted-primary-price">9,00&nbsp;€</span><span data-hook="sr-formatted-secondary-price">Price</span></div><button data-hook="add-to-cart"><span>Add to Cart</span></button><section data-hook="info-section"><h2 data-hook="info-section-title">PRODUCT INFO</h2><div data-hook="info-section-description"><p>Cold-pressed with cedar oil and sea salt from the coast, cut by hand into bars of 100 g.</p></div></section><pre data-hook="description"><p>A bar for face and body. It smells of wood after rain and leaves the skin soft without being greasy.</p></pre></div></div>`,
      jsonLd({
        '@context': 'http://schema.org',
        '@type': 'Product',
        name: 'Cedar Soap',
        description: 'A bar for face and body. It smells of wood after rain.',
        sku: 'CS-001',
        image: [
          {
            '@type': 'ImageObject',
            contentUrl: 'https://static.wixstatic.example/media/ab12~mv2.jpg/v1/fill/w_1000,h_1000/ab12~mv2.jpg',
          },
        ],
        Offers: {
          '@type': 'Offer',
          url: 'https://www.cedarandsalt.example/product-page/cedar-soap',
          priceCurrency: 'EUR',
          price: '9',
          Availability: 'https://schema.org/InStock',
        },
      }),
    ),
    expected: {
      title: 'Cedar Soap',
      price: ['9', 'EUR'],
      availability: 'in_stock',
      identifiers: { sku: 'CS-001' },
      description: 'wood after rain',
    },
  },
  {
    name: 'WooCommerce, variations with attributes in JSON',
    url: 'https://lumo.example/produkt/koszulka/',
    html: shopPage(
      'pl-PL',
      'Koszulka Lumo – Sklep',
      `<div class="woocommerce"><nav class="woocommerce-breadcrumb"><a href="/">Strona główna</a> / <a href="/odziez/">Odzież</a> / Koszulka Lumo</nav><div id="product-9" class="product type-product"><div class="woocommerce-product-gallery"><div data-thumb="https://lumo.example/wp-content/uploads/k-100x100.jpg" class="woocommerce-product-gallery__image"><a href="https://lumo.example/wp-content/uploads/k.jpg"><img src="https://lumo.example/wp-content/uploads/k-600x600.jpg" alt=""></a></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">Koszulka Lumo</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>49,00&nbsp;<span class="woocommerce-Price-currencySymbol">zł</span></bdi></span> – <span class="woocommerce-Price-amount amount"><bdi>59,00&nbsp;<span class="woocommerce-Price-currencySymbol">zł</span></bdi></span></p><div class="woocommerce-product-details__short-description"><p>Koszulka z bawełny organicznej.</p></div><form class="variations_form cart" action="/produkt/koszulka/" method="post" data-product_id="9" data-product_variations="[{&quot;attributes&quot;:{&quot;attribute_pa_rozmiar&quot;:&quot;s&quot;,&quot;attribute_kolor&quot;:&quot;Biały&quot;},&quot;availability_html&quot;:&quot;&lt;p class=\\&quot;stock in-stock\\&quot;&gt;Na stanie&lt;\\/p&gt;&quot;,&quot;display_price&quot;:49,&quot;display_regular_price&quot;:55,&quot;image&quot;:{&quot;src&quot;:&quot;https://lumo.example/wp-content/uploads/k-600x600.jpg&quot;,&quot;full_src&quot;:&quot;https://lumo.example/wp-content/uploads/k.jpg&quot;},&quot;is_in_stock&quot;:true,&quot;sku&quot;:&quot;K-S&quot;,&quot;variation_id&quot;:11},{&quot;attributes&quot;:{&quot;attribute_pa_rozmiar&quot;:&quot;m&quot;,&quot;attribute_kolor&quot;:&quot;Biały&quot;},&quot;display_price&quot;:59,&quot;display_regular_price&quot;:59,&quot;image&quot;:{&quot;full_src&quot;:&quot;https://lumo.example/wp-content/uploads/k.jpg&quot;},&quot;is_in_stock&quot;:false,&quot;sku&quot;:&quot;K-M&quot;,&quot;variation_id&quot;:12}]"><table class="variations"><tr><th class="label"><label for="pa_rozmiar">Rozmiar</label></th><td class="value"><select id="pa_rozmiar" name="attribute_pa_rozmiar"><option value="">Wybierz opcję</option><option value="s">S</option><option value="m">M</option></select></td></tr><tr><th class="label"><label for="kolor">Kolor</label></th><td class="value"><select id="kolor" name="attribute_kolor"><option value="Biały">Biały</option></select></td></tr></table><button type="submit" class="single_add_to_cart_button button alt">Dodaj do koszyka</button></form></div></div></div>`,
    ),
    expected: {
      title: 'Koszulka Lumo',
      price: ['49.00', 'PLN'],
      availability: 'in_stock',
      category: 'Odzież',
      description: 'bawełny organicznej',
      images: ['https://lumo.example/wp-content/uploads/k.jpg'],
      variants: ['Rozmiar=S, Kolor=Biały K-S 49 PLN in_stock', 'Rozmiar=M, Kolor=Biały K-M 59 PLN out_of_stock'],
    },
  },
];
