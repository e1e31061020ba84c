import type { Database } from '../db/database.ts';
import type { Clock } from '../outside/clock/clock.ts';
import type { EndRun } from './end-run.ts';
import { abandonedOutcome } from './run-endings.ts';
import { type Run, type RunStore, reaperSeqGap } from './run-store.ts';

export interface ReaperDeps {
  database: Database;
  store: RunStore;
  clock: Clock;
  endRun: EndRun;
  /** As `endRun` without what the run's kind adds: for a run that cannot be ended otherwise. */
  endBare: EndRun;
  abandonedHandlers: ReadonlyMap<Run['kind'], (run: Run) => Promise<void>>;
  /** Runs that are alive in this process, whatever their beat says. */
  own: ReadonlyMap<string, unknown>;
  onError(error: unknown): void;
}

/** A run whose end has failed so often is ended without what its kind adds: it would block its chat and a place for ever. */
const endAttempts = 5;

/** Fails the runs that dead processes left, and tells their readers. */
export function createReaper(deps: ReaperDeps) {
  const { database, store, clock, abandonedHandlers, own, onError } = deps;
  let reaping: Promise<void> = Promise.resolve();
  /** How often the end of a run has failed, by its id. */
  const failures = new Map<string, number>();

  const reapOne = (staleMs: number, leftOut: string[], onTaken: (id: string) => void): Promise<Run | null> =>
    database.orm.transaction(async (tx) => {
      const stale = await store.lockStale(tx, staleMs, leftOut);
      if (stale === null) return null;
      onTaken(stale.id);
      const outcome = abandonedOutcome(stale);
      const run = await store.finishAbandoned(tx, stale.id, outcome, clock.now());
      if (run === null) return null;
      const end = (failures.get(run.id) ?? 0) < endAttempts ? deps.endRun : deps.endBare;
      await end(tx, run, outcome, run.last_seq + reaperSeqGap);
      return run;
    });

  const reap = async (staleMs: number) => {
    const broken = new Set<string>();
    for (;;) {
      let taken: string | null = null;
      try {
        const run = await reapOne(staleMs, [...own.keys(), ...broken], (id) => {
          taken = id;
        });
        if (run === null) return;
        failures.delete(run.id);
        await abandonedHandlers.get(run.kind)?.(run).catch(onError);
      } catch (error) {
        // A run that cannot be ended waits for the next round, and holds up nobody else's.
        if (taken === null) throw error;
        broken.add(taken);
        failures.set(taken, (failures.get(taken) ?? 0) + 1);
        onError(error);
      }
    }
  };
  return {
    /** One round at a time in a process. */
    reap(staleMs: number): Promise<void> {
      reaping = reaping.catch(() => {}).then(() => reap(staleMs));
      return reaping;
    },
    settled: () => reaping.catch(() => {}),
  };
}
