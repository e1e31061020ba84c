import { afterEach, expect, it } from 'vitest';
import { dayLabel } from './english-date.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('a day without a time stays that day in %s', (zone) => {
  process.env.TZ = zone;
  expect(dayLabel('2026-11-21')).toBe('21 Nov 2026');
});
