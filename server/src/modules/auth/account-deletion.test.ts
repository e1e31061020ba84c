import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openDiskFileStore } from '../../outside/file-store/disk-file-store.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import { productPicture } from '../../outside/image-model/testing/product-pictures.ts';
import { databaseRows } from '../../testing/database-rows.ts';
import { multipartForm } from '../../testing/multipart-form.ts';
import { type PageServer, page, startPageServer } from '../../testing/page-server.ts';
import { openTestApp, type SignedIn, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { accountCalls } from './testing/account-calls.ts';

const productPage = (more: object) =>
  page(
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Norvik Trail Bottle 750 ml',
      description: 'A steel bottle that keeps drinks cold for 24 hours.',
      ...more,
      offers: { '@type': 'Offer', price: '24.90', priceCurrency: 'EUR' },
    })}</script><h1>Norvik Trail Bottle 750 ml</h1>`,
  );

/** A picture in three forms and an export; besides, two more pictures and a document of a chat. */
const [filesOfMost, filesOfAll] = [3 + 1, 3 * 3 + 2];

describe.each(testDatabases)('deletion of an account on $name', ({ open }) => {
  let app: TestApp;
  let shop: PageServer;
  let folder: string;
  let files: FileStore;
  /** What the store does before it keeps or removes a file. */
  let before: { put(key: string): Promise<void>; remove(): Promise<void> };
  let neighbour: SignedIn;
  let png: Uint8Array;
  const log: string[] = [];

  beforeAll(async () => {
    png = await productPicture({ width: 160, height: 120 });
    folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
    files = await openDiskFileStore(folder);
    // The page answers, its picture never does.
    shop = await startPageServer({
      '/product': productPage({ image: ['/slow.png'] }),
      '/pictureless': productPage({}),
      '/slow.png': () => {},
    });
    const plenty = { points: 1_000_000, duration: 3_600 };
    app = await openTestApp(open, {
      config: { production: false, log_level: 'error', trusted_proxies: 0 },
      log_stream: { write: (line) => void log.push(line) },
      rates: { passwordsOfAddress: plenty },
      files: {
        ...files,
        put: async (key, bytes) => {
          await before.put(key);
          await files.put(key, bytes);
        },
        putStream: async (key, content) => {
          await before.put(key);
          await files.putStream(key, content);
        },
        remove: async (keys) => {
          await before.remove();
          await files.remove(keys);
        },
      },
    });
    before = { put: async () => {}, remove: async () => {} };
    neighbour = await app.signIn();
    await fillAll(neighbour);
  });
  beforeEach(() => {
    before = { put: async () => {}, remove: async () => {} };
    log.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const call = (seller: SignedIn, method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) =>
    app.http.inject({
      method,
      url: `/api${url}`,
      headers: { ...seller.headers, ...(method === 'POST' ? { 'idempotency-key': newUuid() } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
  const idOf = (answer: { json<T>(): T }) => answer.json<{ id: string }>().id;
  const remove = (seller: SignedIn, password: string | undefined = testPassword) =>
    call(seller, 'DELETE', '/users/me', { password });

  /** Pays for a plan on the sandbox's page, and waits until its news are applied. */
  async function buy(seller: SignedIn): Promise<void> {
    const checkout = await call(seller, 'POST', '/billing/checkout', { plan_id: 'plus', interval: 'monthly' });
    const page = new URL(checkout.json<{ url: string }>().url).pathname.split('/').at(-1);
    const paid = await call(seller, 'POST', `/sandbox/checkout/${page}/pay`, { outcome: 'success' });
    expect(paid.json()).toMatchObject({ paid: true });
    await app.payments.sandbox?.sender.work();
    await app.payments.events.work();
  }

  const upload = async (seller: SignedIn, path: string, bytes: Uint8Array, name: string) => {
    const form = await multipartForm({ bytes, name });
    const headers = { ...seller.headers, ...form.headers, 'idempotency-key': newUuid() };
    return app.http.inject({ method: 'POST', url: `/api${path}`, payload: form.payload, headers });
  };

  /** What belongs to its conversations: files, a queue, work on pictures, what models took, preferences. */
  async function fillChat(seller: SignedIn, { card, chat, image }: Filled): Promise<void> {
    for (const [name, bytes] of [
      ['notes.txt', Buffer.from('Lid: bamboo')],
      ['photo.png', png],
    ] as const)
      expect((await upload(seller, `/chats/${chat}/files`, bytes, name)).statusCode).toBe(201);
    const edit = { image_id: image, operation: 'resize', options: { width: 100, card_id: card } };
    expect((await call(seller, 'POST', '/images/edit', edit)).statusCode).toBe(202);
    await app.runs.idle();
    const insert = (table: string, values: string, ...more: unknown[]) =>
      app.database.query(`insert into ${table} ${values}`, [newUuid(), seller.id, ...more]);
    await insert('user_preferences', `values ($1, $2, 'units', 'metric', now())`);
    // Held, or it would begin by itself.
    const waiting = idOf(await call(seller, 'POST', '/chats', {}));
    await app.database.query(`update chats set queue_held = 'stopped' where id = $1`, [waiting]);
    await insert(
      'queued_messages (id, user_id, chat_id, text, created_at)',
      `values ($1, $2, $3, 'and then', now())`,
      waiting,
    );
    await insert(
      'model_calls (id, run_id, purpose, provider, model, outcome, duration_ms, created_at)',
      `select $1, id, 'chat', 'acme', 'large', 'done', 5, now() from runs where user_id = $2 limit 1`,
    );
  }

  /** What the visitors of its case left, a page that was read again, and a task that ran. */
  async function fillCards(seller: SignedIn, { case_id, task }: Filled): Promise<void> {
    const options = { signal: AbortSignal.timeout(60_000), onProgress: () => {} };
    const imported = await app.cards.importNow(seller.id, { source_url: `${shop.url}/pictureless` }, options);
    await app.cards.reimportNow(seller.id, imported.id, options);
    await app.database.query(`insert into case_messages values ($1, current_date, 1)`, [`case ${case_id}`]);
    expect((await call(seller, 'POST', `/tasks/${task}/run`, {})).statusCode).toBe(202);
    await vi.waitUntil(
      async () => {
        await app.tasks.runDue();
        await app.runs.idle();
        const of = [seller.id, 'done'];
        return (await app.database.query('select 1 from task_runs where user_id = $1 and status = $2', of)).length > 0;
      },
      { timeout: 60_000 },
    );
    await app.mails.work();
  }

  /** Gives an account something of most things: what one has at least. */
  async function fill(seller: SignedIn) {
    const card = idOf(
      await call(seller, 'POST', '/cards', { text: 'Norvik Trail Bottle\nSteel, 750 ml. Price: 24.90 EUR' }),
    );
    const image = await app.cards.keepImage(seller.id, card, { bytes: png, alt: 'front' });
    const published = await call(seller, 'POST', `/cards/${card}/case`);
    const chat = idOf(await call(seller, 'POST', '/chats', {}));
    await call(seller, 'POST', `/chats/${chat}/messages`, { id: newUuid(), text: 'Score this card', card_id: card });
    await call(seller, 'POST', '/exports', { card_ids: [card], format: 'json' });
    await app.exports.idle();
    const task = {
      title: 'Weekly',
      instruction: 'List my cards',
      card_ids: [card],
      schedule: '0 9 * * 1',
      timezone: 'UTC',
    };
    const weekly = idOf(await call(seller, 'POST', '/tasks', task));
    await call(seller, 'POST', '/cards/bulk', { card_ids: [card], action: 'score' });
    await app.bulk.idle();
    const file = await upload(seller, '/cards/files', Buffer.from('Title,SKU\nDesk lamp,D-1\n'), 'products.csv');
    const { import_id } = file.json<{ import_id: string }>();
    await call(seller, 'POST', `/cards/files/${import_id}/import`, {});
    await app.cardFiles.idle();
    // Removes the file whose products are cards now.
    await app.maintain();
    await buy(seller);
    await app.database.query('insert into billing_notices values ($1, $2, now())', [seller.id, 'credits_low']);
    await app.database.query('insert into identities values ($1, $2, $3, now())', ['acme', newUuid(), seller.id]);
    await accountCalls(app).post('password-reset', { email: seller.email });
    await accountCalls(app).post('login', { email: seller.email, password: 'a wrong one' });
    await app.mails.work();
    return { card, chat, image: image.id, case_id: published.json<{ case_id: string }>().case_id, task: weekly };
  }

  type Filled = Awaited<ReturnType<typeof fill>>;
  /** Gives an account something of everything. */
  async function fillAll(seller: SignedIn): Promise<void> {
    const filled = await fill(seller);
    await fillChat(seller, filled);
    await fillCards(seller, filled);
  }

  /** Everything that is kept, but for what counts the calls of addresses, and for payments, of which no words stay. */
  const kept = async () => {
    await app.payments.events.work();
    await app.searchIndex.work();
    const { payment_events, payment_customers_to_remove, ...rows } = await databaseRows(app.database);
    const limits = rows.rate_limits?.filter((row) => !/^\(auth-(call|address|mail-address):/.test(row));
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort();
    return { rows: { ...rows, rate_limits: limits }, files: names };
  };

  it('leaves nothing of it, and everything of the others', async () => {
    const without = await kept();
    const seller = await app.signIn();
    await fillAll(seller);
    const withIt = await kept();
    // Every table that an account can have rows in has some, or this test says nothing about it.
    const same = Object.keys(withIt.rows).filter(
      (table) => JSON.stringify(withIt.rows[table as never]) === JSON.stringify(without.rows[table as never]),
    );
    expect(same).toEqual([
      'chat_search_waiting',
      'files_to_remove',
      'sandbox_events',
      'schema_migrations',
      'settings',
      'social_sign_ins',
    ]);
    expect(withIt.files.length).toBe(without.files.length + filesOfAll);

    const answer = await remove(seller);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await kept()).toEqual(without);
    expect(log).toEqual([]);
    expect((await call(neighbour, 'GET', '/users/me')).statusCode).toBe(200);
  });

  it('ends its sessions, and frees the address', async () => {
    const seller = await app.signIn();
    const { login, register, mailTo } = accountCalls(app);
    await remove(seller);
    expect((await call(seller, 'GET', '/users/me')).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await login(seller.email, testPassword)).json()).toMatchObject({ code: 'invalid_credentials' });
    await register(seller.email);
    expect((await mailTo(seller.email)).subject).toBe('Confirm your e-mail address');
  });

  it('ends its open streams', async () => {
    const seller = await app.signIn();
    const { chat } = await fill(seller);
    const paths = ['/exports/stream', `/chats/${chat}/plan/stream`, '/cards/stream'];
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const streams = await Promise.all(paths.map((path) => fetch(`${address}/api${path}`, { headers: seller.headers })));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await remove(seller)).statusCode).toBe(204);
    // Each is read to its end.
    for (const stream of streams) expect(await stream.text()).toMatch(/^: open/);
  });

  it('needs the password, and changes nothing without', async () => {
    const seller = await app.signIn();
    await fill(seller);
    const all = await kept();
    const missing = { path: 'password', message: 'Please enter your password' };
    const wrong = { path: 'password', message: 'This is not your password' };
    for (const [payload, error] of [
      [undefined, missing],
      [{}, missing],
      [{ password: '' }, missing],
      [{ password: 'a wrong one' }, wrong],
    ] as const) {
      const answer = await call(seller, 'DELETE', '/users/me', payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [error] });
    }
    const now = await kept();
    expect({ ...now.rows, rate_limits: null }).toEqual({ ...all.rows, rate_limits: null });
    expect(now.files).toEqual(all.files);
    expect((await app.http.inject({ method: 'DELETE', url: '/api/users/me' })).statusCode).toBe(401);
  });

  it('asks an account without a password for none', async () => {
    const seller = await app.signIn();
    await app.database.query('update users set password_hash = null where id = $1', [seller.id]);
    expect((await call(seller, 'DELETE', '/users/me')).statusCode).toBe(204);
    expect(await app.users.accountById(seller.id)).toBeNull();
  });

  it('stops what is under way first, which leaves nothing behind either', async () => {
    const without = await kept();
    const seller = await app.signIn();
    const { card, chat } = await fill(seller);
    const writing = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    before.put = async (key) => {
      if (!key.startsWith('exports/')) return;
      writing.resolve();
      await release.promise;
    };
    await call(seller, 'POST', '/exports', { card_ids: [card], format: 'csv' });
    await writing.promise;
    const importing = await call(seller, 'POST', '/cards', { source_url: `${shop.url}/product` });
    expect(importing.statusCode).toBe(202);
    const text = `Improve this listing for Amazon ${shop.url}/product`;
    const turn = call(seller, 'POST', `/chats/${chat}/messages`, { id: newUuid(), text });
    await expect.poll(() => shop.requests.filter((path) => path === '/slow.png').length).toBe(2);

    expect((await remove(seller)).statusCode).toBe(204);
    // Its reader sees the end of the turn.
    expect((await turn).body).toContain('"type":"abort"');
    release.resolve();
    await app.exports.idle();
    await app.runs.idle();
    expect(await kept()).toEqual(without);
    expect(log).toEqual([]);
  });

  it('happens whole or not at all', async () => {
    const seller = await app.signIn();
    await fill(seller);
    const all = await kept();
    await app.database.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the power went out'; end $$;
      create trigger refuse before delete on users for each row execute function refuse()`);
    expect((await remove(seller)).statusCode).toBe(500);
    await app.database.execute('drop trigger refuse on users; drop function refuse');
    const now = await kept();
    expect({ ...now.rows, rate_limits: null }).toEqual({ ...all.rows, rate_limits: null });
    expect(now.files).toEqual(all.files);
    expect((await remove(seller)).statusCode).toBe(204);
  });

  it('is done when only its files could not be removed: they go with the next maintenance', async () => {
    const without = await kept();
    const seller = await app.signIn();
    await fill(seller);
    before.remove = async () => {
      throw new Error('the disk is away');
    };
    expect((await remove(seller)).statusCode).toBe(204);
    expect(await app.users.accountById(seller.id)).toBeNull();
    expect((await kept()).files.length).toBe(without.files.length + filesOfMost);
    expect(log.join('')).toContain('the disk is away');
    before.remove = async () => {};
    await app.maintain();
    expect((await kept()).files).toEqual(without.files);
    expect((await databaseRows(app.database)).files_to_remove).toEqual([]);
  });

  it('may be asked for twice at once', async () => {
    const without = await kept();
    const seller = await app.signIn();
    const answers = await Promise.all([remove(seller), remove(seller)]);
    for (const { statusCode } of answers) expect([204, 401]).toContain(statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(204);
    expect(await kept()).toEqual(without);
  });
});
