import type { Database } from './db/database.ts';
import type { Clock } from './outside/clock/clock.ts';

export interface MaintenanceDeps {
  database: Database;
  clock: Clock;
  /** Hourly work of the modules. */
  tasks: (() => Promise<void>)[];
  onError(error: unknown): void;
}

const everyMs = 3_600_000;

/** Removes what has expired, every hour; `run` does it at once. */
export function createMaintenance({ database, clock, tasks, onError }: MaintenanceDeps) {
  let timer: NodeJS.Timeout | null = null;
  const run = async () => {
    const now = clock.now().getTime();
    const yesterday = new Date(now - 24 * 3_600_000);
    const own = [
      async () => void (await database.query('delete from idempotency_keys where created_at < $1', [yesterday])),
      async () => void (await database.query('delete from rate_limits where expire < $1', [now])),
    ];
    for (const task of [...own, ...tasks]) await task().catch(onError);
  };
  return {
    run,
    start() {
      timer = setInterval(() => void run(), everyMs);
      timer.unref();
    },
    stop() {
      if (timer !== null) clearInterval(timer);
    },
  };
}
