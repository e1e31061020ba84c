import { describe, expect, it } from 'vitest';
import { plainMarkdown } from '../../http/plain-markdown.ts';
import { snippetOf } from './snippet.ts';

describe('a snippet', () => {
  const patterns = [/ needle/u];
  it('shows a long text around its first match, with ranges of what it shows', () => {
    const { text, ranges } = snippetOf(`${'hay '.repeat(400)}needle ${'straw '.repeat(400)}`, patterns);
    expect(text).toMatch(/^…(hay )+needle (straw ?)+…$/);
    expect(text.length).toBeLessThan(200);
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['needle']);
  });
  it('reads a long text no further than its first match', () => {
    let looks = 0;
    class Counted extends RegExp {
      override exec(text: string) {
        looks += 1;
        return super.exec(text);
      }
    }
    const { ranges } = snippetOf(`needle ${'straw '.repeat(15_000)}`, [new Counted(' needle', 'u')]);
    expect([ranges, looks < 100]).toEqual([[{ start: 0, end: 6 }], true]);
  });
  it('shows the beginning when nothing matches, in one line', () => {
    expect(snippetOf('one\n\n  two', patterns)).toEqual({ text: 'one two', ranges: [] });
  });
  it('cuts a word that never ends, and never a character', () => {
    const { text } = snippetOf('😀'.repeat(5_000), patterns);
    expect(text.length).toBeLessThan(200);
    expect(text.isWellFormed()).toBe(true);
  });
  it('leaves out the signs of markdown', () => {
    expect(plainMarkdown('## **Bold** title\n- `code`\n> 5 * 3')).toBe('Bold title\ncode\n5 * 3');
  });
});
