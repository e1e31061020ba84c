// @vitest-environment node
import { emptyListing } from '@cardwright/listing/listing';
import { rulePackOf } from '@cardwright/listing/marketplaces/profiles';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import { describe, expect, it } from 'vitest';
import { measureListing } from './measure-listing.ts';

const listing = {
  ...emptyListing,
  title: '  Trinkflasche 🚲 ',
  description: '<p>Steel &amp; cork</p>',
  bullets: ['Keeps cold', ''],
  specifications: [{ name: 'Volume', value: '750 ml' }],
  keywords: ['größe', 'cold'],
  language: 'de',
};

describe('the counters', () => {
  const { counters } = measureListing(listing, [], 'amazon');

  it('count characters as the rules do: a sign of two units once, spaces around and markup not at all', () => {
    expect(counters.title).toMatchObject({ length: 14, unit: 'characters', max: rulePackOf('amazon').title.max.limit });
    expect(counters.description?.length).toBe('Steel & cork'.length);
    expect(counters['specifications/0/value']?.length).toBe(6);
  });

  it('count Amazon’s keywords in bytes, with the spaces between them', () => {
    expect(counters.keywords).toMatchObject({ length: 'größe cold'.length + 2, unit: 'bytes' });
    expect(measureListing(listing, [], 'etsy').counters.keywords).toMatchObject({ length: 2, unit: 'items' });
  });

  it('leave empty entries out of the number of bullets', () => {
    expect(counters.bullets).toMatchObject({ length: 1, unit: 'items' });
  });
});

it('gives the total of the engine', () => {
  const measured = measureListing(listing, [], 'ebay');
  expect(measured.total).toBe(scoreListing({ listing, images: [], marketplace: 'ebay' }).total);
});
