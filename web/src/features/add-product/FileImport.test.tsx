import type { CardFile } from '@cardwright/contract/card-files';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftsOf } from '../../lib/account-drafts.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { FileImport } from './FileImport.tsx';
import { failedRowsCsv } from './failed-rows-csv.ts';

const id = '0193a5c2-0000-7000-8000-000000000009';
const found: CardFile = {
  import_id: id,
  file_name: 'mugs.csv',
  format: 'csv',
  template: null,
  columns: [
    { index: 0, name: 'Title', samples: ['Steel mug'], field: 'title', confidence: 0.95 },
    { index: 1, name: 'Lagerort', samples: ['A-17'], field: null, confidence: 0 },
  ],
  row_count: 2,
  rows: [
    {
      rows: [2],
      title: 'Steel mug',
      brand: null,
      price: '12.50 EUR',
      sku: null,
      bullet_count: 0,
      specification_count: 0,
      image_count: 0,
      is_importable: true,
    },
  ],
  product_count: 2,
  importable_count: 1,
  problems: [
    {
      level: 'error',
      code: 'no_title',
      row: 3,
      column: null,
      message: 'There is no title, so no card can be made.',
      value: null,
    },
  ],
  error_count: 1,
  warning_count: 0,
  created_at: '2026-11-21T12:00:00.000Z',
  status: 'uploaded',
  progress: { total: 0, created: 0, failed: 0, pictures_left: 0 },
  failed_rows: [],
  card_ids: [],
  error_message: null,
};
const done: CardFile = {
  ...found,
  status: 'done',
  progress: { total: 2, created: 1, failed: 1, pictures_left: 0 },
  failed_rows: [{ rows: [3], title: 'M-2', message: 'There is no title, so no card can be made.' }],
  card_ids: [id],
};
const file = (size = 10) => new File(['x'.repeat(size)], 'mugs.csv', { type: 'text/csv' });

async function show(answer: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answer);
  const services = testServices(api);
  const view = await renderApp(<FileImport marketplaces={['generic', 'amazon']} />, services);
  const choose = async (chosen: File) => {
    const input = view.container.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('there is no place for a file');
    await userEvent.upload(input, chosen, { applyAccept: false });
  };
  return { api, services, choose, view };
}

afterEach(cleanup);

describe('a file of products', () => {
  it('is shown with columns and problems, imported by the chosen columns, and its failed rows are listed', async () => {
    let state = found;
    const { api, choose } = await show(({ path }) => {
      if (path.endsWith('/preview')) return json({ ...found, importable_count: 2 });
      if (path.endsWith('/import')) state = done;
      return json(state);
    });
    await choose(file());
    await screen.findByText('mugs.csv');
    expect(screen.getByText('There is no title, so no card can be made.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Keep all columns/ }));
    expect(screen.getByLabelText<HTMLSelectElement>(/Lagerort/).value).toBe('specification');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 products' }));
    await screen.findByText('Import finished');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'File' }));
    expect(api.calls.find(({ path }) => path.endsWith('/import'))?.body).toEqual({
      columns: [
        { index: 0, field: 'title' },
        { index: 1, field: 'specification' },
      ],
    });
    expect(screen.getByText('M-2')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the card' }).getAttribute('href')).toBe(`/library/${id}`);
  });

  it('cannot be imported without a title', async () => {
    const { choose } = await show(() => json(found));
    await choose(file());
    await userEvent.selectOptions(await screen.findByLabelText(/“Title” becomes/), 'brand');
    expect(screen.getByText('Choose the column that holds the titles.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ }).disabled).toBe(true);
  });

  it('says why it was refused, in the words of the specification or of the server', async () => {
    const { api, choose } = await show(() => problem(415, 'unsupported_type', 'Invalid file type: a picture.'));
    await choose(file(10 * 2 ** 20 + 1));
    expect((await screen.findByRole('alert')).textContent).toBe('File is too large. Maximum size is 10MB');
    expect(api.calls).toEqual([]);
    await choose(file());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid file type: a picture.'));
  });

  it('says that its import cannot be followed for as long as the server is away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isAway = false;
    const services = testServices(
      fakeApi(() => (isAway ? problem(429, 'rate_limited', 'Too many.') : json({ ...found, status: 'creating' }))),
    );
    draftsOf(services.drafts, null).setItem('add-product:file', JSON.stringify(id));
    await renderApp(<FileImport marketplaces={['generic']} />, services);
    await screen.findByText(/^You may leave this page/);
    isAway = true;
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await screen.findByText(/^The server cannot be reached right now/);
  });

  it('that was lost on the way can be sent again', async () => {
    const { choose } = await show(() => Promise.reject(new TypeError('network')));
    await choose(file());
    expect((await screen.findByRole('alert')).textContent).toBe('File upload failed. Please try again.');
  });

  it('is still there after a reload, and gives way when the server has forgotten it', async () => {
    const { view, services } = await show(() => json(found));
    view.unmount();
    draftsOf(services.drafts, null).setItem('add-product:file', JSON.stringify(id));
    const again = await renderApp(<FileImport marketplaces={['generic']} />, services);
    await screen.findByText('mugs.csv');
    again.unmount();
    const gone = testServices(fakeApi(() => problem(404, 'not_found', 'File not found.')));
    draftsOf(gone.drafts, null).setItem('add-product:file', JSON.stringify(id));
    await renderApp(<FileImport marketplaces={['generic']} />, gone);
    await screen.findByText('This file is not there any more. Please upload it again.');
  });
});

it('the list of failed rows is a CSV that runs nothing', () => {
  const csv = failedRowsCsv([{ rows: [2, 3], title: '=cmd "x"', message: 'No title.' }], ['Row', 'Product', 'Reason']);
  expect(csv).toBe('\uFEFF"Row","Product","Reason"\r\n"2 3","\'=cmd ""x""","No title."\r\n');
});
