import type { Database } from '../../db/database.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type BillingMails, lowPercent, type UsageNotice } from './billing-mails.ts';

export interface UsageWatch {
  /** Looks every few minutes. */
  begin(): void;
  /** Writes to sellers who have used nearly all or all credits of this period and have not been told yet. */
  run(): Promise<void>;
  close(): Promise<void>;
}

export interface UsageWatchDeps {
  database: Database;
  mails: Pick<BillingMails, 'noteUsage'>;
  clock: Clock;
  onError(error: unknown): void;
}

const everyMs = 5 * 60_000;

interface Row {
  user_id: string;
  feature: UsageNotice['feature'];
  limit: string | number;
  left: string | number;
  start: Date;
  end: Date;
}

/**
 * Held credits count as left: work that fails gives them back, and an e-mail cannot be taken back. Several processes may look
 * at the same time, because each notice is written once.
 */
export function createUsageWatch({ database, mails, clock, onError }: UsageWatchDeps): UsageWatch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const look = async () => {
    const rows = await database.query<Row>(
      `select g.user_id, g.feature, g.amount as limit, g.start, g.end, least(g.amount, g.remaining + coalesce(
           (select sum(h.amount) from ledger_holds h
            where h.user_id = g.user_id and h.feature = g.feature and h.status = 'held'), 0)) as left
       from (select user_id, feature, sum(amount) as amount, sum(remaining) as remaining,
               max(period_start) as start, max(expires_at) filter (where period_start is not null) as end
             from ledger_grants
             where closed_at is null and feature <> 'daily_credits' and (expires_at is null or expires_at > $1)
             group by user_id, feature
             having sum(remaining) * 100 <= sum(amount) * (100 - $2::int)) g
       where g.start is not null and g.end is not null`,
      [clock.now(), lowPercent],
    );
    for (const { user_id, feature, limit, left, start, end } of rows) {
      const notice = {
        user_id,
        feature,
        used: Number(limit) - Number(left),
        limit: Number(limit),
        period: { start, end },
      };
      await database.orm.transaction((tx) => mails.noteUsage(tx, notice));
    }
  };
  const run = () => {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    run,
    begin() {
      timer = setInterval(() => void run().catch(onError), everyMs);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await running?.catch(onError);
    },
  };
}
