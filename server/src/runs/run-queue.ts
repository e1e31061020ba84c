import type { Database, Orm } from '../db/database.ts';
import type { Clock } from '../outside/clock/clock.ts';
import type { Run, RunStore } from './run-store.ts';

/** Runs that wait for a place of their user's plan. The rows are the queue: it outlives every process. */
export interface RunQueue {
  placesOf(userId: string): Promise<number | null>;
  /** Whether one more run of the user must wait; until the transaction ends nobody else takes one of these places. */
  isFull(tx: Orm, userId: string, places: number): Promise<boolean>;
  /** Starts the runs of all users that wait and have a place. */
  startWaiting(): Promise<void>;
  /** A place of this user may be free. */
  kick(userId: string): void;
  /** What was begun here is started. */
  settled(): Promise<void>;
  /** Starts no more. */
  close(): Promise<void>;
}

export interface RunQueueDeps {
  database: Database;
  store: RunStore;
  owner: string;
  clock: Clock;
  places(userId: string): Promise<number | null>;
  /** Carries out a run that is this process's from now on. */
  launch(run: Run): void;
  onError(error: unknown): void;
}

/** Users that one round looks at; the others have their turn in the next. */
const usersAtOnce = 100;

export function createRunQueue({ database, store, owner, clock, places, launch, onError }: RunQueueDeps): RunQueue {
  let isClosed = false;
  let starting: Promise<void> = Promise.resolve();

  /** Null when no run waits or no place is free. */
  const claim = async (userId: string, limit: number | null): Promise<Run | null> => {
    const claimed: Run[] = [];
    try {
      return await database.orm.transaction(async (tx) => {
        const { running, queued } = await store.lockedPlaces(tx, userId);
        if (queued === 0 || (limit !== null && running >= limit)) return null;
        const run = await store.claimQueued(tx, userId, owner, clock.now());
        if (run !== null) claimed.push(run);
        return run;
      });
    } catch (error) {
      const run = claimed.at(-1);
      const found = run === undefined ? null : await store.byRequest(userId, run.request_id);
      // Only the answer to its commit was lost; nobody else would begin it.
      if (found?.status === 'running' && found.owner === owner) return found;
      throw error;
    }
  };
  const startNext = async (userId: string): Promise<boolean> => {
    if (!(await store.hasWaiting(userId))) return false;
    const limit = await places(userId);
    if (isClosed) return false;
    const run = await claim(userId, limit);
    if (run !== null) launch(run);
    return run !== null;
  };
  const startOf = async (userId: string) => {
    while (!isClosed && (await startNext(userId)));
  };
  /** One round at a time in a process. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = starting.then(() => (isClosed ? undefined : work()));
    starting = done.catch(() => {});
    return done;
  };

  return {
    placesOf: places,
    async isFull(tx, userId, limit) {
      const { running, queued } = await store.lockedPlaces(tx, userId);
      return running + queued >= limit;
    },
    startWaiting: () =>
      inTurn(async () => {
        for (const userId of await store.waitingUsers(usersAtOnce)) await startOf(userId).catch(onError);
      }),
    kick: (userId) => void inTurn(() => startOf(userId)).catch(onError),
    settled: () => starting,
    async close() {
      isClosed = true;
      await starting;
    },
  };
}
