import type { Export } from '@cardwright/contract/exports';
import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listWithoutMore, reloadAfterFailedMore } from '../../testing/failed-more.ts';
import { eventStream, fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ExportsProvider } from './ExportsProvider.tsx';
import { ExportsTable } from './ExportsTable.tsx';

afterEach(cleanup);

const idOf = (n: number) => `0198a6f0-0000-7000-8000-00000000000${n}`;
const item = (n: number, change: Partial<Export>): Export => ({
  id: idOf(n),
  status: 'done',
  format: 'csv',
  marketplace: null,
  version: 'current',
  card_count: 4,
  processed_count: 4,
  created_at: new Date(2026, 10, 20, 23, 40 + n).toISOString(),
  finished_at: new Date(2026, 10, 20, 23, 48).toISOString(),
  file_url: '/files/x',
  file_name: 'x.csv',
  file_bytes: 100,
  error_message: null,
  cancelled: false,
  warnings: [],
  warning_count: 0,
  ...change,
});

async function open(
  items: Export[],
  answer: (call: RecordedCall) => Response | Promise<Response> | undefined = () => undefined,
) {
  const api = fakeApi(
    (call) =>
      answer(call) ?? (call.path === '/exports/stream' ? eventStream([], 'open') : json({ items, next_cursor: null })),
  );
  const { queryClient } = await renderApp(
    <ExportsProvider>
      <ExportsTable />
      <Notifications />
    </ExportsProvider>,
    testServices(api),
  );
  const row = async (text: string) => {
    const cell = await screen.findByText(text);
    return within(cell.closest('tr') as HTMLElement);
  };
  const called = (method: string) => api.calls.filter((call) => call.method === method).map(({ path }) => path);
  return { row, called, queryClient };
}

describe('the export list', () => {
  it('shows status, cards, dates in the Russian way, and the download', async () => {
    const { row } = await open([item(1, {})]);
    const done = await row('Done');
    expect(done.getByText('20.11.2026, 23:48')).toBeTruthy();
    expect(done.getByText('4')).toBeTruthy();
    expect(done.getByRole('link', { name: /Download/ }).getAttribute('href')).toBe('/files/x');
  });

  it('cancels what runs', async () => {
    const running = item(1, { status: 'processing', processed_count: 1, finished_at: null, file_url: null });
    const { row, called } = await open([running], (call) => (call.method === 'POST' ? json(running) : undefined));
    const processing = await row('In progress');
    expect(processing.getByText('1 of 4')).toBeTruthy();
    fireEvent.click(processing.getByRole('button', { name: /^Cancel the export of/ }));
    await waitFor(() => expect(called('POST')).toEqual([`/exports/${running.id}/cancel`]));
  });

  it('tries a failed one again, and says in the specified words when that fails too', async () => {
    const failed = item(1, { status: 'failed', file_url: null, error_message: 'The disk is full.' });
    const { row, called } = await open([failed], (call) =>
      call.method === 'POST' ? problem(409, 'conflict', 'All cards of this export were deleted.') : undefined,
    );
    const line = await row('Failed');
    expect(line.getByText('The disk is full.')).toBeTruthy();
    fireEvent.click(line.getByRole('button', { name: /^Try again with the export of/ }));
    await screen.findByText('Failed to export card(s). Please try again.');
    expect(called('POST')).toEqual([`/exports/${failed.id}/retry`]);
  });

  it('calls a cancelled one cancelled, and makes a file anew that was too old to keep', async () => {
    const { row } = await open([
      item(1, { status: 'failed', cancelled: true, file_url: null, error_message: 'You cancelled this export.' }),
      item(2, { file_url: null, error_message: 'The file was removed.' }),
    ]);
    expect((await row('Cancelled')).queryByText('You cancelled this export.')).toBeNull();
    const old = await row('The file was removed.');
    expect(old.getByRole('button', { name: /^Export again what was exported on/ })).toBeTruthy();
    expect(old.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it('asks before it deletes', async () => {
    const { row, called } = await open([item(1, {})], (call) =>
      call.method === 'DELETE' ? new Response(null, { status: 204 }) : undefined,
    );
    fireEvent.click((await row('Done')).getByRole('button', { name: /^Delete the export of/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this export?' });
    expect(called('DELETE')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(called('DELETE')).toEqual([`/exports/${idOf(1)}`]));
  });

  it('shows the notes on an export', async () => {
    const warned = item(1, { warning_count: 1 });
    const warnings = [{ card_id: idOf(9), message: 'Etsy has no bullets.', card_title: 'Mug' }];
    const { row } = await open([warned], ({ path }) =>
      path === `/exports/${warned.id}` ? json({ ...warned, warnings }) : undefined,
    );
    fireEvent.click((await row('Done')).getByRole('button', { name: /^1 note on/ }));
    await screen.findByText('Etsy has no bullets.');
    expect(screen.getByRole('link', { name: 'Mug' }).getAttribute('href')).toBe(`/library/${idOf(9)}`);
  });

  it('offers the library when there is nothing yet, and another try when it could not be loaded', async () => {
    await open([]);
    expect((await screen.findByRole('link', { name: 'Open the library' })).getAttribute('href')).toBe('/library');
    cleanup();
    await open([], ({ path }) => (path === '/exports' ? problem(500, 'internal_error', 'No.') : undefined));
    expect(await screen.findByText('The exports could not be loaded.')).toBeTruthy();
  });

  it('stays while it is loaded anew after more of it could not be had', async () => {
    const answer = listWithoutMore([item(1, {})]);
    const { queryClient } = await open([], (call) => (call.path === '/exports' ? answer(call) : undefined));
    await reloadAfterFailedMore(queryClient);
    expect(screen.getByText('Done')).toBeTruthy();
  });
});
