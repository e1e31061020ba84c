import { jsonLd, type Layout, shopPage } from './layout.ts';

const offer = (price: string, stock = 'InStock') => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  availability: `https://schema.org/${stock}`,
});

/** Ways to buy a product whose names stand elsewhere than their prices. */
export const choices: readonly Layout[] = [
  {
    name: 'a group whose members only have titles, under the legend of the page’s picker',
    url: 'https://shop.example/products/hammock',
    html: shopPage(
      'en',
      'Canvas Hammock',
      '<main><h1>Canvas Hammock</h1><p class="price">€70.00</p><variant-selects id="variant-selects-1"><fieldset><legend>Rope</legend><input type="radio" id="r0" name="Rope-1" value="Cotton"><label for="r0">Cotton<span class="visually-hidden">Variant sold out or unavailable</span></label><input type="radio" id="r1" name="Rope-1" value="Hemp"><label for="r1">Hemp<span class="visually-hidden">Variant sold out or unavailable</span></label></fieldset></variant-selects><button>Add to cart</button></main>',
      jsonLd({
        '@type': 'ProductGroup',
        name: 'Canvas Hammock',
        hasVariant: [
          { '@type': 'Product', name: 'Canvas Hammock - Cotton', sku: 'CH-C', offers: offer('70.00') },
          { '@type': 'Product', name: 'Canvas Hammock - Hemp', sku: 'CH-H', offers: offer('82.00', 'OutOfStock') },
        ],
      }),
    ),
    expected: {
      title: 'Canvas Hammock',
      variants: ['Rope=Cotton CH-C 70.00 EUR in_stock', 'Rope=Hemp CH-H 82.00 EUR out_of_stock'],
    },
  },
  {
    name: 'offers told apart by codes, which the shop’s own data names',
    url: 'https://shop.example/products/teekanne',
    html: shopPage(
      'de',
      'Teekanne Ida',
      `<main><h1>Teekanne Ida</h1><p class="price">39,00 €</p><button>In den Warenkorb</button></main><script type="application/json" id="ProductJson">${JSON.stringify(
        {
          id: 7,
          title: 'Teekanne Ida',
          handle: 'teekanne',
          vendor: 'Ida',
          options: ['Inhalt', 'Glasur'],
          variants: [
            {
              id: 1,
              title: '1 l / Weiß',
              options: ['1 l', 'Weiß'],
              sku: 'TI-1',
              price: 3900,
              available: true,
              barcode: '4012345000016',
            },
            {
              id: 2,
              title: '2 l / Blau',
              options: ['2 l', 'Blau'],
              sku: 'TI-2',
              price: 4900,
              available: false,
              barcode: '',
            },
          ],
        },
      )}</script>`,
      jsonLd({
        '@type': 'Product',
        name: 'Teekanne Ida',
        offers: [
          { ...offer('39.00'), sku: 'TI-1' },
          { ...offer('49.00', 'OutOfStock'), sku: 'TI-2' },
        ],
      }),
    ),
    expected: {
      title: 'Teekanne Ida',
      variants: [
        'Inhalt=1 l, Glasur=Weiß TI-1 4012345000016 39.00 EUR in_stock',
        'Inhalt=2 l, Glasur=Blau TI-2 49.00 EUR out_of_stock',
      ],
    },
  },
  {
    name: 'codes of a configurable product (Magento)',
    url: 'https://shop.example/bench.html',
    html: shopPage(
      'en',
      'Garden Bench',
      `<main><h1>Garden Bench</h1><span class="price">€150.00</span><script type="text/x-magento-init">${JSON.stringify(
        {
          '[data-role=swatch-options]': {
            'Magento_Swatches/js/swatch-renderer': {
              jsonConfig: {
                attributes: {
                  93: {
                    id: '93',
                    code: 'wood',
                    label: 'Wood',
                    options: [
                      { id: '5', label: 'Teak' },
                      { id: '6', label: 'Larch' },
                    ],
                  },
                },
                optionPrices: { 60: { finalPrice: { amount: 150 } }, 61: { finalPrice: { amount: 110.5 } } },
                index: { 60: { 93: '5' }, 61: { 93: '6' } },
                sku: { 60: 'GB-TEAK', 61: 'GB-LARCH' },
              },
            },
          },
        },
      )}</script><button>Add to cart</button></main>`,
    ),
    expected: { title: 'Garden Bench', variants: ['Wood=Teak GB-TEAK 150 EUR', 'Wood=Larch GB-LARCH 110.5 EUR'] },
  },
  {
    name: 'colours that data mixes for a screen and calls by name beside',
    url: 'https://shop.example/product-page/vase',
    html: shopPage(
      'en',
      'Bud Vase',
      `<main><h1>Bud Vase</h1><p class="price">€25.00</p><button>Add to cart</button></main><script type="application/json">${JSON.stringify(
        {
          product: {
            name: 'Bud Vase',
            price: 25,
            options: [
              {
                title: 'Slip',
                selections: [
                  { id: 1, value: 'rgb(225,210,185)', description: 'Sand' },
                  { id: 2, value: '#5a694b', description: 'Fern' },
                ],
              },
            ],
            productItems: [
              { id: 'a', price: 25, sku: 'BV-S', optionsSelections: [1], inventory: { status: 'in_stock' } },
              { id: 'b', price: 25, sku: 'BV-F', optionsSelections: [2], inventory: { status: 'out_of_stock' } },
            ],
          },
        },
      )}</script>`,
    ),
    expected: {
      title: 'Bud Vase',
      variants: ['Slip=Sand BV-S 25 EUR in_stock', 'Slip=Fern BV-F 25 EUR out_of_stock'],
    },
  },
  {
    name: 'a stock that is counted beside one without an end (Squarespace)',
    url: 'https://shop.example/shop/p/tote',
    html: shopPage(
      'en',
      'Printed Tote',
      `<main><h1>Printed Tote</h1><p class="price">€19.00</p><div class="product-variants" data-variants='${JSON.stringify(
        [
          {
            attributes: { Print: 'Gull' },
            sku: 'T1',
            priceMoney: { value: '19.00', currency: 'EUR' },
            unlimited: false,
            qtyInStock: 4,
          },
          {
            attributes: { Print: 'Tern' },
            sku: 'T2',
            priceMoney: { value: '19.00', currency: 'EUR' },
            unlimited: false,
            qtyInStock: 0,
          },
          {
            attributes: { Print: 'Auk' },
            sku: 'T3',
            priceMoney: { value: '19.00', currency: 'EUR' },
            unlimited: true,
            qtyInStock: 0,
          },
        ],
      )}'></div><button>Add to cart</button></main>`,
    ),
    expected: {
      title: 'Printed Tote',
      variants: [
        'Print=Gull T1 19.00 EUR in_stock',
        'Print=Tern T2 19.00 EUR out_of_stock',
        'Print=Auk T3 19.00 EUR in_stock',
      ],
    },
  },
  {
    name: 'a choice of which nobody says of what, with a whole price behind each',
    url: 'https://shop.example/jam.html',
    html: shopPage(
      'nl',
      'Pruimenjam',
      '<main><h1>Pruimenjam</h1><span class="price">€4,50</span><div class="product-configure-variants"><label for="v">Maak een keuze: <em>*</em></label><select name="variant" id="v"><option value="1" selected>1 pot - €4,50</option><option value="2">6 potten - €24,00</option></select></div><button>In winkelwagen</button></main>',
    ),
    expected: { title: 'Pruimenjam', variants: ['1 pot 4.50 EUR', '6 potten 24.00 EUR'] },
  },
];
