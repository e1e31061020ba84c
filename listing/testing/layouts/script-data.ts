import { type Layout, shopPage } from './layout.ts';

const script = (id: string, data: object): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(data)}</script>`;

const related = [
  { name: 'Basalt Tray', price: { value: 12.5, currency: 'EUR' }, sku: 'BT-1' },
  { name: 'Cedar Stool', price: { value: 99, currency: 'EUR' }, sku: 'CS-1' },
];

/** Pages whose facts stand in script data, while their markup says little. */
export const scriptData: readonly Layout[] = [
  {
    name: 'Next.js page data',
    url: 'https://www.fjordlys.example/p/oslo-table-lamp',
    html: shopPage(
      'en-GB',
      'Oslo Table Lamp | Fjordlys',
      `<div id="__next"><main><h1 class="sc-a1">Oslo Table Lamp</h1><div class="sc-b2"><img src="https://img.fjordlys.example/oslo-1.jpg?w=640" alt="Oslo Table Lamp"></div><button class="sc-c3">Add to bag</button></main></div>${script(
        '__NEXT_DATA__',
        {
          props: {
            pageProps: {
              product: {
                id: 'p55',
                name: 'Oslo Table Lamp',
                brand: { name: 'Lumo' },
                description: '<p>A brass lamp with a shade of opal glass. The dimmer sits in the foot.</p>',
                sku: 'LO-55',
                ean: '4006381333931',
                price: {
                  current: { value: 99, currency: 'GBP', formatted: '£99.00' },
                  previous: { value: 119, formatted: '£119.00' },
                },
                inStock: true,
                images: [
                  { url: 'https://img.fjordlys.example/oslo-1.jpg' },
                  { url: 'https://img.fjordlys.example/oslo-2.jpg' },
                ],
                features: ['Dimmer in the foot', 'Shade of opal glass'],
                specifications: [
                  { name: 'Height', value: '42 cm' },
                  { name: 'Socket', value: 'E14' },
                ],
              },
              recommendations: related,
            },
          },
        },
      )}`,
    ),
    expected: {
      title: 'Oslo Table Lamp',
      brand: 'Lumo',
      price: ['99.00', 'GBP'],
      availability: 'in_stock',
      identifiers: { sku: 'LO-55', gtin: '4006381333931' },
      specifications: { Height: '42 cm', Socket: 'E14' },
      description: 'opal glass',
      bullets: ['Dimmer in the foot', 'Shade of opal glass'],
      images: ['https://img.fjordlys.example/oslo-1.jpg', 'https://img.fjordlys.example/oslo-2.jpg'],
    },
  },
  {
    name: 'Nuxt state as an assignment, with spec groups',
    url: 'https://www.kernwerk.example/p/akku-schrauber-ks-12',
    html: shopPage(
      'de',
      'Akku-Schrauber KS 12 - Kernwerk',
      `<div id="__nuxt"><h1>Akku-Schrauber KS 12</h1><p class="pr">89,95&nbsp;€</p></div><script>window.__NUXT__=${JSON.stringify(
        {
          state: {
            pdp: {
              article: {
                title: 'Akku-Schrauber KS 12',
                manufacturer: 'Kern',
                manufacturerPartNumber: 'KS12-B',
                gtin13: '4006381333931',
                longDescription: 'Handlich und stark: der Schrauber für Möbel und Ausbau mit zwei Gängen.',
                price: { amount: 89.95, currencyCode: 'EUR' },
                availability: 'IN_STOCK',
                attributeGroups: [
                  {
                    name: 'Leistung',
                    attributes: [
                      { label: 'Akkuspannung', value: '12 V' },
                      { label: 'Drehmoment', value: '30 Nm' },
                    ],
                  },
                  {
                    name: 'Maße',
                    attributes: [
                      { label: 'Gewicht', value: '0,9 kg' },
                      { label: 'Länge', value: '17 cm' },
                    ],
                  },
                ],
                media: [{ src: 'https://img.kernwerk.example/ks12-a.jpg' }],
              },
              crossSelling: related,
            },
          },
        },
      )};</script>`,
    ),
    expected: {
      title: 'Akku-Schrauber KS 12',
      brand: 'Kern',
      price: ['89.95', 'EUR'],
      availability: 'in_stock',
      identifiers: { gtin: '4006381333931', mpn: 'KS12-B' },
      specifications: { Akkuspannung: '12 V', Gewicht: '0,9 kg' },
      description: 'Handlich und stark',
      images: ['https://img.kernwerk.example/ks12-a.jpg'],
    },
  },
  {
    name: 'data layer of an analytics tag',
    url: 'https://www.boutique-sel.example/savon-cedre',
    html: shopPage(
      'fr',
      'Savon Cèdre | Boutique Sel',
      `<script>dataLayer.push({"event":"view_item","ecommerce":{"currency":"EUR","value":9.5,"items":[{"item_id":"SC-100","item_name":"Savon Cèdre","item_brand":"Cèdre & Sel","item_category":"Soins","item_category2":"Savons","price":9.5,"quantity":1}]}});</script><main><h1>Savon Cèdre</h1><div class="visuel"><img src="/img/savon-cedre.jpg" alt="Savon Cèdre"></div><div class="montant">9,50 €</div><a class="achat" href="#">Ajouter au panier</a></main>`,
    ),
    expected: {
      title: 'Savon Cèdre',
      brand: 'Cèdre & Sel',
      price: ['9.5', 'EUR'],
      identifiers: { sku: 'SC-100' },
      category: 'Soins > Savons',
      images: ['https://www.boutique-sel.example/img/savon-cedre.jpg'],
    },
  },
  {
    name: 'Apollo state in a JavaScript string',
    url: 'https://shop.basalt.example/tray-30',
    html: shopPage(
      'en-US',
      'Basalt Serving Tray 30 cm',
      `<main><h1>Basalt Serving Tray 30 cm</h1><div class="p">$64.00</div></main><script>window.__APOLLO_STATE__ = JSON.parse('${JSON.stringify(
        {
          'Product:9': {
            __typename: 'Product',
            name: 'Basalt Serving Tray 30 cm',
            brandName: 'Basalt & Co',
            descriptionHtml: '<p>Cut from one piece of stone and sealed for food, with feet of cork.</p>',
            pricing: { salePrice: '$64.00', listPrice: '$80.00' },
            upc: '036000291452',
            imageUrls: ['https://cdn.basalt.example/tray-a.jpg', 'https://cdn.basalt.example/tray-b.jpg'],
            stockStatus: 'OUT_OF_STOCK',
          },
        },
      )}');</script>`,
    ),
    expected: {
      title: 'Basalt Serving Tray 30 cm',
      brand: 'Basalt & Co',
      price: ['64.00', 'USD'],
      availability: 'out_of_stock',
      identifiers: { gtin: '036000291452' },
      description: 'one piece of stone',
      images: ['https://cdn.basalt.example/tray-a.jpg', 'https://cdn.basalt.example/tray-b.jpg'],
    },
  },
  {
    name: 'Shopify theme with product JSON and the variant of the address',
    url: 'https://oat-linen.example/products/apron?variant=222',
    html: shopPage(
      'en',
      'Linen Apron – Oat & Linen',
      `<section class="shopify-section"><product-info><div class="product__media"><img src="//oat-linen.example/cdn/shop/files/apron-ink.jpg?v=1&width=1946" srcset="//oat-linen.example/cdn/shop/files/apron-ink.jpg?v=1&width=493 493w, //oat-linen.example/cdn/shop/files/apron-ink.jpg?v=1&width=1946 1946w" alt="Apron in ink"></div><div class="product__title"><h1>Linen Apron</h1></div><div class="price"><span class="price-item price-item--regular">$52.00 USD</span></div><form action="/cart/add"><input name="id" value="222"><button name="add">Add to cart</button></form></product-info></section>${script(
        'ProductJson-1',
        {
          id: 1,
          title: 'Linen Apron',
          handle: 'apron',
          description:
            '<p>Washed linen with two deep pockets.</p><ul><li>Cross-back straps that never slip</li><li>Two deep pockets at the front</li></ul>',
          vendor: 'Oat & Linen',
          type: 'Aprons',
          tags: ['linen'],
          price: 4800,
          available: true,
          options: ['Color', 'Size'],
          variants: [
            {
              id: 111,
              title: 'Oat / M',
              option1: 'Oat',
              option2: 'M',
              option3: null,
              sku: 'AP-O',
              price: 4800,
              available: false,
              barcode: '4006381333931',
              featured_image: { src: '//oat-linen.example/cdn/shop/files/apron-oat.jpg' },
            },
            {
              id: 222,
              title: 'Ink / M',
              option1: 'Ink',
              option2: 'M',
              option3: null,
              sku: 'AP-I',
              price: 5200,
              available: true,
              barcode: '',
              featured_image: null,
            },
          ],
          images: [
            '//oat-linen.example/cdn/shop/files/apron-ink.jpg?v=1',
            '//oat-linen.example/cdn/shop/files/apron-oat.jpg?v=1',
          ],
        },
      )}`,
    ),
    expected: {
      title: 'Linen Apron',
      brand: 'Oat & Linen',
      price: ['52.00', 'USD'],
      availability: 'in_stock',
      identifiers: { sku: 'AP-I' },
      category: 'Aprons',
      description: 'Washed linen',
      bullets: ['Cross-back straps that never slip', 'Two deep pockets at the front'],
      images: [
        'https://oat-linen.example/cdn/shop/files/apron-ink.jpg?v=1',
        'https://oat-linen.example/cdn/shop/files/apron-oat.jpg?v=1',
      ],
      variants: [
        'Color=Oat, Size=M AP-O 4006381333931 48.00 USD out_of_stock',
        'Color=Ink, Size=M AP-I 52.00 USD in_stock',
      ],
    },
  },
];
