import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Orm } from '../../db/database.ts';
import { images } from '../../db/schema/cards.ts';
import { runs } from '../../db/schema/chats.ts';
import { imageEdits } from '../../db/schema/image-edits.ts';
import type { Run } from '../../runs/run-store.ts';
import type { ImageRow } from './images-store.ts';

export type ImageEditRow = typeof imageEdits.$inferSelect;
export interface ImageEditState {
  edit: ImageEditRow;
  run: Run;
  before: ImageRow | null;
  result: ImageRow | null;
}

const shownAtMost = 20;

/** SQL of the work on pictures. Every read and write names the user. */
export function createImageEditsStore({ orm }: Database) {
  const before = alias(images, 'before');
  const result = alias(images, 'result');
  const own = (userId: string, runId: string) => and(eq(imageEdits.run_id, runId), eq(imageEdits.user_id, userId));
  const states = () =>
    orm
      .select({ edit: imageEdits, run: runs, before, result })
      .from(imageEdits)
      .innerJoin(runs, eq(runs.id, imageEdits.run_id))
      .leftJoin(before, eq(before.id, imageEdits.image_id))
      .leftJoin(result, eq(result.id, imageEdits.result_id));
  return {
    orm,
    insert: async (row: ImageEditRow, tx: Orm): Promise<void> => {
      await tx.insert(imageEdits).values(row);
    },
    /** The same request of the seller, if it is already running; call it while holding the lock on their places. */
    sameGoingOn: async (tx: Orm, { user_id, run_id, request }: ImageEditRow): Promise<string | null> => {
      const [row] = await tx
        .select({ run_id: imageEdits.run_id })
        .from(imageEdits)
        .innerJoin(runs, eq(runs.id, imageEdits.run_id))
        .where(
          and(
            eq(imageEdits.user_id, user_id),
            ne(imageEdits.run_id, run_id),
            isNull(imageEdits.chat_id),
            inArray(runs.status, ['queued', 'running']),
            sql`${imageEdits.request} = ${JSON.stringify(request)}::jsonb`,
          ),
        )
        .limit(1);
      return row?.run_id ?? null;
    },
    byRun: async (runId: string): Promise<ImageEditRow | null> =>
      (await orm.select().from(imageEdits).where(eq(imageEdits.run_id, runId)))[0] ?? null,
    state: async (userId: string, runId: string): Promise<ImageEditState | null> =>
      (await states().where(own(userId, runId)))[0] ?? null,
    /** Work for a card that is still running, or whose result or failure waits for the seller; a result on a card does not. */
    openOfCard: (userId: string, cardId: string): Promise<ImageEditState[]> =>
      states()
        .where(
          and(
            eq(imageEdits.card_id, cardId),
            eq(imageEdits.user_id, userId),
            eq(imageEdits.is_closed, false),
            or(
              sql`${runs.status} in ('queued', 'running', 'failed')`,
              and(isNotNull(result.id), isNull(result.card_id)),
              // There was nothing to change. If credits were charged, there was a result, which has been removed since.
              and(eq(runs.status, 'done'), eq(runs.cost_credits, 0), isNull(imageEdits.result_id)),
            ),
          ),
        )
        .orderBy(desc(imageEdits.created_at), desc(imageEdits.run_id))
        .limit(shownAtMost),
    /** The newest picture that was made in a chat. */
    latestOfChat: async (userId: string, chatId: string): Promise<string | null> => {
      const [row] = await orm
        .select({ result_id: imageEdits.result_id })
        .from(imageEdits)
        .where(and(eq(imageEdits.chat_id, chatId), eq(imageEdits.user_id, userId), isNotNull(imageEdits.result_id)))
        .orderBy(desc(imageEdits.created_at), desc(imageEdits.run_id))
        .limit(1);
      return row?.result_id ?? null;
    },
    progress: async (runId: string, progress: string): Promise<void> => {
      await orm.update(imageEdits).set({ progress }).where(eq(imageEdits.run_id, runId));
    },
    /** `resultId` null: there was nothing to change, as the notes say. */
    finish: async (tx: Orm, runId: string, resultId: string | null, notes: string[]): Promise<void> => {
      await tx
        .update(imageEdits)
        .set({ result_id: resultId, notes, progress: null })
        .where(eq(imageEdits.run_id, runId));
    },
    /** False: it was closed before. */
    close: async (tx: Orm, userId: string, runId: string): Promise<boolean> => {
      const isOpen = eq(imageEdits.is_closed, false);
      const closed = await tx
        .update(imageEdits)
        .set({ is_closed: true })
        .where(and(own(userId, runId), isOpen))
        .returning({ run_id: imageEdits.run_id });
      return closed.length > 0;
    },
    removeOlderThan: async (before: Date): Promise<void> => {
      await orm.delete(imageEdits).where(lt(imageEdits.created_at, before));
    },
  };
}
export type ImageEditsStore = ReturnType<typeof createImageEditsStore>;
