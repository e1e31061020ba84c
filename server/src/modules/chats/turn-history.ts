import type { Orm } from '../../db/database.ts';
import { longestHistory } from './chat-history.ts';
import type { MessageRow, MessagesStore } from './messages-store.ts';

/** The conversation that a turn answers, read in the transaction that begins it: the first word of the answer waits for it. */
export interface TurnHistory {
  /** Reads it for the turn `runId`, which begins with this message. */
  read(tx: Orm, runId: string, chatId: string, messageId: string): Promise<void>;
  /** That turn does not begin. */
  forget(runId: string): void;
  /** What was read for the turn, else what the chat holds now, as for a turn that waited or was begun elsewhere. */
  take(runId: string, chatId: string, messageId: string): Promise<MessageRow[]>;
}

export function createTurnHistory(messages: Pick<MessagesStore, 'history'>): TurnHistory {
  const known = new Map<string, MessageRow[]>();
  return {
    async read(tx, runId, chatId, messageId) {
      known.set(runId, await messages.history(chatId, messageId, longestHistory, tx));
    },
    forget: (runId) => void known.delete(runId),
    async take(runId, chatId, messageId) {
      const rows = known.get(runId);
      known.delete(runId);
      return rows ?? messages.history(chatId, messageId, longestHistory);
    },
  };
}
