import type { Task, TaskRun } from '@cardwright/contract/tasks';
import type { ShownRun } from './task-runs-store.ts';
import type { RankedTask } from './tasks-store.ts';

/** After a downgrade the oldest tasks go on; the others stay as they are, and do not run. */
export const isPaused = (row: RankedTask, limit: number | null): boolean =>
  row.next_run_at !== null && limit !== null && row.rank > limit;

/** `titles`: of the cards that the seller still has. `limit`: the plan's. */
export const taskOf = (
  row: RankedTask,
  run: ShownRun | null,
  { titles, limit }: { titles: ReadonlyMap<string, string>; limit: number | null },
): Task => ({
  id: row.id,
  title: row.title,
  instruction: row.instruction,
  card_ids: row.card_ids,
  cards: row.card_ids.flatMap((id) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title }];
  }),
  schedule: row.schedule,
  timezone: row.timezone,
  enabled: row.next_run_at !== null,
  notify: row.notify,
  paused: isPaused(row, limit),
  next_run_at: row.next_run_at?.toISOString() ?? null,
  last_run: run === null ? null : lastRunOf(taskRunOf(run)),
});

export const taskRunOf = (run: ShownRun): TaskRun => ({
  id: run.id,
  at: run.created_at.toISOString(),
  by_hand: run.by_hand,
  status: run.live,
  finished_at: run.finished_at?.toISOString() ?? null,
  cost_credits: run.cost_credits,
  error: run.error,
  chats: run.chats,
});

const lastRunOf = ({ at, status, chats, error }: TaskRun): Task['last_run'] => ({
  at,
  status,
  chat_id: chats.find(({ chat_id }) => chat_id !== null)?.chat_id ?? null,
  error,
});
