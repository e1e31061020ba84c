import { setTimeout as wait } from 'node:timers/promises';
import type { BulkJob } from '@cardwright/contract/library';
import type { AssistantPorts } from '../seller-ports.ts';
import type { ToolRun } from '../tool-runner.ts';
import type { ToolContext } from './tool-context.ts';

const lookEveryMs = 250;

/**
 * Looks on until a job over many cards has ended, or the step's time is nearly over: then it goes on in the background. A
 * seller who stops the turn stops it; a server that stops leaves it to the next one.
 */
export async function watchJob(
  { userId, onError }: Pick<ToolContext, 'userId' | 'onError'>,
  bulk: NonNullable<AssistantPorts['bulk']>,
  started: BulkJob,
  step: ToolRun,
): Promise<BulkJob> {
  const { get, stop } = bulk;
  if (get === undefined) return started;
  const onStop = () => {
    if (step.signal.reason === 'stopped') stop?.(userId, started.id).catch(onError);
  };
  if (step.signal.aborted) onStop();
  step.signal.addEventListener('abort', onStop, { once: true });
  try {
    let job = started;
    while (job.status === 'queued' || job.status === 'running') {
      step.progress(`${job.done_count + job.failed_count} of ${job.card_count}`);
      if (step.soon.aborted) return job;
      step.charged(job.charged ?? 0);
      await wait(lookEveryMs, undefined, { signal: step.signal });
      job = await get(userId, started.id);
    }
    return job;
  } finally {
    step.signal.removeEventListener('abort', onStop);
  }
}
