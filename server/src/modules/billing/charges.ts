import type { ChargeReason, LedgerRef } from '@cardwright/contract/ledger';
import type { Orm } from '../../db/database.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { AskedRun, RunCharges } from '../../runs/run-charges.ts';
import type { HoldOutcome, Ledger, PaidFeature } from './ledger.ts';
import { planCatalogue } from './plan-catalogue.ts';
import type { Standings } from './standing.ts';

interface Spending {
  user_id: string;
  reason: ChargeReason;
  /** Idempotency key: what has the same key is charged once. */
  key: string;
  ref: LedgerRef | null;
  title?: string | null;
  /** The turn or the job over many cards whose step this is. */
  part_of?: string;
}

/** What work costs, and the one way to pay for it. */
export interface Charges {
  /** What a piece of work costs now, in credits of its feature. */
  priceOf(userId: string, reason: ChargeReason): Promise<number>;
  /** What a chat turn costs now (nothing where chat is unlimited), and how many may run; null: any number. */
  turnTerms(userId: string): Promise<{ credits: number; places: number | null }>;
  /** How runs pay: a hold when they are written, which the transaction that ends them settles or gives back. */
  runs: RunCharges;
  /**
   * For work that begins and ends in the transaction `tx`. Called last in it: it locks the ledger of the user.
   * @throws ProblemError `credits_exhausted`
   */
  spend(tx: Orm, spending: Spending): Promise<void>;
  /** What was paid for with this key, so that a repeated request finds its first work; null: nothing. */
  paidFor(tx: Orm, userId: string, key: string): Promise<LedgerRef | null>;
  /** Whether a score of the card was paid for with a key that ends so. */
  hasPaidScore(userId: string, cardId: string, end: string): Promise<boolean>;
  /** What became of a run's hold; null when it held nothing. */
  outcomeOf(userId: string, runId: string): Promise<HoldOutcome | null>;
}

/** Long enough for work that waits for a place while no server is up; whoever ends a run settles or releases far sooner. */
const holdLifeMs = 24 * 3_600_000;
const runKey = (runId: string) => `run:${runId}`;

const featureOf = (reason: ChargeReason): PaidFeature =>
  reason === 'score' ? 'scoring_credits' : reason === 'image' ? 'image_credits' : 'credits';

export function createCharges({
  ledger,
  standings,
  clock,
}: {
  ledger: Ledger;
  standings: Standings;
  clock: Clock;
}): Charges {
  const expiry = () => new Date(clock.now().getTime() + holdLifeMs);
  const turnTerms: Charges['turnTerms'] = async (userId) => {
    const { features, limits } = (await standings.of(userId)).plan;
    const credits = features.includes('unlimited_chat') ? 0 : planCatalogue.costs.chat_turn;
    return { credits, places: limits.concurrent_tasks };
  };
  return {
    turnTerms,
    priceOf: async (userId, reason) =>
      reason === 'chat_turn' ? (await turnTerms(userId)).credits : planCatalogue.costs[reason],
    runs: {
      hold: (tx, run, title, onCovered) =>
        ledger.hold(
          tx,
          {
            user_id: run.user_id,
            feature: featureOf(reasonOf(run)),
            amount: run.held_credits,
            key: runKey(run.id),
            reason: reasonOf(run),
            ref: refOf(run),
            title,
            expires_at: expiry(),
          },
          onCovered,
        ),
      settle: (tx, run, amount) => ledger.settle(tx, runKey(run.id), amount),
      release: (tx, run) => ledger.release(tx, runKey(run.id)),
      extend: (tx, runIds) => ledger.extend(tx, runIds.map(runKey), expiry()),
    },
    async spend(tx, { reason, ...spending }) {
      const feature = featureOf(reason);
      const amount = planCatalogue.costs[reason];
      await ledger.hold(tx, { ...spending, reason, feature, amount, expires_at: expiry() });
      await ledger.settle(tx, spending.key);
    },
    paidFor: ledger.paidFor,
    hasPaidScore: ledger.hasPaidScore,
    outcomeOf: (userId, runId) => ledger.outcome(userId, runKey(runId)),
  };
}

function reasonOf({ kind }: AskedRun): ChargeReason {
  if (kind === 'image_edit') return 'image';
  if (kind === 'chat_turn' || kind === 'import' || kind === 'improve') return kind;
  throw new Error(`runs of the kind ${kind} cost nothing`);
}

function refOf({ id, chat_id, card_id, kind }: AskedRun): LedgerRef {
  if (kind === 'chat_turn' && chat_id !== null) return { kind: 'chat', id: chat_id };
  return card_id === null ? { kind: 'run', id } : { kind: 'card', id: card_id };
}
