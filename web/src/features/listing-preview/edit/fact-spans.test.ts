// @vitest-environment node
import { expect, it } from 'vitest';
import { factSpans } from './fact-spans.ts';

it('marks whole words, the longer of two facts that overlap, and every place', () => {
  const facts = [
    { words: '2 oz', quote: 'two ounces' },
    { words: 'steel', quote: 'Material: steel' },
    { words: '18/8 steel', quote: 'made of 18/8 steel' },
  ];
  expect(factSpans('A 32 oz bottle of 18/8 steel; steel lid', facts)).toEqual([
    { text: 'A 32 oz bottle of ', quote: null },
    { text: '18/8 steel', quote: 'made of 18/8 steel' },
    { text: '; ', quote: null },
    { text: 'steel', quote: 'Material: steel' },
    { text: ' lid', quote: null },
  ]);
  expect(factSpans('', facts)).toEqual([]);
});
