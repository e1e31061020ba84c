import { v5 } from 'uuid';
import { ProblemError } from '../../http/problem-error.ts';
import type { TaskRunnerDeps } from './task-ports.ts';
import { interrupted, type TaskRunRow, type TaskTurn } from './task-runs-store.ts';
import type { TaskRow } from './tasks-store.ts';

/** How runs of tasks end. */
export interface TaskEndings {
  /** Looks after runs that were started: ends those whose turns have ended, and tries again what a server cut short. */
  follow(): Promise<void>;
  /** Ends a run and tells its seller; does nothing when another process has ended it. */
  end(run: TaskRunRow, task: Pick<TaskRow, 'notify'>, how: Ending): Promise<void>;
}
type Ending = Pick<TaskRunRow, 'error' | 'error_code'> & { status: 'done' | 'stopped' | 'failed' };

/** The code of a run that did without a card that was deleted. */
export const leftOut = 'card_left_out';

const runsAtOnce = 200;
/** How often a turn is tried: a server that stops in the middle is not the task's fault, unless it does so each time. */
const triesAtMost = 3;

export function createTaskEndings({
  store,
  runs,
  chats,
  mails,
  stopTurns,
  clock,
  onError,
}: TaskRunnerDeps): TaskEndings {
  const end: TaskEndings['end'] = (run, { notify }, how) =>
    runs.transaction(async (tx) => {
      const ended = { ...how, cost_credits: await runs.cost(tx, run), finished_at: clock.now() };
      if (!(await runs.finish(tx, run, ended))) return;
      // The seller knows about a chat that they stopped or deleted.
      if (!notify || how.status === 'stopped') return;
      // What keeps a task from starting is reported once, not at each of its times.
      const isTold = run.status === 'starting' && (await runs.codeBefore(tx, run)) === how.error_code;
      const email = isTold ? null : await runs.emailOf(tx, run.user_id);
      if (email !== null) await mails.enqueue('task_run', email, tx, { run: run.id });
    });

  /** True while the turn may still end otherwise. */
  const isOpen = async (run: TaskRunRow, turn: TaskTurn): Promise<boolean> => {
    const { status, chat_id, message_id, request_ids } = turn;
    if (chat_id === null) return false;
    if (status === 'queued' || status === 'running') return true;
    const wasCut = status === 'failed' && turn.error_code === interrupted;
    // Its cost, and the e-mail about it, wait for the work on many cards that it began.
    if (status !== null && (!wasCut || request_ids.length >= triesAtMost)) return turn.goes_on;
    // Status null: a try that was recorded but not begun.
    const requestId = wasCut ? v5(`try ${request_ids.length + 1}`, message_id) : (request_ids.at(-1) ?? message_id);
    if (wasCut) await runs.addTry(turn, requestId);
    try {
      await chats.retry(run.user_id, chat_id, message_id, requestId);
      if ((await store.get(null, run.user_id, run.task_id)) === null) await stopTurns(run.user_id, [requestId]);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // Another server carries on, or the seller has continued the chat.
      return error.code === 'unavailable';
    }
  };

  const followOne = async (run: TaskRunRow) => {
    const turns = await runs.turns(run);
    const open = [];
    for (const turn of turns) open.push(await isOpen(run, turn));
    if (open.includes(true)) return;
    const task = await store.get(null, run.user_id, run.task_id);
    if (task !== null)
      await end(run, task, { error: run.error, error_code: run.error_code, status: statusOf(run, turns) });
  };
  return {
    end,
    async follow() {
      for (const run of await runs.working(runsAtOnce)) await followOne(run).catch(onError);
    },
  };
}

/** A card that was deleted is left out; any other refusal means that a part was not done. */
function statusOf({ error_code }: TaskRunRow, turns: TaskTurn[]): Ending['status'] {
  const isRefused = error_code !== null && error_code !== leftOut;
  if (isRefused || turns.some(({ status }) => status === 'failed')) return 'failed';
  const isSeen = turns.every(({ status, chat_id }) => status === 'stopped' || chat_id === null);
  return isSeen ? 'stopped' : 'done';
}
