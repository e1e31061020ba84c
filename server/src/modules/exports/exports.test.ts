import type { Page } from '@cardwright/contract/common';
import { type Export, type ExportProgress, exportFormatSchema } from '@cardwright/contract/exports';
import { fileFormats } from '@cardwright/listing/formats/file-formats';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExportsStage, updatesIn } from './testing/exports-stage.ts';

describe.each(testDatabases)('exports on $name', ({ open }) => {
  const stage = openExportsStage(open);

  it('answers at once, then writes the file, and tells progress and the end', async () => {
    const server = await stage.serve();
    const card_ids = await stage.newCards(3);
    const response = await server.call('POST', '', { card_ids, format: 'csv' });
    expect(response.status).toBe(202);
    const made = (await response.json()) as Export;
    expect(made).toMatchObject({ status: 'queued', format: 'csv', card_count: 3, file_url: null, finished_at: null });
    const frames = await server.readEnds(1);
    const progress = frames
      .filter(({ event }) => event === 'export_progress')
      .map(({ data }) => JSON.parse(data) as ExportProgress);
    expect(progress.length === 0 || progress[0]?.export_id === made.id).toBe(true);
    expect(updatesIn(frames)).toEqual([
      {
        export_id: made.id,
        status: 'done',
        file_url: expect.stringContaining(`/api/files/exports/${made.id}.csv`),
        error_message: null,
        processing_count: 0,
      },
    ]);
    const bytes = server.files.kept.get(`exports/${made.id}.csv`);
    expect(new TextDecoder().decode(bytes)).toContain(`Card ${card_ids[0]}`);
    const { items } = (await (await server.call('GET', '')).json()) as Page<Export>;
    expect(items[0]).toMatchObject({
      id: made.id,
      status: 'done',
      processed_count: 3,
      file_name: expect.stringMatching(/^cardwright-csv-\d{4}-\d\d-\d\d\.csv$/),
      file_bytes: bytes?.length,
    });
  });

  it.each(exportFormatSchema.options)('writes %s', async (format) => {
    stage.payer = stage.user;
    const server = await stage.serve();
    const made = await server.create({ card_ids: await stage.newCards(2), format });
    await server.service.idle();
    const { items } = (await (await server.call('GET', '')).json()) as Page<Export>;
    const { extension } = fileFormats[format];
    const bytes = server.files.kept.get(`exports/${made.id}.${extension}`);
    expect(items[0]).toMatchObject({ status: 'done', file_bytes: bytes?.length, processed_count: 2 });
    expect(items[0]?.file_name).toMatch(new RegExp(`^cardwright-[a-z-]+-\\d{4}-\\d\\d-\\d\\d\\.${extension}$`));
    if (extension === 'xlsx') expect(bytes?.subarray(0, 2)).toEqual(Buffer.from('PK'));
    else expect(new TextDecoder().decode(bytes)).toMatch(/Card [0-9a-f-]{36}/);
  });

  it('names the cards whose values the marketplace would refuse', async () => {
    stage.payer = stage.user;
    const server = await stage.serve();
    const card_ids = await stage.newCards(1);
    await server.create({ card_ids, format: 'ebay_csv' });
    await server.service.idle();
    const { items } = (await (await server.call('GET', '')).json()) as Page<Export>;
    expect(items[0]?.warnings).toContainEqual({
      card_id: card_ids[0],
      message: 'eBay needs its category number, which only you can choose.',
    });
  });

  it('leaves no file behind when a value fits into no cell, and says which', async () => {
    const server = await stage.serve();
    stage.longCards = true;
    await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    stage.longCards = false;
    const { items } = (await (await server.call('GET', '')).json()) as Page<Export>;
    expect(items[0]).toMatchObject({
      status: 'failed',
      error_message: expect.stringContaining('The description_html of card'),
    });
    expect(server.files.kept.size).toBe(0);
  });

  it('tells a client that opens the stream late how the export ended', async () => {
    const server = await stage.serve();
    const made = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    const [late] = updatesIn(await server.readEnds(1));
    expect(late).toMatchObject({ export_id: made.id, status: 'done', processing_count: 0 });
    const since = await server.readEnds(1, `/stream?since=${made.id}`);
    expect(JSON.parse(since[0]?.data ?? '')).toMatchObject({ export_id: made.id, status: 'queued' });
  });

  it('resumes by Last-Event-ID without loss or repeat', async () => {
    const server = await stage.serve();
    const first = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    const all = await server.readEnds(1, `/stream?since=${first.id}`);
    await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    const rest = await server.readEnds(1, '/stream', { 'last-event-id': all.at(-1)?.id ?? '' });
    const ids = [...all, ...rest].map(({ id }) => Number(id));
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  });

  it('begins anew for a reader whose Last-Event-ID is ahead of all events', async () => {
    const server = await stage.serve();
    const { id } = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    const [end] = updatesIn(await server.readEnds(1, '/stream', { 'last-event-id': '99999999' }));
    expect(end).toMatchObject({ export_id: id, status: 'done' });
    const since = await server.readEnds(1, `/stream?since=${id}`, { 'last-event-id': '99999999' });
    expect(JSON.parse(since[0]?.data ?? '')).toMatchObject({ export_id: id, status: 'queued' });
  });

  it('counts down what is still open; only the last end says 0', async () => {
    const hold = Promise.withResolvers<void>();
    const [a, b] = [await stage.serve({ hold: hold.promise }), await stage.serve({ hold: hold.promise })];
    const card_ids = await stage.newCards(1);
    const made = [await a.create({ card_ids }), await b.create({ card_ids }), await a.create({ card_ids })];
    const reading = a.readEnds(3);
    hold.resolve();
    const ends = updatesIn(await reading);
    expect(ends.map(({ processing_count }) => processing_count)).toEqual([2, 1, 0]);
    expect(ends.map(({ export_id }) => export_id).sort()).toEqual(made.map(({ id }) => id).sort());
    await Promise.all([a.service.idle(), b.service.idle()]);
  });

  it('does not show an end that came before to a client that waits for a new one', async () => {
    const hold = Promise.withResolvers<void>();
    const [quick, slow] = [await stage.serve(), await stage.serve({ hold: hold.promise })];
    await quick.create({ card_ids: await stage.newCards(1) });
    await quick.service.idle();
    const made = await slow.create({ card_ids: await stage.newCards(1) });
    const reading = quick.readEnds(1);
    hold.resolve();
    expect(updatesIn(await reading)).toMatchObject([{ export_id: made.id, processing_count: 0 }]);
    await slow.service.idle();
  });

  it('refuses foreign and unknown cards, formats that the plan does not have, and empty lists', async () => {
    const server = await stage.serve();
    const foreign = await stage.newCards(1, await stage.newUser());
    const own = await stage.newCards(1);
    const status = async (body: object) => (await server.call('POST', '', body)).status;
    expect(await status({ card_ids: [...own, ...foreign] })).toBe(404);
    expect(await status({ card_ids: [newUuid()] })).toBe(404);
    expect(await status({ card_ids: [] })).toBe(422);
    const format = await server.call('POST', '', { card_ids: own, format: 'etsy_csv' });
    expect(format.status).toBe(403);
    expect(await format.json()).toMatchObject({
      code: 'plan_required',
      detail: 'The Free plan has no such exports.',
    });
    expect(((await (await server.call('GET', '')).json()) as Page<Export>).items).toEqual([]);
  });

  it("shows nobody another user's exports", async () => {
    const server = await stage.serve();
    const made = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    const stranger = await stage.newUser();
    expect(await (await server.call('GET', '', undefined, {}, stranger)).json()).toEqual({
      items: [],
      next_cursor: null,
    });
    expect((await server.call('GET', `/stream?since=${made.id}`, undefined, {}, stranger)).status).toBe(404);
  });

  it('makes one export of a request that comes twice', async () => {
    const server = await stage.serve();
    const body = { card_ids: await stage.newCards(1) };
    const send = () => server.call('POST', '', body, { 'idempotency-key': 'export-1' });
    const [one, two] = [await (await send()).text(), await (await send()).text()];
    expect(two).toBe(one);
    await server.service.idle();
    expect(((await (await server.call('GET', '')).json()) as Page<Export>).items).toHaveLength(1);
  });

  it('lists page by page, newest first', async () => {
    const server = await stage.serve();
    const card_ids = await stage.newCards(1);
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.push((await server.create({ card_ids })).id);
    await server.service.idle();
    const page = async (query: string) => (await (await server.call('GET', query)).json()) as Page<Export>;
    const first = await page('?limit=2');
    const second = await page(`?limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.reverse());
    expect(second.next_cursor).toBeNull();
  });

  it('fails with a clear sentence when its cards are gone, and names a single one that is', async () => {
    const hold = Promise.withResolvers<void>();
    const server = await stage.serve({ hold: hold.promise });
    const blocker = await server.create({ card_ids: await stage.newCards(1) });
    const card_ids = await stage.newCards(1);
    const made = await server.create({ card_ids });
    await stage.query('delete from cards where id = $1', [card_ids[0]]);
    hold.resolve();
    const ends = updatesIn(await server.readEnds(2, `/stream?since=${blocker.id}`));
    expect(ends[1]).toMatchObject({
      export_id: made.id,
      status: 'failed',
      file_url: null,
      error_message: 'The cards of this export were deleted before it began.',
      processing_count: 0,
    });
    await server.service.idle();
  });

  it('takes over the export of a dead process, and gives up after three', async () => {
    const wakes = Promise.withResolvers<void>();
    const [dead, alive] = [await stage.serve({ hold: wakes.promise }), await stage.serve()];
    const [made, hopeless] = [
      await dead.create({ card_ids: await stage.newCards(1) }),
      await dead.create({ card_ids: await stage.newCards(1) }),
    ];
    await expect
      .poll(async () => (await stage.query('select 1 from exports where id = $1 and attempts = 1', [made.id])).length)
      .toBe(1);
    await stage.query(`update exports set beat = now() - interval '6 seconds' where id = $1`, [made.id]);
    await stage.query('update exports set attempts = 3 where id = $1', [hopeless.id]);
    await alive.service.idle();
    const ends = updatesIn(await alive.readEnds(2, `/stream?since=${made.id}`));
    expect(ends).toMatchObject([
      { export_id: made.id, status: 'done', processing_count: 1 },
      {
        export_id: hopeless.id,
        status: 'failed',
        error_message: expect.stringContaining('could not be finished'),
        processing_count: 0,
      },
    ]);
    // The process was only stuck: what it lost it does not end a second time.
    wakes.resolve();
    await dead.service.idle();
    expect(updatesIn(await alive.readEnds(2, `/stream?since=${made.id}`))).toEqual(ends);
  });

  it('goes on with what a closed process gave back', async () => {
    const hold = Promise.withResolvers<void>();
    const closing = await stage.serve({ hold: hold.promise });
    const card_ids = await stage.newCards(1);
    const [, second] = [await closing.create({ card_ids }), await closing.create({ card_ids })];
    const close = stage.closers.shift()?.();
    hold.resolve();
    await close;
    const next = await stage.serve();
    await next.service.idle();
    const { items } = (await (await next.call('GET', '')).json()) as Page<Export>;
    expect(items.find(({ id }) => id === second?.id)).toMatchObject({ status: 'done' });
  });
});
