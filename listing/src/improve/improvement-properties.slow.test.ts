import { expect, it } from 'vitest';
import { proveImproving } from '../../testing/properties/improvement-properties.ts';
import { marketplaceIds } from '../marketplaces/profiles.ts';

it('keeps every promise for many generated listings', () => {
  expect([...proveImproving(150, 20261122).keys()].sort()).toEqual([...marketplaceIds].sort());
});
