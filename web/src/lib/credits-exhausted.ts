import { type CreditsExhausted, creditsExhaustedSchema } from '@cardwright/contract/billing';
import { ApiError } from './api-error.ts';

/** What a 402 `credits_exhausted` says about the feature that is used up; null for every other failure. */
export function exhaustedOf(error: unknown): CreditsExhausted | null {
  if (!(error instanceof ApiError) || error.code !== 'credits_exhausted') return null;
  const said = creditsExhaustedSchema.safeParse(error.problem);
  return said.success ? said.data : null;
}

/** Whether a larger plan would have helped. */
export const isPlanRequired = (error: unknown): boolean => error instanceof ApiError && error.code === 'plan_required';
