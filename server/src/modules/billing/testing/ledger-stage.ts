import type { PlanId } from '@cardwright/contract/billing';
import type { LedgerEntry } from '@cardwright/contract/ledger';
import type { Database } from '../../../db/database.ts';
import { newUuid } from '../../../db/ids.ts';
import { type ManualClock, manualClock } from '../../../testing/manual-clock.ts';
import { type BillingPeriod, monthlyPeriod } from '../billing-period.ts';
import type { HoldRequest } from '../ledger.ts';
import { createLedger } from '../ledger-service.ts';
import { planOf } from '../plan-catalogue.ts';
import type { Standing, Standings } from '../standing.ts';

const hourMs = 3_600_000;
export const ledgerStart = new Date('2026-03-10T09:30:00.000Z');

/** One ledger over a database, with plans and a clock that the test sets. */
export function createLedgerStage(database: Database, clock: ManualClock = manualClock(ledgerStart)) {
  const plans = new Map<string, { plan: PlanId; period: (now: Date) => BillingPeriod }>();
  const standings: Standings = {
    async of(userId) {
      const { plan, period } = plans.get(userId) ?? { plan: 'free' as const, period: monthOf(ledgerStart) };
      return standingAt(plan, period(clock.now()));
    },
  };
  const ledger = createLedger({ database, standings, clock, newId: newUuid });
  const inTransaction = database.orm.transaction.bind(database.orm);
  return {
    clock,
    ledger,
    standings,
    async newUser() {
      const id = newUuid();
      await database.query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [
        id,
        `${id}@ledger.test`,
      ]);
      return id;
    },
    /** Sets the plan from now on, with months that are counted from `from`. */
    setPlan: (userId: string, plan: PlanId, from = clock.now()) => plans.set(userId, { plan, period: monthOf(from) }),
    /** One period as it is known by now. */
    setPeriod: (userId: string, plan: PlanId, period: BillingPeriod) =>
      plans.set(userId, { plan, period: () => period }),
    /** Another plan in the same months. */
    growPlan: (userId: string, plan: PlanId) =>
      plans.set(userId, { plan, period: plans.get(userId)?.period ?? monthOf(ledgerStart) }),
    hold: (request: Partial<HoldRequest> & Pick<HoldRequest, 'user_id'>) => {
      const whole: HoldRequest = {
        feature: 'credits',
        amount: 10,
        key: `run:${newUuid()}`,
        reason: 'chat_turn',
        ref: null,
        expires_at: new Date(clock.now().getTime() + hourMs),
        ...request,
      };
      return inTransaction((tx) => ledger.hold(tx, whole)).then(() => whole.key);
    },
    settle: (key: string, amount?: number) => inTransaction((tx) => ledger.settle(tx, key, amount)),
    release: (key: string) => inTransaction((tx) => ledger.release(tx, key)),
    /** Used and limit of each feature. */
    async used(userId: string) {
      const usage = await ledger.usage(userId);
      return Object.fromEntries(Object.entries(usage).map(([key, { used, limit }]) => [key, `${used}/${limit}`]));
    },
    /** The page's lines, oldest first. */
    async lines(userId: string, feature?: LedgerEntry['feature']) {
      const { items } = await ledger.entries(userId, { limit: 100, feature });
      return items.toReversed().map(({ amount, balance, kind, reason, status, ...line }) => {
        const words = [line.feature, amount > 0 ? `+${amount}` : `${amount}`, `=${balance}`, kind, reason, status];
        return words.filter((word) => word !== null).join(' ');
      });
    },
  };
}

export type LedgerStage = ReturnType<typeof createLedgerStage>;

const monthOf = (from: Date) => (now: Date) => monthlyPeriod(from, now);

const standingAt = (plan: PlanId, period: BillingPeriod): Standing => ({
  plan: planOf(plan),
  interval: plan === 'free' ? null : 'monthly',
  status: 'active',
  period,
  credit_period: period,
  cancel_at_period_end: false,
  scheduled: null,
  grace_until: null,
});
