import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import { expect, it } from 'vitest';
import { failureResult, scoreResultOf } from './tool-results.ts';

it('names work that serves several rules once, with what it brings in all', () => {
  const listing = { ...emptyListing, title: 'Walnut chopping board' };
  const score = scoreListing({ listing, images: [], marketplace: 'etsy' });
  const card = { id: 'card', marketplace: 'etsy', score: score.total, current: { listing } } as Card;
  const { fixes } = scoreResultOf(card, score);
  const [first, ...rest] = fixes;
  expect(first).toMatchObject({ blocks: true, message: expect.stringContaining('no images') });
  expect(first?.fix).toBe('Add 7 images of the product with at least 2000 pixels on the shorter side.');
  expect(first?.rules).toEqual(expect.arrayContaining(['I1', 'I2', 'I3']));
  const gains = score.rules.filter(({ id }) => first?.rules?.includes(id)).map(({ gain }) => gain);
  expect(first?.gain).toBeCloseTo(gains.reduce((sum, gain) => sum + gain));
  expect(rest.map(({ fix }) => fix).filter((fix) => fix.includes('images'))).toEqual([]);
});

it('tells work that was stopped from work that broke', () => {
  expect(failureResult('stopped', false).error).toEqual({ code: 'conflict', message: 'This step was stopped.' });
  expect(failureResult(new Error('broken'), false).error.code).toBe('internal_error');
  expect(failureResult(new Error('late'), true).error.code).toBe('timeout');
});
