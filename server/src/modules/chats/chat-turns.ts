import type { PostMessageRequest } from '@cardwright/contract/chats';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { together } from '../../db/together.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { knownTimezone } from '../../outside/clock/time-zone.ts';
import { StillAnsweringError } from '../../runs/open-run.ts';
import type { AskedRun } from '../../runs/run-charges.ts';
import type { RunService } from '../../runs/run-service.ts';
import type { Run } from '../../runs/run-store.ts';
import type { AssistantCards } from '../assistant/seller-ports.ts';
import { longestHistory } from './chat-history.ts';
import type { ChatQueueStore, QueuedRow } from './chat-queue-store.ts';
import { chatTitleOf } from './chat-title.ts';
import type { ChatUpdates } from './chat-updates.ts';
import type { ChatForMessage, ChatRow, ChatsStore } from './chats-store.ts';
import type { ChatFilesService } from './files/chat-files-service.ts';
import { filesOf, type StoredFilePart, wordsOf } from './message-parts.ts';
import { messageText } from './message-text.ts';
import type { HistoryRow, MessagesStore } from './messages-store.ts';
import { checkNamedCard } from './named-card.ts';
import { selectionOf, type Turn, turnsOf } from './turn-alternatives.ts';
import type { TurnHistory } from './turn-history.ts';

export interface ChatTurnsDeps {
  store: ChatsStore;
  messages: MessagesStore;
  history: TurnHistory;
  queue: ChatQueueStore;
  updates: ChatUpdates;
  files: Pick<ChatFilesService, 'attach' | 'detach'>;
  runs: RunService;
  cards: Pick<AssistantCards, 'get'>;
  turnTerms(userId: string): Promise<TurnTerms>;
  clock: Clock;
  newId: NewId;
}

/** What the seller's plan says of a turn now. */
interface TurnTerms {
  /** What it takes. */
  credits: number;
  /** How many may run at the same time; null: any number. */
  places: number | null;
}

/** What a turn needs besides its row. */
export interface TurnInput {
  /** The seller's message that it answers. */
  message: string;
  /** The card that the seller was looking at. */
  card_id: string | null;
  /** Where the seller was, as an IANA name; null when that is not known. */
  time_zone?: string | null;
}

/** What begins a turn. Each call answers the first turn of the same request when it is repeated. */
export interface ChatTurns {
  /**
   * Saves the message and starts the turn; the same message id gives the first turn. Nothing is changed before `allowed`.
   * @throws ProblemError `invalid_request` for an empty text, `too_large`, `conflict` while another turn runs,
   * `credits_exhausted`
   */
  send(userId: string, chatId: string, message: PostMessageRequest, allowed?: Promise<void>): Promise<Run>;
  /** Answers the last request again. The old answer stays as an alternative. `messageId`: the request or its answer. */
  retry(
    userId: string,
    chatId: string,
    messageId: string,
    requestId: string | undefined,
    timeZone?: string,
  ): Promise<Run>;
  /** Answers another wording of the last request. The old one stays, with its answers, as an alternative. */
  edit(userId: string, chatId: string, messageId: string, message: PostMessageRequest): Promise<Run>;
  /** The conversation goes on from another answer or wording of the last request. */
  select(userId: string, chatId: string, messageId: string): Promise<void>;
  /** Sends a message that waits, and lets those behind it follow; null when it does not wait any more. */
  sendQueued(chat: ChatRow, waiting: QueuedRow): Promise<Run | null>;
}

export function createChatTurns(deps: ChatTurnsDeps): ChatTurns {
  const { store, messages, history, queue, updates, files, runs, clock, newId } = deps;

  const chatOrThrow = async (userId: string, chatId: string) => {
    const chat = await store.get(userId, chatId);
    if (chat === null) throw notFound('Chat');
    return chat;
  };

  /**
   * Starts the turn that writes a new answer, or lets it wait for a place. `prepare` adds its request to the chat.
   * @throws HistoryChangedError when `known` is not the whole conversation any more
   */
  const startTurn = async (
    chat: Pick<ChatRow, 'id' | 'user_id' | 'title'>,
    turn: TurnInput & { run_request: string; answer: string },
    prepare: (tx: Orm, tell: Tell) => Promise<unknown>,
    terms: Promise<TurnTerms> = deps.turnTerms(chat.user_id),
    known: KnownHistory | null = null,
  ) => {
    const { run_request, answer, ...input } = turn;
    const { credits, places } = await terms;
    const run = {
      user_id: chat.user_id,
      kind: 'chat_turn' as const,
      request_id: run_request,
      chat_id: chat.id,
      message_id: answer,
      price: { credits, title: chat.title },
      input,
    };
    let begun: string | null = null;
    const forget = () => {
      if (begun !== null) history.forget(begun);
    };
    try {
      const begin = async (tx: Orm, { id }: AskedRun) => {
        begun = id;
        history.expect(id, known?.rows ?? null);
        await prepare(tx, async (title) => {
          const told = updates.tell(tx, chat.id, { at: clock.now(), title });
          if (known === null) return together(told, history.read(tx, id, chat.id, input.message));
          if ((await told)?.seq !== known.last_seq + 1) throw new HistoryChangedError();
        });
      };
      const started = await runs.submit(run, begin, places, forget);
      // By the time it has a place, the chat may hold more.
      if (started.status === 'queued') forget();
      return started;
    } catch (error) {
      forget();
      if (saysDatabase(error, 'messages_pkey')) throw idInUse();
      // Deleted since it was looked up.
      throw saysDatabase(error, '_chat_id_fkey') ? notFound('Chat') : error;
    }
  };

  /** The turn that the same request started before. */
  const earlierTurn = async (userId: string, chatId: string, requestId: string): Promise<Run | null> => {
    const run = await store.runByRequest(userId, requestId);
    if (run !== null && run.chat_id !== chatId) throw idInUse();
    return run;
  };

  /** As `earlierTurn`, for a message: the same id with other words is another message. */
  const earlierMessage = async (
    userId: string,
    chatId: string,
    { id, text, file_ids }: Pick<PostMessageRequest, 'id' | 'text' | 'file_ids'>,
  ): Promise<Run | null> => {
    const run = await earlierTurn(userId, chatId, id);
    if (run === null) return null;
    const sent = await messages.byId(chatId, id);
    if (sent === null) throw idInUse();
    const files = filesOf(sent.parts).map(({ file_id }) => file_id);
    const hasSameFiles = file_ids === undefined || [...new Set(file_ids)].join() === files.join();
    if (wordsOf(sent.parts).trim() !== messageText(text, files.length > 0).trim() || !hasSameFiles) throw idInUse();
    return run;
  };

  /** Writes a request of the seller into the chat, and tells of it. */
  const addRequest = async (
    tx: Orm,
    chat: Pick<ChatRow, 'id' | 'user_id' | 'titled_by'>,
    { id, text, file_ids, card_id, time_zone, version_of = null }: NewRequest,
    tell: Tell,
  ): Promise<void> => {
    const attached = await files.attach(tx, chat.user_id, chat.id, id, file_ids);
    const message = { ...requestRow(id, text, attached), chat_id: chat.id, card_id, time_zone, version_of };
    await together(
      messages.insert(tx, { ...message, created_at: clock.now() }),
      tell(chat.titled_by === 'nobody' ? titleOf(text, attached) : null),
    );
  };

  /** The last turn as it is inside the transaction: other requests may have changed the chat meanwhile. */
  const lastTurnWith = async (chatId: string, messageId: string, what: string, tx?: Orm): Promise<Turn> => {
    const last = turnsOf(await messages.lastTurn(chatId, tx)).at(-1);
    if (last !== undefined && selectionOf(last, messageId) !== null) return last;
    if ((await messages.byId(chatId, messageId, tx)) === null) throw notFound('Message');
    throw new ProblemError('conflict', `Only the last ${what}.`);
  };

  const turns: ChatTurns = {
    async send(userId, chatId, { id, card_id = null, file_ids = [], time_zone: zone, ...message }, allowed) {
      const time_zone = knownTimezone(zone);
      const text = messageText(message.text, file_ids.length > 0);
      // Asked for together: a seller waits for the first word of the answer. Whose chat it is counts first.
      const terms = deps.turnTerms(userId);
      terms.catch(() => {});
      const [chat] = await Promise.all([store.forMessage(userId, chatId, id, longestHistory - 1), allowed]);
      if (chat === null) throw notFound('Chat');
      const first = chat.is_begun ? await earlierMessage(userId, chatId, { id, text, file_ids }) : null;
      if (first !== null) return first;
      if (card_id !== null) await checkNamedCard(deps.cards, userId, card_id);
      if (chat.is_queued) throw idInUse();
      const named = { ...chat, title: chat.titled_by === 'nobody' ? (chatTitleOf(text) ?? chat.title) : chat.title };
      const turn = { run_request: id, message: id, answer: newId(), card_id, time_zone };
      const request = { id, text, file_ids, card_id, time_zone };
      const start = (known: KnownHistory | null) =>
        startTurn(named, turn, (tx, tell) => addRequest(tx, chat, request, tell), terms, known);
      const run = await start(knownHistory(chat, request)).catch((error: unknown) => {
        if (error instanceof HistoryChangedError) return start(null);
        throw error;
      });
      if (run.message_id !== turn.answer) await earlierMessage(userId, chatId, { id, text, file_ids });
      return run;
    },
    async retry(userId, chatId, messageId, requestId = newId(), zone) {
      const chat = await chatOrThrow(userId, chatId);
      const first = await earlierTurn(userId, chatId, requestId);
      // A turn that a message began is not another try.
      if (first !== null && (await messages.byId(chatId, requestId)) !== null) throw idInUse();
      if (first !== null) return first;
      const what = 'answer of a chat can be written again';
      const { request } = (await lastTurnWith(chatId, messageId, what)).shown;
      const { id: message, card_id } = request;
      const time_zone = knownTimezone(zone) ?? request.time_zone;
      const turn = { run_request: requestId, message, answer: newId(), card_id, time_zone };
      return startTurn(chat, turn, async (tx, tell) => {
        const { shown } = await lastTurnWith(chatId, request.id, what, tx);
        if (shown.request.id !== request.id) throw changed();
        await messages.replace(tx, shown.chosen === null ? [] : [shown.chosen.id], turn.answer);
        await tell(null);
      });
    },
    async edit(userId, chatId, messageId, { id, text: given, file_ids, card_id, time_zone: zone }) {
      const chat = await chatOrThrow(userId, chatId);
      const first = await earlierMessage(userId, chatId, { id, text: given, file_ids });
      if (first !== null) return first;
      const what = 'message of a chat can be changed';
      const { shown } = await lastTurnWith(chatId, messageId, what);
      const kept = file_ids ?? filesOf(shown.request.parts).map(({ file_id }) => file_id);
      const text = messageText(given, kept.length > 0);
      if (card_id !== undefined) await checkNamedCard(deps.cards, userId, card_id);
      const card = card_id ?? shown.request.card_id;
      const time_zone = knownTimezone(zone) ?? shown.request.time_zone;
      const turn = { run_request: id, message: id, answer: newId(), card_id: card, time_zone };
      const run = await startTurn(chat, turn, async (tx, tell) => {
        const now = await lastTurnWith(chatId, messageId, what, tx);
        const { request, chosen } = now.shown;
        const version_of = request.version_of ?? request.id;
        await messages.replace(tx, [request.id, ...(chosen === null ? [] : [chosen.id])], id);
        await addRequest(tx, chat, { id, text, file_ids: kept, card_id: card, time_zone, version_of }, tell);
      });
      if (run.message_id !== turn.answer) await earlierMessage(userId, chatId, { id, text, file_ids });
      return run;
    },
    async select(userId, chatId, messageId) {
      await chatOrThrow(userId, chatId);
      await store.transaction(async (tx) => {
        if (!(await store.lock(tx, chatId))) throw notFound('Chat');
        const turn = await lastTurnWith(chatId, messageId, 'message of a chat and its answers can be chosen from', tx);
        if (await store.isActive(tx, chatId)) throw new StillAnsweringError();
        const selection = selectionOf(turn, messageId);
        if (selection === null) throw notFound('Message');
        for (const { ids, by } of selection.hidden) await messages.replace(tx, ids, by);
        await messages.replace(tx, selection.shown, null);
        await updates.tell(tx, chatId);
      });
    },
    async sendQueued(chat, waiting) {
      const { id, text, card_id, time_zone } = waiting;
      const title = chat.titled_by === 'nobody' ? (chatTitleOf(text) ?? chat.title) : chat.title;
      const turn = { run_request: id, message: id, answer: newId(), card_id, time_zone };
      let run: Run;
      try {
        run = await startTurn({ ...chat, title }, turn, async (tx, tell) => {
          // Whoever takes the row sends it: a removal or another process may have been first.
          const taken = await queue.take(tx, chat.id, id);
          if (taken === null) throw new NotWaitingError();
          if (taken.text !== text || taken.card_id !== card_id || taken.time_zone !== time_zone)
            throw new ChangedMeanwhileError();
          if (chat.queue_held !== null) await store.hold(tx, chat.id, null);
          await addRequest(tx, chat, taken, tell);
        });
      } catch (error) {
        if (error instanceof NotWaitingError) return null;
        if (!(error instanceof ChangedMeanwhileError)) throw error;
        const changedRow = await queue.byId(chat.id, id);
        return changedRow === null ? null : turns.sendQueued(chat, changedRow);
      }
      if (run.chat_id !== chat.id) throw idInUse();
      // The same message was sent otherwise meanwhile.
      if (run.message_id !== turn.answer) await store.transaction((tx) => queue.take(tx, chat.id, id));
      return run;
    },
  };
  return turns;
}

/** A conversation with its request, and the last change of the chat before that. */
interface KnownHistory {
  rows: HistoryRow[];
  last_seq: number;
}

/** The chat was changed between its reading and the transaction that begins the turn. */
class HistoryChangedError extends Error {
  override readonly name = 'HistoryChangedError';
}

const requestRow = (id: string, text: string, attached: StoredFilePart[]) => ({
  id,
  role: 'user' as const,
  parts: [...attached, ...(text.trim() === '' ? [] : [{ type: 'text', text }])],
});

/** Null: files are read in the transaction that attaches them. */
const knownHistory = (
  { shown, last_seq }: Pick<ChatForMessage, 'shown' | 'last_seq'>,
  { id, text, file_ids }: NewRequest,
): KnownHistory | null => (file_ids.length > 0 ? null : { rows: [...shown, requestRow(id, text, [])], last_seq });

/** What other tabs and the turn itself need of a request that was added; a chat without a title gets this one. */
type Tell = (title: string | null) => Promise<unknown>;

interface NewRequest {
  id: string;
  text: string;
  file_ids: readonly string[];
  card_id: string | null;
  time_zone: string | null;
  version_of?: string | null;
}

/** The seller changed the message between its reading and its sending. */
class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
}

class NotWaitingError extends Error {
  override readonly name = 'NotWaitingError';
}

const titleOf = (text: string, attached: StoredFilePart[]): string | null =>
  text.trim() === '' ? (attached[0]?.data.name ?? null) : chatTitleOf(text);

/** Ids are made by clients, so two of them may collide. */
export const idInUse = () =>
  new ProblemError('conflict', 'This message id is already in use. Please send the message again.');
const changed = () =>
  new ProblemError('conflict', 'This chat has changed meanwhile. Please look at it again and repeat what you wanted.');

/** Whether the statement failed at this rule of a table. */
function saysDatabase(error: unknown, rule: string): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner.message.includes(rule)) return true;
  return false;
}
