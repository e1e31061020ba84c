import type { RunService } from '../../runs/run-service.ts';
import type { TaskRunsStore } from './task-runs-store.ts';

/**
 * Stops what works or waits of a deleted task, as the stop buttons do, by the ids of the requests that the task sent: its turns,
 * then the work on many cards that goes on behind them.
 */
export type StopTurns = (userId: string, requestIds: string[]) => Promise<void>;

export function createStopTurns(
  runs: Pick<TaskRunsStore, 'activeTurns' | 'activeJobs'>,
  work: Pick<RunService, 'stop'>,
  bulk: { stop(userId: string, jobId: string): Promise<unknown> },
): StopTurns {
  return async (userId, requestIds) => {
    if (requestIds.length === 0) return;
    for (const id of await runs.activeTurns(userId, requestIds)) await work.stop(userId, id);
    for (const id of await runs.activeJobs(userId, requestIds)) await bulk.stop(userId, id);
  };
}
