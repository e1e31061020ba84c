import type { Layout } from './layout.ts';

const description = 'A kettle of brushed steel that boils a litre in four minutes and pours without a drip.';
const product = {
  name: 'Oslo Steel Kettle',
  slug: 'oslo-kettle',
  description,
  brand: { name: 'Norvik' },
  price: { value: 59.9, currency: 'USD' },
  sku: 'OK-1',
  images: [{ url: 'https://cdn.kettles.example/k1.jpg' }],
};
const state = JSON.stringify({ product, related: [{ ...product, name: 'Oslo Steel Pot', sku: 'OP-1' }] });
const stream = `1:I[123,["a"],"default"]\n3:T${description.length.toString(16)},${description}4:["$","div",null,{"children":["$","$L1",null,${JSON.stringify({ product: { ...product, description: '$3' } })}]}]\n`;
const half = Math.floor(stream.length / 2);
const pushed = (text: string): string => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const store = {
  'Product:5': {
    __typename: 'Product',
    name: product.name,
    description,
    price: { __ref: 'Money:1' },
    brand: { __ref: 'Brand:1' },
    sku: 'OK-1',
    images: [{ __ref: 'Image:1' }],
  },
  'Money:1': { amount: '59.90', currency: 'USD' },
  'Brand:1': { name: 'Norvik' },
  'Image:1': { url: 'https://cdn.kettles.example/k1.jpg' },
};
const flattened = [
  ['Reactive', 1],
  { data: 2 },
  { p: 3 },
  { name: 4, description: 5, price: 6, currency: 7, brand: 8, sku: 11, images: 9 },
  product.name,
  description,
  59.9,
  'USD',
  'Norvik',
  [10],
  'https://cdn.kettles.example/k1.jpg',
  'OK-1',
];
const streamed = JSON.stringify([
  { _1: 2 },
  'loaderData',
  { _3: 4 },
  'routes/p.$id',
  { _5: 6 },
  'product',
  { _7: 8, _9: 10, _11: 12, _13: 14, _15: 16, _17: 18, _19: 20 },
  'name',
  product.name,
  'description',
  description,
  'price',
  59.9,
  'currency',
  'USD',
  'brand',
  'Norvik',
  'sku',
  'OK-1',
  'images',
  [21],
  'https://cdn.kettles.example/k1.jpg',
]);
const picture = '"https://cdn.kettles.example/k1.jpg"';

/** Scripts that hold the same product in the ways of different frameworks; pages without one heading or with one. */
const forms: readonly (readonly [name: string, scripts: string, body?: string])[] = [
  ['Next.js page data, no heading', `<script id="__NEXT_DATA__" type="application/json">${state}</script>`, ''],
  ['a stream of server components, cut in the middle', `${pushed(stream.slice(0, half))}${pushed(stream.slice(half))}`],
  [
    'an assignment with undefined in it',
    `<script>window.__INITIAL_STATE__={"a":undefined,"b":${state}};run()</script>`,
  ],
  ['a normalised store with references', `<script>window.__APOLLO_STATE__ = ${JSON.stringify(store)};</script>`],
  [
    'a flattened list of values',
    `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(flattened)}</script>`,
  ],
  [
    'a stream of React Router',
    `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${streamed}\n`)});</script>`,
  ],
  [
    'a function with the values as arguments',
    `<script>window.__NUXT__=(function(a,b,c){return {data:[{product:{name:a,price:b,currency:"USD",isNew:!0,description:c,brand:"Norvik",sku:"OK-1",images:[${picture}]}}]}}("Oslo Steel Kettle",59.9,${JSON.stringify(description)}));</script>`,
  ],
  ['percent-encoded', `<script>window.s = JSON.parse(decodeURIComponent("${encodeURIComponent(state)}"))</script>`],
  ['base 64', `<script>window.s = "${btoa(state)}"</script>`],
  [
    'an object with bare keys',
    `<script>if(a){b()} var product = {name: 'Oslo Steel Kettle', /* today */ price: 59.90, currency: 'USD', brand: 'Norvik', sku: 'OK-1', description: '${description}', images: [${picture}],};</script>`,
  ],
  [
    'the only product, under a title that is the shop’s',
    `<title>Kettles for life</title><script>window.__STATE__={"user":null,"product":${JSON.stringify(product)}}</script>`,
    '',
  ],
];

export const stateForms: readonly Layout[] = [
  ...forms.map(([name, scripts, body = '<h1>Oslo Steel Kettle</h1>']) => ({
    name,
    url: 'https://kettles.example/p/7',
    html: `<!doctype html><html lang="en"><head>${scripts.startsWith('<title>') ? '' : '<title>Oslo Steel Kettle | Kettles for life, shop of Norvik</title>'}</head><body><div id="root">${body}</div>${scripts}</body></html>`,
    expected: {
      title: 'Oslo Steel Kettle',
      brand: 'Norvik',
      price: [name === 'a normalised store with references' ? '59.90' : '59.9', 'USD'] as const,
      identifiers: { sku: 'OK-1' },
      description: 'boils a litre',
      images: ['https://cdn.kettles.example/k1.jpg'],
    },
  })),
  {
    name: 'Shopify answer in JSON',
    url: 'https://kettles.example/products/oslo.json',
    html: JSON.stringify({
      product: {
        id: 1,
        title: 'Oslo <Steel> Kettle & Lid',
        body_html: `<p>${description}</p>`,
        vendor: 'Norvik',
        product_type: 'Kettles',
        handle: 'oslo',
        tags: 'kettle, steel',
        variants: [{ id: 2, title: 'Default Title', price: '59.90', sku: 'OK-1', barcode: '4006381333931' }],
        options: [{ name: 'Title' }],
        images: [{ src: 'https://cdn.kettles.example/k1.jpg', position: 1 }],
      },
    }),
    expected: {
      title: 'Oslo <Steel> Kettle & Lid',
      brand: 'Norvik',
      price: ['59.90', '?'],
      category: 'Kettles',
      identifiers: { gtin: '4006381333931', sku: 'OK-1' },
      description: 'boils a litre',
      images: ['https://cdn.kettles.example/k1.jpg'],
    },
  },
  {
    name: 'Shopify answer for scripts, prices in cents',
    url: 'https://kettles.example/products/oslo.js',
    html: JSON.stringify({
      id: 1,
      title: 'Oslo Steel Kettle',
      handle: 'oslo',
      description: `<p>${description}</p>`,
      vendor: 'Norvik',
      type: 'Kettles',
      tags: ['kettle'],
      price: 5990,
      available: true,
      variants: [{ id: 2, title: 'Default Title', price: 5990, sku: 'OK-1', available: true }],
      images: ['//cdn.kettles.example/k1.jpg'],
      options: [{ name: 'Title' }],
    }),
    expected: {
      title: 'Oslo Steel Kettle',
      price: ['59.90', '?'],
      availability: 'in_stock',
      identifiers: { sku: 'OK-1' },
      images: ['https://cdn.kettles.example/k1.jpg'],
    },
  },
  {
    name: 'JSON-LD alone',
    url: 'https://kettles.example/oslo.jsonld',
    html: JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Oslo Steel Kettle',
      brand: 'Norvik',
      offers: { price: '59.90', priceCurrency: 'USD' },
    }),
    expected: { title: 'Oslo Steel Kettle', brand: 'Norvik', price: ['59.90', 'USD'] },
  },
];
