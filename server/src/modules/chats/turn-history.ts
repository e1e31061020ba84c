import type { Orm } from '../../db/database.ts';
import { longestHistory } from './chat-history.ts';
import type { HistoryRow, MessagesStore } from './messages-store.ts';

/** The conversation that a turn answers, known when it begins: the first word of the answer waits for it. */
export interface TurnHistory {
  /** The turn `runId` is being begun. Unless its conversation is `known`, whoever takes it waits until it is read or forgotten. */
  expect(runId: string, known: HistoryRow[] | null): void;
  /** Reads it for that turn, which begins with this message. */
  read(tx: Orm, runId: string, chatId: string, messageId: string): Promise<void>;
  /** That turn does not begin, or not now. */
  forget(runId: string): void;
  /** What is known for the turn, else what the chat holds now, as for a turn that waited or was begun elsewhere. */
  take(runId: string, chatId: string, messageId: string): Promise<HistoryRow[]>;
}

export function createTurnHistory(messages: Pick<MessagesStore, 'history'>): TurnHistory {
  const expected = new Map<string, PromiseWithResolvers<HistoryRow[] | null>>();
  return {
    expect(runId, known) {
      const rows = Promise.withResolvers<HistoryRow[] | null>();
      if (known !== null) rows.resolve(known);
      expected.set(runId, rows);
    },
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
