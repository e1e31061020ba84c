import type { Database, Orm } from '../db/database.ts';
import type { NewId } from '../db/ids.ts';
import { together } from '../db/together.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Clock } from '../outside/clock/clock.ts';
import type { AskedRun, RunCharges, RunPrice } from './run-charges.ts';
import { placeChunk } from './run-endings.ts';
import type { RunQueue } from './run-queue.ts';
import { type Run, type RunStore, unwrittenRun } from './run-store.ts';

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

/** Joins the transaction that writes a run. Of a turn of a chat it is called while the row is being written. */
export type PrepareRun = (tx: Orm, run: AskedRun) => Promise<void>;

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

/**
 * Writes the run of a request; `isNew` is false when the same request has one already, which is answered then. `begin`: told
 * of a turn that is being written; it may come to nothing, or have to wait. `covered` resolves when it has its place and its
 * seller is known to have what it takes.
 */
export type OpenRun = (
  input: StartRun & { input?: object },
  places: number | null,
  prepare?: PrepareRun,
  begin?: (run: Run, covered: Promise<void>) => void,
) => Promise<{ run: Run; isNew: boolean }>;

/** The same request has a run already. */
class AlreadyWrittenError extends Error {
  override readonly name = 'AlreadyWrittenError';
}

const no = Promise.resolve(false);

export function createOpenRun({ database, store, queue, charges, owner, clock, newId }: OpenRunDeps): OpenRun {
  /**
   * Writes the run, with its place, what `prepare` adds and its hold.
   * @throws AlreadyWrittenError
   */
  const write = (
    id: string,
    input: StartRun & { input?: object },
    places: number | null,
    prepare: PrepareRun,
    { onAsked, onPlaced, onCovered }: { onAsked(run: Run): void; onPlaced(run: Run): void; onCovered(): void },
  ): Promise<Run> => {
    const now = clock.now();
    const { price, input: given = null, chat_id = null, card_id = null, ...ids } = input;
    const started = { id, status: 'running' as const, owner, created_at: now, started_at: now };
    const held_credits = price?.credits ?? 0;
    const row = { ...ids, ...started, chat_id, card_id, held_credits };
    const isTurn = input.kind === 'chat_turn';
    const isFull = (tx: Orm) => (places === null ? no : queue.isFull(tx, input.user_id, places));
    const hold = async (tx: Orm) => {
      if (held_credits > 0) await charges.hold(tx, row, price?.title ?? null, onCovered);
      else onCovered();
    };
    const placed = async (tx: Orm, mustWait: boolean, written: Run | null): Promise<Run> => {
      if (written === null) throw new AlreadyWrittenError();
      const run = mustWait ? await store.queue(tx, id, given) : written;
      if (isTurn && mustWait) await store.addFirstChunk(tx, id, placeChunk('queued'));
      const whole = { ...run, input: given };
      onPlaced(whole);
      return whole;
    };
    return database.orm.transaction(async (tx) => {
      // The places are counted before the run is there.
      const place = [isFull(tx), store.insert(tx, row)] as const;
      // A hold locks the seller's ledger. Work on cards locks the card before it, when it begins and when it is kept; a turn
      // has no rows but its chat's, so that all can be asked at once.
      if (isTurn) {
        const written = together<[boolean, Run | null]>(...place).then((answers) => placed(tx, ...answers));
        const all = together<[Run, unknown, unknown]>(written, hold(tx), prepare(tx, row));
        onAsked(unwrittenRun(row, given));
        return (await all)[0];
      }
      const run = await placed(tx, ...(await together<[boolean, Run | null]>(...place)));
      await prepare(tx, run);
      await hold(tx);
      return run;
    });
  };

  return async (input, places, prepare = async () => {}, begin) => {
    const id = newId();
    let hasPlace = false;
    const { promise: placed, resolve: onRunning } = Promise.withResolvers<void>();
    const { promise: paid, resolve: onCovered } = Promise.withResolvers<void>();
    const covered = Promise.all([placed, paid]).then(() => {});
    const told = {
      onAsked: (run: Run) => begin?.(run, covered),
      onPlaced: (run: Run) => {
        hasPlace = run.status === 'running';
        if (hasPlace) onRunning();
      },
      onCovered,
    };
    try {
      return { run: await write(id, input, places, prepare, told), isNew: true };
    } catch (error) {
      const first = await store.byRequest(input.user_id, input.request_id);
      // Only the answer to its commit was lost. One that waits is begun from the queue, and may be so already.
      const isOurs = first?.id === id && hasPlace && first.status === 'running' && first.owner === owner;
      if (first !== null)
        return isOurs ? { run: { ...first, input: input.input ?? null }, isNew: true } : { run: first, isNew: false };
      if (isActiveRunConflict(error)) throw new StillAnsweringError();
      if (error instanceof AlreadyWrittenError)
        throw new Error('a run disappeared while it was started again', { cause: error });
      throw error;
    }
  };
}

/** Drizzle wraps the driver's error as its cause. */
function isActiveRunConflict(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner.message.includes('runs_one_active_in_chat')) return true;
  return false;
}
