import type { Database, Orm } from '../db/database.ts';
import type { NewId } from '../db/ids.ts';
import { together } from '../db/together.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Clock } from '../outside/clock/clock.ts';
import type { RunCharges, RunPrice } from './run-charges.ts';
import { placeChunk } from './run-endings.ts';
import type { RunQueue } from './run-queue.ts';
import type { Run, RunStore } from './run-store.ts';

export interface StartRun {
  user_id: string;
  kind: Run['kind'];
  /** Made by the client: the same one again gives the first run and starts nothing. */
  request_id: string;
  chat_id?: string;
  card_id?: string;
  message_id?: string;
  /** The run or the job over many cards whose step this is: it takes no place of its own. */
  part_of?: string;
  /** Held before the work starts. */
  price?: RunPrice;
}

/** Joins the transaction that writes a run. */
export type PrepareRun = (tx: Orm, run: Run) => Promise<void>;

/** Another turn of the chat has not ended. */
export class StillAnsweringError extends ProblemError {
  constructor() {
    // Other conflicts are not over when an answer is: a page tells them apart by this.
    super('conflict', 'The assistant is still answering in this chat. Wait for it, or stop it first.', {
      extra: { is_answering: true },
    });
  }
}

export interface OpenRunDeps {
  database: Database;
  store: RunStore;
  queue: Pick<RunQueue, 'isFull'>;
  charges: RunCharges;
  owner: string;
  clock: Clock;
  newId: NewId;
}

/** Writes the run of a request; `isNew` is false when the same request has one already, which is answered then. */
export type OpenRun = (
  input: StartRun & { input?: object },
  places: number | null,
  prepare?: PrepareRun,
) => Promise<{ run: Run; isNew: boolean }>;

const no = Promise.resolve(false);
const nothing = Promise.resolve();

export function createOpenRun({ database, store, queue, charges, owner, clock, newId }: OpenRunDeps): OpenRun {
  /** Writes the run, with its place, what `prepare` adds and its hold; null when the same request has one already. */
  const write = async (
    id: string,
    input: StartRun & { input?: object },
    places: number | null,
    prepare?: PrepareRun,
  ) => {
    const now = clock.now();
    const { price, input: given, ...ids } = input;
    const started = { id, status: 'running' as const, owner, created_at: now, started_at: now };
    const held_credits = price?.credits ?? 0;
    return database.orm.transaction(async (tx) => {
      // The places are counted before the run is there.
      const [mustWait, written] = await together<[boolean, Run | null]>(
        places === null ? no : queue.isFull(tx, input.user_id, places),
        store.insert(tx, { ...ids, ...started, held_credits }),
      );
      if (written === null) return null;
      const run = mustWait ? await store.queue(tx, written.id, given ?? null) : written;
      if (run.kind === 'chat_turn' && mustWait) await store.addFirstChunk(tx, run.id, placeChunk('queued'));
      const hold = () => (held_credits > 0 ? charges.hold(tx, run, price?.title ?? null) : nothing);
      // A hold locks the seller's ledger. Work on cards locks the card before it, when it begins and when it is kept; a turn
      // has no rows but its chat's, so that they can be written while the ledger is read.
      if (run.kind === 'chat_turn') await together(hold(), prepare?.(tx, run) ?? nothing);
      else {
        await prepare?.(tx, run);
        await hold();
      }
      return { ...run, input: given ?? null };
    });
  };

  return async (input, places, prepare) => {
    const id = newId();
    let run: Run | null = null;
    let status: Run['status'] | null = null;
    try {
      run = await write(id, input, places, async (tx, written) => {
        status = written.status;
        await prepare?.(tx, written);
      });
    } catch (error) {
      const first = await store.byRequest(input.user_id, input.request_id);
      // Only the answer to its commit was lost. One that waits is begun from the queue, and may be so already.
      const isOurs = first?.id === id && status === 'running' && first.status === 'running' && first.owner === owner;
      if (first !== null)
        return isOurs ? { run: { ...first, input: input.input ?? null }, isNew: true } : { run: first, isNew: false };
      if (isActiveRunConflict(error)) throw new StillAnsweringError();
      throw error;
    }
    if (run !== null) return { run, isNew: true };
    const first = await store.byRequest(input.user_id, input.request_id);
    if (first === null) throw new Error('a run disappeared while it was started again');
    return { run: first, isNew: false };
  };
}

/** Drizzle wraps the driver's error as its cause. */
function isActiveRunConflict(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner.message.includes('runs_one_active_in_chat')) return true;
  return false;
}
