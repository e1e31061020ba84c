import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '@cardwright/contract/cards';
import type { Export } from '@cardwright/contract/exports';
import { emptyListing } from '@cardwright/listing/listing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { openTestPglite } from '../../testing/test-databases.ts';
import { createDiskFileStoreForTest } from '../../testing/test-files.ts';
import { openPlainStream } from './testing/plain-stream-client.ts';

/** `product.md`, sections 4 and 7, as a client sees them that was written by somebody else. */
describe('the export stream as it is specified', () => {
  let app: TestApp;
  let address: string;
  let seller: SignedIn;
  let disk: Awaited<ReturnType<typeof createDiskFileStoreForTest>>;
  const open: { close(): void }[] = [];

  beforeAll(async () => {
    disk = await createDiskFileStoreForTest();
    app = await openTestApp(openTestPglite, { files: disk.files });
    address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    seller = await app.signIn();
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });
  afterAll(async () => {
    await app.close();
    await disk.close();
  });

  const post = async <T>(path: string, body: object): Promise<T> =>
    (await app.http.inject({ method: 'POST', url: `/api${path}`, headers: seller.headers, payload: body })).json<T>();
  const newCard = async () => (await post<Card>('/cards', { listing: { ...emptyListing, title: 'Mug' } })).id;
  const stream = (headers: Record<string, string> = {}) => {
    const opened = openPlainStream(address, '/api/exports/stream', { ...seller.headers, ...headers });
    open.push(opened);
    return opened;
  };

  it('says that an export is done, in a block of an event line and a data line, with an address that works', async () => {
    const { id } = await post<Export>('/exports', { card_ids: [await newCard()] });
    const reading = stream();
    await expect.poll(() => reading.updates().length).toBe(1);
    expect(reading.head()).toContain('content-type: text/event-stream');
    const [end] = reading.updates();
    expect(end?.data).toEqual({
      export_id: id,
      status: 'done',
      file_url: expect.stringMatching(/^\/api\/files\//),
      error_message: null,
      processing_count: 0,
    });
    const at = end?.lines.indexOf('event: export_update') ?? -1;
    expect(end?.lines[at + 1]).toMatch(/^data: \{.*\}$/);
    const file = await fetch(`${address}${String(end?.data.file_url)}`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from('PK'));
  });

  it('says that an export failed, and why', async () => {
    // A file where the folder of exports should be: nothing can be written there.
    await rm(join(disk.folder, 'exports'), { recursive: true, force: true });
    await writeFile(join(disk.folder, 'exports'), '');
    const { id } = await post<Export>('/exports', { card_ids: [await newCard()] });
    const reading = stream();
    await expect.poll(() => reading.updates().length).toBe(1);
    await rm(join(disk.folder, 'exports'));
    expect(reading.updates()[0]?.data).toEqual({
      export_id: id,
      status: 'failed',
      file_url: null,
      error_message: expect.stringMatching(/Please try again\.$/),
      processing_count: 0,
    });
  });

  it('tells each of several exports once, and counts down to 0 with the last', async () => {
    const card_ids = [await newCard()];
    const made = await Promise.all(
      ['csv', 'json', 'xlsx', 'csv'].map((format) => post<Export>('/exports', { card_ids, format })),
    );
    const reading = stream();
    await expect.poll(() => reading.updates().length).toBe(4);
    expect(
      reading
        .updates()
        .map(({ data }) => data.export_id)
        .toSorted(),
    ).toEqual(made.map(({ id }) => id).toSorted());
    const counts = reading.updates().map(({ data }) => Number(data.processing_count));
    expect(counts.at(-1)).toBe(0);
    expect(counts.slice(0, -1).every((count) => count > 0)).toBe(true);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('goes on after Last-Event-ID, wherever the line was cut', async () => {
    const card_ids = [await newCard()];
    for (const format of ['csv', 'json']) await post<Export>('/exports', { card_ids, format });
    await app.exports.idle();
    const whole = stream({ 'last-event-id': '0' });
    await expect.poll(() => whole.updates().length).toBe(2);
    const all = whole.blocks.map(({ id, lines }) => ({ id, lines }));
    for (const [cut, { id }] of all.slice(0, -1).entries()) {
      const rest = stream({ 'last-event-id': id ?? '' });
      await expect.poll(() => rest.blocks.length).toBe(all.length - cut - 1);
      expect(rest.blocks.map((block) => ({ id: block.id, lines: block.lines }))).toEqual(all.slice(cut + 1));
    }
  });

  it('refuses who is not signed in, with 401', async () => {
    const stranger = stream({ authorization: 'Bearer nobody' });
    await expect.poll(() => stranger.status()).toBe(401);
  });
});
