import { v5 } from 'uuid';
import { namedUuid } from '../../db/ids.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { nextRun } from './schedule.ts';
import { createTaskEndings, leftOut } from './task-endings.ts';
import type { TaskRunnerDeps } from './task-ports.ts';
import type { TaskRunRow } from './task-runs-store.ts';
import { isPaused } from './task-view.ts';
import type { TaskRow } from './tasks-store.ts';

export interface TaskRunner {
  /** Starts every run that is due, once, however many were missed, and ends those whose turns have ended. */
  runDue(): Promise<void>;
  /** Something may be due: starts looking at once, without waiting for the result. */
  wake(): void;
  /** Forgets runs that ended long ago. */
  removeOld(): Promise<void>;
  begin(): void;
  close(): Promise<void>;
}

const defaultPollMs = 5_000;
/** A process that died while starting a run is given up after this long. */
const leaseMs = 60_000;
/** How long a run that could not be started because of an error of ours is tried again. */
const startingMs = 3_600_000;
const keptMs = 90 * 24 * 3_600_000;
/** Longest title of a chat. */
const titleCharacters = 200;

/**
 * Starts the runs of scheduled tasks, each in a chat of its own. A run is a row, and the ids of its chats and messages
 * follow from it, so that a start that was cut off is repeated and not doubled.
 */
export function createTaskRunner(deps: TaskRunnerDeps): TaskRunner {
  const { store, runs, chats, cards, entitlements, clock, onError, poll_ms = defaultPollMs } = deps;
  const endings = createTaskEndings(deps);
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** Writes a run for each task that is due, and moves the task on in the same transaction. */
  const planDue = async () => {
    while (!isClosed) {
      const now = clock.now();
      const task = await store.nextDue(now);
      if (task === null) return;
      const paused = isPaused(task, await entitlements.limitOf(task.user_id, 'scheduled_tasks'));
      const due_at = task.next_run_at ?? now;
      await store.transaction(async (tx) => {
        if (!(await store.moveOn(tx, task, nextRun(task.schedule, task.timezone, now))) || paused) return;
        const { id: task_id, user_id } = task;
        const id = namedUuid(due_at, `run ${task_id}`);
        await runs.insert(tx, {
          id,
          task_id,
          user_id,
          by_hand: false,
          due_at,
          status: 'starting',
          created_at: now,
        });
      });
    }
  };

  /** Sends the instruction, once for each card; returns the first reason why a part could not start, and whether any part did. */
  const startChats = async (run: TaskRunRow, task: TaskRow) => {
    const titles = await cards.titles(run.user_id, task.card_ids);
    const left = task.card_ids.filter((id) => titles.has(id));
    const gone = task.card_ids.length - left.length;
    let refusal = gone === 0 ? null : deletedCards(gone, left.length);
    let started = 0;
    for (const [place, cardId] of (task.card_ids.length === 0 ? [null] : left).entries()) {
      if (isClosed) throw closing();
      const name = cardId ?? '';
      const title = left.length > 1 ? `${task.title}: ${titles.get(name)}` : task.title;
      const chat = await chats.create(
        run.user_id,
        title.slice(0, titleCharacters),
        namedUuid(run.created_at, `chat ${name} ${run.id}`),
      );
      const message_id = messageIdOf(run, cardId);
      await runs.addChat({
        run_id: run.id,
        place,
        card_id: cardId,
        chat_id: chat.id,
        message_id,
        request_ids: [message_id],
      });
      try {
        const { instruction: text, timezone: time_zone } = task;
        const message = { id: message_id, text, time_zone, ...(cardId === null ? {} : { card_id: cardId }) };
        await chats.send(run.user_id, chat.id, message);
        started += 1;
      } catch (error) {
        // A refusal stays one; anything else, and a server that is closing, is tried again when the lease has run out.
        if (!(error instanceof ProblemError) || error.code === 'unavailable') throw error;
        await runs.removeChat(run.id, place);
        if (chat.last_message_at === null) await chats.remove(run.user_id, chat.id);
        refusal = { code: error.code, text: error.detail };
        if (error.code === 'credits_exhausted') break;
        onError(error);
      }
    }
    return { refusal, started };
  };

  /** False when this server is closing. */
  const start = async (run: TaskRunRow): Promise<boolean> => {
    const task = await taskOf(run);
    // Deleted meanwhile, and the run with it.
    if (task === null) return true;
    const isOpen = await startTask(run, task);
    if ((await taskOf(run)) === null) {
      const cardIds = task.card_ids.length === 0 ? [null] : task.card_ids;
      await deps.stopTurns(
        run.user_id,
        cardIds.map((cardId) => messageIdOf(run, cardId)),
      );
    }
    return isOpen;
  };
  const taskOf = ({ user_id, task_id }: TaskRunRow) => store.get(null, user_id, task_id);

  const startTask = async (run: TaskRunRow, task: TaskRow): Promise<boolean> => {
    try {
      const { refusal, started } = await startChats(run, task);
      const why = { error: refusal?.text ?? null, error_code: refusal?.code ?? null };
      if (started > 0) await runs.started(run.id, why);
      else await endings.end(run, task, { ...why, status: 'failed' });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'unavailable') {
        await runs.release(run.id);
        return false;
      }
      // Deleted in the middle of it: nothing about the run can be written any more.
      if ((await taskOf(run)) === null) return true;
      onError(error);
      if (clock.now().getTime() - run.created_at.getTime() < startingMs) return true;
      await endings.end(run, task, {
        status: 'failed',
        error_code: 'internal_error',
        error: 'This run could not be started because of an error on our side.',
      });
    }
    return true;
  };

  const startPlanned = async () => {
    while (!isClosed) {
      const now = clock.now();
      const run = await runs.claim(now, new Date(now.getTime() + leaseMs));
      if (run === null || !(await start(run))) return;
    }
  };
  const runDue = async () => {
    await planDue();
    await startPlanned();
    if (!isClosed) await endings.follow();
  };
  const wake = () => {
    if (!isClosed) working = working.then(runDue).catch(onError);
  };
  return {
    runDue,
    wake,
    removeOld: () => runs.removeFinishedBefore(new Date(clock.now().getTime() - keptMs)),
    begin() {
      wake();
      timer = setInterval(wake, poll_ms);
      timer.unref();
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearInterval(timer);
      await working;
    },
  };
}

const messageIdOf = (run: TaskRunRow, cardId: string | null) => v5(`message ${cardId ?? ''}`, run.id);

const closing = () => new ProblemError('unavailable', 'The server is restarting. Please try again in a moment.');

function deletedCards(gone: number, left: number): { code: string; text: string } {
  if (left > 0)
    return {
      code: leftOut,
      text:
        gone === 1
          ? 'One card of this task was deleted and left out.'
          : `${gone} cards of this task were deleted and left out.`,
    };
  return {
    code: 'cards_deleted',
    text: `${gone === 1 ? 'The card of this task was' : 'All cards of this task were'} deleted. Choose another card, or delete the task.`,
  };
}
