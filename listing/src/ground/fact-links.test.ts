import { describe, expect, it } from 'vitest';
import type { Source } from '../evidence.ts';
import { listingWith } from '../listing-builders.ts';
import { checkGrounding } from './check-grounding.ts';

const page: Source = {
  id: 'page',
  kind: 'page',
  text: 'Norvik bottle\nCapacity: 32 oz\nStainless steel, not dishwasher safe',
};
const check = (bullet: string) =>
  checkGrounding({ listing: listingWith({ language: 'en', bullets: [bullet] }), sources: [page] });
const linksOf = (bullet: string) => check(bullet).facts;

describe('the facts of a checked listing', () => {
  it('gives the words of the source and where they stand', () => {
    const [volume, steel] = linksOf('Holds 946 ml, of steel');
    expect(volume).toMatchObject({ path: 'bullets/0', kind: 'number', text: '946 ml', start: 6, end: 12 });
    expect(volume?.source).toEqual({ source_id: 'page', quote: '32 oz', start: 24, end: 29 });
    expect(steel?.source?.quote).toBe('Stainless steel');
  });

  it('has null for what no source states, or states the other way round', () => {
    expect(linksOf('Holds 24 oz').map(({ source }) => source)).toEqual([null]);
    expect(linksOf('Dishwasher safe').map(({ source }) => source)).toEqual([null]);
    expect(linksOf('Not for the dishwasher').map(({ source }) => source?.quote)).toEqual(['dishwasher safe']);
  });

  it('has a name that no source knows, and nothing for a single thing', () => {
    expect(linksOf('A bottle by Bergholm').map(({ kind, text, source }) => [kind, text, source])).toEqual([
      ['name', 'Bergholm', null],
    ]);
    expect(linksOf('One bottle')).toEqual([]);
  });

  it('flags exactly what it links to nothing', () => {
    const { facts, flags } = check('Holds 946 ml or 24 oz, titanium, not dishwasher safe, 24 oz');
    const open = facts.filter(({ source }) => source === null).map(({ text }) => text);
    expect(open).toEqual(['24 oz', 'titanium', '24 oz']);
    expect(flags.map(({ text }) => /“(.+?)”/u.exec(text)?.[1])).toEqual(['24 oz', 'titanium']);
  });
});

describe('evidence', () => {
  it('names the facts that a quote states, converted ones and other languages too', () => {
    expect(check('Holds 946 ml').evidence).toEqual([
      { path: 'bullets/0', source_id: 'page', quote: 'Capacity: 32 oz', facts: ['946 ml'] },
    ]);
    const german = listingWith({ language: 'de', bullets: ['Aus Edelstahl'] });
    expect(checkGrounding({ listing: german, sources: [page] }).evidence).toEqual([
      {
        path: 'bullets/0',
        source_id: 'page',
        quote: 'Stainless steel, not dishwasher safe',
        facts: ['Edelstahl'],
      },
    ]);
  });

  it('does not take "2 oz" for a part of "32 oz"', () => {
    const source: Source = { id: 's', kind: 'text', text: 'Bottle that holds 32 oz\nPouch, 2 oz' };
    const listing = listingWith({ language: 'en', bullets: ['Bottle holds 2 oz'] });
    const { evidence } = checkGrounding({ listing, sources: [source] });
    expect(evidence.map(({ quote, facts }) => [quote, facts])).toContainEqual(['Pouch, 2 oz', ['2 oz']]);
    expect(evidence.find(({ quote }) => quote.includes('32 oz'))?.facts).toBeUndefined();
  });
});
