import type { CanUse, FeatureKey, UnlockKey } from '@cardwright/contract/billing';
import { ProblemError } from '../../http/problem-error.ts';
import type { Standings } from './standing.ts';

/** What a user's plan lets them do. Every module asks here, and nowhere else. */
export interface Entitlements {
  /** Whether one more of a counted feature fits, or an unlocked one is there at all. */
  canUse(userId: string, feature: FeatureKey | UnlockKey): Promise<CanUse>;
  /** How many of a counted feature there may be at the same time; null: any number. */
  limitOf(userId: string, feature: FeatureKey): Promise<number | null>;
  /** @throws ProblemError as `planRequired` */
  require(userId: string, feature: FeatureKey | UnlockKey): Promise<void>;
}

export function createEntitlements({
  standings,
  canUse,
}: Pick<Entitlements, 'canUse'> & { standings: Standings }): Entitlements {
  return {
    canUse,
    limitOf: async (userId, feature) => (await standings.of(userId)).plan.limits[feature],
    async require(userId, feature) {
      const answer = await canUse(userId, feature);
      if (!answer.allowed) throw planRequired(answer);
    },
  };
}

/** Refuses what a plan does not have: 403 `plan_required` with `feature`, `used`, `limit`, `upgrade_to`. */
export function planRequired({ reason, feature, used, limit, upgrade_to }: CanUse, detail?: string): ProblemError {
  const sentence = detail ?? reason ?? 'Your plan does not have this.';
  return new ProblemError('plan_required', sentence, { extra: { feature, used, limit, upgrade_to } });
}
