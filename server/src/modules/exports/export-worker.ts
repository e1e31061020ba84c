import type { ExportProgress } from '@cardwright/contract/exports';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import type { ExportWarning } from '@cardwright/listing/formats/format-options';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import { type ExportEndingsDeps, endExport, exportTopic } from './export-endings.ts';
import { exportFileName, exportKey, exportKeys, sentenceFor, writeExportFile } from './export-file.ts';
import { createLanes } from './export-lanes.ts';
import type { ExportRow } from './exports-store.ts';
import { createKeptWarnings } from './kept-warnings.ts';
import { cardBatch, orderedCards } from './ordered-cards.ts';

/** What exports need from the cards module. */
export interface ExportableCards {
  /** How many of these ids are cards of the user. */
  count(userId: string, cardIds: string[]): Promise<number>;
  /** Titles of those of these cards that the user has. */
  titles(userId: string, cardIds: string[]): Promise<Map<string, string>>;
  /** In the order of the ids; cards that are gone are left out. */
  exportCards(
    userId: string,
    idBatches: AsyncIterable<string[]> | Iterable<string[]>,
    version: 'original' | 'current',
  ): AsyncIterable<ExportCard>;
}

export interface ExportWorkerDeps extends ExportEndingsDeps {
  database: Database;
  files: FileStore;
  cards: ExportableCards;
  /** Unique to this process. */
  owner: string;
  onError(error: unknown): void;
  /** Milliseconds: `beat` between heartbeats, `stale` until a process counts as dead. */
  times?: { beat: number; stale: number };
  /** How many exports this process writes at the same time. */
  lanes?: number;
}

export interface ExportWorker {
  /** Works through what waits, including what a crashed process left. Resolves when nothing waits any more. */
  work(): Promise<void>;
  /** Starts looking for waiting exports. */
  begin(): Promise<void>;
  /** Gives back what is not finished, for the next start. */
  close(): Promise<void>;
}

export const progressEvent = 'export_progress';

const defaultTimes = { beat: 1_000, stale: 5_000 };
const maxAttempts = 3;
/** The most progress events for one export. */
const progressSteps = 20;
/** More than one, so that a small export does not wait behind a large one. */
const defaultLanes = 2;

/** Another process has the export now, or the seller has ended it. */
class LostExportError extends Error {}

export function createExportWorker(deps: ExportWorkerDeps): ExportWorker {
  const { database, store, queue, events, files, cards, clock, owner, onError, times = defaultTimes } = deps;
  const stopping = new AbortController();
  let stopWatching = () => {};

  const finish = (row: ExportRow, values: Partial<ExportRow> & { status: 'done' | 'failed' }) =>
    database.orm.transaction(async (tx) => {
      await store.lockUser(tx, row.user_id);
      return endExport(deps, tx, row, owner, values);
    });

  /** Writes heartbeat and progress into the row and the event log. */
  const progress = async (row: ExportRow, processed: number) => {
    const data: ExportProgress = {
      export_id: row.id,
      status: 'processing',
      processed_count: processed,
      card_count: row.card_count,
    };
    await database.orm.transaction(async (tx) => {
      // An account that is being deleted takes its events with it: none may come after.
      await store.lockUser(tx, row.user_id);
      if (!(await queue.beat(tx, owner, row.id, processed))) throw new LostExportError();
      await events.append(exportTopic(row.user_id), progressEvent, data, tx);
    });
  };

  /** Reads the cards, and writes progress and heartbeats meanwhile. */
  async function* reading(row: ExportRow, lost: AbortSignal, onMissing: (cardId: string) => void, done: Counter) {
    const every = Math.max(1, Math.ceil(row.card_count / progressSteps));
    const read = (batches: AsyncIterable<string[]>) => cards.exportCards(row.user_id, batches, row.version);
    await progress(row, 0);
    for await (const card of orderedCards(store.idBatches(row.id, cardBatch), read, onMissing)) {
      if (stopping.signal.aborted || lost.aborted) throw new LostExportError();
      done.count += 1;
      yield row.marketplace === null ? card : { ...card, marketplace: row.marketplace };
      if (done.count % every !== 0) continue;
      if (done.count < row.card_count) await progress(row, done.count);
    }
    if (done.count === 0) throw new ProblemError('not_found', 'The cards of this export were deleted before it began.');
  }

  const writeFile = async (row: ExportRow, lost: AbortSignal, done: Counter) => {
    const now = clock.now();
    const file_key = exportKey(row);
    const warnings = createKeptWarnings();
    const onMissing = (card_id: string) =>
      warnings.add({ card_id, message: 'This card was deleted before it was exported.' });
    const onWarning = (warning: ExportWarning) => warnings.add(warning);
    const read = reading(row, lost, onMissing, done);
    const file_bytes = await writeExportFile(files, file_key, row.format, read, { now, onWarning });
    const ended = await finish(row, {
      status: 'done',
      processed_count: done.count,
      warnings: [...warnings.all()],
      warning_count: warnings.count(),
      file_key,
      file_name: exportFileName(row.format, now),
      file_bytes,
    });
    // It has ended in another way meanwhile, so nobody will ever ask for this file or those of earlier tries.
    const unused = ended === null ? [file_key] : exportKeys(row).filter((key) => key !== file_key);
    await files.remove(unused).catch(onError);
  };

  const write = async (row: ExportRow) => {
    if (row.attempts > maxAttempts) {
      const error_message = 'The export could not be finished. Please start it again.';
      if ((await finish(row, { status: 'failed', error_message })) !== null)
        await files.remove(exportKeys(row)).catch(onError);
      return;
    }
    const done = { count: 0 };
    const lost = new AbortController();
    const stillMine = async () => {
      if (!(await queue.beat(database.orm, owner, row.id, done.count))) lost.abort();
    };
    const beating = setInterval(() => void stillMine().catch(onError), times.beat);
    try {
      await writeFile(row, lost.signal, done);
    } catch (error) {
      if (error instanceof LostExportError) return;
      await finish(row, { status: 'failed', error_message: sentenceFor(error, onError) });
    } finally {
      clearInterval(beating);
    }
  };

  const lanes = createLanes(deps.lanes ?? defaultLanes, async () => {
    while (!stopping.signal.aborted) {
      const row = await queue.claim(owner, times.stale);
      if (row === null) return;
      await write(row);
    }
  });
  return {
    work: lanes.wake,
    async begin() {
      // Nobody else can work in an embedded database, so what is being processed was left by a dead process.
      if (database.kind === 'pglite') await queue.giveBack(null);
      const wake = () => void lanes.wake().catch(onError);
      stopWatching = database.watch(queue.waits(times.stale), times.beat, wake);
      wake();
    },
    async close() {
      stopping.abort();
      stopWatching();
      await lanes.ended();
      await queue.giveBack(owner);
    },
  };
}

interface Counter {
  count: number;
}
