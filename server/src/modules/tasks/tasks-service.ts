import type { CanUse } from '@cardwright/contract/billing';
import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import type { CreateTaskRequest, NextRuns, PatchTaskRequest, Task, TaskRun } from '@cardwright/contract/tasks';
import { z } from 'zod';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { storable } from '../../db/storable-text.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type Entitlements, planRequired } from '../billing/entitlements.ts';
import { isReimport, noPage } from './reimport-tasks.ts';
import { checkSchedule, nextRun, nextRuns } from './schedule.ts';
import type { StopTurns } from './stop-turns.ts';
import type { TaskRunsStore } from './task-runs-store.ts';
import { taskOf, taskRunOf } from './task-view.ts';
import type { RankedTask, TasksStore } from './tasks-store.ts';

/** Each call names the user; a task of somebody else is `not_found`. */
export interface TasksService {
  /** Newest first. */
  list(userId: string, query: ListQuery): Promise<Page<Task>>;
  /**
   * @throws ProblemError `plan_required` above the plan's limit, `invalid_request` for a schedule, `not_found` for a card,
   * `conflict` when a card's page is to be imported again and it has none
   */
  create(userId: string, request: CreateTaskRequest): Promise<Task>;
  /** @throws ProblemError as `create` */
  change(userId: string, id: string, request: PatchTaskRequest): Promise<Task>;
  /**
   * What a run of it is doing ends as with the stop button, including work on many cards that outlives its turns; what waits
   * does not begin. Its chats stay. If `turn`, a turn of its own run, asks for it, the task is only switched off, so that this run
   * ends like any other, with its answer and its e-mail.
   */
  remove(userId: string, id: string, turn?: string): Promise<void>;
  /** The first three times at which such a task would run. @throws ProblemError `invalid_request` for a schedule */
  nextRuns(schedule: string, timezone: string): NextRuns;
  /** The runs of a task, newest first. */
  history(userId: string, id: string, query: ListQuery): Promise<Page<TaskRun>>;
  /**
   * Runs the task now, whether or not it is switched on; its times stay as they are. `requestId`: a repeated one gets the
   * first run. @throws ProblemError `conflict` while one of its runs is going on
   */
  runNow(userId: string, id: string, requestId?: string): Promise<TaskRun>;
}

export interface TasksDeps {
  store: TasksStore;
  runs: TaskRunsStore;
  cards: {
    count(userId: string, cardIds: string[]): Promise<number>;
    titles(userId: string, cardIds: string[]): Promise<Map<string, string>>;
    titlesWithoutPage(userId: string, cardIds: string[]): Promise<string[]>;
  };
  entitlements: Pick<Entitlements, 'canUse' | 'limitOf'>;
  stopTurns: StopTurns;
  clock: Clock;
  newId: NewId;
  /** Called when a run is to be started. */
  onRun(): void;
}

const shownNextRuns = 3;
/** A card that is named twice is one card. */
const each = (cardIds: string[]) => [...new Set(cardIds)];
const cursorShape = z.tuple([cursorTime, idSchema]);

export function createTasksService(deps: TasksDeps): TasksService {
  const { store, runs, cards, clock, newId } = deps;

  const checkCards = async (userId: string, cardIds: string[]) => {
    if ((await cards.count(userId, cardIds)) < each(cardIds).length) throw notFound('Card');
  };
  const checkPages = async (userId: string, instruction: string, cardIds: string[]) => {
    const titles = isReimport(instruction) ? await cards.titlesWithoutPage(userId, cardIds) : [];
    if (titles.length > 0) throw noPage(titles);
  };
  const checkLimit = async (tx: Orm, userId: string, allowance: CanUse) => {
    const { limit } = allowance;
    const used = await store.countEnabled(userId, tx);
    if (limit === null || used < limit) return;
    const tasks = limit === 1 ? 'one scheduled task' : `${limit} scheduled tasks`;
    const advice =
      allowance.upgrade_to === null ? 'Switch one off first.' : 'Switch one off first, or choose a larger plan.';
    throw planRequired({ ...allowance, used }, `Your plan has ${tasks}. ${advice}`);
  };
  const view = async (userId: string, rows: RankedTask[], limit: number | null): Promise<Task[]> => {
    const ids = new Set(rows.flatMap((row) => row.card_ids));
    const latest = await runs.latest(
      userId,
      rows.map((row) => row.id),
    );
    const titles = ids.size === 0 ? new Map<string, string>() : await cards.titles(userId, [...ids]);
    return rows.map((row) => taskOf(row, latest.get(row.id) ?? null, { titles, limit }));
  };
  const viewOne = async (userId: string, id: string, limit: number | null): Promise<Task> => {
    const [task] = await view(userId, [await taskOrThrow(null, userId, id)], limit);
    if (task === undefined) throw notFound('Task');
    return task;
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
      return { items: await view(userId, page.items, allowed), next_cursor: page.next_cursor };
    },
    async create(userId, request) {
      const now = clock.now();
      checkSchedule(request.schedule, request.timezone, now);
      await checkCards(userId, request.card_ids);
      await checkPages(userId, request.instruction, request.card_ids);
      const allowance = await deps.entitlements.canUse(userId, 'scheduled_tasks');
      const id = newId();
      await store.transaction(async (tx) => {
        await store.lockUser(tx, userId);
        if (request.enabled) await checkLimit(tx, userId, allowance);
        await store.insert(tx, {
          id,
          user_id: userId,
          title: oneLine(request.title),
          instruction: storable(request.instruction),
          card_ids: each(request.card_ids),
          schedule: request.schedule,
          timezone: request.timezone,
          notify: request.notify,
          next_run_at: request.enabled ? nextRun(request.schedule, request.timezone, now) : null,
          created_at: now,
        });
      });
      return viewOne(userId, id, allowance.limit);
    },
    async change(userId, id, request) {
      const now = clock.now();
      if (request.card_ids !== undefined) await checkCards(userId, request.card_ids);
      if (request.card_ids !== undefined || request.instruction !== undefined) {
        const before = await taskOrThrow(null, userId, id);
        await checkPages(userId, request.instruction ?? before.instruction, request.card_ids ?? before.card_ids);
      }
      const allowance = await deps.entitlements.canUse(userId, 'scheduled_tasks');
      await store.transaction(async (tx) => {
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
          title: oneLine(request.title ?? row.title),
          instruction: storable(request.instruction ?? row.instruction),
          card_ids: each(request.card_ids ?? row.card_ids),
          schedule,
          timezone,
          notify: request.notify ?? row.notify,
          ...(isMoved ? { next_run_at: isEnabled ? nextRun(schedule, timezone, now) : null } : {}),
        });
      });
      return viewOne(userId, id, allowance.limit);
    },
    async remove(userId, id, turn) {
      const open = await store.transaction(async (tx) => {
        if (turn !== undefined && (await runs.isTurnOf(tx, userId, id, turn))) {
          await store.update(tx, userId, id, { next_run_at: null });
          return [];
        }
        const requests = await runs.openRequests(tx, userId, id);
        if (!(await store.remove(tx, userId, id))) throw notFound('Task');
        return requests;
      });
      await deps.stopTurns(userId, open);
    },
    nextRuns: (schedule, timezone) => ({
      next_runs: nextRuns(schedule, timezone, clock.now(), shownNextRuns).map((at) => at.toISOString()),
    }),
    async history(userId, id, { limit, cursor }) {
      await taskOrThrow(null, userId, id);
      const position = cursor === undefined ? null : decodeCursor(cursor, cursorShape);
      const after = position === null ? null : { created_at: new Date(position[0]), id: position[1] };
      const rows = await runs.history(userId, id, limit + 1, after);
      const page = pageOfRows(rows, limit, (row) => encodeCursor([row.created_at.toISOString(), row.id]));
      return { items: page.items.map(taskRunOf), next_cursor: page.next_cursor };
    },
    async runNow(userId, id, requestId = newId()) {
      const now = clock.now();
      await store.transaction(async (tx) => {
        await store.lockUser(tx, userId);
        await taskOrThrow(tx, userId, id);
        if (await runs.has(tx, userId, requestId)) return;
        if (await runs.isOpen(tx, id))
          throw new ProblemError('conflict', 'This task is running right now. Wait until it has ended.');
        const run = { id: requestId, task_id: id, user_id: userId, by_hand: true, due_at: now };
        await runs.insert(tx, { ...run, status: 'starting', created_at: now });
      });
      deps.onRun();
      const run = await runs.byId(userId, requestId);
      if (run === null) throw notFound('Run');
      return taskRunOf(run);
    },
  };
}

/** It becomes the title of chats and the subject of e-mails. */
const oneLine = (title: string) => storable(title.replace(/\s+/g, ' '));
