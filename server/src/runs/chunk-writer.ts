import type { Database } from '../db/database.ts';
import type { EventHub, LogEvent } from '../events/event-hub.ts';
import { runEventId } from './run-event-id.ts';
import { chunkEvent, type RunChunk, type RunStore, runTopic } from './run-store.ts';

/** Collects the output of all runs of this process and stores it in one statement a batch. */
export interface ChunkWriter {
  /** Gives the chunk the run's next seq, hands it to local readers at once, and stores it with the next batch. */
  write(runId: string, chunk: object): void;
  /** This process writes the run's output from now on; the first chunk follows the event `seq`, which the run has already. */
  begin(runId: string, seq: number): void;
  /** Everything written of the run since its beginning, for its end; null when it is not all in memory. */
  written(runId: string): object[] | null;
  /** Shows local readers what the end of a run has stored. */
  show(runId: string, events: LogEvent[]): void;
  /** The seq of the newest chunk written. */
  lastSeq(runId: string): number;
  /** Stores what waits. Resolves when it is in the database. */
  flush(): Promise<void>;
  /** Forgets a run; what of it was not stored is dropped, and its readers go on from the database. */
  forget(runId: string): void;
  close(): void;
}

/**
 * One commit this often for all streams together, in milliseconds: a commit for each chunk made readers lag seconds behind.
 * Nobody reads an embedded database from another process, and its commits are this one's work.
 */
const batchMs = { postgres: 100, pglite: 300 };
/**
 * While text comes, a piece takes the batch along when its time is nearly over (milliseconds): a timer would wake the process
 * once more for each batch, which costs more than storing it.
 */
const nearlyMs = 25;

/** What a tool has done is kept and paid for by now: after a crash, the answer may not say less than that. */
const isOfWork = ({ type = '', preliminary, transient }: Chunk): boolean =>
  (type === 'tool-output-available' && preliminary !== true) || (type.startsWith('data-') && transient !== true);

interface Chunk {
  type?: string;
  preliminary?: boolean;
  transient?: boolean;
}

export interface ChunkWriterDeps {
  store: RunStore;
  hub: EventHub;
  owner: string;
  kind: Database['kind'];
  /** The database says that the run belongs to somebody else now. */
  onLost(runId: string): void;
  onError(error: unknown): void;
}

export function createChunkWriter(
  { store, hub, owner, kind, onLost, onError }: ChunkWriterDeps,
  now: () => number = () => performance.now(),
): ChunkWriter {
  const seqs = new Map<string, number>();
  let waiting: RunChunk[] = [];
  let timer: NodeJS.Timeout | null = null;
  /** Set when the batch leaves as soon as all pieces of this moment are in it. */
  let soon: NodeJS.Immediate | null = null;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let storing: Promise<void> = Promise.resolve();

  const storeBatch = async () => {
    const batch = waiting.filter((chunk) => seqs.has(chunk.run_id));
    waiting = [];
    if (batch.length === 0) return;
    try {
      const stored = await store.storeChunks(owner, batch);
      for (const runId of new Set(batch.map((chunk) => chunk.run_id))) if (!stored.has(runId)) onLost(runId);
    } catch (error) {
      // Kept in order for the next try; if the database stays away, the runs go stale and are failed by whoever is left.
      waiting = [...batch, ...waiting];
      throw error;
    }
  };
  const disarm = () => {
    if (timer) clearTimeout(timer);
    if (soon) clearImmediate(soon);
    timer = null;
    soon = null;
  };
  const flush = () => {
    disarm();
    flushedAt = now();
    // One batch at a time, so that the seqs of a topic are committed in order.
    storing = storing.catch(() => {}).then(storeBatch);
    return storing;
  };
  const storeWaiting = () =>
    void flush().catch((error) => {
      onError(error);
      if (waiting.length > 0) storeLater();
    });
  const storeLater = () => {
    timer ??= setTimeout(storeWaiting, batchMs[kind]);
  };
  const schedule = (isAtOnce: boolean) => {
    // An embedded database answers without a turn of the event loop: an immediate may come after the next tool.
    if (isAtOnce) return storeWaiting();
    const due = flushedAt + batchMs[kind] - now();
    if (due < nearlyMs && due > -batchMs[kind]) soon ??= setImmediate(storeWaiting);
    else storeLater();
  };
  return {
    write(runId, chunk) {
      const seq = (seqs.get(runId) ?? 0) + 1;
      seqs.set(runId, seq);
      const text = JSON.stringify(chunk);
      const frame = `id: ${runEventId(runId, seq)}\ndata: ${text}\n\n`;
      hub.push(runTopic(runId), { seq, event: chunkEvent, data: text, frame });
      waiting.push({ run_id: runId, seq, chunk: text });
      schedule(isOfWork(chunk));
    },
    begin(runId, seq) {
      seqs.set(runId, seq);
      hub.own(runTopic(runId), seq);
    },
    written: (runId) => hub.kept(runTopic(runId))?.map(({ data }) => JSON.parse(data) as object) ?? null,
    show(runId, events) {
      for (const event of events) hub.push(runTopic(runId), event);
    },
    lastSeq: (runId) => seqs.get(runId) ?? 0,
    flush,
    forget: (runId) => {
      seqs.delete(runId);
      hub.disown(runTopic(runId));
    },
    close: disarm,
  };
}
