import { describe, expect, it } from 'vitest';
import type { Source } from '../evidence.ts';
import { listingWith } from '../listing-builders.ts';
import { linkFacts } from './fact-links.ts';

const page: Source = {
  id: 'page',
  kind: 'page',
  text: 'Norvik bottle\nCapacity: 32 oz\nStainless steel, not dishwasher safe',
};
const linksOf = (bullet: string) => linkFacts(listingWith({ language: 'en', bullets: [bullet] }), [page]);

describe('linkFacts', () => {
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
});
