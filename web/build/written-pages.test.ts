// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type PageParts, pageDocument, withoutStyles } from './written-pages.ts';

const template = `<!doctype html><html><head>
  <title>Cardwright</title>
  <script src="/before-paint.js"></script>
  <script src="/start-watch.js"></script>
  </head><body><div id="root"></div></body></html>`;
const parts: PageParts = {
  template,
  title: 'Sign in & more',
  app: ['/assets/react.js', '/assets/app.js'],
  scripts: ['/assets/page.js'],
  styles: [{ path: '/assets/app.css', css: 'a{color:red}' }],
  fonts: ['/assets/inter.woff2'],
  beforePaint: 'before()',
  afterPaint: 'after()',
  startWatch: 'watch()',
  brought: { texts: { common: { end: '</script><script>alert(1)</script>' } } },
  markup: null,
};
const written = (markup: string) => pageDocument({ ...parts, markup });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlineParts = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => hash(text));

it('styles leave the markup as rules, one for each that differs', () => {
  const { markup, css, styles } = withoutStyles(
    '<p style="color:red">a</p><style data-x="1">.b{top:0}</style><p style="font:&quot;A&quot;">b</p><p style="color:red">c</p>',
  );
  expect(markup).toBe('<p data-style="0">a</p><p data-style="1">b</p><p data-style="0">c</p>');
  expect(styles).toEqual(['color:red', 'font:"A"']);
  expect(css).toBe('.b{top:0}#root [data-style="0"]{color:red}#root [data-style="1"]{font:"A"}');
});

it('every inline part of a page is in its policy, and nothing else', () => {
  for (const page of [pageDocument(parts), written('<h1 style="top:0">Hello</h1>')]) {
    expect(inlineParts(page.html, 'script')).toEqual(page.script_hashes);
    expect(inlineParts(page.html, 'style')).toEqual(page.style_hashes);
  }
});

it('a written page has its styles in it and fetches scripts after its first paint', () => {
  const { html } = written('<h1 style="top:0">Hello</h1>');
  expect(html).toContain('<style>a{color:red}#root [data-style="0"]{top:0}</style>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/app.css" media="not all" disabled>');
  expect(html).toContain('<div id="root" data-written-ahead><h1 data-style="0">Hello</h1></div>');
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload/);
  const brought = JSON.parse(/id="brought">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(brought).toMatchObject({ app: parts.app, scripts: parts.scripts, styles: ['top:0'] });
});

it('a page that the app has to make names all its files at once', () => {
  const { html } = pageDocument(parts);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/app.css">');
  expect([...html.matchAll(/<script type="module" crossorigin src="([^"]+)"/g)].map(([, path]) => path)).toEqual(
    parts.app,
  );
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/page.js">');
});

it('texts cannot end the element that carries them', () => {
  const { html } = pageDocument(parts);
  expect(html.match(/<\/script>/g)).toHaveLength(5);
  expect(JSON.parse(/id="brought">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toEqual(parts.brought);
  expect(html).toContain('<title>Sign in &amp; more</title>');
});

it('only a page with a form waits for its scripts', () => {
  expect(written('<form></form>').html).toContain('data-written-ahead inert>');
  expect(written('<a href="/">Home</a>').html).not.toContain('inert');
});

it('a template without its marks is refused', () => {
  expect(() => pageDocument({ ...parts, template: '<html></html>' })).toThrow('<title>');
});
