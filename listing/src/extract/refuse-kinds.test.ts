import { describe, expect, it } from 'vitest';
import { jsonLd, shopPage } from '../../testing/layouts/layout.ts';
import { extractListing } from './extract-listing.ts';

const bare = (title: string, body: string, head = ''): string =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const product = (more: object): string =>
  jsonLd({ '@type': 'Product', name: 'Oslo Kettle', description: 'A kettle of brushed steel.', ...more });
const article = '<meta property="og:type" content="article">';
const text = `<p>${'We boiled water for weeks and wrote down what happened, minute by minute, by the sea. '.repeat(25)}</p>`;
const byline = '<span class="byline">By Ann</span><time>2025</time>';
const teaser = (name: string): string =>
  `<div class="teaser"><img src="/${name}.jpg"><h3>${name}</h3><span class="price">$59.90</span><a class="buy-button" href="https://shop.example">Buy now</a></div>`;
const names = ['Oslo Kettle', 'Lund Kettle', 'Bergen Kettle', 'Malmo Kettle', 'Turku Kettle', 'Visby Kettle'];
const cards = (count: number): string =>
  `<ul>${names
    .slice(0, count)
    .map(
      (name, at) =>
        `<li class="card"><a href="/p/${at}"><img src="/i/${at}.jpg" alt="${name}"></a><a href="/p/${at}">${name}</a><span class="price">$${at + 1}9.00</span><button>Add to cart</button></li>`,
    )
    .join('')}</ul>`;
const range = { '@type': 'AggregateOffer', lowPrice: 9, highPrice: 99, offerCount: 60, priceCurrency: 'USD' };

const products: [what: string, html: string][] = [
  [
    'marked as an article, with a price and a picture',
    bare(
      'Oslo Kettle',
      `<article><h1>Oslo Kettle</h1><time>2025</time><span class="price">$59.90</span><img src="/k.jpg" alt="Oslo Kettle"><a href="/mail">Order by mail</a></article>`,
      article,
    ),
  ],
  [
    'marked as an article, a long text and a form to buy',
    bare(
      'Oslo Kettle',
      `<article><h1>Oslo Kettle</h1>${byline}<span class="price">$59.90</span><img src="/k.jpg" alt="Oslo Kettle"><form action="/cart/add"><button>Add to cart</button></form>${text}</article>`,
      article,
    ),
  ],
  [
    'declared, no longer sold',
    bare(
      'Oslo Kettle',
      '<h1>Oslo Kettle</h1><p>This product is no longer available.</p>',
      product({ offers: { availability: 'https://schema.org/Discontinued' } }),
    ),
  ],
  ['declared without an offer', bare('Oslo Kettle', '<h1>Oslo Kettle</h1>', product({}))],
  [
    'price on request',
    bare(
      'Oslo Kettle',
      '<h1>Oslo Kettle</h1><p>Price on request</p><a href="/q">Request a quote</a><img src="/k.jpg" alt="Oslo Kettle">',
    ),
  ],
  [
    'prices for companies behind a sign-in',
    bare(
      'Pump P3',
      '<h1>Pump P3</h1><form><input type="text"><input type="password"><button>Log in</button></form><img src="/p.jpg" alt="Pump P3"><table><tr><td>Power</td><td>750 W</td></tr><tr><td>Voltage</td><td>230 V</td></tr><tr><td>Weight</td><td>9 kg</td></tr></table>',
    ),
  ],
  [
    'not yet sold',
    bare('Oslo Kettle', '<h1>Oslo Kettle</h1><span class="price">$59</span><button>Pre-order now</button>'),
  ],
  [
    'a name that sounds like a robot check',
    bare(
      'Just a Moment Candle',
      '<h1>Just a Moment Candle</h1><span class="price">$59</span><button>Add to cart</button><img src="/a.jpg" alt="Just a Moment Candle">',
    ),
  ],
];

const refused: [reason: string, what: string, html: string][] = [
  [
    'article',
    'teasers of products in it',
    bare(
      'The best kettles of the year',
      `<article><h1>The best kettles of the year</h1>${byline}${text}${teaser('Oslo Kettle')}${teaser('Lund Kettle')}</article>`,
      article,
    ),
  ],
  [
    'article',
    'a long text that is not marked as one, with links to shops',
    bare(
      'The best kettles of the year',
      `<article class="post"><h1>The best kettles of the year</h1>${byline}${text}<a href="https://shop.example">Buy now at Shop</a></article>`,
    ),
  ],
  [
    'article',
    'a review that declares its product',
    bare(
      'Oslo Kettle',
      `<article><h1>Oslo Kettle</h1>${byline}${text}</article>`,
      `${jsonLd({ '@type': 'Article', headline: 'Oslo Kettle' })}${product({ offers: { price: 59, priceCurrency: 'USD' } })}`,
    ),
  ],
  [
    'list',
    'a category that the shop software marks as an article',
    shopPage('en', 'Kettles', `<main><h1>Kettles</h1><p>Kettles from the north.</p>${cards(4)}</main>`, article),
  ],
  ['list', 'five cards', shopPage('en', 'Kettles', `<main><h1>Kettles</h1>${cards(5)}</main>`)],
  [
    'list',
    'a category declared as a product with a range of prices',
    shopPage(
      'en',
      'Kettles',
      `<main><h1>Kettles</h1>${cards(6)}</main>`,
      jsonLd({ '@type': 'Product', name: 'Kettles', offers: range }),
    ),
  ],
  [
    'list',
    'results of a search',
    shopPage('en', 'Search: kettle', `<main><h1>Search results for kettle</h1>${cards(1)}</main>`),
  ],
  [
    'no_product',
    'no results of a search',
    shopPage('en', 'Search: kettle', '<main><h1>No results for "kettle"</h1></main>'),
  ],
  [
    'soft_404',
    'other products under it',
    shopPage('en', 'Fjell', `<main><h1>Oops, we could not find that page</h1>${cards(4)}</main>`),
  ],
  [
    'soft_404',
    'a removed product',
    shopPage('en', 'Fjell', `<main><h2>This product has been removed</h2><h3>You may also like</h3>${cards(4)}</main>`),
  ],
  [
    'captcha',
    'Cloudflare',
    bare('Just a moment...', '<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>'),
  ],
  [
    'captcha',
    'DataDome',
    bare('shop.example', `<p>Please enable JS</p><script>var dd={'host':'geo.captcha-delivery.com'}</script>`),
  ],
  ['captcha', 'PerimeterX', bare('shop.example', '<div id="px-captcha"></div>')],
  [
    'captcha',
    'Akamai, denied',
    bare('Access Denied', '<h1>Access Denied</h1>You have no permission. Reference #18.2d'),
  ],
  [
    'captcha',
    'Akamai, challenge',
    bare(' ', '<script src="/_sec/cp_challenge/sec-4-4.js"></script><div id="sec-if-cpt-container"></div>'),
  ],
  [
    'captcha',
    'AWS',
    bare('', '<script src="https://a.token.awswaf.com/b/challenge.js"></script><div id="challenge-container"></div>'),
  ],
  [
    'captcha',
    'Amazon',
    bare('Amazon.com', '<form action="/errors/validateCaptcha"><button>Continue shopping</button></form>'),
  ],
  ['consent_wall', 'a question about age', bare('Fjell Spirits', '<h1>Are you over 18?</h1><button>Yes</button>')],
  [
    'consent_wall',
    'a question about the country',
    bare('Choose your country', '<h1>Select your country or region</h1><a href="/us">United States ($)</a>'),
  ],
  [
    'login',
    'a sign-in by a code',
    bare(
      'Log in | Fjell',
      '<h1>Log in to see this item</h1><form><input type="email"><button>Continue</button></form>',
    ),
  ],
  ['no_product', 'maintenance', bare('We will be back soon', '<h1>Down for maintenance</h1><img src="/big.jpg">')],
  [
    'no_product',
    'an empty page for scripts',
    bare(
      'Fjell',
      '<div id="root"></div><noscript>Enable JavaScript to run this app.</noscript>',
      '<meta property="og:title" content="Fjell"><meta property="og:image" content="https://x.example/og.jpg">',
    ),
  ],
  [
    'no_product',
    'a remark with an amount',
    bare('My kettle - Forum', '<h1>My kettle</h1><div class="post"><p>I paid $59 for it, is this ok?</p></div>'),
  ],
];

describe('pages that are a product all the same', () => {
  it.each(products)('%s', (_what, html) => {
    const found = extractListing({ html, url: 'https://shop.example/p/7' });
    expect(found.kind === 'refused' ? found.reason : found.kind).toBe('product');
  });
});

describe('kinds of pages that are no product', () => {
  it.each(refused)('%s: %s', (reason, _what, html) => {
    const found = extractListing({ html, url: 'https://shop.example/p/7' });
    expect(found.kind === 'refused' ? found.reason : found.listing.title).toBe(reason);
  });
});
