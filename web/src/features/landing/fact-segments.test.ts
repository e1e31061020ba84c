import { expect, it } from 'vitest';
import { factSegments } from './fact-segments.ts';

const fact = (text: string) => ({ path: 'title', text, quote: text });

it('cuts a text into its facts and what stands between them', () => {
  const [mug, size] = [fact('Mug'), fact('450 ml')];
  expect(factSegments('A Mug, 450 ml.', [mug, size])).toEqual([
    { start: 0, text: 'A ', fact: null },
    { start: 2, text: 'Mug', fact: mug },
    { start: 5, text: ', ', fact: null },
    { start: 7, text: '450 ml', fact: size },
    { start: 13, text: '.', fact: null },
  ]);
});

it('leaves out a fact that the text does not hold', () => {
  expect(factSegments('Mug', [fact('Cup')])).toEqual([{ start: 0, text: 'Mug', fact: null }]);
});
