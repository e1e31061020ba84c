import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import {
  type CreateExportRequest,
  type Export,
  type ExportCheck,
  type ExportFormat,
  type ExportProgress,
  freeFormats,
} from '@cardwright/contract/exports';
import type { CardChoice } from '@cardwright/contract/library';
import { z } from 'zod';
import type { Database, Orm } from '../../db/database.ts';
import { rememberToRemove } from '../../db/files-to-remove.ts';
import type { NewId } from '../../db/ids.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { EventFrame } from '../../http/event-stream.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../../outside/file-store/signed-addresses.ts';
import type { Entitlements } from '../billing/entitlements.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import { type CheckedRequest, checkExport } from './check-export.ts';
import { type ExportEndingsDeps, endExport, exportTopic } from './export-endings.ts';
import { exportKeys } from './export-file.ts';
import { createExportQueue } from './export-queue.ts';
import { createExportWorker, type ExportableCards, progressEvent } from './export-worker.ts';
import { createExportsStore, type ExportRow, exportOf } from './exports-store.ts';

export interface ExportsDeps {
  database: Database;
  events: EventLog;
  files: FileStore;
  addresses: Pick<SignedAddresses, 'ofDownload'>;
  cards: ExportableCards;
  /** The ids of the chosen cards. @throws ProblemError `not_found` when nothing matches */
  idsOf(userId: string, choice: CardChoice): Promise<string[]>;
  entitlements: Pick<Entitlements, 'require'>;
  clock: Clock;
  newId: NewId;
  onError(error: unknown): void;
  times?: { beat: number; stale: number };
  lanes?: number;
}

export interface ExportsService {
  /**
   * Queues an export; whichever process is free begins at once.
   * @throws ProblemError `not_found` when a card is not the user's, `plan_required` for a format that the plan does not have
   */
  create(userId: string, request: CreateExportRequest): Promise<Export>;
  /** What `create` would warn about; refuses what `create` refuses. Nothing is kept. */
  check(userId: string, request: CreateExportRequest): Promise<ExportCheck>;
  /** Newest first. */
  list(userId: string, query: ListQuery): Promise<Page<Export>>;
  /** With all kept warnings and the titles of their cards. */
  get(userId: string, id: string): Promise<Export>;
  /** Ends an export that is not over. @throws ProblemError `conflict` when it is, unless the seller ended it */
  cancel(userId: string, id: string): Promise<Export>;
  /**
   * Makes the same request again, for the cards that are still there; `format`: another file of them.
   * @throws ProblemError `conflict` while the export is not over, and when none of its cards is left
   */
  retry(userId: string, id: string, format?: ExportFormat): Promise<Export>;
  /** Removes the export with its file; one that is not over is ended first. */
  remove(userId: string, id: string): Promise<void>;
  /** Removes the files of exports that ended 30 days ago; the exports stay in the list. */
  removeOldFiles(): Promise<void>;
  /**
   * Where a stream starts: `afterSeq` resumes, `since` means the first event of that export. Without either, it is the start
   * of the current or last time in which exports were open: a client opens the stream because it waits for an end, and that
   * may have come before the stream was open.
   * @throws ProblemError `not_found` when `since` is not an export of the user
   */
  startSeq(userId: string, from: { afterSeq: number | null; since: string | undefined }): Promise<number>;
  /** Live events after `afterSeq`. */
  frames(userId: string, afterSeq: number, signal: AbortSignal): AsyncIterable<EventFrame>;
  /** How exports take part in the deletion of an account. */
  eraser: AccountEraser;
  begin(): Promise<void>;
  /** Resolves when nothing waits and this process writes nothing. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const cursorShape = z.tuple([cursorTime, idSchema]);
const day = 86_400_000;
const linkLife = 7 * day;
const fileLife = 30 * day;
const oldAtOnce = 500;

export function createExportsService(deps: ExportsDeps): ExportsService {
  const { database, events, files, addresses, cards, clock, newId, onError } = deps;
  const store = createExportsStore(database);
  const queue = createExportQueue(database);
  const fileUrl = ({ file_key, file_name }: ExportRow) =>
    file_key === null || file_name === null
      ? null
      : addresses.ofDownload(file_key, file_name, new Date(clock.now().getTime() + linkLife));
  const endings: ExportEndingsDeps = { store, queue, events, clock, fileUrl };
  const worker = createExportWorker({ ...deps, ...endings, owner: newId() });

  /** @throws ProblemError as `create` */
  const checkAllowed = async (userId: string, format: ExportFormat) => {
    if (freeFormats.some((free) => free === format)) return;
    await deps.entitlements.require(userId, 'marketplace_exports');
  };
  /** The request with the ids of its cards. @throws ProblemError as `create` */
  const checked = async (userId: string, request: CreateExportRequest): Promise<CheckedRequest> => {
    await checkAllowed(userId, request.format);
    const card_ids = await deps.idsOf(userId, request);
    if ('card_ids' in request && (await cards.count(userId, card_ids)) !== card_ids.length)
      throw notFound(card_ids.length === 1 ? 'Card' : 'One of these cards was');
    return { ...request, card_ids };
  };

  const queueUp = async (userId: string, { card_ids, format, marketplace, version }: CheckedRequest) => {
    const row = await database.orm.transaction(async (tx) => {
      await store.lockUser(tx, userId);
      const inserted = await store.insert(tx, {
        id: newId(),
        user_id: userId,
        status: 'queued',
        format,
        marketplace: marketplace ?? null,
        version,
        card_ids,
        card_count: card_ids.length,
        created_at: clock.now(),
      });
      const progress: ExportProgress = {
        export_id: inserted.id,
        status: 'queued',
        processed_count: 0,
        card_count: card_ids.length,
      };
      await store.setFirstSeq(tx, inserted.id, await events.append(exportTopic(userId), progressEvent, progress, tx));
      return inserted;
    });
    void worker.work().catch(onError);
    return exportOf(row, fileUrl);
  };

  const rowOf = async (userId: string, id: string, tx?: Orm): Promise<ExportRow> => {
    const row = await store.get(userId, id, tx);
    if (row === null) throw notFound('Export');
    return row;
  };
  /** Changes an export while no other export of this user starts or ends. */
  const change = <T>(userId: string, id: string, work: (tx: Orm, row: ExportRow) => Promise<T>) =>
    database.orm.transaction(async (tx) => {
      await store.lockUser(tx, userId);
      return work(tx, await rowOf(userId, id, tx));
    });
  const end = (tx: Orm, row: ExportRow) =>
    endExport(endings, tx, row, null, {
      status: 'failed',
      cancelled: true,
      error_message: 'You cancelled this export.',
    });

  return {
    eraser: { erase: (userId, tx) => store.erase(tx, userId, exportTopic(userId)) },
    create: async (userId, request) => queueUp(userId, await checked(userId, request)),
    check: async (userId, request) =>
      checkExport({ cards, now: clock.now(), onError }, userId, await checked(userId, request)),
    async list(userId, { limit, cursor }) {
      const position = cursor === undefined ? null : decodeCursor(cursor, cursorShape);
      const after = position === null ? null : { created_at: new Date(position[0]), id: position[1] };
      const page = pageOfRows(await store.list(userId, limit + 1, after), limit, (row) =>
        encodeCursor([row.created_at.toISOString(), row.id]),
      );
      return { items: page.items.map((row) => exportOf(row, fileUrl)), next_cursor: page.next_cursor };
    },
    async get(userId, id) {
      const row = await rowOf(userId, id);
      const titles = await cards.titles(userId, [...new Set(row.warnings.map(({ card_id }) => card_id))]);
      return exportOf(row, fileUrl, titles);
    },
    async cancel(userId, id) {
      const row = await change(userId, id, async (tx, found) => {
        if (found.cancelled) return found;
        const ended = await end(tx, found);
        if (ended === null) throw new ProblemError('conflict', 'This export has ended already.');
        return ended;
      });
      return exportOf(row, fileUrl);
    },
    async retry(userId, id, format) {
      const row = await rowOf(userId, id);
      if (isOpen(row)) throw new ProblemError('conflict', 'This export is not over yet.');
      const { version, marketplace } = row;
      const made = format ?? row.format;
      await checkAllowed(userId, made);
      const card_ids: string[] = [];
      for await (const ids of store.idBatches(id, retryBatch)) {
        const present = await cards.titles(userId, ids);
        card_ids.push(...ids.filter((cardId) => present.has(cardId)));
      }
      if (card_ids.length === 0) throw new ProblemError('conflict', 'All cards of this export were deleted.');
      return queueUp(userId, { card_ids, format: made, version, ...(marketplace === null ? {} : { marketplace }) });
    },
    async remove(userId, id) {
      const keys = await change(userId, id, async (tx, row) => {
        if (isOpen(row)) await end(tx, row);
        await store.remove(tx, userId, id);
        const ofRow = exportKeys(row);
        await rememberToRemove(tx, ofRow, clock.now());
        return ofRow;
      });
      // If this fails, the maintenance does it.
      await files.remove(keys).catch(onError);
    },
    async removeOldFiles() {
      const before = new Date(clock.now().getTime() - fileLife);
      for (;;) {
        const keys = await database.orm.transaction(async (tx) => {
          const dropped = await store.dropFiles(tx, before, oldAtOnce);
          await rememberToRemove(tx, dropped, clock.now());
          return dropped;
        });
        await files.remove(keys);
        if (keys.length < oldAtOnce) return;
      }
    },
    async startSeq(userId, { afterSeq, since }) {
      const topic = exportTopic(userId);
      // An id ahead of the log was never seen by anybody; taken as it is, nothing would be sent until the log has caught up.
      if (afterSeq !== null && afterSeq <= (await events.reach(topic, afterSeq)).last_seq) return afterSeq;
      if (since !== undefined) return (await rowOf(userId, since)).first_seq - 1;
      return store.busySince(userId, topic);
    },
    async *frames(userId, afterSeq, signal) {
      for await (const { seq, event, data } of events.tail(exportTopic(userId), afterSeq, signal))
        yield { id: seq, event, data };
    },
    begin: worker.begin,
    idle: worker.work,
    close: worker.close,
  };
}

const retryBatch = 1_000;
const isOpen = ({ status }: ExportRow) => status === 'queued' || status === 'processing';
