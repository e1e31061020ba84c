import type { ExportUpdate } from '@cardwright/contract/exports';
import type { Orm } from '../../db/database.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { ExportQueue } from './export-queue.ts';
import type { ExportRow, ExportsStore } from './exports-store.ts';

export interface ExportEndingsDeps {
  store: ExportsStore;
  queue: ExportQueue;
  events: EventLog;
  clock: Clock;
  fileUrl(row: ExportRow): string | null;
}

export const exportTopic = (userId: string) => `exports:${userId}`;

/**
 * Ends an export and announces it in one transaction. `owner` null ends it whoever works on it. Null when it had ended, or is
 * with somebody else now: every export ends once. The user must be locked.
 */
export async function endExport(
  { store, queue, events, clock, fileUrl }: ExportEndingsDeps,
  tx: Orm,
  row: Pick<ExportRow, 'id' | 'user_id'>,
  owner: string | null,
  values: Partial<ExportRow> & { status: 'done' | 'failed' },
): Promise<ExportRow | null> {
  const ended = await queue.finish(tx, row.id, owner, { ...values, finished_at: clock.now() });
  if (ended === null) return null;
  const update: ExportUpdate = {
    export_id: ended.id,
    status: values.status,
    file_url: fileUrl(ended),
    error_message: ended.error_message,
    ...(ended.cancelled ? { cancelled: true } : {}),
    processing_count: await store.countOpen(tx, ended.user_id),
  };
  await events.append(exportTopic(ended.user_id), 'export_update', update, tx);
  return ended;
}
