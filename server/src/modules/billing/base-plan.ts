import type { PlanId, PricedPlan } from '@cardwright/contract/billing';
import { planOf } from './plan-catalogue.ts';
import type { Standings } from './standing.ts';

/** What `SANDBOX_PLAN` may say: a plan, or the free one with more than any test spends. */
export type BasePlan = PlanId | 'plenty';

/** The plan with credits, places and cases for any test. */
export const withPlenty = (plan: PricedPlan): PricedPlan => ({
  ...plan,
  limits: {
    ...plan.limits,
    credits: 1_000_000,
    image_credits: 1_000_000,
    scoring_credits: 1_000_000,
    concurrent_tasks: 1_000,
    public_cases: null,
  },
});

export const basePlanOf = (id: BasePlan): PricedPlan => (id === 'plenty' ? withPlenty(planOf('free')) : planOf(id));

/** The plan of accounts that pay nothing, instead of the free one: for tests and for trying things out (`SANDBOX_PLAN`). */
export const withBasePlan = (standings: Standings, plan: PricedPlan): Standings => ({
  async of(userId, tx) {
    const standing = await standings.of(userId, tx);
    return standing.plan.id === 'free' ? { ...standing, plan } : standing;
  },
});
