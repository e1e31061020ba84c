// @vitest-environment node
import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { closeMarkup } from './close-markup.ts';
import { createMarkdownBlocks } from './markdown-blocks.ts';

const whole = (text: string) => lexer(text).flatMap((token) => (token.type === 'space' ? [] : [token.raw]));

const text = [
  '# Title',
  'A paragraph with **bold** words\nand a second line.',
  '- one\n- two\n\n  more of two\n- three',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '```ts\nconst a = 1;\n\nconst b = 2;\n```',
  '> quoted\n> words',
  'Heading\n=======',
  '1. first\n2. second',
  'The end.',
].join('\n\n');

describe('blocks of a growing text', () => {
  it('are those of the whole text at every length', () => {
    const blocks = createMarkdownBlocks();
    for (let length = 1; length <= text.length; length += 1) {
      expect(blocks.read(text.slice(0, length))).toEqual(whole(text.slice(0, length)));
    }
  });

  it('are read anew when the text is another, or has line ends of other systems', () => {
    const blocks = createMarkdownBlocks();
    blocks.read('one\n\ntwo\n\nthree');
    expect(blocks.read('four\n\nfive')).toEqual(whole('four\n\nfive'));
    const windows = 'one\r\n\r\ntwo\r\n\r\nthree';
    blocks.read(windows);
    expect(blocks.read(`${windows}\r\n\r\nfour`)).toEqual(whole(`${windows}\r\n\r\nfour`));
  });
});

describe('half-written signs', () => {
  it.each([
    ['a **bo', 'a **bo**'],
    ['a **bold**', 'a **bold**'],
    ['a **', 'a '],
    ['a **bold*', 'a **bold**'],
    ['use `co', 'use `co`'],
    ['see [the sho', 'see the sho'],
    ['see [the shop](https://sh', 'see the shop'],
    ['see [the shop](https://shop.example)', 'see [the shop](https://shop.example)'],
    ['```ts\nconst a = `x', '```ts\nconst a = `x'],
    ['2 * 3', '2 * 3'],
  ])('%j is shown as %j', (half, shown) => expect(closeMarkup(half)).toBe(shown));
});
