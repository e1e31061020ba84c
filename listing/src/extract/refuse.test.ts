import { describe, expect, it } from 'vitest';
import { extractListing } from './extract-listing.ts';

const shopChrome = '<nav><a href="/">Home</a><a href="/login">Log in</a></nav><footer>About us</footer>';
const page = (title: string, body: string, head = ''): string =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body>${shopChrome}${body}</body></html>`;
const card = (index: number): string =>
  `<div class="card"><a href="/p/${index}"><img src="/i/${index}.jpg"><h3>Lamp ${index}</h3></a><span class="price">${index + 10}.00 €</span></div>`;

const pages: [string, string, string][] = [
  [
    'captcha',
    'a robot check',
    page(
      'Robot Check',
      '<p>Enter the characters you see below</p><form action="/errors/validateCaptcha"><img src="/captcha/a.jpg"><input></form>',
    ),
  ],
  [
    'captcha',
    'a waiting page',
    page('Just a moment...', '<h1>shop.example</h1><p>Checking your browser before accessing shop.example.</p>'),
  ],
  [
    'captcha',
    'a block page in another language',
    page('Доступ ограничен', '<h1>Доступ ограничен</h1><p>Подтвердите, что вы не робот</p>'),
  ],
  [
    'consent_wall',
    'a consent wall',
    page(
      'Before you continue',
      '<h1>We value your privacy</h1><p>Accept all cookies or manage consent to go on.</p><button>Accept all</button>',
    ),
  ],
  [
    'login',
    'a login page',
    page(
      'Log in to Shop',
      '<h1>Welcome back</h1><form><input type="email"><input type="password"><button>Log in</button></form>',
    ),
  ],
  [
    'list',
    'a category',
    page(
      'Lamps',
      `<h1>Lamps</h1><div class="grid">${Array.from({ length: 24 }, (_, index) => card(index)).join('')}</div>`,
    ),
  ],
  [
    'article',
    'an article',
    page(
      'Ten lamps we like',
      `<h1>Ten lamps we like</h1><article>${'<p>This is a long text about lamps and light.</p>'.repeat(40)}<img src="/big.jpg" alt="Ten lamps we like"></article>`,
      '<meta property="og:type" content="article">',
    ),
  ],
  [
    'soft_404',
    'a missing page',
    page(
      '404 Not Found',
      `<h1>Page not found</h1><p>Try the search.</p>${Array.from({ length: 12 }, (_, index) => card(index)).join('')}`,
    ),
  ],
  ['soft_404', 'a missing page in another language', page('Shop', '<h1>Страница не найдена</h1>')],
  ['no_product', 'a page about the shop', page('About us', '<h1>About us</h1><p>We have sold lamps since 1990.</p>')],
  ['no_product', 'nothing', ''],
  ['no_product', 'no markup', 'just some words'],
];

describe('pages that are no product', () => {
  it.each(pages)('%s: %s', (reason, _what, html) => {
    const found = extractListing({ html, url: 'https://shop.example/x' });
    expect(found).toMatchObject({
      kind: 'refused',
      reason,
      code: reason === 'captcha' ? 'blocked_by_site' : 'not_a_product',
    });
    expect(found.kind === 'refused' && found.message).toMatch(/[Pp]aste|address/);
  });
});

describe('products that look like something else', () => {
  const product =
    '<h1>Lumo Lamp 9 W</h1><img src="/lamp.jpg" alt="Lumo Lamp 9 W"><span class="price">59,90 €</span><button class="add-to-cart">Add to cart</button><div class="description"><p>A warm light for the desk and the bed, made of steel.</p></div>';

  it.each([
    ['a hidden login form', `${product}<div style="display:none"><h2>Log in</h2><input type="password"></div>`],
    [
      'a cookie dialog',
      `<div class="cookie-consent"><h1>We value your privacy</h1><ul><li>Accept all cookies for the best experience</li><li>Reject all cookies</li></ul></div>${product}`,
    ],
    [
      'a carousel of related goods',
      `${product}<div class="related">${Array.from({ length: 20 }, (_, index) => card(index)).join('')}</div>`,
    ],
    ['the number 404 in its name', product.replaceAll('Lumo Lamp 9 W', 'Lumo Lamp 4040')],
    [
      'a captcha for its review form',
      `${product}<div class="reviews"><form><div class="g-recaptcha"></div></form></div>`,
    ],
  ])('%s does not matter', (_what, body) => {
    const found = extractListing({ html: page('Lumo Lamp 9 W', body), url: 'https://shop.example/p' });
    expect(found).toMatchObject({ kind: 'product', listing: { price: { amount: '59.90', currency: 'EUR' } } });
  });
});
