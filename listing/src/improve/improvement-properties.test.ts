import { expect, it } from 'vitest';
import { proveImproving } from '../../testing/properties/improvement-properties.ts';
import { marketplaceIds } from '../marketplaces/profiles.ts';

it('keeps every promise for generated listings and all marketplaces', () => {
  // The slow tests take more, and `npm run prove` ten thousand.
  const seen = proveImproving(30, 20261121);
  expect([...seen.keys()].sort()).toEqual([...marketplaceIds].sort());
});
