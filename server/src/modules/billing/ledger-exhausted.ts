import type { CreditsExhausted, PricedPlan, UsageEntry } from '@cardwright/contract/billing';
import { ProblemError } from '../../http/problem-error.ts';
import type { PaidFeature } from './ledger.ts';
import { planOf, plansAround } from './plan-catalogue.ts';

const words: Record<PaidFeature, string> = {
  credits: 'credits',
  image_credits: 'image credits',
  scoring_credits: 'scoring credits',
};
const counted = (count: number, word: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? word.replace(/s$/, '') : word}`;

/** Refuses work that costs more than is left: 402 `credits_exhausted`, with the figures by which the page explains it. */
export function creditsExhausted(
  plan: PricedPlan,
  feature: PaidFeature,
  usage: UsageEntry,
  { amount, left }: { amount: number; left: number },
): ProblemError {
  const own = plan.limits[feature] ?? Number.POSITIVE_INFINITY;
  const upgrade_to =
    plansAround(plan.id).dearer.find((id) => (planOf(id).limits[feature] ?? Number.POSITIVE_INFINITY) > own) ?? null;
  const extra: CreditsExhausted = { feature, ...usage, upgrade_to };
  const sentence = `This takes ${counted(amount, words[feature])}, and you have ${left === 0 ? 'none' : left.toLocaleString('en-US')} left.`;
  return new ProblemError('credits_exhausted', sentence, { extra: { ...extra } });
}
