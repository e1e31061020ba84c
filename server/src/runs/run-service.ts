import type { Database, Orm } from '../db/database.ts';
import type { NewId } from '../db/ids.ts';
import type { EventHub } from '../events/event-hub.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Clock } from '../outside/clock/clock.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { createDeltaMerger } from './delta-merger.ts';
import { createReaper } from './reaper.ts';
import { abandonedOutcome, failureOf, terminalChunk } from './run-endings.ts';
import { createRunStore, type EndHandler, endEvent, type Run, type RunOutcome } from './run-store.ts';

export interface StartRun {
  user_id: string;
  kind: Run['kind'];
  /** Made by the client: the same one again gives the first run and starts nothing. */
  request_id: string;
  chat_id?: string;
  card_id?: string;
  message_id?: string;
}

export interface RunContext {
  run: Run;
  /** Aborts when somebody stops the run, when the process ends, or when another process has taken the run over. */
  signal: AbortSignal;
  /** Adds a chunk to what readers of the run see; only for chat turns. */
  emit(chunk: object): void;
}

/** Every long piece of work is a row with an owner that beats; a page only watches it. */
export interface RunService {
  /**
   * Starts the work, detached from the request that asked for it. `prepare` joins the transaction that writes the run.
   * The run is `done` when the work resolves, `failed` with a safe message when it throws, `stopped` after `stop`.
   * @throws ProblemError `conflict` when another run of the same chat is still going
   */
  start(
    input: StartRun,
    work: (context: RunContext) => Promise<void>,
    prepare?: (tx: Orm, run: Run) => Promise<void>,
  ): Promise<Run>;
  /** Nothing happens when the run has ended or is another user's. */
  stop(user_id: string, run_id: string): Promise<void>;
  /** Stops every run of a user. Resolves when all have ended, or when a process that does not end its own was given up. */
  stopAll(user_id: string): Promise<void>;
  /** Called after commit when a run of this kind was failed because its process died or was shut down. */
  onAbandoned(kind: Run['kind'], handler: (run: Run) => Promise<void>): void;
  onEnd(kind: Run['kind'], handler: EndHandler): void;
  /** Starts beating and reaping; called once the handlers are registered. */
  begin(): Promise<void>;
  /** Fails the runs that dead processes left. Called every second after `begin`. */
  reap(): Promise<void>;
  /** All own runs have ended. */
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
const stopTopic = (runId: string) => `stop:${runId}`;

type StopReason = 'stopped' | 'shutdown' | 'lost';

export function createRunService(deps: RunServiceDeps): RunService {
  const { database, hub, clock, newId, onError, times = defaultTimes } = deps;
  const store = createRunStore(database);
  const owner = newId();
  const own = new Map<string, OwnRun>();
  const endHandlers = new Map<Run['kind'], EndHandler>();
  const abandonedHandlers = new Map<Run['kind'], (run: Run) => Promise<void>>();
  const writer = createChunkWriter({ store, hub, owner, onError, onLost: (id) => abort(id, 'lost') });
  const reaper = createReaper({ database, store, clock, endHandlers, abandonedHandlers, own, onError });
  let closed = false;

  const abort = (id: string, reason: StopReason) => own.get(id)?.abort.abort(reason);

  const finish = async (run: Run, outcome: RunOutcome) => {
    await writer.flush();
    const chunk = run.kind === 'chat_turn' ? terminalChunk(outcome) : null;
    const seq = writer.lastSeq(run.id);
    await database.orm.transaction(async (tx) => {
      const ended = await store.finish(tx, owner, run.id, outcome, clock.now());
      if (ended === null) return;
      await endHandlers.get(run.kind)?.(tx, ended, () => store.chunks(tx, run.id));
      if (run.kind !== 'chat_turn') return;
      const terminal = chunk === null ? [] : [{ seq: seq + 1, event: 'chunk', data: JSON.stringify(chunk) }];
      const end = { seq: seq + terminal.length + 1, event: endEvent, data: JSON.stringify({ status: outcome.status }) };
      await store.addEvents(tx, run.id, [...terminal, end]);
    });
  };

  const outcomeOf = (run: Run, signal: AbortSignal, error: unknown): RunOutcome => {
    const reason = signal.aborted ? (signal.reason as StopReason) : null;
    if (reason === 'shutdown' || reason === 'lost') return abandonedOutcome(run);
    if (reason === 'stopped') return { status: 'stopped', error: null };
    return error === undefined ? { status: 'done', error: null } : failureOf(error);
  };

  const execute = async (run: Run, entry: OwnRun, work: (context: RunContext) => Promise<void>) => {
    const { signal } = entry.abort;
    const merger = createDeltaMerger((chunk) => {
      if (entry.ending === null) writer.write(run.id, chunk);
    });
    let error: unknown;
    try {
      await Promise.race([work({ run, signal, emit: merger.push }), graceAfter(signal)]);
    } catch (thrown) {
      error = thrown;
      if (!signal.aborted && !(thrown instanceof ProblemError)) onError(thrown);
    }
    merger.flush();
    entry.ending = finish(run, outcomeOf(run, signal, error));
    try {
      await entry.ending;
      if (signal.reason === 'shutdown') await abandonedHandlers.get(run.kind)?.(run);
    } catch (failure) {
      // The row stays `running` without a beat, so a reaper ends it.
      onError(failure);
    }
    writer.forget(run.id);
    own.delete(run.id);
  };

  const beat = async () => {
    if (own.size === 0) return;
    const ids = [...own.keys()];
    const rows = new Map((await store.beat(owner, ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row?.stop_requested) abort(id, 'stopped');
      else if (row === undefined && own.get(id)?.ending === null) abort(id, 'lost');
    }
  };

  const stop = async (userId: string, runId: string) => {
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
      );
    },
    async start(input, work, prepare) {
      if (closed) throw new ProblemError('unavailable', 'The server is restarting. Please try again in a moment.');
      const now = clock.now();
      const row = { ...input, id: newId(), status: 'running' as const, owner, created_at: now, started_at: now };
      let run: Run | null;
      try {
        run = await database.orm.transaction(async (tx) => {
          const inserted = await store.insert(tx, row);
          if (inserted === null) return null;
          if (inserted.kind === 'chat_turn') await store.createTopic(tx, inserted.id);
          await prepare?.(tx, inserted);
          return inserted;
        });
      } catch (error) {
        const first = await store.byRequest(input.user_id, input.request_id);
        if (first !== null) return first;
        if (isActiveRunConflict(error))
          throw new ProblemError(
            'conflict',
            'The assistant is still answering in this chat. Wait for it, or stop it first.',
          );
        throw error;
      }
      if (run === null) {
        const first = await store.byRequest(input.user_id, input.request_id);
        if (first === null) throw new Error('a run disappeared while it was started again');
        return first;
      }
      const entry: OwnRun = { abort: new AbortController(), ending: null, ended: Promise.resolve() };
      own.set(run.id, entry);
      const inbox = hub.open(stopTopic(run.id));
      void inbox.wait(2 ** 31 - 1, entry.abort.signal).then(() => inbox.storedSeq > 0 && abort(row.id, 'stopped'));
      entry.ended = execute(run, entry, work).finally(() => {
        inbox.close();
        entry.abort.abort('lost');
      });
      return run;
    },
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
      await Promise.all([...own.values()].map((entry) => entry.ended));
    },
    async close() {
      closed = true;
      const open = [...own.values()];
      for (const entry of open) entry.abort.abort('shutdown');
      await Promise.all(open.map((entry) => entry.ended));
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
