// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { exhaustedOf, isPlanRequired } from './credits-exhausted.ts';

const problem = {
  code: 'credits_exhausted',
  detail: 'No image credits are left.',
  feature: 'image_credits',
  used: 10,
  limit: 10,
  reset_date: '2026-12-01T00:00:00.000Z',
  upgrade_to: 'basic',
};

it('reads what is used up, and nothing else of the problem', () => {
  const { code: _code, detail: _detail, ...said } = problem;
  expect(exhaustedOf(new ApiError(402, problem))).toEqual(said);
});

it('leaves other failures and half answers alone', () => {
  expect(exhaustedOf(new TypeError('network'))).toBeNull();
  expect(exhaustedOf(new ApiError(409, { ...problem, code: 'conflict' }))).toBeNull();
  expect(exhaustedOf(new ApiError(402, { code: 'credits_exhausted' }))).toBeNull();
});

it('knows a refusal that a larger plan would not have given', () => {
  expect(isPlanRequired(new ApiError(403, { code: 'plan_required' }))).toBe(true);
  expect(isPlanRequired(new ApiError(402, problem))).toBe(false);
});
