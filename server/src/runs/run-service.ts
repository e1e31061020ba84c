import type { Database, Orm } from '../db/database.ts';
import type { NewId } from '../db/ids.ts';
import { together } from '../db/together.ts';
import type { EventHub } from '../events/event-hub.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Clock } from '../outside/clock/clock.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { createDeltaMerger } from './delta-merger.ts';
import { createEndRun, isTurnOwed } from './end-run.ts';
import { createReaper } from './reaper.ts';
import { freeOfCharge, type RunCharges, type RunPrice } from './run-charges.ts';
import { abandonedOutcome, failureOf, placeChunk } from './run-endings.ts';
import { createRunQueue } from './run-queue.ts';
import { createRunStore, type EndHandler, type Run, type RunOutcome } from './run-store.ts';
import { tryAgain } from './try-again.ts';

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

export interface RunContext {
  run: Run;
  /** Aborts when somebody stops the run, when the process ends, or when another process has taken the run over. */
  signal: AbortSignal;
  /** Adds a chunk to what readers of the run see; only for chat turns. */
  emit(chunk: object): void;
  /**
   * Makes the run's price, or `amount` of it, final in the transaction that keeps its result. Throws when the run is not
   * ours any more.
   */
  settle(tx: Orm, amount?: number): Promise<void>;
}

type Work = (context: RunContext) => Promise<void>;

/** Every long piece of work is a row with an owner that beats; a page only watches it. */
export interface RunService {
  /**
   * Starts the work at once, detached from the request that asked for it. `prepare` joins the transaction that writes the
   * run. The run is `done` when the work resolves, `failed` with a safe message when it throws, `stopped` after `stop`.
   * @throws ProblemError `conflict` when another run of the same chat is still going, `credits_exhausted`
   */
  start(input: StartRun, work: Work, prepare?: Prepare): Promise<Run>;
  /**
   * As `start`, with the work of `define`. While all places of the user's plan are taken the run waits as `queued`; any
   * process starts it, the first that came first. `input` (JSON) is what the work finds in `run.input`; `places` those of
   * the plan, when the caller has read it already. `onEarlier`: told when the run that is answered was not started by this
   * call, also after `prepare` has been called.
   */
  submit(
    run: StartRun & { input?: object },
    prepare?: Prepare,
    places?: number | null,
    onEarlier?: () => void,
  ): Promise<Run>;
  /** What runs of this kind do that are submitted. It knows nothing but the run's row. */
  define(kind: Run['kind'], work: Work): void;
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

type Prepare = (tx: Orm, run: Run) => Promise<void>;

/** Another turn of the chat has not ended. */
export class StillAnsweringError extends ProblemError {
  constructor() {
    super('conflict', 'The assistant is still answering in this chat. Wait for it, or stop it first.');
  }
}

interface OwnRun {
  abort: AbortController;
  /** Set once the end is decided; later ends are ignored. */
  ending: Promise<void> | null;
  ended: Promise<void>;
}

const defaultTimes = { beat: 1_000, stale: 3_000 };
/** Work that ignores its signal is not waited for longer than this; milliseconds. */
const stopGraceMs = 2_000;
const stopAllWaitMs = 6_000;
const stopAllPollMs = 50;
/** Holds are kept alive this often; they live much longer. Milliseconds. */
const extendMs = 600_000;
const stopTopic = (runId: string) => `stop:${runId}`;

const no = Promise.resolve(false);
const nothing = Promise.resolve();

type StopReason = 'stopped' | 'shutdown' | 'lost';

export function createRunService(deps: RunServiceDeps): RunService {
  const { database, hub, clock, newId, onError, times = defaultTimes, charges = freeOfCharge } = deps;
  const store = createRunStore(database);
  const owner = newId();
  const own = new Map<string, OwnRun>();
  const works = new Map<Run['kind'], Work>();
  const endHandlers = new Map<Run['kind'], EndHandler>();
  const abandonedHandlers = new Map<Run['kind'], (run: Run) => Promise<void>>();
  const endRun = createEndRun({ store, charges, endHandlers });
  const endBare = createEndRun({ store, charges, endHandlers: new Map() });
  const writer = createChunkWriter({ store, hub, owner, onError, onLost: (id) => abort(id, 'lost') });
  const reaper = createReaper({ database, store, clock, endRun, endBare, abandonedHandlers, own, onError });
  const queue = createRunQueue({
    database,
    store,
    owner,
    clock,
    places: deps.places ?? (async () => null),
    launch: (run) => launchWaiting(run),
    onError,
  });
  let closed = false;
  let extendedAt = clock.now().getTime();

  const abort = (id: string, reason: StopReason) => own.get(id)?.abort.abort(reason);

  const finish = async (run: Run, outcome: RunOutcome) => {
    await writer.flush();
    const seq = writer.lastSeq(run.id);
    const written = run.kind === 'chat_turn' ? writer.written(run.id) : null;
    const isOwed =
      run.kind === 'chat_turn' && written !== null && (await isTurnOwed(outcome.status, async () => written));
    const events = await database.orm.transaction(async (tx) => {
      const ended = await store.finish(tx, { owner, id: run.id, isOwed }, outcome, clock.now());
      return ended === null ? [] : endRun(tx, ended, outcome, seq + 1, written);
    });
    writer.show(run.id, events);
  };
  const settle = (run: Run) => async (tx: Orm, amount?: number) => {
    if (run.held_credits === 0) return;
    if (!(await store.chargeOwn(tx, owner, run.id, amount))) throw new Error('the run was ended by another process');
    await charges.settle(tx, run, amount);
  };

  const outcomeOf = (run: Run, signal: AbortSignal, error: unknown): RunOutcome => {
    const reason = signal.aborted ? (signal.reason as StopReason) : null;
    if (reason === 'shutdown' || reason === 'lost') return abandonedOutcome(run);
    if (reason === 'stopped') return { status: 'stopped', error: null };
    return error === undefined ? { status: 'done', error: null } : failureOf(error);
  };

  const execute = async (run: Run, entry: OwnRun, work: Work) => {
    const { signal } = entry.abort;
    const merger = createDeltaMerger((chunk) => {
      if (entry.ending === null) writer.write(run.id, chunk);
    });
    let error: unknown;
    try {
      await Promise.race([work({ run, signal, emit: merger.push, settle: settle(run) }), graceAfter(signal)]);
    } catch (thrown) {
      error = thrown;
      if (!signal.aborted && !(thrown instanceof ProblemError)) onError(thrown);
    }
    merger.flush();
    const outcome = outcomeOf(run, signal, error);
    entry.ending = tryAgain(() => finish(run, outcome), onError);
    try {
      await entry.ending;
      if (signal.reason === 'shutdown') await abandonedHandlers.get(run.kind)?.(run);
    } catch (failure) {
      // The row stays `running` without a beat, so a reaper ends it.
      onError(failure);
    }
    writer.forget(run.id);
    own.delete(run.id);
    if (run.part_of === null) queue.kick(run.user_id);
  };

  const launch = (run: Run, work: Work) => {
    const entry: OwnRun = { abort: new AbortController(), ending: null, ended: Promise.resolve() };
    own.set(run.id, entry);
    const inbox = hub.open(stopTopic(run.id));
    void inbox.wait(entry.abort.signal).then(() => inbox.storedSeq > 0 && abort(run.id, 'stopped'));
    entry.ended = execute(run, entry, work).finally(() => {
      inbox.close();
      entry.abort.abort('lost');
    });
    if (run.stop_requested) abort(run.id, 'stopped');
  };
  const workOf = (kind: Run['kind']): Work => {
    const work = works.get(kind);
    if (work === undefined) throw new Error(`nothing is defined for runs of the kind ${kind}`);
    return work;
  };
  const launchNew = (run: Run, work: Work) => {
    if (run.kind === 'chat_turn') writer.begin(run.id, 0);
    launch(run, work);
  };
  /** A run that waited, perhaps submitted to another process. */
  const launchWaiting = (run: Run) => {
    if (run.kind === 'chat_turn') {
      writer.begin(run.id, run.last_seq);
      writer.write(run.id, placeChunk('running'));
    }
    launch(run, workOf(run.kind));
  };

  /** Writes the run, with its place, what `prepare` adds and its hold; null when the same request has one already. */
  const write = async (input: StartRun & { input?: object }, places: number | null, prepare?: Prepare) => {
    const now = clock.now();
    const { price, input: given, ...ids } = input;
    const started = { id: newId(), status: 'running' as const, owner, created_at: now, started_at: now };
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

  /** As `write`; the first run of the same request if there is one. */
  const open = async (input: StartRun & { input?: object }, places: number | null, prepare?: Prepare) => {
    if (closed) throw new ProblemError('unavailable', 'The server is restarting. Please try again in a moment.');
    let run: Run | null = null;
    try {
      run = await write(input, places, prepare);
    } catch (error) {
      const first = await store.byRequest(input.user_id, input.request_id);
      if (first !== null) return { run: first, isNew: false };
      if (isActiveRunConflict(error)) throw new StillAnsweringError();
      throw error;
    }
    if (run !== null) return { run, isNew: true };
    const first = await store.byRequest(input.user_id, input.request_id);
    if (first === null) throw new Error('a run disappeared while it was started again');
    return { run: first, isNew: false };
  };

  const extendHolds = async () => {
    const now = clock.now().getTime();
    if (now - extendedAt < extendMs) return;
    extendedAt = now;
    const ids = [...own.keys(), ...(await store.waitingIds())];
    if (ids.length > 0) await database.orm.transaction((tx) => charges.extend(tx, ids));
  };

  const beat = async () => {
    await extendHolds();
    if (own.size === 0) return;
    const ids = [...own.keys()];
    const rows = new Map((await store.beat(owner, ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row?.stop_requested) abort(id, 'stopped');
      else if (row === undefined && own.get(id)?.ending === null) abort(id, 'lost');
    }
  };

  const stopWaiting = async (userId: string, runId: string): Promise<boolean> => {
    const run = await database.orm.transaction(async (tx) => {
      // Not while a place is being given to it.
      await store.lockPlaces(tx, userId);
      const stopped = await store.stopQueued(tx, userId, runId, clock.now());
      if (stopped !== null) await endRun(tx, stopped, { status: 'stopped', error: null }, stopped.last_seq + 1);
      return stopped;
    });
    if (run !== null) await abandonedHandlers.get(run.kind)?.(run);
    return run !== null;
  };

  const stop = async (userId: string, runId: string) => {
    if (await stopWaiting(userId, runId)) return;
    if (!(await store.requestStop(userId, runId))) return;
    abort(runId, 'stopped');
    await database.query(`select pg_notify('events', $1)`, [`${stopTopic(runId)} 1`]);
  };

  const timers: NodeJS.Timeout[] = [];

  return {
    async begin() {
      // Nobody else can own a run in an embedded database, so what is open now was left by a dead process.
      if (database.kind === 'pglite') await reaper.reap(0);
      timers.push(
        setInterval(() => void beat().catch(onError), times.beat),
        setInterval(() => void reaper.reap(times.stale).catch(onError), times.beat),
        setInterval(() => void queue.startWaiting().catch(onError), times.beat),
      );
    },
    async start(input, work, prepare) {
      const { run, isNew } = await open(input, null, prepare);
      if (isNew) launchNew(run, work);
      return run;
    },
    async submit(input, prepare, places, onEarlier) {
      const work = workOf(input.kind);
      const limit = places === undefined ? await queue.placesOf(input.user_id) : places;
      const { run, isNew } = await open(input, limit, prepare);
      if (!isNew) onEarlier?.();
      else if (run.status === 'running') launchNew(run, work);
      return run;
    },
    define: (kind, work) => void works.set(kind, work),
    startWaiting: queue.startWaiting,
    working: async (userId) => (await store.places(database.orm, userId)).running,
    stop,
    async stopAll(userId) {
      const ids = await store.activeOf(userId);
      for (const id of ids) await stop(userId, id);
      await Promise.all(ids.map((id) => own.get(id)?.ended));
      // Those of other processes.
      const deadline = performance.now() + stopAllWaitMs;
      while ((await store.activeOf(userId)).length > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, stopAllPollMs));
    },
    onAbandoned: (kind, handler) => void abandonedHandlers.set(kind, handler),
    onEnd: (kind, handler) => void endHandlers.set(kind, handler),
    reap: () => reaper.reap(times.stale),
    idle: async () => {
      do {
        await Promise.all([...own.values()].map((entry) => entry.ended));
        await queue.settled();
      } while (own.size > 0);
    },
    async close() {
      closed = true;
      await queue.close();
      const running = [...own.values()];
      for (const entry of running) entry.abort.abort('shutdown');
      await Promise.all(running.map((entry) => entry.ended));
      for (const timer of timers) clearInterval(timer);
      writer.close();
      await reaper.settled();
    },
  };
}

const graceAfter = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, signal.reason === 'stopped' ? stopGraceMs : 0), {
      once: true,
    });
  });

/** Drizzle wraps the driver's error as its cause. */
function isActiveRunConflict(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner.message.includes('runs_one_active_in_chat')) return true;
  return false;
}
