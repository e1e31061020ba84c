import type { BulkJob, BulkQuote } from '@cardwright/contract/library';
import { count, figure } from '../built-in-model/safe-markdown.ts';
import type { ToolContext } from './tool-context.ts';

/** So many jobs are looked at: one is worked on at a time, the others wait. */
const mostJobs = 20;
const isOpen = ({ status }: BulkJob) => status === 'queued' || status === 'running';

/** What earlier work on many cards, which has not ended, may still take of the same credits: a price told meanwhile says it. */
export async function workGoingOn(
  { bulk, userId }: Pick<ToolContext, 'bulk' | 'userId'>,
  { action, cost: { each, feature, total }, balance }: BulkQuote,
): Promise<string[]> {
  if (balance === null) return [];
  const { items } = (await bulk?.list?.(userId, { limit: mostJobs })) ?? { items: [] };
  const cards = items
    .filter((job) => isOpen(job) && job.action === action)
    .reduce((sum, job) => sum + job.card_count - job.done_count - job.failed_count, 0);
  if (cards === 0) return [];
  const open = `Earlier work on ${count(cards, 'listing')} is still going on and may take up to ${figure(cards * each)} of your ${feature === 'credits' ? 'credits' : 'scoring credits'}`;
  return [balance < cards * each + total ? `${open}, so they may not be enough for all of these.` : `${open}.`];
}
