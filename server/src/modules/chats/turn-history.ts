import type { Orm } from '../../db/database.ts';
import { longestHistory } from './chat-history.ts';
import type { MessageRow, MessagesStore } from './messages-store.ts';

/** The conversation that a turn answers, read in the transaction that begins it: the first word of the answer waits for it. */
export interface TurnHistory {
  /** The turn `runId` is being begun: whoever takes its conversation waits until it is read or forgotten. */
  expect(runId: string): void;
  /** Reads it for that turn, which begins with this message. */
  read(tx: Orm, runId: string, chatId: string, messageId: string): Promise<void>;
  /** That turn does not begin, or not now. */
  forget(runId: string): void;
  /** What was read for the turn, else what the chat holds now, as for a turn that waited or was begun elsewhere. */
  take(runId: string, chatId: string, messageId: string): Promise<MessageRow[]>;
}

export function createTurnHistory(messages: Pick<MessagesStore, 'history'>): TurnHistory {
  const expected = new Map<string, PromiseWithResolvers<MessageRow[] | null>>();
  return {
    expect: (runId) => void expected.set(runId, Promise.withResolvers()),
    async read(tx, runId, chatId, messageId) {
      expected.get(runId)?.resolve(await messages.history(chatId, messageId, longestHistory, tx));
    },
    forget(runId) {
      expected.get(runId)?.resolve(null);
      expected.delete(runId);
    },
    async take(runId, chatId, messageId) {
      const rows = await expected.get(runId)?.promise;
      expected.delete(runId);
      return rows ?? messages.history(chatId, messageId, longestHistory);
    },
  };
}
