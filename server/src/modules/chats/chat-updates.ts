import { type ChatUpdate, chatUpdateEvent, type QueuedMessage } from '@cardwright/contract/chats';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { type EventLog, rowsOf } from '../../events/event-log.ts';
import { planTopic } from '../assistant/plan-store.ts';
import type { ChatQueueStore, QueuedRow } from './chat-queue-store.ts';
import type { ChatRow } from './chats-store.ts';
import type { ChatFilesService } from './files/chat-files-service.ts';

interface State {
  user_id: string;
  title: string;
  queue_held: ChatRow['queue_held'];
  queued: number;
  active_run: ChatUpdate['active_run'];
}

const state = sql`c.user_id, c.title, c.queue_held,
  (select count(*)::int from queued_messages q where q.chat_id = c.id) as queued,
  (select json_build_object('id', r.id, 'status', r.status, 'message_id', coalesce(r.message_id::text, ''))
     from runs r where r.chat_id = c.id and r.kind = 'chat_turn' and r.status in ('queued', 'running')) as active_run`;

const addedSql = (chatId: string, at: Date, title: string | null) => sql`
  update chats c set updated_at = ${at.toISOString()}::timestamptz, last_message_at = ${at.toISOString()}::timestamptz,
    title = case when c.titled_by = 'nobody' then coalesce(${title}::text, c.title) else c.title end,
    titled_by = case when c.titled_by = 'nobody' and ${title}::text is not null then 'request' else c.titled_by end
  where c.id = ${chatId} returning ${state}`;

/** What other tabs should show of a chat, as it is and whenever it changes. */
export interface ChatUpdates {
  of(chatId: string, tx?: Orm): Promise<ChatUpdate | null>;
  /**
   * Tells the readers of the chat, when the transaction is there to stay; answers what they are told, and which change of
   * the chat it is. `added`: a message was added; a chat that has no title yet gets the one that is made of it.
   */
  tell(
    tx: Orm,
    chatId: string,
    added?: { at: Date; title?: string | null },
  ): Promise<(ChatUpdate & { seq: number }) | null>;
}

export function createChatUpdates({
  database,
  events,
  queue,
  files,
}: {
  database: Database;
  events: EventLog;
  queue: ChatQueueStore;
  files: Pick<ChatFilesService, 'named'>;
}): ChatUpdates {
  const updateIn = async (tx: Orm, chatId: string, result: unknown): Promise<ChatUpdate | null> => {
    const [state] = rowsOf<State>(result);
    if (state === undefined) return null;
    const { user_id, title, active_run, queued, queue_held } = state;
    const rows = queued === 0 ? [] : await queue.ofChat(chatId, tx);
    const ids = [...new Set(rows.flatMap(({ file_ids }) => file_ids))];
    const known = new Map((await files.named(tx, user_id, chatId, ids)).map((file) => [file.file_id, file]));
    const view = (row: QueuedRow): QueuedMessage => ({
      id: row.id,
      text: row.text,
      files: row.file_ids.flatMap((id) => known.get(id) ?? []),
      card_id: row.card_id,
      created_at: row.created_at.toISOString(),
    });
    return {
      id: chatId,
      title,
      active_run,
      queued_messages: rows.map(view),
      queue_held: queued === 0 ? null : queue_held,
    };
  };
  const of = async (chatId: string, tx: Orm = database.orm) =>
    updateIn(tx, chatId, await tx.execute(sql`select ${state} from chats c where c.id = ${chatId}`));
  return {
    of,
    async tell(tx, chatId, added) {
      const update =
        added === undefined
          ? await of(chatId, tx)
          : await updateIn(tx, chatId, await tx.execute(addedSql(chatId, added.at, added.title ?? null)));
      return update && { ...update, seq: await events.append(planTopic(chatId), chatUpdateEvent, update, tx) };
    },
  };
}
