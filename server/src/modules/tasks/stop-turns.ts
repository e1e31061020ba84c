import type { RunService } from '../../runs/run-service.ts';
import type { TaskRunsStore } from './task-runs-store.ts';

/**
 * Stops whatever a deleted task is doing, as the stop buttons do, by the ids of the requests that it sent: its turns,
 * then the work on many cards that outlives them.
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
