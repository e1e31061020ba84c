import type { ChatDetail, ChatMessage } from '@cardwright/contract/chats';
import { expect } from 'vitest';
import { newUuid } from '../../../db/ids.ts';
import { allFrames } from '../../../events/testing/sse-reader.ts';
import type { TestDatabase } from '../../../testing/test-databases.ts';
import { createBuiltInModel } from '../../assistant/built-in-model/built-in-model.ts';
import { createFakeCards, type FakeCards } from '../../assistant/testing/fake-cards.ts';
import { createWordGate, type WordGate } from '../../assistant/testing/word-gate.ts';
import { type ChatServer, type ChatServerOptions, startChatServer } from './chat-server.ts';

interface StageServer extends ChatServer {
  cards: FakeCards;
  gate: WordGate;
}

/** Server processes over one database, with cards that are made up, and what a seller does with them. */
export interface ChatStage {
  user: string;
  newUser(): Promise<string>;
  /** A process whose model says so many words and waits then, until its gate is opened. */
  serve(words?: number, parts?: Partial<Pick<ChatServerOptions, 'database' | 'model'>>): Promise<StageServer>;
  newChat(server: ChatServer, as?: string): Promise<string>;
  chatOf(server: ChatServer, id: string): Promise<ChatDetail>;
  send(server: ChatServer, chat: string, text: string, id?: string): Promise<Response>;
  /** Sends a message, and reads the answer to its end. */
  say(server: ChatServer, chat: string, text: string): Promise<void>;
  /** Closes the processes; none of them may have met an error. */
  closeServers(): Promise<void>;
}

export const jsonOf = async <T>(response: Promise<Response>) => (await (await response).json()) as T;

/** The text of an answer. */
export const answerText = (message: Pick<ChatMessage, 'parts'> | undefined) =>
  message?.parts.map((part) => (part.type === 'text' ? String(part.text) : '')).join('');

export async function openChatStage(db: TestDatabase): Promise<ChatStage> {
  const servers: ChatServer[] = [];
  const newUser = async () => {
    const id = newUuid();
    await db.database.query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [
      id,
      `${id}@example.com`,
    ]);
    return id;
  };
  const user = await newUser();
  /** Chats point at cards of the database. */
  const storeCard = (id: string) =>
    db.database.query(
      `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, created_at, updated_at)
       values ($1, $2, 'ready', 'generic', $1, $1, 'Kettle', now(), now())`,
      [id, user],
    );
  const send: ChatStage['send'] = ({ call }, chat, text, id = newUuid()) =>
    call('POST', `/chats/${chat}/messages`, { body: { id, text } });
  return {
    user,
    newUser,
    async serve(words = Number.POSITIVE_INFINITY, parts = {}) {
      const gate = createWordGate(words);
      const cards = createFakeCards({ onImport: async (card) => void (await storeCard(card.id)) });
      const exports = {
        create: async () => {
          throw new Error('not used here');
        },
      };
      const model = createBuiltInModel(gate.pause);
      const server = await startChatServer({ database: db.database, model, cards, exports, user, ...parts });
      servers.push(server);
      return { ...server, cards, gate };
    },
    newChat: async ({ call }, as = user) => (await jsonOf<{ id: string }>(call('POST', '/chats', { as, body: {} }))).id,
    chatOf: ({ call }, id) => jsonOf<ChatDetail>(call('GET', `/chats/${id}`)),
    send,
    say: async (server, chat, text) => void (await allFrames(await send(server, chat, text))),
    async closeServers() {
      for (const server of servers.splice(0)) {
        await server.close();
        expect(server.errors).toEqual([]);
      }
    },
  };
}
