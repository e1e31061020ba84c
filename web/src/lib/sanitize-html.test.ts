import { describe, expect, it } from 'vitest';
import { hasMarkup, sanitizeHtml } from './sanitize-html.ts';

describe('a description with markup', () => {
  it('keeps the allowed tags and loses everything else', () => {
    const html = '<p onclick="x()" style="color:red">Warm <b>mug</b><script>alert(1)</script><img src=x onerror=y></p>';
    expect(String(sanitizeHtml(html))).toBe('<p>Warm <b>mug</b></p>');
  });

  it('keeps the words of tags that are not allowed', () => {
    const html = '<a href="javascript:x()">link</a><table><tr><td>cell</td></tr></table>';
    expect(String(sanitizeHtml(html))).toBe('linkcell');
  });

  it('is told from plain text', () => {
    expect(hasMarkup('Holds 450 ml<br>Fits cup holders')).toBe(true);
    expect(hasMarkup('5 < 6 and <script> in a title')).toBe(false);
  });
});
