import { expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';

const shownCardId = '0190a000-0000-7000-8000-000000000001';
const decided = (text: string) => decide({ earlier: [], current: { text, steps: [] }, shownCardId, files: [] });

it.each([
  ['amazon', 'amz'],
  ['ebay', 'e-bay'],
  ['etsy'],
  ['shopify'],
  ['woocommerce', 'woo commerce', 'woo'],
  ['walmart', 'wal-mart'],
  ['google', 'google shopping', 'google merchant center', 'google feed'],
  ['ozon'],
  ['wildberries', 'wb'],
  ['generic', 'my own shop', 'no marketplace'],
])('%s is known by all of its names', (id, ...others) => {
  for (const name of [id, ...others])
    expect(marketplacesIn(`now for ${name}`)).toEqual([{ id, at: 8, end: 8 + name.length }]);
});

it.each(['the page on my own site', 'it was published on my own website'])(
  'where something stands is no aim: %s',
  (text) => {
    expect(marketplacesIn(text)).toEqual([]);
  },
);

it('a name is a part of other patterns as it is', () => {
  expect('from e-bay and amazon to wal-mart'.match(new RegExp(marketplaceName, 'g'))).toEqual([
    'e-bay',
    'amazon',
    'wal-mart',
  ]);
});

it.each(['e-bay', 'ebay', 'wal-mart', 'walmart'])('what is asked of %s is understood however it is written', (name) => {
  // A case is no listing of a marketplace: nothing is published.
  expect(decided(`publish it on ${name} for me`)).toMatchObject({
    kind: 'say',
    text: expect.stringMatching(/^I cannot publish to a marketplace\./),
  });
  for (const text of [`would ${name} accept this?`, `What would ${name} make of it? The score for there please`])
    expect(decided(text)).toMatchObject({
      kind: 'call',
      tool: 'score_card',
      input: { marketplace: name.replace('-', '') },
    });
});
