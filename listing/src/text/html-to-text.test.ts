import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
    ['<ul><li>a</li><li>b</li></ul>c', 'a\nb\nc'],
    ['<h3>Head</h3>body<style>p{}</style><script>if (a<b) {}</script> end', 'Head\nbody end'],
    ['a < b', 'a < b'],
    ['width <small', 'width <small'],
    ['<b>bo</b>ld', 'bold'],
    ['5 &lt; 6 &amp;amp; more', '5 < 6 &amp; more'],
    ['a&nbsp;\t  b \n\n  c ', 'a b\nc'],
    ['cafe\u0301', 'café'],
    ['<table><tr><td>36</td><td>23,5</td></tr><tr><th>37</th><td>24</td></tr></table>', '36 23,5\n37 24'],
    ['<script>never closed', ''],
    ['', ''],
  ])('%j becomes %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('leaves text without markup as it is', () => {
    const words = fc.stringMatching(/^[a-z0-9]{1,8}( [a-z0-9<]{1,8}){0,5}$/);
    fc.assert(fc.property(words, (text) => htmlToText(text) === text));
  });

  it('never throws and is linear in depth', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof htmlToText(text) === 'string'));
    expect(htmlToText(`${'<div>'.repeat(100_000)}deep`)).toBe('deep');
  });
});
