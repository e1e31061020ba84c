import type { PricedPlan } from '@cardwright/contract/billing';
import type { Standings } from './standing.ts';

/** Who pays for nothing has this plan instead of the free one: for tests, and for trying a local start (`SANDBOX_PLAN`). */
export const withBasePlan = (standings: Standings, plan: PricedPlan): Standings => ({
  async of(userId, tx) {
    const standing = await standings.of(userId, tx);
    return standing.plan.id === 'free' ? { ...standing, plan } : standing;
  },
});
