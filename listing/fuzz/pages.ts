import fc from 'fast-check';
import { addressText, codeText, priceText, textOf } from './words.ts';

/** A page as it comes from the network. */
export interface FuzzPage {
  bytes: Uint8Array;
  content_type: string | null;
  url: string | null;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const product = fc.record({
  title: textOf(14),
  description: textOf(60),
  bullets: fc.array(textOf(12), { maxLength: 8 }),
  rows: fc.array(fc.tuple(textOf(2), textOf(4)), { maxLength: 12 }),
  brand: textOf(2),
  price: priceText,
  currency: fc.constantFrom('USD', 'EUR', 'RUB', 'PLN', '', 'XXX'),
  gtin: codeText,
  images: fc.array(addressText, { maxLength: 6 }),
  availability: fc.constantFrom('InStock', 'http://schema.org/OutOfStock', 'in stock', 'PreOrder', '', 'Sometimes'),
});
type Product = typeof product extends fc.Arbitrary<infer Value> ? Value : never;

const offer = (it: Product) => ({
  '@type': 'Offer',
  price: it.price,
  priceCurrency: it.currency,
  availability: it.availability,
});
const node = (it: Product) => ({
  '@type': 'Product',
  name: it.title,
  description: it.description,
  image: it.images,
  brand: { '@type': 'Brand', name: it.brand },
  gtin13: it.gtin,
  offers: offer(it),
});
const jsonLd = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The ways in which shops mark up a product. */
const blocks: ((it: Product) => string)[] = [
  (it) => jsonLd({ '@context': 'https://schema.org', ...node(it) }),
  (it) =>
    jsonLd({
      '@graph': [
        { '@type': 'WebPage', mainEntity: { '@id': '#p' } },
        { '@id': '#p', ...node(it) },
      ],
    }),
  (it) =>
    jsonLd({
      '@type': ['ProductGroup'],
      name: it.title,
      productGroupID: it.gtin,
      variesBy: ['https://schema.org/color'],
      hasVariant: it.rows.map(([color, sku]) => ({ ...node(it), color, sku })),
    }),
  (it) => jsonLd({ ...node(it), offers: [{ ...offer(it), priceSpecification: [{ price: it.price }] }, null, 5] }),
  (it) =>
    jsonLd({ '@type': 'BreadcrumbList', itemListElement: it.bullets.map((name, position) => ({ name, position })) }),
  (it) => `<script type="application/ld+json">{"@type":"Product","name":"${it.title}",}</script>`,
  (it) =>
    `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${escaped(it.title)}</h1><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="${it.currency}"><b itemprop="price">${escaped(it.price)}</b></span><meta itemprop="gtin13" content="${it.gtin}"></div>`,
  (it) =>
    `<meta property="og:title" content="${escaped(it.title)}"><meta property="og:image" content="${escaped(it.images[0] ?? '')}"><meta property="product:price:amount" content="${escaped(it.price)}"><meta property="product:price:currency" content="${it.currency}">`,
  (it) =>
    `<h1>${escaped(it.title)}</h1><p class="price">${escaped(it.price)} ${it.currency}</p><button>Add to cart</button>`,
  (it) => `<div class="description"><p>${escaped(it.description)}</p>${list(it.bullets)}</div>`,
  (it) => `<table>${it.rows.map(([name, value]) => `<tr><th>${escaped(name)}<td>${escaped(value)}`).join('')}</table>`,
  (it) => `<dl>${it.rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`,
  (it) => it.rows.map(([name, value]) => `<p><strong>${escaped(name)}:</strong> ${escaped(value)}</p>`).join(''),
  (it) =>
    it.images
      .map((url) => `<img src="${escaped(url)}" srcset="${escaped(url)} 800w, /s.jpg 100w" width="800">`)
      .join(''),
  (it) => `<span id="productTitle">${escaped(it.title)}</span><div id="feature-bullets">${list(it.bullets)}</div>`,
  (it) =>
    `<form class="variations_form" data-product_variations="${escaped(JSON.stringify(it.rows.map(([sku]) => ({ sku, display_price: Number(it.price) }))))}"></form>`,
  (it) =>
    `<script>window.__STATE__ = ${JSON.stringify({ product: { ...it, name: it.title, variants: it.rows.map(([title]) => ({ title, price: it.price })) } })};</script>`,
  (it) => `<select name="Colour">${it.rows.map(([name]) => `<option>${escaped(name)}`).join('')}</select>`,
  () => '<form action="/login"><input type="password"></form>',
  () => '<div>Please verify you are a human</div>',
];

const markup = fc
  .tuple(
    product,
    product,
    fc.subarray(blocks, { minLength: 1 }),
    fc.boolean(),
    textOf(6),
    fc.constantFrom('en', 'de', 'ru', 'x', ''),
  )
  .map(([first, second, chosen, mixed, title, lang]) => {
    const body = chosen.map((block, index) => block(mixed && index % 2 === 1 ? second : first)).join('\n');
    return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>${body}</body></html>`;
  });

const change = fc.record({
  at: fc.nat(20_000),
  length: fc.nat(600),
  what: fc.constantFrom('drop', 'double', 'reverse', 'repeat', 'open', 'move'),
});

function changed(html: string, changes: readonly { at: number; length: number; what: string }[]): string {
  let page = html;
  for (const { at, length, what } of changes) {
    const start = page.length === 0 ? 0 : at % page.length;
    const piece = page.slice(start, start + length);
    const after = page.slice(start + length);
    const before = page.slice(0, start);
    if (what === 'drop') page = before + after;
    else if (what === 'double') page = before + piece + piece + after;
    else if (what === 'reverse') page = before + [...piece].reverse().join('') + after;
    else if (what === 'repeat') page = before + piece.slice(0, 60).repeat(500) + after;
    else if (what === 'open') page = `${before}<div class="price"><ul><li><table><tr><td>{"${after}`;
    else page = after + piece + before;
  }
  return page;
}

function encoded(html: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le')
    return new Uint8Array(Uint16Array.from([...`\ufeff${html}`].map((sign) => sign.charCodeAt(0))).buffer);
  const bytes = new TextEncoder().encode(html);
  // Cut within a character, as a lost connection does.
  return encoding === 'cut' ? bytes.subarray(0, Math.floor(bytes.length * 0.7)) : bytes;
}

/** Invented product pages, whole and damaged, as bytes in several charsets. */
export const fuzzPage: fc.Arbitrary<FuzzPage> = fc
  .tuple(
    markup,
    fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.array(change, { maxLength: 6 }) }),
    fc.constantFrom('utf-8', 'utf-8', 'utf-8', 'cut', 'utf-16le'),
    fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { maxLength: 20 }),
    fc.constantFrom(
      null,
      'text/html',
      'text/html; charset=windows-1251',
      'text/html; charset=nonsense',
      'text/html; charset=utf-16',
    ),
    fc.constantFrom(
      null,
      'https://shop.example/p/1',
      'https://www.amazon.com/dp/B0ABCDEFGH',
      'https://www.ebay.com/itm/1',
      'https://www.etsy.com/listing/1',
      'https://x.myshopify.com/products/a?variant=2',
      'nonsense',
    ),
  )
  .map(([html, changes, encoding, noise, content_type, url]) => {
    const bytes = encoded(changed(html, changes), encoding);
    for (const [at, value] of noise) if (bytes.length > 0) bytes[at % bytes.length] = value;
    return { bytes, content_type, url };
  });
