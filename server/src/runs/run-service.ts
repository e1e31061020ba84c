import type { Database } from '../db/database.ts';
import type { NewId } from '../db/ids.ts';
import type { EventHub } from '../events/event-hub.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Clock } from '../outside/clock/clock.ts';
import { createEndRun } from './end-run.ts';
import { createOpenRun, type PrepareRun, type StartRun } from './open-run.ts';
import { createOwnRuns, type EarlyRun, type RunWork } from './own-runs.ts';
import { createReaper } from './reaper.ts';
import { freeOfCharge, type RunCharges } from './run-charges.ts';
import { createRunQueue } from './run-queue.ts';
import { createRunStore, type EndHandler, type Run } from './run-store.ts';
import { createStopRuns } from './stop-runs.ts';

/** Every long piece of work is a row with an owner that beats; a page only watches it. */
export interface RunService {
  /**
   * Starts the work at once, detached from the request that asked for it. `prepare` joins the transaction that writes the
   * run. The run is `done` when the work resolves, `failed` with a safe message when it throws, `stopped` after `stop`.
   * `onEarlier`: told when the run that is answered was not started by this call, so that `work` is not called; also after
   * `prepare` has been called.
   * @throws ProblemError `conflict` when another run of the same chat is still going, `credits_exhausted`
   */
  start(input: StartRun, work: RunWork, prepare?: PrepareRun, onEarlier?: () => void): Promise<Run>;
  /**
   * As `start`, with the work of `define`. While all places of the user's plan are taken the run waits as `queued`; any
   * process starts it, the first that came first. `input` (JSON) is what the work finds in `run.input`; `places` those of
   * the plan, when the caller has read it already.
   */
  submit(
    run: StartRun & { input?: object },
    prepare?: PrepareRun,
    places?: number | null,
    onEarlier?: () => void,
  ): Promise<Run>;
  /**
   * What runs of this kind do that are submitted. It knows nothing but the run's row. `isEarly`: it may begin while the
   * transaction that writes the run has not ended, and only prepares until `context.kept`.
   */
  define(kind: Run['kind'], work: RunWork, options?: { isEarly?: boolean }): void;
  /** Nothing happens when the run has ended or is another user's. */
  stop(user_id: string, run_id: string): Promise<void>;
  /** Stops every run of a user. Resolves when all have ended, or when a process that does not end its own was given up. */
  stopAll(user_id: string): Promise<void>;
  /**
   * Called after commit when the work of this kind cannot tidy up after itself: its process died or was shut down (the
   * run is `failed`), or it was stopped while it waited (`stopped`).
   */
  onAbandoned(kind: Run['kind'], handler: (run: Run) => Promise<void>): void;
  onEnd(kind: Run['kind'], handler: EndHandler): void;
  /** How many places of the user's plan are taken. */
  working(user_id: string): Promise<number>;
  /** Starts the runs that wait and have a place. Called every second after `begin`. */
  startWaiting(): Promise<void>;
  /** Starts beating and reaping; called once the handlers are registered. */
  begin(): Promise<void>;
  /** Fails the runs that dead processes left. Called every second after `begin`. */
  reap(): Promise<void>;
  /** All own runs have ended, and none that could start waits. */
  idle(): Promise<void>;
  /** Fails what still runs here, with a reason. */
  close(): Promise<void>;
}

export interface RunServiceDeps {
  database: Database;
  hub: EventHub;
  clock: Clock;
  newId: NewId;
  /** An error that nobody is waiting for. */
  onError(error: unknown): void;
  /** Milliseconds; a run is taken for dead after `stale` without a beat. */
  times?: { beat: number; stale: number };
  /** How many runs of a user work at the same time; null, and without this: any number. */
  places?(userId: string): Promise<number | null>;
  charges?: RunCharges;
}

const defaultTimes = { beat: 1_000, stale: 3_000 };

export function createRunService(deps: RunServiceDeps): RunService {
  const { database, hub, clock, newId, onError, times = defaultTimes, charges = freeOfCharge } = deps;
  const store = createRunStore(database);
  const owner = newId();
  const works = new Map<Run['kind'], { work: RunWork; isEarly: boolean }>();
  const endHandlers = new Map<Run['kind'], EndHandler>();
  const abandonedHandlers = new Map<Run['kind'], (run: Run) => Promise<void>>();
  const endRun = createEndRun({ store, charges, endHandlers });
  const endBare = createEndRun({ store, charges, endHandlers: new Map() });
  const shared = { database, store, clock, endRun, abandonedHandlers };
  const own = createOwnRuns({
    ...{ ...shared, hub, owner, charges, onError },
    onEnded: (run) => {
      if (run.part_of === null) queue.kick(run.user_id);
    },
  });
  const reaper = createReaper({ ...shared, endBare, own: own.alive, onError });
  const workOf = (kind: Run['kind']) => {
    const defined = works.get(kind);
    if (defined === undefined) throw new Error(`nothing is defined for runs of the kind ${kind}`);
    return defined;
  };
  const queue = createRunQueue({
    ...{ database, store, owner, clock, onError },
    places: deps.places ?? (async () => null),
    launch: (run) => own.launchWaiting(run, workOf(run.kind).work),
  });
  const openRun = createOpenRun({ database, store, queue, charges, owner, clock, newId });
  const { stop, stopAll } = createStopRuns({ ...shared, own });
  let closed = false;
  const requireOpen = () => {
    if (closed) throw new ProblemError('unavailable', 'The server is restarting. Please try again in a moment.');
  };

  /** Ends what is done by the clock. */
  const ends: (() => void)[] = [];

  return {
    async begin() {
      // Nobody else can own a run in an embedded database, so what is open now was left by a dead process.
      if (database.kind === 'pglite') await reaper.reap(0);
      const beating = setInterval(() => void own.beat().catch(onError), times.beat);
      ends.push(
        () => clearInterval(beating),
        database.watch(store.isStale(times.stale), times.beat, () => void reaper.reap(times.stale).catch(onError)),
        database.watch(store.isAnyWaiting, times.beat, () => void queue.startWaiting().catch(onError)),
      );
    },
    async start(input, work, prepare, onEarlier) {
      requireOpen();
      const { run, isNew } = await openRun(input, null, prepare);
      if (isNew) own.launchNew(run, work);
      else onEarlier?.();
      return run;
    },
    async submit(input, prepare, places, onEarlier) {
      const { work, isEarly } = workOf(input.kind);
      const limit = places === undefined ? await queue.placesOf(input.user_id) : places;
      requireOpen();
      const early: { begun?: EarlyRun } = {};
      const begin = (run: Run, covered: Promise<void>) => {
        early.begun = own.launchEarly(run, work, covered);
      };
      try {
        const { run, isNew } = await openRun(input, limit, prepare, isEarly ? begin : undefined);
        if (!isNew) onEarlier?.();
        else if (run.status === 'running') {
          if (early.begun === undefined) own.launchNew(run, work);
          else early.begun.keep();
          delete early.begun;
        }
        return run;
      } finally {
        early.begun?.drop();
      }
    },
    define: (kind, work, { isEarly = false } = {}) => void works.set(kind, { work, isEarly }),
    startWaiting: queue.startWaiting,
    working: async (userId) => (await store.places(database.orm, userId)).running,
    stop,
    stopAll,
    onAbandoned: (kind, handler) => void abandonedHandlers.set(kind, handler),
    onEnd: (kind, handler) => void endHandlers.set(kind, handler),
    reap: () => reaper.reap(times.stale),
    idle: async () => {
      do {
        await Promise.all([...own.alive.values()].map(({ ended }) => ended));
        await queue.settled();
      } while (own.alive.size > 0);
    },
    async close() {
      closed = true;
      await queue.close();
      await own.endAll();
      for (const end of ends) end();
      own.close();
      await reaper.settled();
    },
  };
}
