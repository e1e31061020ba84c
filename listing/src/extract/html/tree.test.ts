import { describe, expect, it } from 'vitest';
import { linesOf, textOf } from './node-text.ts';
import type { Page, PageElement } from './nodes.ts';
import { markRelated, reclaimAround } from './rezone.ts';
import { selectAll, selectFirst } from './select.ts';
import { parsePage } from './tree.ts';

const named = (page: Page, name: string): PageElement[] => page.byName.get(name) ?? [];
const texts = (page: Page, selector: string): string[] =>
  selectAll(page, selector).map((element) => textOf(page, element));

describe('parsePage', () => {
  it.each([
    ['<ul><li>a<li>b</ul>', 'li', ['a', 'b']],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 'td', ['a', 'b', 'c']],
    ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', 'dd', ['b', 'd']],
    ['<p>a<p>b<div>c</div>', 'p', ['a', 'b']],
    ['<div><span>a</div>b', 'span', ['a']],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', 'ul > li', ['a b', 'b', 'c']],
    ['<td>alone</td>', 'td', ['alone']],
    ['<svg><title>drawing</title></svg><p>after</p>', 'p', ['after']],
    ['<svg><path><div>out of the drawing</div>', 'div', ['out of the drawing']],
    ['<title>a <b>b</b></title>', 'title', ['a <b>b</b>']],
    ['<script>if (a < b) "<p>no</p>"</script><p>yes</p>', 'p', ['yes']],
    ['<textarea><p>no</p></textarea><p>yes</p>', 'p', ['yes']],
  ])('%s', (html, selector, expected) => {
    expect(texts(parsePage(html), selector)).toEqual(expected);
  });

  it('a stray closing tag of an inline element does not break a block open', () => {
    const page = parsePage('<span><div><p>a</span> b</p></div></span>');
    expect(texts(page, 'div')).toEqual(['a b']);
  });

  it('keeps the order and the reach of every element', () => {
    const page = parsePage('<div><p>a</p><p>b</p></div><p>c</p>');
    const [div] = named(page, 'div');
    expect(named(page, 'p').map((p) => div !== undefined && p.index < div.end)).toEqual([true, true, false]);
  });

  it('cuts a page with too many nodes and says so', () => {
    const page = parsePage('<b>x</b>'.repeat(250_000));
    expect(page.cut).toBe(true);
    expect(page.nodes.length).toBeLessThanOrEqual(400_001);
  });
});

describe('selectAll', () => {
  const page = parsePage(
    '<div id="a" class="x y"><p class="z" data-k="one two">1</p><section><p>2</p></section></div><p lang="en-GB">3</p>',
  );

  it.each([
    ['p', ['1', '2', '3']],
    ['#a p', ['1', '2']],
    ['#a > p', ['1']],
    ['.x.y .z', ['1']],
    ['section p, [lang]', ['2', '3']],
    ['[data-k~="two"]', ['1']],
    ['[lang^="en"]', ['3']],
    ['[lang$=GB]', ['3']],
    ['[data-k*="e t"]', ['1']],
    ['div.x [data-k="one two"]', ['1']],
    ['.nothing', []],
  ])('%s', (selector, expected) => {
    expect(texts(page, selector)).toEqual(expected);
  });

  it('refuses a selector that it does not know, because it is our own mistake', () => {
    expect(() => selectFirst(page, 'p:first-child')).toThrow('Selector not understood');
  });
});

describe('text', () => {
  it('breaks lines at blocks and leaves scripts out', () => {
    const page = parsePage('<div>a <b>b</b><script>no</script><p>c<br>d</p>e</div>');
    expect(linesOf(page, page.root)).toEqual(['a b', 'c', 'd', 'e']);
  });

  it('leaves out what is hidden or only spoken when asked', () => {
    const page = parsePage(
      '<h1><span class="visually-hidden">Details about </span>Lamp<i style="display: none"> old</i></h1>',
    );
    const [heading] = named(page, 'h1');
    expect(heading && textOf(page, heading, { withoutSpoken: true, visibleOnly: true })).toBe('Lamp');
  });
});

describe('zones', () => {
  const zoneOf = (html: string): string | undefined => {
    const page = parsePage(`<html><body>${html}</body></html>`);
    return named(page, 'b')[0]?.zone;
  };

  it.each([
    ['<nav><b>x</b></nav>', 'chrome'],
    ['<div class="relatedProducts"><b>x</b></div>', 'related'],
    ['<div role="dialog"><b>x</b></div>', 'dialog'],
    ['<div id="cookie-banner"><b>x</b></div>', 'dialog'],
    ['<div class="customer-reviews"><b>x</b></div>', 'reviews'],
    ['<div class="product-info"><b>x</b></div>', 'main'],
    ['<div class="threshold"><b>x</b></div>', 'main'],
  ])('%s is %s', (html, zone) => {
    expect(zoneOf(html)).toBe(zone);
  });

  it('a menu that holds the heading is no menu', () => {
    const page = parsePage('<body><div><div class="sidebar"><h1>Lamp</h1><b>x</b></div></div></body>');
    const [heading] = named(page, 'h1');
    if (heading !== undefined) reclaimAround(page, heading);
    expect(named(page, 'b')[0]?.zone).toBe('main');
  });

  it('what stands under "You may also like" is related, until the next heading', () => {
    const page = parsePage(
      '<body><h1>Lamp</h1><div><h2>You may also like</h2><b>a</b><h2>Details</h2><i>b</i></div></body>',
    );
    markRelated(page, named(page, 'h1')[0] ?? null);
    expect(named(page, 'b')[0]?.zone).toBe('related');
    expect(named(page, 'i')[0]?.zone).toBe('main');
  });
});
