import type { CardFile } from '@cardwright/contract/card-files';
import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { fileImportItems, fileImports } from '../../db/schema/file-imports.ts';

export type FileImportRow = typeof fileImports.$inferSelect;
export type FileImportItem = typeof fileImportItems.$inferSelect;
export type CardFilesStore = ReturnType<typeof createCardFilesStore>;

const owned = (userId: string, id: string) => and(eq(fileImports.id, id), eq(fileImports.user_id, userId));
const itemsAtOnce = 200;
const shownFailures = 500;

export function createCardFilesStore(database: Database) {
  const { orm } = database;
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction((tx) => work(tx)),
    insert: async (row: FileImportRow): Promise<void> => {
      await orm.insert(fileImports).values(row);
    },
    byId: async (userId: string, id: string): Promise<FileImportRow | null> =>
      (await orm.select().from(fileImports).where(owned(userId, id)))[0] ?? null,
    /** False when the import was started already. */
    start: async (userId: string, id: string, choices: FileImportRow['choices'], at: Date): Promise<boolean> => {
      const rows = await orm
        .update(fileImports)
        .set({ status: 'reading', choices, worked_at: at })
        .where(and(owned(userId, id), eq(fileImports.status, 'uploaded')))
        .returning({ id: fileImports.id });
      return rows.length > 0;
    },
    /** What became of the products so far. */
    progress: async (id: string): Promise<CardFile['progress']> => {
      const [row] = await database.query<CardFile['progress']>(
        `select count(*)::int as total,
           count(*) filter (where status = 'created')::int as created,
           count(*) filter (where status = 'failed')::int as failed,
           count(*) filter (where status = 'created' and pictures is not null)::int as pictures_left
         from file_import_items where import_id = $1`,
        [id],
      );
      return row ?? { total: 0, created: 0, failed: 0, pictures_left: 0 };
    },
    failures: (id: string) =>
      orm
        .select({
          rows: fileImportItems.row_numbers,
          title: fileImportItems.title,
          message: sql<string>`coalesce(${fileImportItems.message}, '')`,
        })
        .from(fileImportItems)
        .where(and(eq(fileImportItems.import_id, id), eq(fileImportItems.status, 'failed')))
        .orderBy(asc(fileImportItems.place))
        .limit(shownFailures),
    cardIds: async (id: string): Promise<string[]> => {
      const rows = await database.query<{ card_id: string }>(
        `select card_id from file_import_items where import_id = $1 and status = 'created' order by place`,
        [id],
      );
      return rows.map(({ card_id }) => card_id);
    },
    /** Whether `claim` may find one, as a condition of SQL. */
    waits: `exists (select 1 from file_imports
      where status in ('reading', 'creating', 'pictures') and (held_until is null or held_until < now()))`,
    /** Takes the open import that has waited longest; for `holdMs` it is nobody else's. */
    claim: async (holdMs: number): Promise<FileImportRow | null> => {
      const taken = orm.$with('taken').as(
        orm
          .select({ id: fileImports.id })
          .from(fileImports)
          .where(
            sql`${fileImports.status} in ('reading', 'creating', 'pictures')
              and (${fileImports.held_until} is null or ${fileImports.held_until} < now())`,
          )
          .orderBy(asc(fileImports.worked_at))
          .limit(1)
          .for('update', { skipLocked: true }),
      );
      const [row] = await orm
        .with(taken)
        .update(fileImports)
        .set({
          held_until: sql`now() + ${holdMs}::int * interval '1 millisecond'`,
          worked_at: sql`clock_timestamp()`,
          attempts: sql`${fileImports.attempts} + 1`,
        })
        .where(sql`${fileImports.id} in (select id from ${taken})`)
        .returning();
      return row ?? null;
    },
    /** Gives an import back; if it has made progress, its failed tries start over. */
    release: async (id: string, wentOn: boolean): Promise<void> => {
      await orm
        .update(fileImports)
        .set({ held_until: null, ...(wentOn ? { attempts: 0 } : {}) })
        .where(eq(fileImports.id, id));
    },
    /** Nobody else works on an embedded database: what is held there was left by a dead process. */
    releaseAll: async (): Promise<void> => {
      await orm.update(fileImports).set({ held_until: null }).where(isNotNull(fileImports.held_until));
    },
    /** Moves an import on, unless somebody else has done it. */
    advance: async (tx: Orm, id: string, from: FileImportRow['status'], values: Partial<FileImportRow>) => {
      await tx
        .update(fileImports)
        .set(values)
        .where(and(eq(fileImports.id, id), eq(fileImports.status, from)));
    },
    /** Items that are there already stay as they are: a reading that was cut off is repeated. */
    insertItems: async (items: FileImportItem[]): Promise<void> => {
      for (let from = 0; from < items.length; from += itemsAtOnce)
        await orm
          .insert(fileImportItems)
          .values(items.slice(from, from + itemsAtOnce))
          .onConflictDoNothing();
    },
    /** The next products without a card, locked until the transaction ends. */
    waiting: (tx: Orm, id: string, limit: number): Promise<FileImportItem[]> =>
      tx
        .select()
        .from(fileImportItems)
        .where(and(eq(fileImportItems.import_id, id), eq(fileImportItems.status, 'waiting')))
        .orderBy(asc(fileImportItems.place))
        .limit(limit)
        .for('update', { skipLocked: true }),
    settle: async (tx: Orm, { import_id, place }: FileImportItem, values: Partial<FileImportItem>): Promise<void> => {
      await tx
        .update(fileImportItems)
        .set(values)
        .where(and(eq(fileImportItems.import_id, import_id), eq(fileImportItems.place, place)));
    },
    withPictures: (id: string, limit: number): Promise<FileImportItem[]> =>
      orm
        .select()
        .from(fileImportItems)
        .where(
          and(
            eq(fileImportItems.import_id, id),
            eq(fileImportItems.status, 'created'),
            isNotNull(fileImportItems.pictures),
          ),
        )
        .orderBy(asc(fileImportItems.place))
        .limit(limit),
    /** Takes an item's pictures, to load them; false when another process has done so. */
    takePictures: async (tx: Orm, { import_id, place }: FileImportItem): Promise<boolean> => {
      const rows = await tx
        .update(fileImportItems)
        .set({ pictures: null })
        .where(
          and(
            eq(fileImportItems.import_id, import_id),
            eq(fileImportItems.place, place),
            isNotNull(fileImportItems.pictures),
          ),
        )
        .returning({ place: fileImportItems.place });
      return rows.length > 0;
    },
    /** Removes an import; the key of its file. */
    remove: async (tx: Orm, userId: string, id: string): Promise<string[]> =>
      keysOf(await tx.delete(fileImports).where(owned(userId, id)).returning({ file_key: fileImports.file_key })),
    /** Uploads of a user that were never imported, newest first. */
    unusedUploads: async (userId: string): Promise<string[]> => {
      const rows = await database.query<{ id: string }>(
        `select id from file_imports where user_id = $1 and status = 'uploaded' order by created_at desc, id desc`,
        [userId],
      );
      return rows.map(({ id }) => id);
    },
    /** Removes what nobody needs any more; returns the keys of the files. */
    removeOlder: async (tx: Orm, unusedBefore: Date, before: Date): Promise<string[]> => {
      const unused = await tx
        .delete(fileImports)
        .where(and(eq(fileImports.status, 'uploaded'), lt(fileImports.created_at, unusedBefore)))
        .returning({ file_key: fileImports.file_key });
      const old = await tx
        .delete(fileImports)
        .where(and(inArray(fileImports.status, ['done', 'failed']), lt(fileImports.created_at, before)))
        .returning({ file_key: fileImports.file_key });
      return keysOf([...unused, ...old]);
    },
    keysOf: async (tx: Orm, userId: string): Promise<string[]> =>
      keysOf(
        await tx.select({ file_key: fileImports.file_key }).from(fileImports).where(eq(fileImports.user_id, userId)),
      ),
  };
}

const keysOf = (rows: { file_key: string | null }[]): string[] =>
  rows.map(({ file_key }) => file_key).filter((key) => key !== null);
