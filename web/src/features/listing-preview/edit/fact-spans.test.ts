// @vitest-environment node
import { expect, it } from 'vitest';
import { factSpans } from './fact-spans.ts';

it('marks whole words, the longer of two facts that overlap, and every place', () => {
  const [ounces, steel, alloy] = ['2 oz', 'steel', '18/8 steel'].map((words) => ({
    words,
    quote: `It is ${words}.`,
    source: 'page' as const,
  }));
  const facts = [ounces, steel, alloy].flatMap((fact) => fact ?? []);
  expect(factSpans('A 32 oz bottle of 18/8 steel; steel lid', facts)).toEqual([
    { text: 'A 32 oz bottle of ', fact: null },
    { text: '18/8 steel', fact: alloy },
    { text: '; ', fact: null },
    { text: 'steel', fact: steel },
    { text: ' lid', fact: null },
  ]);
  expect(factSpans('', facts)).toEqual([]);
});
