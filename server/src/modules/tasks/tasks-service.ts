import type { CanUse } from '@cardwright/contract/billing';
import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import type { CreateTaskRequest, PatchTaskRequest, Task } from '@cardwright/contract/tasks';
import { z } from 'zod';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { storable } from '../../db/storable-text.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type Entitlements, planRequired } from '../billing/entitlements.ts';
import { checkSchedule, nextRun } from './schedule.ts';
import type { TasksStore, TaskWithStatus } from './tasks-store.ts';

/** Each call names the user; a task of somebody else is `not_found`. */
export interface TasksService {
  /** Newest first. */
  list(userId: string, query: ListQuery): Promise<Page<Task>>;
  /** @throws ProblemError `plan_required` above the plan's limit, `invalid_request` for a schedule, `not_found` for a card */
  create(userId: string, request: CreateTaskRequest): Promise<Task>;
  /** @throws ProblemError as `create` */
  change(userId: string, id: string, request: PatchTaskRequest): Promise<Task>;
  remove(userId: string, id: string): Promise<void>;
}

export interface TasksDeps {
  store: TasksStore;
  cards: { count(userId: string, cardIds: string[]): Promise<number> };
  entitlements: Pick<Entitlements, 'canUse' | 'limitOf'>;
  clock: Clock;
  newId: NewId;
}

const cursorShape = z.tuple([cursorTime, idSchema]);

export function createTasksService(deps: TasksDeps): TasksService {
  const { store, cards, clock, newId } = deps;

  const checkCards = async (userId: string, cardIds: string[]) => {
    if ((await cards.count(userId, cardIds)) < new Set(cardIds).size) throw notFound('Card');
  };
  const checkLimit = async (tx: Orm, userId: string, allowance: CanUse) => {
    const { limit } = allowance;
    const used = await store.countEnabled(userId, tx);
    if (limit === null || used < limit) return;
    const tasks = limit === 1 ? 'one scheduled task' : `${limit} scheduled tasks`;
    throw planRequired(
      { ...allowance, used },
      `Your plan has ${tasks}. Switch one off first, or choose a larger plan.`,
    );
  };
  const taskOrThrow = async (tx: Orm | null, userId: string, id: string) => {
    const row = await store.get(tx, userId, id);
    if (row === null) throw notFound('Task');
    return row;
  };

  return {
    async list(userId, { limit, cursor }) {
      const position = cursor === undefined ? null : decodeCursor(cursor, cursorShape);
      const after = position === null ? null : { created_at: new Date(position[0]), id: position[1] };
      const allowed = await deps.entitlements.limitOf(userId, 'scheduled_tasks');
      const rows = await store.list(userId, limit + 1, after);
      const page = pageOfRows(rows, limit, (row) => encodeCursor([row.created_at.toISOString(), row.id]));
      return { items: page.items.map((row) => taskOf(row, allowed)), next_cursor: page.next_cursor };
    },
    async create(userId, request) {
      const now = clock.now();
      checkSchedule(request.schedule, request.timezone, now);
      await checkCards(userId, request.card_ids);
      const allowance = await deps.entitlements.canUse(userId, 'scheduled_tasks');
      const id = newId();
      await store.transaction(async (tx) => {
        await store.lockUser(tx, userId);
        if (request.enabled) await checkLimit(tx, userId, allowance);
        await store.insert(tx, {
          id,
          user_id: userId,
          title: storable(request.title),
          instruction: storable(request.instruction),
          card_ids: request.card_ids,
          schedule: request.schedule,
          timezone: request.timezone,
          next_run_at: request.enabled ? nextRun(request.schedule, request.timezone, now) : null,
          created_at: now,
        });
      });
      return taskOf(await taskOrThrow(null, userId, id), allowance.limit);
    },
    async change(userId, id, request) {
      const now = clock.now();
      if (request.card_ids !== undefined) await checkCards(userId, request.card_ids);
      const allowance = await deps.entitlements.canUse(userId, 'scheduled_tasks');
      return store.transaction(async (tx) => {
        await store.lockUser(tx, userId);
        const row = await taskOrThrow(tx, userId, id);
        const schedule = request.schedule ?? row.schedule;
        const timezone = request.timezone ?? row.timezone;
        checkSchedule(schedule, timezone, now);
        const wasEnabled = row.next_run_at !== null;
        const isEnabled = request.enabled ?? wasEnabled;
        if (isEnabled && !wasEnabled) await checkLimit(tx, userId, allowance);
        const isMoved = schedule !== row.schedule || timezone !== row.timezone || isEnabled !== wasEnabled;
        await store.update(tx, userId, id, {
          title: storable(request.title ?? row.title),
          instruction: storable(request.instruction ?? row.instruction),
          card_ids: request.card_ids ?? row.card_ids,
          schedule,
          timezone,
          ...(isMoved ? { next_run_at: isEnabled ? nextRun(schedule, timezone, now) : null } : {}),
        });
        return taskOf(await taskOrThrow(tx, userId, id), allowance.limit);
      });
    },
    async remove(userId, id) {
      if (!(await store.remove(userId, id))) throw notFound('Task');
    },
  };
}

/** Of a plan that was made smaller the oldest tasks go on; the others stay as they are, and do not run. */
export const isPaused = (row: Pick<TaskWithStatus, 'next_run_at' | 'rank'>, limit: number | null): boolean =>
  row.next_run_at !== null && limit !== null && row.rank > limit;

const taskOf = (row: TaskWithStatus, limit: number | null): Task => ({
  id: row.id,
  title: row.title,
  instruction: row.instruction,
  card_ids: row.card_ids,
  schedule: row.schedule,
  timezone: row.timezone,
  enabled: row.next_run_at !== null,
  paused: isPaused(row, limit),
  next_run_at: row.next_run_at?.toISOString() ?? null,
  last_run:
    row.last_run_at === null
      ? null
      : {
          at: row.last_run_at.toISOString(),
          // A deleted chat took its run along; it had started, and that is all that is still known.
          status: row.last_started ? (row.last_status ?? 'done') : 'failed',
          chat_id: row.last_chat_id,
          error: row.last_error,
        },
});
