import type { Page } from '@cardwright/contract/common';
import type { Export, ExportCheck } from '@cardwright/contract/exports';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExportsStage, updatesIn } from './testing/exports-stage.ts';

describe.each(testDatabases)('what can be done with exports on $name', ({ open }) => {
  const stage = openExportsStage(open);

  const statusOf = async (response: Promise<Response>) => (await response).status;

  it('cancels what is being written and what waits, tells it once, and leaves no file', async () => {
    const hold = Promise.withResolvers<void>();
    const server = await stage.serve({ hold: hold.promise });
    const card_ids = await stage.newCards(2);
    const [written, waiting] = [await server.create({ card_ids }), await server.create({ card_ids })];
    await expect.poll(async () => (await server.read(written.id)).status).toBe('processing');
    for (const { id } of [waiting, written]) {
      const cancelled = (await (await server.call('POST', `/${id}/cancel`)).json()) as Export;
      expect(cancelled).toMatchObject({
        id,
        status: 'failed',
        cancelled: true,
        error_message: 'You cancelled this export.',
        finished_at: expect.any(String),
      });
    }
    expect(await statusOf(server.call('POST', `/${written.id}/cancel`))).toBe(200);
    hold.resolve();
    await server.service.idle();
    expect(server.files.kept.size).toBe(0);
    expect(await server.read(written.id)).toMatchObject({ status: 'failed', cancelled: true, file_url: null });
    const ends = updatesIn(await server.readEnds(2, `/stream?since=${written.id}`));
    expect(ends).toMatchObject([
      { export_id: waiting.id, status: 'failed', cancelled: true, processing_count: 1 },
      { export_id: written.id, status: 'failed', cancelled: true, processing_count: 0 },
    ]);
    // Nothing came after: the next event is that of a new export.
    const next = await server.create({ card_ids });
    await server.service.idle();
    expect(updatesIn(await server.readEnds(3, `/stream?since=${written.id}`)).at(-1)).toMatchObject({
      export_id: next.id,
      status: 'done',
    });
    expect(await statusOf(server.call('POST', `/${next.id}/cancel`))).toBe(409);
  });

  it('makes the same request again, without the cards that are gone', async () => {
    const server = await stage.serve();
    server.files.state.broken = true;
    const card_ids = await stage.newCards(3);
    const failed = await server.create({ card_ids, format: 'csv', version: 'original', marketplace: 'etsy' });
    await server.service.idle();
    expect(await server.read(failed.id)).toMatchObject({
      status: 'failed',
      cancelled: false,
      error_message: 'The file could not be written because of an error on our side. Please try again.',
    });
    expect(stage.takeErrors()).toHaveLength(1);
    server.files.state.broken = false;
    await stage.query('delete from cards where id = $1', [card_ids[1]]);
    const send = () => server.call('POST', `/${failed.id}/retry`, undefined, { 'idempotency-key': 'again-1' });
    const answer = await send();
    expect(answer.status).toBe(202);
    const again = (await answer.json()) as Export;
    expect(again).toMatchObject({ format: 'csv', version: 'original', marketplace: 'etsy', card_count: 2 });
    expect(again.id).not.toBe(failed.id);
    expect(((await (await send()).json()) as Export).id).toBe(again.id);
    await server.service.idle();
    expect(await server.read(again.id)).toMatchObject({ status: 'done', processed_count: 2 });
    const file = new TextDecoder().decode(server.files.kept.get(`exports/${again.id}.csv`));
    expect(file.indexOf(`Card ${card_ids[0]}`)).toBeLessThan(file.indexOf(`Card ${card_ids[2]}`));
    expect(file).not.toContain(card_ids[1]);
  });

  it('refuses to try again what is not over, and what has no cards any more', async () => {
    const hold = Promise.withResolvers<void>();
    const server = await stage.serve({ hold: hold.promise });
    const card_ids = await stage.newCards(1);
    const { id } = await server.create({ card_ids });
    expect(await statusOf(server.call('POST', `/${id}/retry`))).toBe(409);
    hold.resolve();
    await server.service.idle();
    await stage.query('delete from cards where id = $1', [card_ids[0]]);
    const refused = await server.call('POST', `/${id}/retry`);
    expect(await refused.json()).toMatchObject({ status: 409, detail: 'All cards of this export were deleted.' });
  });

  it('deletes an export with its file; one that is not over ends first', async () => {
    const hold = Promise.withResolvers<void>();
    const [quick, slow] = [await stage.serve(), await stage.serve({ hold: hold.promise })];
    const card_ids = await stage.newCards(1);
    const done = await quick.create({ card_ids });
    await quick.service.idle();
    expect(quick.files.kept.size).toBe(1);
    expect(await statusOf(quick.call('DELETE', `/${done.id}`))).toBe(204);
    expect(quick.files.kept.size).toBe(0);
    expect(await statusOf(quick.call('GET', `/${done.id}`))).toBe(404);
    const open = await slow.create({ card_ids });
    expect(await statusOf(slow.call('DELETE', `/${open.id}`))).toBe(204);
    hold.resolve();
    await slow.service.idle();
    expect(slow.files.kept.size).toBe(0);
    const ends = updatesIn(await quick.readEnds(2, '/stream', { 'last-event-id': '0' }));
    expect(ends[1]).toMatchObject({ export_id: open.id, status: 'failed', cancelled: true, processing_count: 0 });
    expect(((await (await quick.call('GET', '')).json()) as Page<Export>).items).toEqual([]);
  });

  it('exports all that match', async () => {
    const server = await stage.serve();
    await stage.newCards(3);
    const { id } = await server.create({ match: { query: 'card' }, format: 'json' });
    await server.service.idle();
    expect(await server.read(id)).toMatchObject({ status: 'done', card_count: 3, processed_count: 3 });
  });

  it("does nothing with another user's exports, and nothing with unknown ones", async () => {
    const server = await stage.serve();
    const { id } = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    const stranger = await stage.newUser();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/retry'],
      ['DELETE', ''],
    ] as const) {
      expect(await statusOf(server.call(method, `/${id}${path}`, undefined, {}, stranger)), path).toBe(404);
      expect(await statusOf(server.call(method, `/${newUuid()}${path}`)), path).toBe(404);
    }
    expect((await server.read(id)).status).toBe('done');
  });

  it('tells before what it will warn about, and keeps nothing of that', async () => {
    stage.payer = stage.user;
    const server = await stage.serve();
    const card_ids = await stage.newCards(600);
    const check = async (body: object) => (await server.call('POST', '/check', body)).json() as Promise<ExportCheck>;
    const found = await check({ card_ids, format: 'ebay_csv' });
    const message = 'eBay needs its category number, which only you can choose.';
    expect(found).toMatchObject({ card_count: 600, checked_count: 500, failure: null });
    expect(found.warnings).toContainEqual({ card_id: card_ids[0], message, card_title: 'Card' });
    expect(found.warnings.filter((warning) => warning.message === message)).toHaveLength(100);
    expect(found.warning_count).toBeGreaterThanOrEqual(500);
    stage.longCards = true;
    const failing = await check({ card_ids: card_ids.slice(0, 1) });
    stage.longCards = false;
    expect(failing.failure).toContain('The description_html of card');
    const stranger = await stage.newUser();
    expect(await statusOf(server.call('POST', '/check', { card_ids }, {}, stranger))).toBe(404);
    expect(await statusOf(server.call('POST', '/check', { card_ids, format: 'etsy_csv' }, {}, stranger))).toBe(403);
    expect(((await (await server.call('GET', '')).json()) as Page<Export>).items).toEqual([]);
  });

  it('keeps some warnings of each kind and counts all; the list shows some of them', async () => {
    stage.payer = stage.user;
    const server = await stage.serve();
    const { id } = await server.create({ card_ids: await stage.newCards(300), format: 'ebay_csv' });
    await server.service.idle();
    const { warnings, warning_count } = await server.read(id);
    expect(warning_count).toBeGreaterThanOrEqual(300);
    expect(warnings.length).toBeLessThan(warning_count);
    expect(warnings[0]).toMatchObject({ card_title: 'Card' });
    const { items } = (await (await server.call('GET', '')).json()) as Page<Export>;
    expect(items[0]?.warnings).toHaveLength(50);
    expect(items[0]?.warning_count).toBe(warning_count);
  });

  it('removes files after 30 days and says so', async () => {
    const clock = manualClock();
    const server = await stage.serve({ clock });
    const { id } = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    clock.advance(29 * 86_400_000);
    const young = await server.create({ card_ids: await stage.newCards(1) });
    await server.service.idle();
    await server.service.removeOldFiles();
    expect((await server.read(id)).file_url).toContain('/api/files/');
    clock.advance(86_400_001);
    await server.service.removeOldFiles();
    expect([...server.files.kept.keys()]).toEqual([`exports/${young.id}.xlsx`]);
    expect(await server.read(id)).toMatchObject({
      status: 'done',
      file_url: null,
      error_message: expect.stringContaining('removed 30 days after it was made'),
    });
    expect(await statusOf(server.call('POST', `/${id}/retry`))).toBe(202);
    await server.service.idle();
  });

  it('lets a small export of one seller pass the large one of another', async () => {
    const hold = Promise.withResolvers<void>();
    const slow = await stage.serve({ hold: hold.promise });
    const large = await slow.create({ card_ids: await stage.newCards(3) });
    const second = await slow.create({ card_ids: await stage.newCards(1) });
    await expect.poll(async () => (await slow.read(large.id)).status).toBe('processing');
    const seller = stage.user;
    stage.user = await stage.newUser();
    const quick = await stage.serve({ lanes: 2 });
    const small = await quick.create({ card_ids: await stage.newCards(1) });
    await quick.service.idle();
    expect(await quick.read(small.id)).toMatchObject({ status: 'done' });
    stage.user = seller;
    expect(await quick.read(large.id)).toMatchObject({ status: 'processing' });
    expect(await quick.read(second.id)).toMatchObject({ status: 'done' });
    hold.resolve();
    await slow.service.idle();
  });
});
