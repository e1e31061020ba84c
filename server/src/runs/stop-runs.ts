import type { Database } from '../db/database.ts';
import type { Clock } from '../outside/clock/clock.ts';
import type { EndRun } from './end-run.ts';
import { type OwnRuns, stopTopic } from './own-runs.ts';
import type { Run, RunStore } from './run-store.ts';

export interface StopRunsDeps {
  database: Database;
  store: RunStore;
  own: Pick<OwnRuns, 'alive' | 'stop'>;
  clock: Clock;
  endRun: EndRun;
  abandonedHandlers: ReadonlyMap<Run['kind'], (run: Run) => Promise<void>>;
}

const stopAllWaitMs = 6_000;
const stopAllPollMs = 50;

/** Stopping a run, whether it waits, is ours, or is another process's. */
export function createStopRuns({ database, store, own, clock, endRun, abandonedHandlers }: StopRunsDeps) {
  const stopWaiting = async (userId: string, runId: string): Promise<boolean> => {
    const run = await database.orm.transaction(async (tx) => {
      // Not while a place is being given to it.
      await store.lockPlaces(tx, userId);
      const stopped = await store.stopQueued(tx, userId, runId, clock.now());
      if (stopped !== null) await endRun(tx, stopped, { status: 'stopped', error: null }, stopped.last_seq + 1);
      return stopped;
    });
    if (run !== null) await abandonedHandlers.get(run.kind)?.(run);
    return run !== null;
  };

  const stop = async (userId: string, runId: string): Promise<void> => {
    if (await stopWaiting(userId, runId)) return;
    if (!(await store.requestStop(userId, runId))) return;
    own.stop(runId);
    await database.query(`select pg_notify('events', $1)`, [`${stopTopic(runId)} 1`]);
  };

  return {
    stop,
    async stopAll(userId: string): Promise<void> {
      const ids = await store.activeOf(userId);
      // In their order: a turn that loses a step first would write on, and end as if it were done.
      for (const id of ids) await stop(userId, id);
      await Promise.all(ids.map((id) => own.alive.get(id)?.ended));
      // Those of other processes.
      const deadline = performance.now() + stopAllWaitMs;
      while ((await store.activeOf(userId)).length > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, stopAllPollMs));
    },
  };
}
