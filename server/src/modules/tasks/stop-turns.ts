import type { RunService } from '../../runs/run-service.ts';
import type { TaskRunsStore } from './task-runs-store.ts';

/** Stops what works or waits of a deleted task, as the stop button does; by the ids of the requests that the task sent. */
export type StopTurns = (userId: string, requestIds: string[]) => Promise<void>;

export function createStopTurns(runs: Pick<TaskRunsStore, 'activeTurns'>, work: Pick<RunService, 'stop'>): StopTurns {
  return async (userId, requestIds) => {
    if (requestIds.length === 0) return;
    for (const id of await runs.activeTurns(userId, requestIds)) await work.stop(userId, id);
  };
}
