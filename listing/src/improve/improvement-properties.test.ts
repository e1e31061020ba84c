import { expect, it } from 'vitest';
import { marketplaceIds } from '../marketplaces/profiles.ts';
import { proveImproving } from './improvement-properties.ts';

it('keeps every promise for generated listings and all marketplaces', { timeout: 60_000 }, () => {
  // `npm run prove` takes ten thousand.
  const seen = proveImproving(40, 20261121);
  expect([...seen.keys()].sort()).toEqual([...marketplaceIds].sort());
});
