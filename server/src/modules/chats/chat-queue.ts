import { maxQueuedMessages, type PatchQueuedMessage, type PostMessageRequest } from '@cardwright/contract/chats';
import type { Database } from '../../db/database.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { knownTimezone } from '../../outside/clock/time-zone.ts';
import { StillAnsweringError } from '../../runs/open-run.ts';
import type { Run } from '../../runs/run-store.ts';
import type { AssistantCards } from '../assistant/seller-ports.ts';
import { type ChatQueueStore, queueChannel } from './chat-queue-store.ts';
import { type ChatTurns, idInUse } from './chat-turns.ts';
import type { ChatUpdates } from './chat-updates.ts';
import type { ChatRow, ChatsStore } from './chats-store.ts';
import type { ChatFilesService } from './files/chat-files-service.ts';
import { messageText } from './message-text.ts';
import type { MessagesStore } from './messages-store.ts';
import { checkNamedCard } from './named-card.ts';

/** Messages that wait for the running turn. The rows are the queue: it outlives every process, and any process goes on with it. */
export interface ChatQueue {
  /** @throws ProblemError as sending, and `conflict` when too many wait */
  add(userId: string, chatId: string, message: PostMessageRequest): Promise<void>;
  change(userId: string, chatId: string, id: string, change: PatchQueuedMessage): Promise<void>;
  remove(userId: string, chatId: string, id: string): Promise<void>;
  /** Sends a message now that waits or is held; those behind it follow by themselves. */
  send(userId: string, chatId: string, id: string): Promise<Run>;
  /** Goes on with what waits while no turn runs; called once, before listening. */
  begin(): Promise<void>;
  /** What was begun here is started. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface ChatQueueDeps {
  database: Database;
  store: ChatsStore;
  messages: Pick<MessagesStore, 'exists'>;
  queue: ChatQueueStore;
  turns: ChatTurns;
  updates: ChatUpdates;
  files: Pick<ChatFilesService, 'attach' | 'detach'>;
  cards: Pick<AssistantCards, 'get'>;
  clock: Clock;
  onError(error: unknown): void;
}

/** For what a process left that died between the end of a turn and the next one; milliseconds. */
const sweepMs = 1_000;
const chatsAtOnce = 100;

export function createChatQueue(deps: ChatQueueDeps): ChatQueue {
  const { database, store, messages, queue, turns, updates, files, clock, onError } = deps;
  let isClosed = false;
  let working: Promise<void> = Promise.resolve();
  let stopListening: (() => Promise<void>) | null = null;
  let stopWatching = () => {};

  const chatOrThrow = async (userId: string, chatId: string): Promise<ChatRow> => {
    const chat = await store.get(userId, chatId);
    if (chat === null) throw notFound('Chat');
    return chat;
  };
  const hold = (chatId: string, why: ChatRow['queue_held']) =>
    store.transaction(async (tx) => {
      await store.hold(tx, chatId, why);
      await updates.tell(tx, chatId);
    });

  const startNext = async (chatId: string): Promise<void> => {
    if (isClosed) return;
    const [chat, next] = await Promise.all([store.byId(chatId), queue.first(chatId)]);
    if (chat === null || next === null || chat.running || chat.queue_held !== null) return;
    try {
      await turns.sendQueued(chat, next);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // Another turn was first; its end goes on with the queue. What cannot be sent waits for the seller.
      if (error instanceof StillAnsweringError) return;
      await hold(chatId, error.code === 'credits_exhausted' ? 'credits' : 'failed');
    }
  };
  /** One after the other in a process. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    working = working.then(() => (isClosed ? undefined : work())).catch(onError);
    return working;
  };
  const sweep = async () => {
    for (const chatId of await queue.ready(chatsAtOnce)) await startNext(chatId).catch(onError);
  };

  return {
    async add(userId, chatId, { id, text: given, file_ids = [], card_id = null, time_zone: zone }) {
      const time_zone = knownTimezone(zone);
      const text = messageText(given, file_ids.length > 0);
      const chat = await chatOrThrow(userId, chatId);
      const first = await store.runByRequest(userId, id);
      if (first !== null && first.chat_id !== chatId) throw idInUse();
      if (first !== null) return;
      if (card_id !== null) await checkNamedCard(deps.cards, userId, card_id);
      await store.transaction(async (tx) => {
        if (!(await store.lock(tx, chat.id))) throw notFound('Chat');
        if (await messages.exists(tx, id)) throw idInUse();
        const waiting = await queue.count(tx, chatId);
        const row = {
          id,
          chat_id: chatId,
          user_id: userId,
          text,
          file_ids,
          card_id,
          time_zone,
          created_at: clock.now(),
        };
        if (!(await queue.insert(tx, row))) {
          if ((await queue.byId(chatId, id, tx)) === null) throw idInUse();
          return;
        }
        if (waiting >= maxQueuedMessages)
          throw new ProblemError(
            'conflict',
            `${maxQueuedMessages} messages wait already. Wait until the assistant has answered some, or remove one.`,
          );
        await files.attach(tx, userId, chatId, id, file_ids);
        if (waiting === 0) await store.hold(tx, chatId, null);
        await updates.tell(tx, chatId);
      });
      await inTurn(() => startNext(chatId));
    },
    async change(userId, chatId, id, { text, file_ids, card_id, time_zone }) {
      await chatOrThrow(userId, chatId);
      if (card_id !== undefined) await checkNamedCard(deps.cards, userId, card_id);
      await store.transaction(async (tx) => {
        await store.lock(tx, chatId);
        const row = await queue.byId(chatId, id, tx);
        if (row === null) throw notFound('Message');
        const named = file_ids ?? row.file_ids;
        const changes = {
          text: messageText(text ?? row.text, named.length > 0),
          file_ids: [...named],
          card_id: card_id ?? row.card_id,
          time_zone: knownTimezone(time_zone) ?? row.time_zone,
        };
        if (file_ids !== undefined) {
          await files.detach(tx, chatId, id);
          await files.attach(tx, userId, chatId, id, file_ids);
        }
        await queue.update(tx, chatId, id, changes);
        await updates.tell(tx, chatId);
      });
    },
    async remove(userId, chatId, id) {
      await chatOrThrow(userId, chatId);
      await store.transaction(async (tx) => {
        await store.lock(tx, chatId);
        if ((await queue.take(tx, chatId, id)) === null) throw notFound('Message');
        await files.detach(tx, chatId, id);
        if ((await queue.count(tx, chatId)) === 0) await store.hold(tx, chatId, null);
        await updates.tell(tx, chatId);
      });
    },
    async send(userId, chatId, id) {
      const chat = await chatOrThrow(userId, chatId);
      const waiting = await queue.byId(chatId, id);
      if (waiting === null) {
        const run = await store.runByRequest(userId, id);
        if (run === null || run.chat_id !== chatId) throw notFound('Message');
        return run;
      }
      if (chat.running) throw new StillAnsweringError();
      const run = (await turns.sendQueued(chat, waiting)) ?? (await store.runByRequest(userId, id));
      if (run === null) throw notFound('Message');
      return run;
    },
    async begin() {
      stopListening = await database.listen(queueChannel, (chatId) => void inTurn(() => startNext(chatId)));
      stopWatching = database.watch(queue.isReady, sweepMs, () => void inTurn(sweep));
      await inTurn(sweep);
    },
    settled: () => working,
    async close() {
      isClosed = true;
      stopWatching();
      await stopListening?.();
      await working;
    },
  };
}
