import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { factsWithSources, sentenceAt } from './card-facts.ts';

const page = 'A steel bottle. It keeps drinks cold for 24 hours. One lid.\nWeight: 340 g';
const quoteOf = (words: string, text = page) =>
  sentenceAt(text, text.indexOf(words), text.indexOf(words) + words.length);

it('quotes the sentence or the line around a fact', () => {
  expect(quoteOf('24 hours')).toBe('It keeps drinks cold for 24 hours.');
  expect(quoteOf('steel')).toBe('A steel bottle.');
  expect(quoteOf('lid')).toBe('One lid.');
  expect(quoteOf('340 g')).toBe('Weight: 340 g');
  const endless = `${'word '.repeat(2_000)}24 hours ${'word '.repeat(2_000)}`;
  expect(quoteOf('24 hours', endless)).toContain('24 hours');
  expect(quoteOf('24 hours', endless).length).toBeLessThan(410);
});

it('gives the facts that a source states, each with its sentence', () => {
  const listing = {
    ...emptyListing,
    title: 'Bottle, 340 g',
    bullets: ['Cold for 24 hours', 'Made of bamboo'],
    language: 'en',
  };
  expect(factsWithSources(listing, [{ id: 'one', kind: 'page', text: page }])).toEqual([
    { path: 'title', text: '340 g', quote: 'Weight: 340 g', source: 'page' },
    { path: 'bullets/0', text: '24 hours', quote: 'It keeps drinks cold for 24 hours.', source: 'page' },
  ]);
});
