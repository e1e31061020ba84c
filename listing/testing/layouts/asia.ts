import { jsonLd, type Layout, shopPage } from './layout.ts';

/** Pages of shops in Asia and the Middle East. */
export const asia: readonly Layout[] = [
  {
    name: 'Japanese shop (EC-CUBE)',
    url: 'https://nagi-store.example/products/detail/55',
    html: shopPage(
      'ja',
      'ナギ商店 / オーク材スツール',
      `<div class="ec-productRole"><div class="ec-grid2"><div class="ec-grid2__cell"><div class="ec-sliderItemRole"><div class="item_visual"><div class="slide-item"><img src="/html/upload/save_image/stool_1.jpg" alt="オーク材スツール"></div><div class="slide-item"><img src="/html/upload/save_image/stool_2.jpg" alt="オーク材スツール"></div></div></div></div><div class="ec-grid2__cell"><div class="ec-productRole__profile"><div class="ec-productRole__title"><h2 class="ec-headingTitle">オーク材スツール</h2></div><ul class="ec-productRole__tags"></ul><div class="ec-productRole__priceRegular"><span class="ec-productRole__priceRegularTxt">通常価格：<span class="price01-default">￥15,000</span></span><span class="ec-productRole__priceRegularTax">税込</span></div><div class="ec-productRole__price"><div class="ec-price"><span class="ec-price__price price02-default">￥12,800</span><span class="ec-price__tax">税込</span></div></div><div class="ec-productRole__code">商品コード： <span class="product-code-default">NG-STL-01</span></div><div class="ec-productRole__category"><div>関連カテゴリ</div><ul><li><a href="/c">家具</a></li></ul></div><form action="/products/add_cart/55" method="post" id="form1"><div class="ec-productRole__btn"><button type="submit" class="ec-blockBtn--action add-cart">カートに入れる</button></div></form><div class="ec-productRole__description">国産のオーク材を使ったスツールです。座面は少しくぼませてあり、長く座っても疲れにくい形です。脚は四本とも手で削り出しています。</div></div></div></div></div>`,
    ),
    expected: {
      title: 'オーク材スツール',
      price: ['12800', 'JPY'],
      identifiers: { sku: 'NG-STL-01' },
      description: '国産のオーク材',
      images: [
        'https://nagi-store.example/html/upload/save_image/stool_1.jpg',
        'https://nagi-store.example/html/upload/save_image/stool_2.jpg',
      ],
    },
  },
  {
    name: 'Korean shop (Cafe24)',
    url: 'https://haneul-shop.example/product/linen-shirt/101/category/24/',
    html: shopPage(
      'ko',
      '린넨 셔츠 - 하늘상점',
      `<div class="xans-element- xans-product xans-product-headcategory path"><span>현재 위치</span><ol><li><a href="/">홈</a></li><li><a href="/category/shirts/24/">셔츠</a></li></ol></div><div class="xans-element- xans-product xans-product-detail"><div class="detailArea"><div class="xans-element- xans-product xans-product-image imgArea"><div class="keyImg"><a><img src="//haneul-shop.example/web/product/big/202401/aa11bb22.jpg" alt="린넨 셔츠" class="BigImage"></a></div></div><div class="infoArea"><div class="headingArea"><h1>린넨 셔츠</h1></div><div class="xans-element- xans-product xans-product-detaildesign"><table border="1"><tbody><tr class="xans-record-"><th scope="row"><span style="font-size:16px;">상품명</span></th><td><span style="font-size:16px;">린넨 셔츠</span></td></tr><tr class="xans-record-"><th scope="row"><span>판매가</span></th><td><span><strong id="span_product_price_text">39,000원</strong></span></td></tr><tr class="xans-record-"><th scope="row"><span>제조사</span></th><td><span>하늘</span></td></tr><tr class="xans-record-"><th scope="row"><span>소재</span></th><td><span>린넨 100%</span></td></tr><tr class="xans-record-"><th scope="row"><span>상품코드</span></th><td><span>P0000CAB</span></td></tr></tbody></table></div><div class="xans-element- xans-product xans-product-action"><a href="#none" class="btnSubmit gFull sizeL">바로구매</a><button type="button" class="btnNormal sizeL actionCart">장바구니</button></div></div></div></div>`,
      '<meta property="og:type" content="product"><meta property="og:title" content="린넨 셔츠"><meta property="og:image" content="https://haneul-shop.example/web/product/big/202401/aa11bb22.jpg"><meta property="product:price:amount" content="39000"><meta property="product:price:currency" content="KRW">',
    ),
    expected: {
      title: '린넨 셔츠',
      brand: '하늘',
      price: ['39000', 'KRW'],
      identifiers: { sku: 'P0000CAB' },
      category: '셔츠',
      specifications: { 소재: '린넨 100%' },
      images: ['https://haneul-shop.example/web/product/big/202401/aa11bb22.jpg'],
    },
  },
  {
    name: 'Chinese shop, rows with full-width colons',
    url: 'https://item.huapu.example/item.htm?id=7788',
    html: shopPage(
      'zh-CN',
      '白瓷茶壶 450毫升 手工-花圃商城',
      `<div class="tb-detail-hd"><h1 data-spm="1000983">白瓷茶壶 450毫升 手工</h1></div><div class="tm-price-panel"><dl class="tm-promo-price"><dt class="tb-metatit">价格</dt><dd><em class="tm-yen">¥</em> <span class="tm-price">168.00</span></dd></dl></div><div class="tb-action"><a href="#" id="J_LinkBasket">加入购物车</a></div><div class="tb-gallery"><ul id="J_UlThumb"><li><a href="#"><img src="//img.huapu.example/i1/chahu1.jpg_60x60q90.jpg" alt="白瓷茶壶"></a></li></ul></div><div id="attributes"><div class="attributes-list"><ul id="J_AttrUL"><li title="花圃">品牌:&nbsp;花圃</li><li title="HP-450">货号：HP-450</li><li title="白瓷">材质：白瓷</li><li title="450毫升">容量：450毫升</li></ul></div></div>`,
    ),
    expected: {
      title: '白瓷茶壶 450毫升 手工',
      brand: '花圃',
      price: ['168.00', 'CNY'],
      identifiers: { sku: 'HP-450' },
      specifications: { 材质: '白瓷', 容量: '450毫升' },
    },
  },
  {
    name: 'Turkish shop (T-Soft)',
    url: 'https://www.ipekev.example/keten-onluk',
    html: shopPage(
      'tr',
      'Keten Önlük - İpek Ev',
      `<div id="productDetail"><ul class="breadcrumb"><li><a href="/">Ana Sayfa</a></li><li><a href="/mutfak">Mutfak</a></li></ul><div id="productImage"><a href="https://www.ipekev.example/keten-onluk-12-B.jpg" class="image-wrapper"><img src="https://www.ipekev.example/keten-onluk-12-O.jpg" alt="Keten Önlük"></a></div><div class="productRight"><h1 id="productName">Keten Önlük</h1><a id="brandName" class="brand" href="/ipek"><b>Marka:</b> İpek</a><div id="productCode"><span>Ürün Kodu :</span> <span id="supplier-product-code">IP-77</span></div><div class="product-price-area"><div class="product-price-not-discounted"><span>1.250,00</span> TL</div><div class="product-price"><span class="product-price">999,90</span> TL</div></div><div class="stock">Stokta var</div><button class="addToCart">Sepete Ekle</button><div class="product-detail-tab" id="productDetailTab"><p>Yıkanmış ketenden, çapraz sırtlı ve iki derin cepli mutfak önlüğü; yıllarca kullanmak için dikildi.</p></div></div></div>`,
    ),
    expected: {
      title: 'Keten Önlük',
      brand: 'İpek',
      price: ['999.90', 'TRY'],
      availability: 'in_stock',
      identifiers: { sku: 'IP-77' },
      category: 'Mutfak',
      images: ['https://www.ipekev.example/keten-onluk-12-B.jpg'],
    },
  },
  {
    name: 'Arabic shop (Salla)',
    url: 'https://salla.example/dukkan/oud-soap/p100',
    html: shopPage(
      'ar',
      'صابون العود - دكان',
      `<main><nav aria-label="breadcrumb" class="breadcrumbs"><a href="/">الرئيسية</a><a href="/soap">صابون</a></nav><div class="product-single"><div class="swiper-slide"><img src="https://cdn.salla.example/x/soap.jpg" alt="صابون العود"></div><h1 class="product-title">صابون العود</h1><div class="product-price"><span class="price-before">60 ر.س</span> <span class="price-after total-price">45 ر.س</span></div><p>رقم الموديل: OS-9</p><button>إضافة للسلة</button><div class="product__description"><p>صابون طبيعي بزيت العود وملح البحر، مقطع يدويا إلى قطع وزن كل واحدة منها مئة غرام.</p></div></div></main>`,
    ),
    expected: {
      title: 'صابون العود',
      price: ['45', 'SAR'],
      category: 'صابون',
      description: 'بزيت العود',
      images: ['https://cdn.salla.example/x/soap.jpg'],
    },
  },
  {
    name: 'Vietnamese shop (Haravan)',
    url: 'https://nhamoc.example/products/ghe-go-soi',
    html: shopPage(
      'vi',
      'Ghế gỗ sồi – Nhà Mộc',
      `<div class="breadcrumb-shop"><ol class="breadcrumb"><li><a href="/"><span>Trang chủ</span></a></li><li><a href="/collections/ghe"><span>Ghế</span></a></li><li class="active"><span>Ghế gỗ sồi</span></li></ol></div><div class="product-detail-wrapper"><div class="product-gallery"><img class="product-image-feature" src="//product.nhamoc.example/200/ghe-go-soi_master.jpg" alt="Ghế gỗ sồi"></div><div class="product-title"><h1>Ghế gỗ sồi</h1><span id="pro_sku">SKU: GGS-01</span></div><div class="product-price" id="price-preview"><span class="pro-sale">-15%</span><span class="pro-price">1.290.000₫</span><del>1.520.000₫</del></div><form id="add-item-form" action="/cart/add" method="post"><button type="button" id="add-to-cart" class="add-to-cartProduct">Thêm vào giỏ</button></form><div class="product-description"><div class="description-content"><p>Ghế làm từ gỗ sồi tự nhiên, mặt ghế hơi lõm để ngồi lâu không mỏi, bốn chân được tiện bằng tay.</p></div></div></div>`,
    ),
    expected: {
      title: 'Ghế gỗ sồi',
      price: ['1290000', 'VND'],
      identifiers: { sku: 'GGS-01' },
      category: 'Ghế',
      description: 'gỗ sồi tự nhiên',
    },
  },
  {
    name: 'Taiwanese shop with JSON-LD as an array of offers',
    url: 'https://www.shanchuan.example/products/oak-stool',
    html: shopPage(
      'zh-hant',
      '橡木凳 | 山川',
      `<div class="ProductDetail-product-info"><h1 class="Product-title">橡木凳</h1><div class="price-regular price js-price">NT$2,480</div><button class="js-btn-main-checkout">加入購物車</button><div class="ProductDetail-description"><p>橡木製的凳子，座面微微凹下，久坐也不累。四支腳都由師傅親手車製，表面只上植物油。</p></div></div>`,
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: '橡木凳',
        image: ['https://img.shanchuan.example/stool/1500x.webp'],
        sku: 'SC-1',
        offers: [
          {
            '@type': 'Offer',
            price: '2480',
            priceCurrency: 'TWD',
            availability: 'http://schema.org/InStock',
            sku: 'SC-1',
            name: '原木色',
          },
          {
            '@type': 'Offer',
            price: '2680',
            priceCurrency: 'TWD',
            availability: 'http://schema.org/OutOfStock',
            sku: 'SC-2',
            name: '深色',
          },
        ],
      }),
    ),
    expected: {
      title: '橡木凳',
      price: ['2480', 'TWD'],
      availability: 'in_stock',
      identifiers: { sku: 'SC-1' },
      description: '植物油',
      variants: ['原木色 SC-1 2480 TWD in_stock', '深色 SC-2 2680 TWD out_of_stock'],
    },
  },
  {
    name: 'Japanese mall, the name between those of mall and shop in the title alone',
    url: 'https://item.ichi.example/kiso/hinoki-42/',
    html: shopPage(
      'ja',
      '【一番市】桧のまな板 木曽桧 一枚板 42cm：木曽工房 一番市店',
      '<table><tr><td><img src="/img/hinoki/01.jpg" alt="桧のまな板" width="330"><span class="price2">5,480円</span><button>かごに追加</button></td></tr></table>',
      `<script type="application/json" id="item-data">${JSON.stringify({
        item: {
          title: '桧のまな板 木曽桧 一枚板 42cm',
          itemNumber: 'hinoki-42',
          taxIncludedPrice: 5480,
          pcFields: {
            productDescription: '木曽の桧を一枚板のまま削り出しました。刃あたりがやわらかく、水切れのよいまな板です。',
          },
        },
      })}</script>`,
    ),
    expected: {
      title: '桧のまな板 木曽桧 一枚板 42cm',
      price: ['5480', 'JPY'],
      identifiers: { sku: 'hinoki-42' },
      description: '水切れのよい',
    },
  },
];
