import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storageKeys } from '../../lib/storage.ts';
import { eventStream, fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ExportsProvider } from './ExportsProvider.tsx';

const cardId = '0198a6f0-0000-7000-8000-00000000000a';
const exportId = '0198a6f0-0000-7000-8000-000000000001';

// Fetched with the first dialog otherwise, within the time of one test.
beforeAll(() => import('./ExportDialog.tsx'));
afterEach(cleanup);

const noWarnings = { card_count: 1, checked_count: 1, warnings: [], warning_count: 0, failure: null };
const locked = {
  feature: 'marketplace_exports',
  allowed: false,
  reason: 'The Free plan has none.',
  upgrade_to: 'basic',
};

async function open(answers: { check?: object; canUse?: object; create?(call: RecordedCall): Response } = {}) {
  const api = fakeApi((call) => {
    if (call.path === '/exports/check') return json({ ...noWarnings, ...answers.check });
    if (call.path.startsWith('/billing/can-use/')) return json(answers.canUse ?? locked);
    if (call.path === '/exports/stream') return eventStream([], 'open');
    if (call.method === 'POST') return answers.create?.(call) ?? json({ id: exportId, status: 'queued' }, 202);
    return json({ items: [{ id: exportId, status: 'queued' }], next_cursor: null });
  });
  const services = testServices(api);
  await renderApp(
    <ExportsProvider>
      <ExportButton cardIds={[cardId]} />
      <Notifications />
    </ExportsProvider>,
    services,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export 1 card' });
  const sent = () => api.calls.find((call) => call.method === 'POST' && call.path === '/exports')?.body;
  const submit = () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  return { dialog, services, sent, submit };
}

describe('the dialog of an export', () => {
  it('sends format, marketplace and version, sets the marker, and closes', async () => {
    const { services, sent, submit } = await open();
    fireEvent.click(screen.getByRole('radio', { name: /^CSV/ }));
    fireEvent.change(screen.getByLabelText('Check the texts against the rules of'), { target: { value: 'etsy' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Original' }));
    await screen.findByText('Nothing stands in the way of these cards.');
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual({ card_ids: [cardId], format: 'csv', marketplace: 'etsy', version: 'original' });
    expect(services.store.getItem(storageKeys.currentExport)).toBe(exportId);
  });

  it('shows the formats of dearer plans locked, with the upgrade', async () => {
    await open();
    await screen.findByText('The Free plan has none.');
    expect(screen.getByRole('link', { name: 'Upgrade to Basic' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('radio', { name: /^eBay CSV/ }).hasAttribute('disabled')).toBe(true);
  });

  it('offers them to plans that have them, without the marketplace that they know themselves', async () => {
    const { sent, submit } = await open({ canUse: { ...locked, allowed: true, reason: null, upgrade_to: null } });
    const ebay = screen.getByRole('radio', { name: /^eBay CSV/ });
    await waitFor(() => expect(ebay.hasAttribute('disabled')).toBe(false));
    fireEvent.click(ebay);
    expect(screen.queryByLabelText('Check the texts against the rules of')).toBeNull();
    submit();
    await waitFor(() => expect(sent()).toEqual({ card_ids: [cardId], format: 'ebay_csv', version: 'current' }));
  });

  it('tells before the run what to know, each sentence once, with its cards', async () => {
    const warning = { card_id: cardId, message: 'Etsy has no bullets.', card_title: 'Mug' };
    await open({
      check: { warnings: [warning, { ...warning, card_id: exportId, card_title: null }], warning_count: 9 },
    });
    expect(await screen.findAllByText('Etsy has no bullets.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Mug' }).getAttribute('href')).toBe(`/library/${cardId}`);
    expect(screen.getByText('A deleted card')).toBeTruthy();
    expect(screen.getByText('And 7 more that are not listed here.')).toBeTruthy();
  });

  it('does not begin what would fail', async () => {
    const { dialog } = await open({ check: { failure: 'The description is too long for a cell.' } });
    await screen.findByText('The description is too long for a cell.');
    const button = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit');
    expect(button?.disabled).toBe(true);
  });

  it('says in the specified words that it could not begin, and stays open', async () => {
    const { submit } = await open({ create: () => problem(404, 'not_found', 'Card not found.') });
    submit();
    // In the dialog: a notice would come to lie over its buttons.
    const said = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(said.textContent).toBe('Failed to export card(s). Please try again.Card not found.');
  });
});
