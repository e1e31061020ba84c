import {
  type Chat,
  type ChatDetail,
  type ChatFile,
  type ChatQuery,
  type ChatQueue,
  type ChatUpdate,
  chatTitleChunk,
  chatUpdateEvent,
  type PatchQueuedMessage,
  type PostMessageRequest,
} from '@cardwright/contract/chats';
import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import { type Plan, planUpdateEvent } from '@cardwright/contract/plans';
import { z } from 'zod';
import { together } from '../../db/together.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { EventFrame } from '../../http/event-stream.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { RunContext } from '../../runs/own-runs.ts';
import { isOfRun, type ReaderPosition } from '../../runs/run-event-id.ts';
import { endEvent, type Run, runTopic } from '../../runs/run-store.ts';
import type { Assistant } from '../assistant/assistant-turn.ts';
import { fileBlock } from '../assistant/attached-files.ts';
import { closedSteps } from '../assistant/plan-steps.ts';
import { type PlanStore, planTopic } from '../assistant/plan-store.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import { charactersToRead, type FileText, historyOf } from './chat-history.ts';
import { messagesOf } from './chat-messages.ts';
import { type ChatQueueDeps, createChatQueue } from './chat-queue.ts';
import { createChatQueueStore } from './chat-queue-store.ts';
import { newChatTitle, productTitleOf } from './chat-title.ts';
import { type ChatTurns, type ChatTurnsDeps, createChatTurns, type TurnInput } from './chat-turns.ts';
import { createChatUpdates } from './chat-updates.ts';
import { chatOf, createChatsStore } from './chats-store.ts';
import { aboutFile } from './files/about-file.ts';
import type { ChatFilesService } from './files/chat-files-service.ts';
import { wordsOf } from './message-parts.ts';
import { createMessagesStore } from './messages-store.ts';
import { runFrames } from './run-frames.ts';
import { answerParts } from './saved-answer.ts';
import { createTurnHistory } from './turn-history.ts';
import { turnSources } from './turn-sources.ts';

export interface ChatsDeps
  extends Pick<ChatTurnsDeps, 'runs' | 'cards' | 'turnTerms' | 'newId'>,
    Pick<ChatQueueDeps, 'database' | 'clock' | 'onError'> {
  events: EventLog;
  assistant: Assistant;
  plans: PlanStore;
  files: ChatFilesService;
}

/** Each call names the user; a chat of somebody else is `not_found`. */
export interface ChatsService extends Pick<ChatTurns, 'send' | 'retry' | 'edit'> {
  list(userId: string, query: ListQuery & { query?: string | undefined }): Promise<Page<Chat>>;
  /** With the id of a chat that is there already, that chat. */
  create(userId: string, title: string | undefined, id?: string): Promise<Chat>;
  /** With the newest page of its messages, or the page that `query` names. */
  get(userId: string, chatId: string, query?: Partial<ChatQuery>): Promise<ChatDetail>;
  rename(userId: string, chatId: string, title: string): Promise<Chat>;
  /**
   * Stops a running turn first, so that its readers see its end and what it holds is given back.
   * @throws ProblemError `conflict` when a turn does not end
   */
  remove(userId: string, chatId: string): Promise<void>;
  /** The conversation goes on from another answer or wording of the last request. */
  select(userId: string, chatId: string, messageId: string): Promise<ChatDetail>;
  /** Messages for after the running turn. Each call answers what waits then. */
  enqueue(userId: string, chatId: string, message: PostMessageRequest): Promise<ChatQueue>;
  changeQueued(userId: string, chatId: string, id: string, change: PatchQueuedMessage): Promise<ChatQueue>;
  removeQueued(userId: string, chatId: string, id: string): Promise<ChatQueue>;
  /** Sends a message now that waits. */
  sendQueued(userId: string, chatId: string, id: string): Promise<Run>;
  /** Keeps a file that a message may name. */
  upload(userId: string, chatId: string, file: { name: string; bytes: Uint8Array }): Promise<ChatFile>;
  removeFile(userId: string, chatId: string, fileId: string): Promise<void>;
  /**
   * The turn that a reader can follow, and after which of its events: the running one, or (for a reader that comes back) the
   * one that ended meanwhile. What was seen of another turn counts for nothing. Null when there is nothing more to read.
   */
  followed(
    userId: string,
    chatId: string,
    seen: ReaderPosition | null,
    runId: string | undefined,
  ): Promise<{ run: Run; after: number } | null>;
  frames(run: Run, afterSeq: number, signal: AbortSignal): AsyncIterable<EventFrame>;
  /** How chats take part in the deletion of an account. */
  eraser: AccountEraser;
  /** Answers the id of the run that is being stopped, or null when nothing runs. */
  stop(userId: string, chatId: string): Promise<string | null>;
  plan(userId: string, chatId: string): Promise<Plan>;
  /**
   * How to read changes of the plan and the chat. Without `afterSeq`, or when not everything after it is kept any more: the
   * newest state, then each change.
   */
  planFrames(
    userId: string,
    chatId: string,
    afterSeq: number | null,
  ): Promise<(signal: AbortSignal) => AsyncIterable<EventFrame>>;
  /** Goes on with messages that wait; called once, before listening. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

const cursorShape = z.tuple([cursorTime, idSchema]);
const messageCursorShape = z.tuple([z.number().int().positive()]);
const messagesOfPage = 60;
/** A stopped turn ends at once unless its process is dead; then the reaper ends it. Milliseconds. */
const stopWaitMs = 6_000;
/** A turn may start while a chat is being deleted; it is stopped as well. */
const removeAttempts = 3;
/** The id of an event before all others of a topic. */
const nothingSeen = 0;

export function createChatsService(deps: ChatsDeps): ChatsService {
  const { database, events, runs, assistant, plans, files, clock, newId } = deps;
  const store = createChatsStore(database);
  const messages = createMessagesStore(database);
  const queueStore = createChatQueueStore(database);
  const updates = createChatUpdates({ database, events, queue: queueStore, files });
  const history = createTurnHistory(messages);
  const turns = createChatTurns({ ...deps, store, messages, history, queue: queueStore, updates });
  const queue = createChatQueue({ ...deps, store, messages, queue: queueStore, turns, updates });

  runs.onEnd('chat_turn', async (tx, run, chunks) => {
    if (run.chat_id === null || run.message_id === null) return;
    const at = clock.now();
    const parts = await answerParts(run.message_id, await chunks());
    const row = { id: run.message_id, chat_id: run.chat_id, parts, run_id: run.id, created_at: at };
    const steps = closedSteps(run.plan, run.status as 'done' | 'stopped' | 'failed', at.toISOString());
    const [, told] = await together<[unknown, ChatUpdate | null, unknown]>(
      messages.insertAnswer(tx, row),
      updates.tell(tx, run.chat_id, { at }),
      plans.saveEnded(tx, run.chat_id, run, steps),
    );
    if (told === null || told.queued_messages.length === 0) return;
    if (run.status === 'done') return queueStore.wake(tx, run.chat_id);
    // After a turn that did not end well the seller decides what becomes of the rest.
    await store.hold(tx, run.chat_id, run.status === 'stopped' ? 'stopped' : 'failed');
    await updates.tell(tx, run.chat_id);
  });

  /** A chat that got its title from its first request gets a better one when its first product is known. */
  const retitle = async ({ run, emit }: RunContext, chatId: string, request: string, cardId: string) => {
    const { listing } = (await deps.cards.get(run.user_id, cardId)).current;
    const title = productTitleOf(request, listing.title);
    if (title === null) return;
    const isNew = await store.transaction(async (tx) => {
      if (!(await store.retitle(tx, chatId, title))) return false;
      await updates.tell(tx, chatId);
      return true;
    });
    if (isNew) emit({ type: chatTitleChunk, data: { title }, transient: true });
  };

  runs.define(
    'chat_turn',
    async (context) => {
      const { id, user_id, chat_id, message_id, input } = context.run;
      if (chat_id === null || message_id === null) throw new Error(`run ${id} is no turn of a chat`);
      const turn = input as TurnInput;
      const rows = await history.take(id, chat_id, turn.message);
      context.signal.throwIfAborted();
      const request = rows.at(-1);
      if (request?.id !== turn.message) throw notFound('Message');
      const contents = await files.contents(chat_id, charactersToRead(rows));
      const fileText: FileText = (fileId, { name, kind, ...facts }, limit) => {
        const whole = contents.get(fileId) ?? '';
        const text = whole.slice(0, limit).toWellFormed();
        return fileBlock(
          { file_id: fileId, name, kind, text },
          aboutFile({ kind, ...facts }, text.length < whole.length),
        );
      };
      const said = historyOf(rows, fileText, contents);
      let mayBeNamed = true;
      const onCard = async (cardId: string) => {
        await store.addCard(chat_id, cardId, clock.now());
        mayBeNamed &&= (await store.byId(chat_id))?.titled_by === 'request';
        if (mayBeNamed) await retitle(context, chat_id, wordsOf(request.parts), cardId).catch(deps.onError);
      };
      const sources = turnSources(rows, contents);
      const { card_id, time_zone } = turn;
      await assistant.answer(
        { user_id, chat_id, message_id, card_id, time_zone, history: said, sources, onCard },
        context,
      );
    },
    { isEarly: true },
  );

  const chatOrThrow = async (userId: string, chatId: string) => {
    const chat = await store.get(userId, chatId);
    if (chat === null) throw notFound('Chat');
    return chat;
  };
  const queueOf = async (chatId: string): Promise<ChatQueue> => {
    const update = await updates.of(chatId);
    return { queued_messages: update?.queued_messages ?? [], queue_held: update?.queue_held ?? null };
  };
  const get: ChatsService['get'] = async (
    userId,
    chatId,
    { messages_before, messages_limit = messagesOfPage } = {},
  ) => {
    const chat = await chatOrThrow(userId, chatId);
    const before = messages_before === undefined ? null : decodeCursor(messages_before, messageCursorShape)[0];
    // What goes on first: a run that has ended has its answer among the messages, so a chat is never idle without it.
    const update = await updates.of(chatId);
    if (update === null) throw notFound('Chat');
    const { active_run, queued_messages, queue_held, title } = update;
    const [page, cards, chatFiles] = await Promise.all([
      messages.page(chatId, before, messages_limit),
      store.cards(chatId),
      files.ofChat(userId, chatId),
    ]);
    const runsOfPage = await messages.runsOf(page.rows);
    const fileById = new Map(
      chatFiles.map(({ id: _, message_id: __, created_at: ___, ...file }) => [file.file_id, file]),
    );
    return {
      ...chatOf({ ...chat, title, running: active_run !== null }),
      messages: messagesOf(page.rows, { runs: runsOfPage, files: fileById }),
      earlier_cursor: page.earlier === null ? null : encodeCursor([page.earlier]),
      cards,
      files: chatFiles,
      active_run,
      queued_messages,
      queue_held,
    };
  };

  return {
    eraser: {
      stop: (userId) => runs.stopAll(userId),
      async erase(userId, tx) {
        await store.removeLogs(tx, userId);
        return files.forget(tx, { user: userId });
      },
    },
    async list(userId, { limit, cursor, query }) {
      const position = cursor === undefined ? null : decodeCursor(cursor, cursorShape);
      const after = position === null ? null : { updated_at: new Date(position[0]), id: position[1] };
      const search = query === undefined || query.trim() === '' ? null : query.trim();
      const rows = await store.list(userId, limit + 1, search, after);
      const page = pageOfRows(rows, limit, (row) => encodeCursor([row.updated_at.toISOString(), row.id]));
      return { items: page.items.map(chatOf), next_cursor: page.next_cursor };
    },
    async create(userId, title, id = newId()) {
      const now = clock.now();
      const named = { title: title ?? newChatTitle, titled_by: title === undefined ? 'nobody' : 'seller' } as const;
      await store.insert({ id, user_id: userId, ...named, created_at: now, updated_at: now, last_message_at: null });
      return chatOf(await chatOrThrow(userId, id));
    },
    get,
    async rename(userId, chatId, title) {
      if (!(await store.rename(userId, chatId, title, clock.now()))) throw notFound('Chat');
      await store.transaction((tx) => updates.tell(tx, chatId));
      return chatOf(await chatOrThrow(userId, chatId));
    },
    async remove(userId, chatId) {
      await chatOrThrow(userId, chatId);
      for (let attempt = 1; attempt <= removeAttempts; attempt += 1) {
        const active = await store.latestRun(chatId, true);
        if (active !== null) {
          await runs.stop(userId, active.id);
          for await (const { event } of events.tail(runTopic(active.id), 0, AbortSignal.timeout(stopWaitMs)))
            if (event === endEvent) break;
        }
        let keys: string[] = [];
        const result = await store.remove(userId, chatId, async (tx) => {
          keys = await files.forget(tx, { chat: chatId });
        });
        if (result === 'removed') return files.removeStored(keys);
        if (result === 'absent') throw notFound('Chat');
      }
      throw new ProblemError(
        'conflict',
        'The assistant is still answering in this chat. Stop it first, then delete it.',
      );
    },
    send: turns.send,
    retry: turns.retry,
    edit: turns.edit,
    async select(userId, chatId, messageId) {
      await turns.select(userId, chatId, messageId);
      return get(userId, chatId);
    },
    async enqueue(userId, chatId, message) {
      await queue.add(userId, chatId, message);
      return queueOf(chatId);
    },
    async changeQueued(userId, chatId, id, change) {
      await queue.change(userId, chatId, id, change);
      return queueOf(chatId);
    },
    async removeQueued(userId, chatId, id) {
      await queue.remove(userId, chatId, id);
      return queueOf(chatId);
    },
    sendQueued: queue.send,
    async upload(userId, chatId, file) {
      await chatOrThrow(userId, chatId);
      return files.upload(userId, chatId, file);
    },
    async removeFile(userId, chatId, fileId) {
      await chatOrThrow(userId, chatId);
      await files.remove(userId, chatId, fileId);
    },
    async followed(userId, chatId, seen, runId) {
      await chatOrThrow(userId, chatId);
      const from = (run: Run) => ({ run, after: seen !== null && isOfRun(seen, run.id) ? seen.seq : 0 });
      if (runId !== undefined) {
        const run = await store.run(chatId, runId);
        if (run === null) throw notFound('Run');
        return from(run);
      }
      const active = await store.latestRun(chatId, true);
      if (active !== null) return from(active);
      const ended = seen === null ? null : await store.latestRun(chatId, false);
      if (seen === null || ended === null || !isOfRun(seen, ended.id)) return null;
      const [rest] = await events.readAfter(runTopic(ended.id), seen.seq, 1);
      return rest === undefined ? null : from(ended);
    },
    frames: (run, afterSeq, signal) => runFrames(events, run, afterSeq, signal),
    async stop(userId, chatId) {
      await chatOrThrow(userId, chatId);
      const active = await store.latestRun(chatId, true);
      if (active !== null) await runs.stop(userId, active.id);
      return active?.id ?? null;
    },
    async plan(userId, chatId) {
      await chatOrThrow(userId, chatId);
      return plans.ofChat(chatId);
    },
    async planFrames(userId, chatId, afterSeq) {
      await chatOrThrow(userId, chatId);
      const topic = planTopic(chatId);
      return async function* (signal) {
        const { last_seq, is_whole } = await events.reach(topic, afterSeq ?? 0);
        // Whoever was away for longer than the log goes back gets the state in place of what is gone.
        const seen = afterSeq !== null && afterSeq !== nothingSeen && is_whole ? afterSeq : null;
        if (seen === null && last_seq > 0) {
          // Who is cut off here gets the whole state again.
          yield { id: nothingSeen, event: planUpdateEvent, data: JSON.stringify(await plans.ofChat(chatId)) };
          yield { id: last_seq, event: chatUpdateEvent, data: JSON.stringify(await updates.of(chatId)) };
        }
        for await (const { seq, event, data } of events.tail(topic, seen ?? last_seq, signal))
          yield { id: seq, event, data };
      };
    },
    begin: queue.begin,
    close: queue.close,
  };
}
