import { Notifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../lib/storage.ts';
import { eventStream, fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ExportsProvider } from './ExportsProvider.tsx';

const exportId = '0198a6f0-0000-7000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(data: object | null, isMarked: boolean) {
  const frame = data === null ? [] : [`id: 1\nevent: export_update\ndata: ${JSON.stringify(data)}\n\n`];
  const api = fakeApi(({ path }) =>
    path === '/exports/stream'
      ? eventStream(frame, 'open')
      : json({ items: [{ id: exportId, status: 'processing' }], next_cursor: null }),
  );
  const services = testServices(api);
  if (isMarked) services.store.setItem(storageKeys.currentExport, exportId);
  await renderApp(
    <ExportsProvider>
      <Notifications />
    </ExportsProvider>,
    services,
  );
  return { api, services, streams: () => api.calls.filter((call) => call.path === '/exports/stream').length };
}
const update = (change: object) => ({
  export_id: exportId,
  status: 'done',
  file_url: '/files/cards.xlsx',
  error_message: null,
  processing_count: 0,
  ...change,
});

describe('the exports of the signed-in seller', () => {
  it('are watched from the start while the marker stands, and not otherwise', async () => {
    const marked = await open(null, true);
    await waitFor(() => expect(marked.streams()).toBe(1));
    cleanup();
    const idle = await open(null, false);
    expect(idle.streams()).toBe(0);
  });

  it('are watched when another tab sets the marker', async () => {
    const { services, streams } = await open(null, false);
    services.store.setItem(storageKeys.currentExport, exportId);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.currentExport, newValue: exportId }));
    });
    await waitFor(() => expect(streams()).toBe(1));
  });

  it('announce the ready file, which opens in a new tab', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { services } = await open(update({}), true);
    const title = await screen.findByText('Export ready');
    expect(screen.getByText('Click to download the file.').getAttribute('href')).toBe('/files/cards.xlsx');
    act(() => title.click());
    expect(opened).toHaveBeenCalledWith('/files/cards.xlsx', '_blank', 'noopener');
    expect(services.store.getItem(storageKeys.currentExport)).toBeNull();
  });

  it('announce a failure with its reason', async () => {
    await open(update({ status: 'failed', file_url: null, error_message: 'The disk is full.' }), true);
    expect(await screen.findByText('Export failed. The disk is full.')).toBeTruthy();
  });

  it('announce a failure without a reason in the specified words', async () => {
    await open(update({ status: 'failed', file_url: null }), true);
    expect(await screen.findByText('Export failed. Export processing failed. Please try again.')).toBeTruthy();
  });
});
