import type { CardFile, CardFilePreview } from '@cardwright/contract/card-files';
import type { ColumnChoice } from '@cardwright/listing/import-file/import-fields';
import { rememberToRemove } from '../../db/files-to-remove.ts';
import type { NewId } from '../../db/ids.ts';
import type { FileImportChoices } from '../../db/schema/file-imports.ts';
import { storable } from '../../db/storable-text.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import { createCardFilesStore, type FileImportRow } from './card-files-store.ts';
import { type CardFilesWorkDeps, createCardFilesWork } from './card-files-work.ts';
import { createFileReader } from './file-reader.ts';

/** Files of products: read when they are uploaded, made into cards once the seller has looked at what was found. */
export interface CardFilesService {
  /** @throws ProblemError `too_large`, `unsupported_type` or `invalid_request` for what cannot be read */
  upload(userId: string, file: { name: string; bytes: Uint8Array }): Promise<CardFile>;
  get(userId: string, id: string): Promise<CardFile>;
  /** What other columns would give. */
  preview(userId: string, id: string, columns: ColumnChoice[]): Promise<CardFilePreview>;
  /** Starts the import. @throws ProblemError `conflict` when it was started already */
  start(userId: string, id: string, request: FileImportChoices): Promise<CardFile>;
  /** Forgets an upload or what is known of an import; its cards stay. @throws ProblemError `conflict` while it runs */
  remove(userId: string, id: string): Promise<void>;
  /** Removes uploads that were not imported within a day, and what is known of imports after 30 days. */
  removeOld(): Promise<void>;
  eraser: AccountEraser;
  begin(): Promise<void>;
  /** Resolves when everything that waits is done. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface CardFilesServiceDeps extends Omit<CardFilesWorkDeps, 'store' | 'reader'> {
  newId: NewId;
}

const unusedLifeMs = 24 * 3_600_000;
const lifeMs = 30 * 24 * 3_600_000;
/** How many uploads of one seller may wait for their import. */
const mostUnused = 10;

export function createCardFilesService(deps: CardFilesServiceDeps): CardFilesService {
  const { database, files, clock, newId, onError } = deps;
  const store = createCardFilesStore(database);
  const reader = createFileReader();
  const work = createCardFilesWork({ ...deps, store, reader });

  const rowOf = async (userId: string, id: string): Promise<FileImportRow> => {
    const row = await store.byId(userId, id);
    if (row === null) throw notFound('File');
    return row;
  };
  const view = async (row: FileImportRow): Promise<CardFile> => {
    const isStarted = row.status !== 'uploaded';
    const isMade = row.status === 'done' || row.status === 'pictures';
    return {
      import_id: row.id,
      file_name: row.file_name,
      ...row.reading,
      created_at: row.created_at.toISOString(),
      status: row.status,
      progress: await store.progress(row.id),
      failed_rows: isStarted ? await store.failures(row.id) : [],
      card_ids: isMade ? await store.cardIds(row.id) : [],
      error_message: row.error_message,
    };
  };
  const forget = async (userId: string, ids: string[]) => {
    const keys = await store.transaction(async (tx) => {
      const removed: string[] = [];
      for (const id of ids) removed.push(...(await store.remove(tx, userId, id)));
      await rememberToRemove(tx, removed, clock.now());
      return removed;
    });
    await files.remove(keys).catch(onError);
  };

  return {
    async upload(userId, { name, bytes }) {
      const reading = storable(await reader.read(bytes, null));
      const id = newId();
      const file_key = `card-files/${id}.${reading.format === 'xlsx' ? 'xlsx' : 'txt'}`;
      await files.put(file_key, bytes);
      const now = clock.now();
      const row: FileImportRow = {
        id,
        user_id: userId,
        file_key,
        file_name: name,
        reading,
        status: 'uploaded',
        choices: null,
        attempts: 0,
        error_message: null,
        held_until: null,
        worked_at: now,
        created_at: now,
        finished_at: null,
      };
      try {
        await store.insert(row);
      } catch (error) {
        await files.remove([file_key]).catch(onError);
        throw error;
      }
      await forget(userId, (await store.unusedUploads(userId)).slice(mostUnused));
      return view(row);
    },
    get: async (userId, id) => view(await rowOf(userId, id)),
    async preview(userId, id, columns) {
      const { file_key } = await rowOf(userId, id);
      if (file_key === null) throw new ProblemError('conflict', 'This file has been imported already.');
      const {
        format: _,
        template,
        columns: __,
        row_count,
        ...preview
      } = await reader.read(await files.get(file_key), columns);
      return storable(preview);
    },
    async start(userId, id, request) {
      const row = await rowOf(userId, id);
      const columns = request.columns ?? row.reading.columns;
      if (row.reading.columns.length > 0 && !columns.some(({ field }) => field === 'title'))
        throw new ProblemError('invalid_request', 'Please choose the column that holds the titles.', {
          errors: [{ path: 'columns', message: 'One column must be the title' }],
        });
      if (!(await store.start(userId, id, request, clock.now())))
        throw new ProblemError('conflict', 'This file has been imported already.');
      work.kick();
      return view(await rowOf(userId, id));
    },
    async remove(userId, id) {
      const { status } = await rowOf(userId, id);
      if (status === 'reading' || status === 'creating' || status === 'pictures')
        throw new ProblemError('conflict', 'This file is being imported. Please wait until that is finished.');
      await forget(userId, [id]);
    },
    async removeOld() {
      const now = clock.now();
      const before = (age: number) => new Date(now.getTime() - age);
      const keys = await store.transaction(async (tx) => {
        const removed = await store.removeOlder(tx, before(unusedLifeMs), before(lifeMs));
        await rememberToRemove(tx, removed, now);
        return removed;
      });
      await files.remove(keys);
    },
    eraser: { erase: (userId, tx) => store.keysOf(tx, userId) },
    begin: work.begin,
    idle: work.work,
    close: work.close,
  };
}
