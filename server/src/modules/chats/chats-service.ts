import { type Chat, type ChatDetail, maxMessageCharacters, type PostMessageRequest } from '@cardwright/contract/chats';
import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import type { Plan } from '@cardwright/contract/plans';
import { z } from 'zod';
import type { Database, Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { storable } from '../../db/storable-text.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { EventFrame } from '../../http/event-stream.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { RunService } from '../../runs/run-service.ts';
import { endEvent, type Run, runTopic } from '../../runs/run-store.ts';
import type { Assistant } from '../assistant/assistant-turn.ts';
import { closedSteps } from '../assistant/plan-steps.ts';
import { type PlanStore, planTopic } from '../assistant/plan-store.ts';
import type { AssistantCards } from '../assistant/seller-ports.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import { historyUpTo, lastRequestOf, messagesOf } from './chat-messages.ts';
import { chatTitleOf, newChatTitle } from './chat-title.ts';
import { chatOf, createChatsStore } from './chats-store.ts';
import { runFrames } from './run-frames.ts';
import { answerParts } from './saved-answer.ts';

export interface ChatsDeps {
  database: Database;
  events: EventLog;
  runs: RunService;
  assistant: Assistant;
  plans: PlanStore;
  cards: Pick<AssistantCards, 'get'>;
  /** What a turn takes of the seller's credits now. */
  turnPrice(userId: string): Promise<number>;
  clock: Clock;
  newId: NewId;
}

/** Each call names the user; a chat of somebody else is `not_found`. */
export interface ChatsService {
  list(userId: string, query: ListQuery & { query?: string | undefined }): Promise<Page<Chat>>;
  /** With the id of a chat that is there already, that chat. */
  create(userId: string, title: string | undefined, id?: string): Promise<Chat>;
  get(userId: string, chatId: string): Promise<ChatDetail>;
  rename(userId: string, chatId: string, title: string): Promise<Chat>;
  /**
   * Stops a running turn first, so that its readers see its end and what it holds is given back.
   * @throws ProblemError `conflict` when a turn does not end
   */
  remove(userId: string, chatId: string): Promise<void>;
  /**
   * Saves the message and starts the turn; the same message id gives the first turn.
   * @throws ProblemError `invalid_request` for an empty text, `too_large`, `conflict` while another turn runs,
   * `credits_exhausted`
   */
  send(userId: string, chatId: string, message: PostMessageRequest): Promise<Run>;
  /** Answers the last request again. The old answer stays as an alternative. `messageId`: the request or its answer. */
  retry(userId: string, chatId: string, messageId: string, requestId: string | undefined): Promise<Run>;
  /**
   * The turn that a reader can follow: the running one, or (for a reader that comes back) the one that ended meanwhile.
   * Null when there is nothing more to read.
   */
  followed(userId: string, chatId: string, afterSeq: number | null, runId: string | undefined): Promise<Run | null>;
  frames(run: Run, afterSeq: number, signal: AbortSignal): AsyncIterable<EventFrame>;
  /** How chats take part in the deletion of an account. */
  eraser: AccountEraser;
  /** Answers the id of the run that is being stopped, or null when nothing runs. */
  stop(userId: string, chatId: string): Promise<string | null>;
  plan(userId: string, chatId: string): Promise<Plan>;
  /** How to read the plan's changes. Without `afterSeq`: the newest state, then each change. */
  planFrames(
    userId: string,
    chatId: string,
    afterSeq: number | null,
  ): Promise<(signal: AbortSignal) => AsyncIterable<EventFrame>>;
}

/** What a turn needs besides its row. */
interface TurnInput {
  /** The seller's message that it answers. */
  message: string;
  /** The card that the seller was looking at. */
  card_id: string | null;
}

const cursorShape = z.tuple([cursorTime, idSchema]);
/** A stopped turn ends at once unless its process is dead; then the reaper ends it. Milliseconds. */
const stopWaitMs = 6_000;
/** A turn may start while a chat is being deleted; it is stopped as well. */
const removeAttempts = 3;

export function createChatsService(deps: ChatsDeps): ChatsService {
  const { database, events, runs, assistant, plans, clock, newId } = deps;
  const store = createChatsStore(database);

  runs.onEnd('chat_turn', async (tx, run, chunks) => {
    if (run.chat_id === null || run.message_id === null) return;
    const at = clock.now();
    const parts = await answerParts(run.message_id, await chunks());
    const row = {
      id: run.message_id,
      chat_id: run.chat_id,
      role: 'assistant' as const,
      parts,
      run_id: run.id,
      created_at: at,
    };
    await store.insertMessage(tx, row);
    await store.touch(tx, run.chat_id, at, null);
    const steps = closedSteps(run.plan, run.status as 'done' | 'stopped' | 'failed', at.toISOString());
    await plans.saveEnded(tx, { id: run.id, chat_id: run.chat_id }, steps);
  });

  const chatOrThrow = async (userId: string, chatId: string) => {
    const chat = await store.get(userId, chatId);
    if (chat === null) throw notFound('Chat');
    return chat;
  };

  runs.define('chat_turn', async (context) => {
    const { id, user_id, chat_id, message_id, input } = context.run;
    if (chat_id === null || message_id === null) throw new Error(`run ${id} is no turn of a chat`);
    const turn = input as TurnInput;
    const rows = await store.messages(chat_id);
    const request = rows.find((row) => row.id === turn.message);
    if (request === undefined) throw notFound('Message');
    const onCard = (cardId: string) => store.addCard(chat_id, cardId, clock.now());
    const history = historyUpTo(rows, request);
    await assistant.answer({ user_id, chat_id, message_id, card_id: turn.card_id, history, onCard }, context);
  });

  /** Starts the turn that writes the message `answer`, or lets it wait for a place. */
  const startTurn = async (
    userId: string,
    chat: { id: string; title: string },
    turn: TurnInput & { run_request: string; answer: string },
    prepare: (tx: Orm, run: Run) => Promise<void>,
  ) => {
    const { run_request, answer, ...input } = turn;
    const run = {
      user_id: userId,
      kind: 'chat_turn' as const,
      request_id: run_request,
      chat_id: chat.id,
      message_id: answer,
      price: { credits: await deps.turnPrice(userId), title: chat.title },
      input,
    };
    return runs.submit(run, prepare);
  };

  /** The turn that the same request started before. */
  const earlierTurn = async (userId: string, chatId: string, requestId: string): Promise<Run | null> => {
    const run = await store.runByRequest(userId, requestId);
    if (run !== null && run.chat_id !== chatId)
      throw new ProblemError('conflict', 'This message id is already in use. Please send the message again.');
    return run;
  };

  return {
    eraser: {
      stop: (userId) => runs.stopAll(userId),
      async erase(userId, tx) {
        await store.removeLogs(tx, userId);
        return [];
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
    async create(userId, title = newChatTitle, id = newId()) {
      const now = clock.now();
      const row = { id, user_id: userId, title, created_at: now, updated_at: now, last_message_at: null };
      await store.insert(row);
      return chatOf(await chatOrThrow(userId, id));
    },
    async get(userId, chatId) {
      const chat = await chatOrThrow(userId, chatId);
      // Runs first: a run that has ended has its answer among the messages, so a chat is never idle without it.
      const chatRuns = await store.runsOf(chatId);
      const [rows, cards] = await Promise.all([store.messages(chatId), store.cards(chatId)]);
      const active = chatRuns.find((run) => run.status === 'running' || run.status === 'queued');
      return {
        ...chatOf({ ...chat, running: active !== undefined }),
        messages: messagesOf(rows, chatRuns),
        cards,
        files: [],
        active_run:
          active === undefined ? null : { id: active.id, status: active.status, message_id: active.message_id ?? '' },
      };
    },
    async rename(userId, chatId, title) {
      if (!(await store.rename(userId, chatId, title, clock.now()))) throw notFound('Chat');
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
        const result = await store.remove(userId, chatId);
        if (result === 'removed') return;
        if (result === 'absent') throw notFound('Chat');
      }
      throw new ProblemError(
        'conflict',
        'The assistant is still answering in this chat. Stop it first, then delete it.',
      );
    },
    async send(userId, chatId, message) {
      const text = storable(message.text);
      if (text.trim() === '')
        throw new ProblemError('invalid_request', 'Please write a message', {
          errors: [{ path: 'text', message: 'Please write a message' }],
        });
      if (text.length > maxMessageCharacters)
        throw new ProblemError(
          'too_large',
          `This message is too long: it has ${text.length.toLocaleString('en-US')} characters, and ${maxMessageCharacters.toLocaleString('en-US')} are allowed. Send the address of the page instead, or a shorter text.`,
        );
      const chat = await chatOrThrow(userId, chatId);
      const first = await earlierTurn(userId, chatId, message.id);
      if (first !== null) return first;
      if ((message.file_ids ?? []).length > 0) throw notFound('File');
      if (message.card_id !== undefined) await deps.cards.get(userId, message.card_id);
      const card_id = message.card_id ?? null;
      const turn = { run_request: message.id, message: message.id, answer: newId(), card_id };
      try {
        const title = chat.title === newChatTitle ? chatTitleOf(text) : chat.title;
        return await startTurn(userId, { id: chatId, title }, turn, async (tx) => {
          const at = clock.now();
          const parts = [{ type: 'text', text }];
          await store.insertMessage(tx, {
            id: message.id,
            chat_id: chatId,
            role: 'user',
            parts,
            card_id,
            created_at: at,
          });
          await store.touch(tx, chatId, at, { from: newChatTitle, to: chatTitleOf(text) });
        });
      } catch (error) {
        if (!isMessageIdInUse(error)) throw error;
        throw new ProblemError('conflict', 'This message id is already in use. Please send the message again.');
      }
    },
    async retry(userId, chatId, messageId, requestId = newId()) {
      const chat = await chatOrThrow(userId, chatId);
      const first = await earlierTurn(userId, chatId, requestId);
      if (first !== null) return first;
      const rows = await store.messages(chatId);
      if (!rows.some((row) => row.id === messageId)) throw notFound('Message');
      const last = lastRequestOf(rows);
      if (last === null || ![last.request, ...last.answers].some((row) => row.id === messageId))
        throw new ProblemError('conflict', 'Only the last answer of a chat can be written again.');
      const { request, answers } = last;
      const answer = newId();
      const turn = { run_request: requestId, message: request.id, answer, card_id: request.card_id };
      return startTurn(userId, chat, turn, async (tx) => {
        await store.replaceMessages(
          tx,
          answers.map((row) => row.id),
          answer,
        );
        await store.touch(tx, chatId, clock.now(), null);
      });
    },
    async followed(userId, chatId, afterSeq, runId) {
      await chatOrThrow(userId, chatId);
      if (runId !== undefined) {
        const run = await store.run(chatId, runId);
        if (run === null) throw notFound('Run');
        return run;
      }
      const active = await store.latestRun(chatId, true);
      if (active !== null || afterSeq === null) return active;
      const ended = await store.latestRun(chatId, false);
      if (ended === null) return null;
      const [rest] = await events.readAfter(runTopic(ended.id), afterSeq, 1);
      return rest === undefined ? null : ended;
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
        const last = afterSeq === null ? await events.readLast(topic) : null;
        if (last !== null) yield { id: last.seq, event: last.event, data: last.data };
        for await (const { seq, event, data } of events.tail(topic, last?.seq ?? afterSeq ?? 0, signal))
          yield { id: seq, event, data };
      };
    },
  };
}

/** Ids are made by clients, so two of them may collide. */
function isMessageIdInUse(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner.message.includes('messages_pkey')) return true;
  return false;
}
