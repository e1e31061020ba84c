import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeDescription } from './sanitize.ts';

/** Opening and closing tags must pair up, with only the allowed names. */
function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)>/g)) {
    if (name === undefined || !/^(?:p|br|ul|ol|li|b|strong|i|em|h3|h4)$/.test(name)) return false;
    if (name === 'br') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/[<>]/.test(html.replace(/<\/?[a-z0-9]+>/g, ''));
}

describe('sanitizeDescription', () => {
  it.each([
    ['<p class="x" onclick="a()">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['<div>One</div><div>Two</div>', 'One\nTwo'],
    ['<p>open <b>bold', '<p>open <b>bold</b></p>'],
    ['<b><p>x</b> y</p>', '<p>x y</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<li>alone</li>', 'alone'],
    ['<ul>text<li>a</li></ul>', '<ul><li>text</li><li>a</li></ul>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p></p><p> </p>x', 'x'],
    ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
    ['<a href="javascript:x">link</a>', 'link'],
    ['<iframe src="x">inside</iframe>after', 'after'],
    ['<svg><title>t</title></svg>after', 'after'],
    ['<img src=x onerror=alert(1)>pic', 'pic'],
    ['<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
    ['</p></div>stray', 'stray'],
  ])('%j becomes %j', (html, clean) => {
    expect(sanitizeDescription(html)).toBe(clean);
  });

  it('always gives well-formed, allowed markup, and changes no more than spaces when it is cleaned again', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '</ul>',
      '<ol>',
      '<li>',
      '</li>',
      '<b>',
      '</b>',
      '<em>',
      '</em>',
      '<h3>',
      '</h3>',
      '<div>',
      '</div>',
      '<br>',
      '<td>',
      'word',
      ' ',
      '<',
      '&',
      '<script>',
      '</script>',
      '<i x="1">',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const clean = sanitizeDescription(pieces.join(''));
        expect(isWellFormed(clean)).toBe(true);
        const spaceless = (html: string): string => html.replace(/\s/g, '');
        expect(spaceless(sanitizeDescription(clean))).toBe(spaceless(clean));
      }),
      { numRuns: 500 },
    );
  });

  it('stands very deep nesting', () => {
    expect(sanitizeDescription(`${'<ul><li>'.repeat(50_000)}deep`)).toContain('deep');
  });
});
