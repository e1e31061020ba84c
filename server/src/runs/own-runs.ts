import { setImmediate } from 'node:timers/promises';
import type { Database, Orm } from '../db/database.ts';
import type { EventHub } from '../events/event-hub.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Clock } from '../outside/clock/clock.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { createDeltaMerger } from './delta-merger.ts';
import { type EndRun, isTurnOwed } from './end-run.ts';
import type { RunCharges } from './run-charges.ts';
import { abandonedOutcome, failureOf, placeChunk } from './run-endings.ts';
import type { Run, RunOutcome, RunStore } from './run-store.ts';
import { tryAgain } from './try-again.ts';

export interface RunContext {
  run: Run;
  /** Aborts when somebody stops the run, when the process ends, or when another process has taken the run over. */
  signal: AbortSignal;
  /** Whether the run is there to stay; if not, its signal has aborted. Only work that is begun early has to wait for it. */
  kept: Promise<boolean>;
  /**
   * Resolves when the run has its place and the seller what it takes, under the lock of the ledger; it may still come to
   * nothing. What costs us, and nobody sees, can begin then.
   */
  covered: Promise<void>;
  /** Adds a chunk to what readers of the run see, once it is kept; only for chat turns. */
  emit(chunk: object): void;
  /**
   * Makes the run's price, or `amount` of it, final in the transaction that keeps its result. Throws when the run is not
   * ours any more.
   */
  settle(tx: Orm, amount?: number): Promise<void>;
}

export type RunWork = (context: RunContext) => Promise<void>;

/** The runs that this process works on: their work, what readers see of it, their beat and their end. */
export interface OwnRuns {
  /** Those that have not ended. */
  readonly alive: ReadonlyMap<string, { ended: Promise<void> }>;
  /** Carries out a run that this process has just written. */
  launchNew(run: Run, work: RunWork): void;
  /** As `launchNew`, of a run that is being written. */
  launchEarly(run: Run, work: RunWork, covered: Promise<void>): EarlyRun;
  /** Carries out a run that waited, perhaps submitted to another process. */
  launchWaiting(run: Run, work: RunWork): void;
  /** Nothing happens when the run is not ours. */
  stop(runId: string): void;
  /** Says that the runs are alive, keeps their holds, and hears which are to be stopped. */
  beat(): Promise<void>;
  /** Fails what still runs; resolves when all have ended. */
  endAll(): Promise<void>;
  /** Writes nothing more. */
  close(): void;
}

/** Tells a run that was begun early what became of it; one of the two, and once. */
export interface EarlyRun {
  keep(): void;
  /** The run is not there, or has to wait: its work is aborted, and nothing is written of it. */
  drop(): void;
}

export interface OwnRunsDeps {
  database: Database;
  store: RunStore;
  hub: EventHub;
  owner: string;
  clock: Clock;
  charges: RunCharges;
  endRun: EndRun;
  abandonedHandlers: ReadonlyMap<Run['kind'], (run: Run) => Promise<void>>;
  /** The place of a run is free. */
  onEnded(run: Run): void;
  onError(error: unknown): void;
}

interface OwnRun {
  abort: AbortController;
  /** Set once the end is decided; later ends are ignored. */
  ending: Promise<void> | null;
  ended: Promise<void>;
  /** Its row is there, as far as this process knows. */
  isKept: boolean;
  /** Passes on what was said before. */
  onKept(): void;
}

type Beginning = Pick<RunContext, 'kept' | 'covered'>;
type StopReason = 'stopped' | 'shutdown' | 'lost';

/** Work that ignores its signal is not waited for longer than this; milliseconds. */
const stopGraceMs = 2_000;
/** Holds are kept alive this often; they live much longer. Milliseconds. */
const extendMs = 600_000;
const begun: Beginning = { kept: Promise.resolve(true), covered: Promise.resolve() };
export const stopTopic = (runId: string) => `stop:${runId}`;

export function createOwnRuns(deps: OwnRunsDeps): OwnRuns {
  const { database, store, hub, owner, clock, charges, endRun, abandonedHandlers, onError } = deps;
  const own = new Map<string, OwnRun>();
  const abort = (id: string, reason: StopReason) => own.get(id)?.abort.abort(reason);
  const writer = createChunkWriter({
    ...{ store, hub, owner, kind: database.kind, onError },
    onLost: (id) => abort(id, 'lost'),
  });
  let extendedAt = clock.now().getTime();

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

  const execute = async (run: Run, entry: OwnRun, work: RunWork, { kept, covered }: Beginning) => {
    const { signal } = entry.abort;
    const merger = createDeltaMerger((chunk) => {
      if (entry.ending === null) writer.write(run.id, chunk);
    });
    const early: object[] = [];
    entry.onKept = () => early.splice(0).forEach(merger.push);
    const emit = (chunk: object) => (entry.isKept ? merger.push(chunk) : void early.push(chunk));
    let error: unknown;
    try {
      await Promise.race([work({ run, signal, kept, covered, emit, settle: settle(run) }), graceAfter(signal)]);
    } catch (thrown) {
      error = thrown;
      if (!signal.aborted && !(thrown instanceof ProblemError)) onError(thrown);
    }
    await kept;
    // The same run may have had to wait for a place, and be there again.
    if (!entry.isKept) return void (own.get(run.id) === entry && own.delete(run.id));
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
    deps.onEnded(run);
  };

  const launch = (run: Run, work: RunWork, early?: Beginning) => {
    const entry: OwnRun = {
      abort: new AbortController(),
      ending: null,
      ended: Promise.resolve(),
      isKept: early === undefined,
      onKept: () => {},
    };
    own.set(run.id, entry);
    const inbox = hub.open(stopTopic(run.id));
    void inbox.wait(entry.abort.signal).then(() => inbox.storedSeq > 0 && abort(run.id, 'stopped'));
    entry.ended = execute(run, entry, work, early ?? begun).finally(() => {
      inbox.close();
      entry.abort.abort('lost');
    });
    if (run.stop_requested) abort(run.id, 'stopped');
    return entry;
  };

  const extendHolds = async () => {
    const now = clock.now().getTime();
    if (now - extendedAt < extendMs) return;
    extendedAt = now;
    const ids = [...own.keys(), ...(await store.waitingIds())];
    if (ids.length > 0) await database.orm.transaction((tx) => charges.extend(tx, ids));
  };

  return {
    alive: own,
    launchNew(run, work) {
      if (run.kind === 'chat_turn') writer.begin(run.id, 0);
      launch(run, work);
    },
    launchEarly(run, work, covered) {
      const { promise: kept, resolve } = Promise.withResolvers<boolean>();
      const begun: RunWork = async (context) => {
        // The statements that write the run go first: the database works on them meanwhile.
        await setImmediate();
        context.signal.throwIfAborted();
        await work(context);
      };
      const entry = launch(run, begun, { kept, covered: Promise.race([covered, kept.then(() => {})]) });
      return {
        keep() {
          if (run.kind === 'chat_turn') writer.begin(run.id, 0);
          entry.isKept = true;
          entry.onKept();
          resolve(true);
        },
        drop() {
          entry.abort.abort('lost');
          resolve(false);
        },
      };
    },
    launchWaiting(run, work) {
      if (run.kind === 'chat_turn') {
        writer.begin(run.id, run.last_seq);
        writer.write(run.id, placeChunk('running'));
      }
      launch(run, work);
    },
    stop: (runId) => abort(runId, 'stopped'),
    async beat() {
      await extendHolds();
      const ids = [...own].flatMap(([id, { isKept }]) => (isKept ? [id] : []));
      if (ids.length === 0) return;
      const rows = new Map((await store.beat(owner, ids)).map((row) => [row.id, row]));
      for (const id of ids) {
        const row = rows.get(id);
        if (row?.stop_requested) abort(id, 'stopped');
        else if (row === undefined && own.get(id)?.ending === null) abort(id, 'lost');
      }
    },
    async endAll() {
      const running = [...own.values()];
      for (const entry of running) entry.abort.abort('shutdown');
      await Promise.all(running.map((entry) => entry.ended));
    },
    close: () => writer.close(),
  };
}

const graceAfter = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, signal.reason === 'stopped' ? stopGraceMs : 0), {
      once: true,
    });
  });
