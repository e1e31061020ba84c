// @vitest-environment node
import type { Export, ExportUpdate } from '@cardwright/contract/exports';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../../lib/storage.ts';
import { endlessSeats } from '../../lib/stream-seats.ts';
import { eventStream, fakeApi, json } from '../../testing/fake-api.ts';
import { createExportFeed } from './export-feed.ts';

const exportId = '0198a6f0-0000-7000-8000-000000000001';
const otherId = '0198a6f0-0000-7000-8000-000000000002';
let store = memoryStore();
let updates: ExportUpdate[] = [];
let errors: string[] = [];

const item = (change: Partial<Export>): Export => ({
  id: exportId,
  status: 'processing',
  format: 'xlsx',
  marketplace: null,
  version: 'current',
  card_count: 2,
  processed_count: 0,
  created_at: '2026-11-21T10:00:00Z',
  finished_at: null,
  file_url: null,
  file_name: null,
  file_bytes: null,
  error_message: null,
  cancelled: false,
  warnings: [],
  warning_count: 0,
  ...change,
});
const update = (change: Partial<ExportUpdate>): string => {
  const data = {
    export_id: exportId,
    status: 'done',
    file_url: '/files/x',
    error_message: null,
    processing_count: 0,
    ...change,
  };
  return `id: 1\nevent: export_update\ndata: ${JSON.stringify(data)}\n\n`;
};

/** A feed over streams that follow one another, and a list that shows the given exports. */
function feedOver(streams: (() => Response)[], listed: Export[] = [item({})]) {
  let opened = 0;
  const api = fakeApi(({ path }) => {
    if (path === '/exports') return json({ items: listed, next_cursor: null });
    if (path === `/exports/${otherId}`) return json(item({ id: otherId }));
    opened += 1;
    return streams[opened - 1]?.() ?? eventStream([], 'open');
  });
  const feed = createExportFeed({
    api,
    store,
    seats: endlessSeats(),
    onUpdate: (finished) => updates.push(finished),
    onProgress: () => undefined,
    logError: (error) => errors.push(error instanceof Error ? error.message : String(error)),
    wait: async () => undefined,
    random: () => 0,
  });
  return { feed, api, opened: () => opened };
}

beforeEach(() => {
  store = memoryStore();
  store.setItem(storageKeys.currentExport, exportId);
  updates = [];
  errors = [];
});

const marker = () => store.getItem(storageKeys.currentExport);

describe('the export stream', () => {
  it('reports a finished export, then removes the marker and closes when nothing is left', async () => {
    const { feed, opened } = feedOver([() => eventStream([update({})], 'open')]);
    feed.start();
    await expect.poll(() => marker()).toBeNull();
    expect(updates).toMatchObject([{ export_id: exportId, status: 'done', file_url: '/files/x' }]);
    feed.start();
    await expect.poll(() => opened()).toBe(1);
  });

  it('goes on while other exports are processed', async () => {
    const first = update({ processing_count: 1 });
    const second = update({ export_id: otherId, status: 'failed', error_message: 'The disk is full.' });
    const { feed } = feedOver([() => eventStream([first, second], 'open')]);
    feed.start();
    await expect.poll(() => marker()).toBeNull();
    expect(updates.map((finished) => finished.status)).toEqual(['done', 'failed']);
  });

  it('is opened once, however often it is started', async () => {
    const { feed, opened } = feedOver([() => eventStream([], 'open')]);
    feed.start();
    feed.start();
    await expect.poll(() => opened()).toBe(1);
    expect(opened()).toBe(1);
    feed.stop();
  });

  it('reconnects after a lost connection while the marker stands', async () => {
    const { feed, opened } = feedOver([() => eventStream([], 'cut'), () => eventStream([update({})], 'open')]);
    feed.start();
    await expect.poll(() => updates).toHaveLength(1);
    expect(opened()).toBe(2);
  });

  it('starts at the marked export, and goes on from the last event afterwards', async () => {
    const progress = { export_id: exportId, status: 'processing', processed_count: 1, card_count: 2 };
    const seen = `id: 7\nevent: export_progress\ndata: ${JSON.stringify(progress)}\n\n`;
    const { feed, api } = feedOver([() => eventStream([seen], 'cut'), () => eventStream([update({})], 'open')]);
    feed.start();
    await expect.poll(() => updates).toHaveLength(1);
    const streams = api.calls.filter((call) => call.path === '/exports/stream');
    expect(streams.map(({ query, headers }) => [query.since, headers['last-event-id']])).toEqual([
      [exportId, undefined],
      [undefined, '7'],
    ]);
  });

  it('forgets a marker that the server does not know', async () => {
    const { feed } = feedOver([() => new Response(null, { status: 404 })]);
    feed.start();
    await expect.poll(() => marker()).toBeNull();
    expect(updates).toEqual([]);
  });

  it('does not reconnect once the marker is gone', async () => {
    const { feed, opened } = feedOver([
      () => {
        store.removeItem(storageKeys.currentExport);
        return eventStream([], 'cut');
      },
    ]);
    feed.start();
    await expect.poll(() => errors).toContain('network error');
    expect(opened()).toBe(1);
  });

  it('logs a refused stream by its status', async () => {
    const { feed } = feedOver([() => new Response(null, { status: 500 }), () => eventStream([update({})], 'open')]);
    feed.start();
    await expect.poll(() => updates).toHaveLength(1);
    expect(errors).toContain('HTTP error! status: 500');
  });

  it('logs data that it cannot read and goes on', async () => {
    const broken = 'event: export_update\ndata: {"status":\n\n';
    const { feed } = feedOver([() => eventStream([broken, update({})], 'open')]);
    feed.start();
    await expect.poll(() => updates).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });

  it('learns from the list about an export that ended before the stream was open, and reports it once', async () => {
    const ended = item({ status: 'done', file_url: '/files/x', finished_at: '2026-11-21T10:00:01Z' });
    const { feed } = feedOver([() => eventStream([], 'open')], [ended]);
    feed.start();
    await expect.poll(() => marker()).toBeNull();
    expect(updates).toEqual([
      {
        export_id: exportId,
        status: 'done',
        file_url: '/files/x',
        error_message: null,
        cancelled: false,
        processing_count: 0,
      },
    ]);
  });

  it('logs an answer without a body and goes on', async () => {
    const { feed } = feedOver([() => new Response(null), () => eventStream([update({})], 'open')]);
    feed.start();
    await expect.poll(() => updates).toHaveLength(1);
    expect(errors).toEqual(['The stream has no body.']);
  });

  it('reports an export of another tab that ended before this one heard of it', async () => {
    store.removeItem(storageKeys.currentExport);
    const { feed, api } = feedOver([() => eventStream([update({})], 'open')]);
    feed.start(exportId);
    await expect.poll(() => updates).toHaveLength(1);
    expect(api.calls.find((call) => call.path === '/exports/stream')?.query.since).toBe(exportId);
  });

  it('keeps the marker of an export that another tab started after the end that it reads', async () => {
    store.setItem(storageKeys.currentExport, otherId);
    const last = update({ export_id: otherId, processing_count: 0 });
    const { feed, opened } = feedOver([() => eventStream([update({})], 'open'), () => eventStream([last], 'open')]);
    feed.start();
    await expect.poll(() => updates.map((ended) => ended.export_id)).toEqual([exportId, otherId]);
    expect(opened()).toBe(2);
    expect(marker()).toBeNull();
  });

  it('opens the stream without a marker that is no id, and forgets it when nothing runs', async () => {
    store.setItem(storageKeys.currentExport, 'none');
    const { feed, api } = feedOver([() => eventStream([], 'open')], []);
    feed.start();
    await expect.poll(() => marker()).toBeNull();
    expect(api.calls.find((call) => call.path === '/exports/stream')?.query.since).toBeUndefined();
  });
});
