import type { Export, ExportUpdate } from '@cardwright/contract/exports';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import { emptyListing } from '@cardwright/listing/listing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { newUuid } from '../../../db/ids.ts';
import { createEventHub } from '../../../events/event-hub.ts';
import { openEventLog } from '../../../events/event-log.ts';
import { type Frame, framesOf } from '../../../events/testing/sse-reader.ts';
import { addAuthGuard } from '../../../http/auth-guard.ts';
import { createEventStreams } from '../../../http/event-stream.ts';
import { createHttpServer } from '../../../http/http-server.ts';
import { addIdempotency } from '../../../http/idempotency.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { type Clock, systemClock } from '../../../outside/clock/clock.ts';
import type { FileStore } from '../../../outside/file-store/file-store.ts';
import type { TestDatabase } from '../../../testing/test-databases.ts';
import type { ExportableCards } from '../export-worker.ts';
import { exportsRoutes } from '../exports-routes.ts';
import { createExportsService } from '../exports-service.ts';

/** Files in memory; `kept` shows them. While `broken` nothing can be written. */
function memoryFiles() {
  const kept = new Map<string, Uint8Array>();
  const state = { broken: false };
  const store: Pick<FileStore, 'putStream' | 'remove'> = {
    putStream: async (key, content) => {
      const bytes = Buffer.concat(await content.toArray());
      if (state.broken) throw new Error('the disk is full');
      kept.set(key, bytes);
    },
    remove: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
  };
  return { kept, state, store: store as FileStore };
}

const exportCard = (id: string): ExportCard => ({
  card_id: id,
  version: 1,
  marketplace: 'generic',
  listing: { ...emptyListing, title: `Card ${id}` },
  images: [],
  source_url: null,
  score: 50,
  updated_at: '2026-03-01T12:00:00.000Z',
  ai_written: false,
});

interface ServeOptions {
  /** Keeps the writing of files back until it resolves. */
  hold?: Promise<void>;
  times?: { beat: number; stale: number };
  lanes?: number;
  clock?: Clock;
}

/**
 * Servers with nothing but exports over one database; the bearer token is the user's id. Each test has a new user, and its
 * servers are closed after it; background errors that it does not take make it fail.
 */
export function openExportsStage(open: () => Promise<TestDatabase>) {
  let test: TestDatabase;
  const query: Database['query'] = (text, values) => test.database.query(text, values);
  const closers: (() => Promise<unknown>)[] = [];
  const errors: unknown[] = [];
  const stage = { user: '', payer: null as string | null, longCards: false };

  const newUser = async () => {
    const id = newUuid();
    await query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [
      id,
      `${id}@example.com`,
    ]);
    return id;
  };
  const newCards = async (count: number, owner = stage.user) => {
    const ids = Array.from({ length: count }, newUuid);
    await query(
      `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, created_at, updated_at)
       select id, $2, 'ready', 'generic', id, id, 'Card', now(), now() from unnest($1::uuid[]) as ids (id)`,
      [ids, owner],
    );
    return ids;
  };
  const titles = async (owner: string, ids: string[]) => {
    const sql = 'select id, title from cards where user_id = $1 and id = any($2::uuid[])';
    const rows = await query<{ id: string; title: string }>(sql, [owner, ids]);
    return new Map(rows.map(({ id, title }) => [id, title]));
  };
  const cardsHeldBy = (hold: Promise<void>): ExportableCards => ({
    titles,
    count: async (owner, ids) => (await titles(owner, ids)).size,
    async *exportCards(owner, batches) {
      for await (const ids of batches) {
        const present = await titles(owner, ids);
        for (const id of ids.filter((candidate) => present.has(candidate))) {
          const card = exportCard(id);
          yield stage.longCards ? { ...card, listing: { ...card.listing, description: 'x'.repeat(40_000) } } : card;
        }
      }
      await hold;
    },
  });

  /** One server process. */
  const serve = async ({ hold = Promise.resolve(), clock = systemClock, ...options }: ServeOptions = {}) => {
    const onError = (error: unknown) => void errors.push(error);
    const events = await openEventLog(test.database, createEventHub());
    const files = memoryFiles();
    const service = createExportsService({
      database: test.database,
      events,
      files: files.store,
      addresses: { ofDownload: (key, name) => `/api/files/${key}?name=${name}` },
      cards: cardsHeldBy(hold),
      idsOf: async (owner, choice) =>
        'card_ids' in choice
          ? [...new Set(choice.card_ids)]
          : (await query<{ id: string }>('select id from cards where user_id = $1', [owner])).map(({ id }) => id),
      entitlements: {
        require: async (owner) => {
          if (owner !== stage.payer) throw new ProblemError('plan_required', 'The Free plan has no such exports.');
        },
      },
      clock,
      newId: newUuid,
      onError,
      times: options.times ?? { beat: 3_600_000, stale: 5_000 },
      lanes: options.lanes ?? 1,
    });
    const streams = createEventStreams({ onError });
    const app = await createHttpServer({ production: false, log_level: 'silent', trusted_proxies: 0, newId: newUuid });
    addAuthGuard(app, async (token) => ({ user: { id: token }, isLive: Promise.resolve(true) }));
    addIdempotency(app, { database: test.database, clock: systemClock, secret: new Uint8Array(32) });
    app.addHook('preClose', async () => streams.closeAll());
    exportsRoutes(app, service, streams);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    closers.push(async () => {
      await service.close();
      app.server.closeAllConnections();
      await app.close();
      await events.close();
    });
    const call = (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
      as = stage.user,
    ) =>
      fetch(`${address}/api/exports${path}`, {
        method,
        headers: {
          authorization: `Bearer ${as}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const create = async (body: object): Promise<Export> => (await call('POST', '', body)).json() as Promise<Export>;
    const read = async (id: string): Promise<Export> => (await call('GET', `/${id}`)).json() as Promise<Export>;
    /** Reads a stream until this many exports have ended. */
    const readEnds = async (count: number, path = '/stream', headers: Record<string, string> = {}) => {
      const frames: Frame[] = [];
      for await (const frame of framesOf(await call('GET', path, undefined, headers))) {
        frames.push(frame);
        if (updatesIn(frames).length === count) break;
      }
      return frames;
    };
    return { call, create, read, readEnds, files, service };
  };

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    stage.user = await newUser();
  });
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => test.close());

  return Object.assign(stage, {
    query,
    closers,
    newUser,
    newCards,
    serve,
    /** The background errors so far. */
    takeErrors: () => errors.splice(0),
  });
}

export const updatesIn = (frames: Frame[]): ExportUpdate[] =>
  frames.filter(({ event }) => event === 'export_update').map(({ data }) => JSON.parse(data) as ExportUpdate);
