import type { Orm } from '../db/database.ts';
import type { Run } from './run-store.ts';

/** What a run takes when it starts. */
export interface RunPrice {
  /** Of what its kind is paid with: image credits for work on pictures, else credits. */
  credits: number;
  /** What it is for, as the seller's ledger names it. */
  title?: string | null;
}

/** What is known of a run while its row is being written. */
export type AskedRun = Pick<Run, 'id' | 'user_id' | 'kind' | 'chat_id' | 'card_id' | 'held_credits'>;

/** How runs are paid for. Each call joins the transaction that it is given. */
export interface RunCharges {
  /**
   * `onCovered`: told that enough is left, before the hold is written.
   * @throws ProblemError `credits_exhausted` when less is left than `run.held_credits`
   */
  hold(tx: Orm, run: AskedRun, title: string | null, onCovered: () => void): Promise<void>;
  /** Makes the hold final, or `amount` of it. Again, or after a release: changes nothing. */
  settle(tx: Orm, run: Run, amount?: number): Promise<void>;
  /** Again, or after a settlement: changes nothing. */
  release(tx: Orm, run: Run): Promise<void>;
  /** The work goes on: its holds must not expire. */
  extend(tx: Orm, runIds: string[]): Promise<void>;
}

/** For runs that nobody pays for. */
export const freeOfCharge: RunCharges = {
  hold: async () => {},
  settle: async () => {},
  release: async () => {},
  extend: async () => {},
};
