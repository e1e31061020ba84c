// @vitest-environment node
import { expect, it } from 'vitest';
import { durationText, stepMs } from './step-time.ts';

const now = new Date('2026-11-21T12:00:10Z');

it.each([
  [null, null, null],
  ['2026-11-21T12:00:00Z', null, 10_000],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:03.400Z', 3_400],
  ['2026-11-21T12:00:20Z', null, 0],
  ['nonsense', null, null],
])('a step from %s to %s has taken %s ms', (started_at, finished_at, ms) => {
  expect(stepMs({ started_at, finished_at }, now)).toBe(ms);
});

it.each([
  [400, false, '0.4 s'],
  [9_949, false, '9.9 s'],
  [400, true, '0 s'],
  [59_999, true, '59 s'],
  [20, false, '< 0.1 s'],
  [65_000, false, '1:05 min'],
  [3_723_000, false, '1:02:03 h'],
])('%i ms (counting: %s) read %s', (ms, isCounting, text) => {
  expect(durationText(ms, isCounting)).toBe(text);
});
