import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutGroups } from '../../testing/layouts/all.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { decodePage } from './decode-page.ts';
import { extractListing } from './extract-listing.ts';
import { fixtureHtml, fixtureNames } from './fixtures/read-fixture.ts';
import type { Extraction } from './types.ts';

const url = 'https://shop.example/p';
const name = fc.constantFrom(...fixtureNames);

/** What must hold of every answer, however broken the page was. */
function expectSound(found: Extraction): void {
  if (found.kind === 'refused') {
    expect(found.message.length).toBeGreaterThan(20);
    return;
  }
  expect(found.listing.title.trim()).not.toBe('');
  expect(found.images.every((image) => /^https?:\/\//.test(image.url))).toBe(true);
  expect(found.images.length).toBeLessThanOrEqual(30);
  expect(found.listing.price === null || Number(found.listing.price.amount) > 0).toBe(true);
  expect(found.source_text).toContain(found.listing.title.replace(/\s+/g, ' '));
}

describe('broken pages', () => {
  it('cut anywhere', () => {
    fc.assert(
      fc.property(name, fc.double({ min: 0, max: 1, noNaN: true }), (fixture, share) => {
        const html = fixtureHtml(fixture);
        expectSound(extractListing({ html: html.slice(0, Math.floor(html.length * share)), url }));
      }),
      { numRuns: 60 },
    );
  });

  it('with pieces missing, moved and repeated', () => {
    fc.assert(
      fc.property(
        name,
        fc.array(fc.tuple(fc.nat(8_000), fc.nat(400), fc.constantFrom('drop', 'double', 'reverse')), { maxLength: 8 }),
        (fixture, changes) => {
          let html = fixtureHtml(fixture);
          for (const [at, length, what] of changes) {
            const piece = html.slice(at, at + length);
            const instead = what === 'drop' ? '' : what === 'double' ? piece + piece : [...piece].reverse().join('');
            html = html.slice(0, at) + instead + html.slice(at + length);
          }
          expectSound(extractListing({ html, url: null }));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('with random bytes in them', () => {
    fc.assert(
      fc.property(name, fc.nat(6_000), fc.uint8Array({ minLength: 1, maxLength: 200 }), (fixture, at, noise) => {
        const bytes = new TextEncoder().encode(fixtureHtml(fixture));
        bytes.set(noise, Math.min(at, bytes.length - noise.length));
        expectSound(extractListing({ html: decodePage(bytes, null).html, url }));
      }),
      { numRuns: 60 },
    );
  });

  it('made of nothing but markup signs', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '"',
      "'",
      '=',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<table>',
      '<tr>',
      '<td>',
      '<li>',
      '<p>',
      'itemprop=price',
      '{"',
      '}',
      '&amp;',
      '&#x',
      '\u0000',
      '9,99 €',
      '<h1>',
      '<title>',
      '<svg>',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) =>
        expectSound(extractListing({ html: pieces.join(''), url })),
      ),
      { numRuns: 200 },
    );
  });

  it.each([null, '', 'not an address', 'http://', 'https://shop.example/%E0%A4%A', 'javascript:alert(1)'])(
    'with the address %j',
    (address) => {
      expectSound(extractListing({ html: fixtureHtml('woocommerce'), url: address }));
    },
  );
});

describe('broken pages of many layouts', () => {
  const layouts = layoutGroups.flatMap(([, group]) => group);

  it('cut, with bytes of one page in another, read without their address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...layouts),
        fc.constantFrom(...layouts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(3_000),
        ({ html }, other, from, to, length) => {
          const bytes = new TextEncoder().encode(html);
          const foreign = new TextEncoder().encode(other.html);
          const at = Math.floor(bytes.length * to);
          const piece = foreign.subarray(Math.floor(foreign.length * from)).subarray(0, length);
          bytes.set(piece.subarray(0, bytes.length - at), at);
          expectSound(extractListing({ html: decodePage(bytes, null).html, url: null }));
          expectSound(extractListing({ html: html.slice(0, at), url: other.url }));
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** Each of these took quadratic time or a deep stack in some parser. The limit is wide, for slow machines. */
describe('hostile pages', () => {
  const many = 100_000;
  const pages: [string, string][] = [
    ['deep nesting', '<div>'.repeat(many)],
    ['deep nesting with text and closing tags of others', '<b><i>x</b></i>'.repeat(many / 2)],
    ['unclosed paragraphs', '<p><span>'.repeat(many)],
    ['unclosed list items', '<ul><li>'.repeat(many)],
    ['nested tables', '<table><tr><td>'.repeat(many / 4)],
    ['stray closing tags under a deep stack', '<em>'.repeat(400) + '</strong>'.repeat(many)],
    ['nested items', '<div itemscope itemprop="a" itemtype="http://schema.org/Product">'.repeat(many / 10)],
    ['many prices', '<span class="price">9,99 €</span>'.repeat(many / 5)],
    ['many h1', '<h1>Lamp</h1>'.repeat(many / 5)],
    ['many images', '<img src="/a.jpg" alt="Lamp">'.repeat(many / 5)],
    ['a long class', `<div class="${'price '.repeat(many)}">9,99 €</div>`],
    ['a long attribute', `<img srcset="${'/a.jpg 100w, '.repeat(many)}">`],
    ['a long title', `<title>${'lamp - '.repeat(many)}</title><h1>${'lamp '.repeat(many)}</h1>`],
    ['a long title of dashes', `<meta property="og:title" content="Lamp ${'–'.repeat(many)}x">`],
    ['a long title without spaces', `<title>${'灯-'.repeat(many)}</title><h1>灯</h1>`],
    ['a long number', `<h1>Lamp</h1><span class="price">${'1.'.repeat(many)} €</span>`],
    ['open braces in a script', `<script>var a = ${'{"a":'.repeat(many)}</script>`],
    ['open brackets of JSON-LD', `<script type="application/ld+json">${'['.repeat(many)}</script>`],
    ['deep JSON', `<script type="application/ld+json">${'[{"a":'.repeat(many / 4)}1${'}]'.repeat(many / 4)}</script>`],
    ['quotes in a script', `<script>${'\'{"'.repeat(many)}</script>`],
    [
      'one element with many attributes',
      `<h1>Lamp</h1><div ${Array.from({ length: many / 2 }, (_, index) => `data-a${index}="{&quot;"`).join(' ')}></div>`,
    ],
    ['JSON in many attributes', `<i data-a='{"name":"Lamp","x":"${'y'.repeat(80)}"}'></i>`.repeat(many / 20)],
    ['labels without values', '<span>SKU:</span>'.repeat(many / 5)],
    [
      'paragraphs of prose',
      `<h1>Lamp</h1>${'<p>A sentence about a lamp that is long enough to be one of them.</p>'.repeat(many / 20)}`,
    ],
    ['a label of dots', `<h1>Lamp</h1><table class="specs"><tr><th>${'.'.repeat(many)}x</th><td>a</td></tr></table>`],
    ['a wide gap in JSON-LD', `<script type="application/ld+json">${' '.repeat(many)}]]>${' '.repeat(many)}x</script>`],
    [
      'an availability of slashes',
      `<script type="application/ld+json">{"@type":"Product","name":"Lamp","offers":{"availability":"${'/'.repeat(many)}x"}}</script>`,
    ],
    ['many variants', `<form a data-variants='[${'{"sku":"a","price":"1.00"},'.repeat(many / 20)}{}]'></form>`],
    ['entities', '&amp;'.repeat(many)],
    ['comments', '<!--'.repeat(many)],
    ['meta tags', '<meta property="og:image" content="/a.jpg">'.repeat(many / 5)],
    ['breadcrumbs', '<div class="breadcrumb">'.repeat(many / 10)],
    [
      'a trail with a wide gap',
      `<div><a href="/">Home</a> ›${' '.repeat(many / 20)}› <a href="/k">Lamps</a> › <a href="/f">Floor</a></div><h1>Lamp</h1>`,
    ],
    ['descriptions', '<div class="description">A text of some length that describes.'.repeat(many / 10)],
    ['definition lists', '<dl><dt>a<dd>b'.repeat(many / 10)],
    ['radio buttons', `<h1>Lamp</h1>${'<label><input type="radio" name="a">'.repeat(many / 10)}`],
    [
      'rows of buttons',
      `<h1>Lamp</h1>${'<div>Size<div><button>S</button><button>M</button></div></div>'.repeat(many / 10)}`,
    ],
    ['the name over and over', `<title>Lumo Lamp</title>${'Lumo Lamp<br>'.repeat(many)}`],
    [
      'short paragraphs apart',
      `<h1>Lamp</h1><p>A sentence about a lamp that is long enough to be one of them.</p>${'<br><p>Short one here now.</p>'.repeat(many / 5)}`,
    ],
    [
      'lists of data that could belong together',
      `<h1>Lumo Lamp</h1><script>var s = {"name":"Lumo Lamp","price":9${Array.from({ length: 1_000 }, (_, at) => `,"a${at}":{"options":[{"name":"x","values":["a","b"]}],"skus":[{"p":["a"]},{"p":["c"]}]}`).join('')}}</script>`,
    ],
    ['rows', `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(many / 5)}</table>`],
  ];

  it.each(pages)('%s', (_what, html) => {
    expect(processorTime(() => expectSound(extractListing({ html, url })))).toBeLessThan(10_000);
  });
});
