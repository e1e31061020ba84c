import type { ExportProgress, ExportUpdate } from '@cardwright/contract/exports';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import type { ExportWarning } from '@cardwright/listing/formats/format-options';
import { CellTooLongError, TooManyRowsError } from '@cardwright/listing/formats/xlsx/cell-limit';
import type { Database } from '../../db/database.ts';
import type { EventLog } from '../../events/event-log.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import { type ExportRow, type ExportsStore, exportKey } from './exports-store.ts';
import { exportFileName, writeExportFile } from './write-file.ts';

/** What exports need of the cards module. */
export interface ExportableCards {
  /** How many of these ids are cards of the user. */
  count(userId: string, cardIds: string[]): Promise<number>;
  /** In the order of the ids; cards that are gone are left out. */
  exportCards(userId: string, cardIds: string[], version: 'original' | 'current'): AsyncIterable<ExportCard>;
}

export interface ExportWorkerDeps {
  database: Database;
  store: ExportsStore;
  events: EventLog;
  files: FileStore;
  cards: ExportableCards;
  clock: Clock;
  /** Unique to this process. */
  owner: string;
  fileUrl(row: ExportRow): string | null;
  onError(error: unknown): void;
  /** Milliseconds: `beat` between signs of life, `stale` after which a process counts as dead. */
  times?: { beat: number; stale: number };
}

export interface ExportWorker {
  /** Works through what waits, here and, after a crash elsewhere, there. Resolves when nothing waits any more. */
  work(): Promise<void>;
  /** Starts looking for waiting exports. */
  begin(): Promise<void>;
  /** Gives back what is not finished: the next start goes on with it. */
  close(): Promise<void>;
}

export const exportTopic = (userId: string) => `exports:${userId}`;
const updateEvent = 'export_update';
export const progressEvent = 'export_progress';

const defaultTimes = { beat: 1_000, stale: 5_000 };
const maxAttempts = 3;
const maxWarnings = 1_000;
/** So many progress events at most for one export. */
const progressSteps = 20;

class LostExportError extends Error {}

export function createExportWorker(deps: ExportWorkerDeps): ExportWorker {
  const { database, store, events, files, cards, clock, owner, fileUrl, onError, times = defaultTimes } = deps;
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | null = null;

  const finish = (row: ExportRow, values: Partial<ExportRow> & { status: 'done' | 'failed' }) =>
    database.orm.transaction(async (tx) => {
      await store.lockUser(tx, row.user_id);
      const ended = await store.finish(tx, owner, row.id, { ...values, finished_at: clock.now(), owner: null });
      if (ended === null) return;
      const update: ExportUpdate = {
        export_id: ended.id,
        status: values.status,
        file_url: fileUrl(ended),
        error_message: ended.error_message,
        processing_count: await store.countOpen(tx, row.user_id),
      };
      await events.append(exportTopic(row.user_id), updateEvent, update, tx);
    });

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
      if (!(await store.owns(tx, owner, row.id))) throw new LostExportError();
      await events.append(exportTopic(row.user_id), progressEvent, data, tx);
    });
  };

  /** Reads the cards, telling how far it is and that this process is alive. Deleted ones get a warning at the end. */
  async function* reading(row: ExportRow, warnings: Warnings, onCard: (processed: number) => void) {
    const every = Math.max(1, Math.ceil(row.card_count / progressSteps));
    const seen = new Set<string>();
    await progress(row, 0);
    for await (const card of cards.exportCards(row.user_id, row.card_ids, row.version)) {
      if (stopping.signal.aborted) throw new LostExportError();
      seen.add(card.card_id);
      onCard(seen.size);
      yield row.marketplace === null ? card : { ...card, marketplace: row.marketplace };
      if (seen.size % every !== 0) continue;
      if (!(await store.beat(owner, row.id, seen.size))) throw new LostExportError();
      if (seen.size < row.card_count) await progress(row, seen.size);
    }
    if (seen.size === 0) throw new ProblemError('not_found', 'The cards of this export were deleted before it began.');
    for (const card_id of row.card_ids)
      if (!seen.has(card_id)) warnings.add({ card_id, message: 'This card was deleted before it was exported.' });
  }

  const write = async (row: ExportRow) => {
    if (row.attempts > maxAttempts) {
      await finish(row, {
        status: 'failed',
        error_message: 'The export could not be finished. Please start it again.',
      });
      return;
    }
    let processed = 0;
    const beating = setInterval(() => void store.beat(owner, row.id, processed).catch(onError), times.beat);
    try {
      const now = clock.now();
      const file_key = exportKey(row);
      const warnings = createWarnings();
      const read = reading(row, warnings, (count) => {
        processed = count;
      });
      const onWarning = ({ card_id, message }: ExportWarning) => warnings.add({ card_id, message });
      const file_bytes = await writeExportFile(files, file_key, row.format, read, { now, onWarning });
      const file = { file_key, file_name: exportFileName(row.format, now), file_bytes };
      await finish(row, { status: 'done', processed_count: processed, warnings: warnings.all(), ...file });
      // The account was deleted meanwhile, and the file came too late to go with it.
      if ((await store.get(row.user_id, row.id)) === null) await files.remove([file_key]);
    } catch (error) {
      if (error instanceof LostExportError) return;
      await finish(row, { status: 'failed', error_message: sentenceFor(error, onError) });
    } finally {
      clearInterval(beating);
    }
  };

  const workOff = async () => {
    do {
      again = false;
      while (!stopping.signal.aborted) {
        const row = await store.claim(owner, times.stale);
        if (row === null) break;
        await write(row);
      }
    } while (again && !stopping.signal.aborted);
  };

  const work = (): Promise<void> => {
    again = true;
    working ??= workOff().finally(() => {
      working = null;
    });
    return working;
  };
  return {
    work,
    async begin() {
      // Nobody else can work in an embedded database, so what is being processed was left by a dead process.
      if (database.kind === 'pglite') await store.giveBack(null);
      timer = setInterval(() => void work().catch(onError), times.beat);
      void work().catch(onError);
    },
    async close() {
      stopping.abort();
      if (timer) clearInterval(timer);
      await working?.catch(onError);
      await store.giveBack(owner);
    },
  };
}

type Warning = ExportRow['warnings'][number];
type Warnings = ReturnType<typeof createWarnings>;

/** The warnings of an export: the row keeps the first, and says how many there were. */
function createWarnings() {
  const kept: Warning[] = [];
  let more = 0;
  let lastCard = '';
  return {
    add(warning: Warning) {
      lastCard = warning.card_id;
      if (kept.length < maxWarnings) kept.push(warning);
      else more += 1;
    },
    all: (): Warning[] =>
      more === 0
        ? kept
        : [...kept, { card_id: lastCard, message: `There are ${more} more warnings than are listed here.` }],
  };
}

function sentenceFor(error: unknown, onError: (error: unknown) => void): string {
  if (error instanceof ProblemError) return error.detail;
  if (error instanceof CellTooLongError || error instanceof TooManyRowsError) return error.message;
  onError(error);
  return 'The file could not be written because of an error on our side. Please try again.';
}
