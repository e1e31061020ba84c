import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import { type CreateExportRequest, type Export, type ExportProgress, freeFormats } from '@cardwright/contract/exports';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { EventFrame } from '../../http/event-stream.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../../outside/file-store/signed-addresses.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import { createExportWorker, type ExportableCards, exportTopic, progressEvent } from './export-worker.ts';
import { createExportsStore, type ExportRow, exportOf } from './exports-store.ts';

export interface ExportsDeps {
  database: Database;
  events: EventLog;
  files: FileStore;
  addresses: Pick<SignedAddresses, 'ofDownload'>;
  cards: ExportableCards;
  /** Whether the user's plan has the marketplaces' own formats; `reason` is a sentence for the seller. */
  marketplaceExports(userId: string): Promise<{ allowed: boolean; reason: string | null }>;
  clock: Clock;
  newId: NewId;
  onError(error: unknown): void;
  times?: { beat: number; stale: number };
}

export interface ExportsService {
  /**
   * Queues an export; it is worked on at once by whichever process is free.
   * @throws ProblemError `not_found` when a card is not the user's, `plan_required` for a format that the plan does not have
   */
  create(userId: string, request: CreateExportRequest): Promise<Export>;
  /** Newest first. */
  list(userId: string, query: ListQuery): Promise<Page<Export>>;
  /**
   * Where a stream starts: `afterSeq` resumes, `since` is the first event of that export. Without either, it is the start
   * of the time in which exports were open, now or last: a client opens the stream because it waits for an end, and that
   * may have come before the stream was open.
   * @throws ProblemError `not_found` when `since` is not an export of the user
   */
  startSeq(userId: string, from: { afterSeq: number | null; since: string | undefined }): Promise<number>;
  /** Live events after `afterSeq`. */
  frames(userId: string, afterSeq: number, signal: AbortSignal): AsyncIterable<EventFrame>;
  /** How exports take part in the deletion of an account. */
  eraser: AccountEraser;
  begin(): Promise<void>;
  /** Nothing waits or is being written by this process. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const cursorShape = z.tuple([cursorTime, idSchema]);
const linkDays = 7;
const day = 86_400_000;

export function createExportsService(deps: ExportsDeps): ExportsService {
  const { database, events, addresses, clock, newId, onError } = deps;
  const store = createExportsStore(database);
  const fileUrl = ({ file_key, file_name }: ExportRow) =>
    file_key === null || file_name === null
      ? null
      : addresses.ofDownload(file_key, file_name, new Date(clock.now().getTime() + linkDays * day));
  const worker = createExportWorker({ ...deps, store, fileUrl, owner: newId() });

  return {
    eraser: { erase: (userId, tx) => store.erase(tx, userId, exportTopic(userId)) },
    async create(userId, { card_ids, format, marketplace, version }) {
      if (!freeFormats.some((free) => free === format)) {
        const { allowed, reason } = await deps.marketplaceExports(userId);
        if (!allowed) throw new ProblemError('plan_required', reason ?? 'Your plan does not have this format.');
      }
      const ids = [...new Set(card_ids)];
      if ((await deps.cards.count(userId, ids)) !== ids.length)
        throw notFound(ids.length === 1 ? 'Card' : 'One of these cards was');
      const row = await database.orm.transaction(async (tx) => {
        await store.lockUser(tx, userId);
        const inserted = await store.insert(tx, {
          id: newId(),
          user_id: userId,
          status: 'queued',
          format,
          marketplace: marketplace ?? null,
          version,
          card_ids: ids,
          card_count: ids.length,
          created_at: clock.now(),
        });
        const progress: ExportProgress = {
          export_id: inserted.id,
          status: 'queued',
          processed_count: 0,
          card_count: ids.length,
        };
        await store.setFirstSeq(tx, inserted.id, await events.append(exportTopic(userId), progressEvent, progress, tx));
        return inserted;
      });
      void worker.work().catch(onError);
      return exportOf(row, fileUrl);
    },
    async list(userId, { limit, cursor }) {
      const position = cursor === undefined ? null : decodeCursor(cursor, cursorShape);
      const after = position === null ? null : { created_at: new Date(position[0]), id: position[1] };
      const page = pageOfRows(await store.list(userId, limit + 1, after), limit, (row) =>
        encodeCursor([row.created_at.toISOString(), row.id]),
      );
      return { items: page.items.map((row) => exportOf(row, fileUrl)), next_cursor: page.next_cursor };
    },
    async startSeq(userId, { afterSeq, since }) {
      if (afterSeq !== null) return afterSeq;
      if (since !== undefined) {
        const row = await store.get(userId, since);
        if (row === null) throw notFound('Export');
        return row.first_seq - 1;
      }
      return store.busySince(userId, exportTopic(userId));
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
