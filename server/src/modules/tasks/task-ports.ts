import type { Chat, ChatDetail, PostMessageRequest } from '@cardwright/contract/chats';
import type { Clock } from '../../outside/clock/clock.ts';
import type { Entitlements } from '../billing/entitlements.ts';
import type { MailsService } from '../mails/mails-service.ts';
import type { StopTurns } from './stop-turns.ts';
import type { TaskRunsStore } from './task-runs-store.ts';
import type { TasksStore } from './tasks-store.ts';

/** What scheduled tasks need from the chats module. */
export interface TaskChats {
  /** The same id again gives the existing chat. */
  create(userId: string, title: string, id: string): Promise<Chat>;
  send(userId: string, chatId: string, message: PostMessageRequest): Promise<unknown>;
  retry(userId: string, chatId: string, messageId: string, requestId: string): Promise<unknown>;
  remove(userId: string, chatId: string): Promise<void>;
  get(userId: string, chatId: string): Promise<Pick<ChatDetail, 'messages'>>;
}

export interface TaskRunnerDeps {
  store: TasksStore;
  runs: TaskRunsStore;
  chats: TaskChats;
  cards: { titles(userId: string, cardIds: string[]): Promise<Map<string, string>> };
  entitlements: Pick<Entitlements, 'limitOf'>;
  mails: Pick<MailsService, 'enqueue'>;
  stopTurns: StopTurns;
  clock: Clock;
  /** Milliseconds between checks for what is due. */
  poll_ms?: number;
  onError(error: unknown): void;
}
