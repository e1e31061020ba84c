import type { SearchAnswer } from '@cardwright/contract/search';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../../lib/storage.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { SearchLauncher } from './SearchLauncher.tsx';
// Loaded before it is opened: on a busy machine that may take longer than a test waits.
import './SearchOverlay.tsx';

afterEach(cleanup);

const none: SearchAnswer = { approximate: false, chats: [], messages: [], documents: [] };
const found: SearchAnswer = {
  ...none,
  chats: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      title: 'Mug plans',
      title_ranges: [{ start: 0, end: 3 }],
      snippet: { text: '', ranges: [] },
      url: '/chat/1',
      at: '2026-03-01T10:00:00.000Z',
    },
  ],
  documents: [
    {
      id: '00000000-0000-4000-8000-000000000002',
      title: '<b>Steel</b> mug',
      title_ranges: [],
      snippet: { text: '', ranges: [] },
      url: '/library/2',
      at: '2026-03-01T10:00:00.000Z',
    },
  ],
};

async function open(respond: Parameters<typeof fakeApi>[0] = () => json(found), recent: string[] = []) {
  const services = testServices(fakeApi(respond));
  if (recent.length > 0) services.store.setItem(storageKeys.recentSearches, JSON.stringify(recent));
  const early = { asked: { current: false }, typed: { current: '' } };
  const frame = (
    <>
      <SearchLauncher {...early} />
      <Outlet />
    </>
  );
  const pages = (
    <Routes>
      <Route element={frame}>
        <Route path="/chat" element={<textarea aria-label="Message" />} />
        <Route path="*" element={<p>Here</p>} />
      </Route>
    </Routes>
  );
  const view = await renderApp(pages, services, '/chat');
  const message = screen.getByLabelText('Message');
  message.focus();
  fireEvent.keyDown(message, { key: 'k', code: 'KeyK', ctrlKey: true });
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  return { ...view, services, message, box, user: userEvent.setup() };
}
const activeText = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('the search over a page', () => {
  it('opens by Ctrl+K, also from a text box, asks for a term and gives the focus back', async () => {
    const { box, message, user } = await open();
    expect(screen.getByRole('dialog', { name: 'Search chats, messages and documents' })).toBeTruthy();
    expect(screen.getByText('Enter a term to find chats, messages or documents.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(message));
    // The letters that are typed right behind the keys belong to the search.
    fireEvent.keyDown(message, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('that was asked for before its code was there goes back to where the focus was, however often the keys come', async () => {
    const early = { asked: { current: true }, typed: { current: 'm' } };
    const page = (
      <>
        <textarea aria-label="Message" ref={(box) => box?.focus()} />
        <SearchLauncher {...early} />
      </>
    );
    await renderApp(page, testServices(fakeApi(() => json(found))));
    const box = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.value).toBe('m');
    fireEvent.keyDown(box, { key: 'k', code: 'KeyK', ctrlKey: true });
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Message')));
  });

  it('finds while one types, walks through the hits by arrow keys and opens one by Enter', async () => {
    const { box, router, services, user } = await open();
    await user.type(box, 'mug');
    await screen.findByText('2 results');
    expect(screen.getByRole('group', { name: 'Documents' }).textContent).toContain('<b>Steel</b> mug');
    expect(activeText(box)).toContain('Mug plans');
    await user.keyboard('{ArrowUp}');
    expect(activeText(box)).toBe('Show all results for “\u2068mug\u2069”');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeText(box)).toContain('Steel');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/library/2'));
    expect(services.store.getItem(storageKeys.recentSearches)).toBe('["mug"]');
  });

  it('opens no hit of an earlier term: Enter before the answer shows all results of what stands in the box', async () => {
    const later = new Promise<Response>(() => undefined);
    const { box, router, user } = await open(({ query }) => (query.q === 'mug' ? json(found) : later));
    await user.type(box, 'mug');
    await screen.findByText('2 results');
    await user.type(box, 's{Enter}');
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/search?q=mugs'),
    );
  });

  it('offers what was searched for lately, and forgets it when told to', async () => {
    const { box, services, user } = await open(() => json(none), ['mug', 'lamp']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['mug', 'lamp']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box.value).toBe('lamp');
    await screen.findByText(/^No chat, message or document has “\u2068lamp\u2069”. Try another word/);
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(services.store.getItem(storageKeys.recentSearches)).toBeNull();
  });

  it('names only the beginning of what is very long', async () => {
    const { box } = await open(() => json(none));
    fireEvent.change(box, { target: { value: 'lamp '.repeat(30) } });
    const said = await screen.findByText(/^No chat, message or document has/);
    expect(said.textContent).toContain(`“\u2068${'lamp '.repeat(12).trim()}…\u2069”`);
  });

  it('says why it did not work, and tries again by Enter', async () => {
    let isBusy = true;
    const { box, user } = await open(() => (isBusy ? problem(503, 'unavailable', 'The server is busy.') : json(found)));
    await user.type(box, 'mug');
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
    isBusy = false;
    await user.keyboard('{Enter}');
    await screen.findByText('2 results');
    expect(box.value).toBe('mug');
  });
});
