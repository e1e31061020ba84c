import type { Database } from '../../../db/database.ts';
import { newUuid } from '../../../db/ids.ts';
import { createEventHub } from '../../../events/event-hub.ts';
import { openEventLog } from '../../../events/event-log.ts';
import { addAuthGuard } from '../../../http/auth-guard.ts';
import { createEventStreams } from '../../../http/event-stream.ts';
import { createHttpServer } from '../../../http/http-server.ts';
import { addIdempotency } from '../../../http/idempotency.ts';
import { systemClock } from '../../../outside/clock/clock.ts';
import { createSignedAddresses } from '../../../outside/file-store/signed-addresses.ts';
import type { AssistantModel } from '../../../outside/language-model/assistant-model.ts';
import { createRunService } from '../../../runs/run-service.ts';
import { createDiskFileStoreForTest } from '../../../testing/test-files.ts';
import { createAssistant } from '../../assistant/assistant-turn.ts';
import { createPlanStore } from '../../assistant/plan-store.ts';
import type { AssistantCards, AssistantExports } from '../../assistant/seller-ports.ts';
import { chatsRoutes } from '../chats-routes.ts';
import { createChatsService } from '../chats-service.ts';
import { createChatFiles } from '../files/chat-files-service.ts';

export interface ChatServer {
  /** Calls the API as a user; the token is the user's id. */
  call(
    method: string,
    path: string,
    options?: { as?: string; body?: unknown; lastEventId?: string | number; key?: string; signal?: AbortSignal },
  ): Promise<Response>;
  errors: unknown[];
  runs: ReturnType<typeof createRunService>;
  close(): Promise<void>;
}

export interface ChatServerOptions {
  database: Database;
  model: AssistantModel;
  cards: AssistantCards;
  exports: AssistantExports;
  user: string;
}

/** One server process with the chats module on a real port. */
export async function startChatServer({
  database,
  model,
  cards,
  exports,
  user,
}: ChatServerOptions): Promise<ChatServer> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const hub = createEventHub();
  const events = await openEventLog(database, hub);
  const clock = systemClock;
  const runs = createRunService({ database, hub, clock, newId: newUuid, onError });
  const plans = createPlanStore(database, events);
  const assistant = createAssistant({ model, cards, exports, plans, prices: {}, clock, onError });
  const disk = await createDiskFileStoreForTest();
  const files = createChatFiles({
    database,
    files: disk.files,
    addresses: createSignedAddresses(new Uint8Array(32), clock),
    images: { upload: () => Promise.reject(new Error('not used here')) },
    clock,
    newId: newUuid,
    onError,
  });
  const chats = createChatsService({
    database,
    events,
    runs,
    assistant,
    plans,
    cards,
    turnTerms: async () => ({ credits: 0, places: null }),
    files,
    clock,
    newId: newUuid,
    onError,
  });
  await chats.begin();
  const streams = createEventStreams({ onError });
  const app = await createHttpServer({ production: false, log_level: 'silent', trusted_proxies: 0, newId: newUuid });
  addAuthGuard(app, async (token) => ({ user: { id: token }, isLive: Promise.resolve(true) }));
  addIdempotency(app, { database, clock, secret: new Uint8Array(32) });
  app.addHook('preClose', async () => streams.closeAll());
  chatsRoutes(app, chats, streams);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    errors,
    runs,
    call: (method, path, { as = user, body, lastEventId, key, signal } = {}) =>
      fetch(`${address}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${as}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    async close() {
      await chats.close();
      await runs.close();
      await files.close();
      // The client keeps a spare connection that has not asked for anything yet, which a closing server waits for.
      app.server.closeAllConnections();
      await app.close();
      await events.close();
      await disk.close();
    },
  };
}
