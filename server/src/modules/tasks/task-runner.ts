import type { Chat, PostMessageRequest } from '@cardwright/contract/chats';
import { v5 } from 'uuid';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { Entitlements } from '../billing/entitlements.ts';
import { nextRun } from './schedule.ts';
import { isPaused } from './tasks-service.ts';
import type { TaskRow, TasksStore } from './tasks-store.ts';

/** What scheduled tasks need of the chats module. */
export interface TaskChats {
  /** The same id again gives the chat that is there. */
  create(userId: string, title: string, id: string): Promise<Chat>;
  send(userId: string, chatId: string, message: PostMessageRequest): Promise<unknown>;
  remove(userId: string, chatId: string): Promise<void>;
}

export interface TaskRunnerDeps {
  store: TasksStore;
  chats: TaskChats;
  entitlements: Pick<Entitlements, 'limitOf'>;
  clock: Clock;
  onError(error: unknown): void;
}

export interface TaskRunner {
  /** Starts every run that is due, once, however many were missed. */
  runDue(): Promise<void>;
  begin(): void;
  close(): Promise<void>;
}

const everyMs = 15_000;
/** A process that died while starting a run is given up after this long. */
const leaseMs = 60_000;

/**
 * Starts the runs of scheduled tasks, each in a chat of its own. The ids of the chat and its message follow from the task
 * and the time it was due, so that a start that was cut off is repeated and not doubled.
 */
export function createTaskRunner({ store, chats, entitlements, clock, onError }: TaskRunnerDeps): TaskRunner {
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** The last chat that started, and the first reason why one could not; such a chat does not stay. */
  const startChats = async (row: TaskRow, due: Date) => {
    let last: string | null = null;
    let refusal: string | null = null;
    for (const cardId of row.card_ids.length === 0 ? [null] : row.card_ids) {
      const name = `${due.toISOString()} ${cardId ?? ''}`;
      const chat = await chats.create(row.user_id, row.title, v5(`chat ${name}`, row.id));
      try {
        await chats.send(row.user_id, chat.id, {
          id: v5(`message ${name}`, row.id),
          text: row.instruction,
          ...(cardId === null ? {} : { card_id: cardId }),
        });
        last = chat.id;
      } catch (error) {
        // A refusal stays one; anything else is tried again when the lease has run out.
        if (!(error instanceof ProblemError)) throw error;
        if (chat.last_message_at === null) await chats.remove(row.user_id, chat.id);
        refusal ??= error.detail;
        if (error.code === 'credits_exhausted') break;
        onError(error);
      }
    }
    return { last, refusal };
  };

  const start = async (row: TaskRow) => {
    const now = clock.now();
    const after = { last_run_at: now, next_run_at: nextRun(row.schedule, row.timezone, now) };
    const task = await store.get(null, row.user_id, row.id);
    if (task !== null && isPaused(task, await entitlements.limitOf(row.user_id, 'scheduled_tasks')))
      return store.finishDue(row, { next_run_at: after.next_run_at });
    const { last, refusal } = await startChats(row, row.next_run_at ?? now);
    await store.finishDue(row, {
      ...after,
      last_chat_id: last,
      last_started: refusal === null,
      last_error: refusal,
    });
  };

  const runDue = async () => {
    while (!isClosed) {
      const now = clock.now();
      const row = await store.claimDue(now, new Date(now.getTime() + leaseMs));
      if (row === null) return;
      await start(row).catch(onError);
    }
  };
  return {
    runDue,
    begin() {
      const tick = () => {
        working = working.then(runDue).catch(onError);
      };
      tick();
      timer = setInterval(tick, everyMs);
      timer.unref();
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearInterval(timer);
      await working;
    },
  };
}
