import type { Chat } from '@cardwright/contract/chats';
import { Drawer } from '@mantine/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listWithoutMore, reloadAfterFailedMore } from '../../testing/failed-more.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ChatsList } from './ChatsList.tsx';
import { createChatDrafts, emptyDraft } from './composer/chat-drafts.ts';

afterEach(cleanup);

const at = '2026-11-21T11:00:00Z';
const mug: Chat = { id: 'c1', title: 'Mug', status: 'idle', created_at: at, updated_at: at, last_message_at: at };
const list = <ChatsList onDeleted={() => undefined} onOpened={() => undefined} />;

/** As it stands on a phone. */
function Phone() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer.Root opened={isOpen} onClose={() => setIsOpen(false)} transitionProps={{ duration: 0 }}>
      <Drawer.Content aria-label="Menu">{list}</Drawer.Content>
    </Drawer.Root>
  );
}

describe('the list of chats', () => {
  it('keeps the box in which one searches while what was found is replaced', async () => {
    const api = fakeApi(({ query }) => json({ items: query.query === 'zzz' ? [] : [mug], next_cursor: null }));
    await renderApp(list, testServices(api));
    const user = userEvent.setup();
    const box = await screen.findByRole('searchbox', { name: 'Search chats' });
    await user.type(box, 'zzz');
    await screen.findByText(/zzz/);
    await user.clear(box);
    expect(box.isConnected).toBe(true);
    await screen.findByRole('link', { name: 'Mug' });
    expect(document.activeElement).toBe(box);
    expect(box.isConnected).toBe(true);
  });

  it('shows in which chats something is written and not sent', async () => {
    const services = testServices(fakeApi(() => json({ items: [mug], next_cursor: null })));
    const drafts = createChatDrafts(services.store, null, window);
    await renderApp(list, services);
    await screen.findByRole('link', { name: 'Mug' });
    // The search page has a region named Chats.
    screen.getByRole('region', { name: 'Your chats' });
    act(() => drafts.write('c1', { ...emptyDraft, text: 'Half a request' }));
    expect(screen.getByRole('link').textContent).toBe('MugDraft');
    act(() => drafts.write('c1', emptyDraft));
    expect(screen.getByRole('link').textContent).toBe('Mug');
    // Another tab writes.
    createChatDrafts(services.store, null).write('c1', { ...emptyDraft, text: 'Half a request' });
    act(() => window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByRole('link').textContent).toBe('MugDraft');
  });

  it('leaves out a chat that only holds a file of a message that was never sent', async () => {
    const begun: Chat = { ...mug, id: 'c2', title: '' };
    const held: Chat = { ...mug, id: 'c3', title: 'Untitled chat', last_message_at: null };
    const services = testServices(fakeApi(() => json({ items: [held, begun], next_cursor: null })));
    await renderApp(list, services);
    await screen.findByRole('link', { name: 'Untitled chat' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    act(() => createChatDrafts(services.store, null, window).write('c3', { ...emptyDraft, text: 'Half a request' }));
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('takes no longer search than the server does, and names only its beginning', async () => {
    const api = fakeApi(({ query }) => json({ items: query.query === '' ? [mug] : [], next_cursor: null }));
    await renderApp(list, testServices(api));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('searchbox', { name: 'Search chats' }));
    await user.paste('lamp '.repeat(60));
    const said = await screen.findByText(/^No chat matches/);
    expect(said.textContent).toBe(`No chat matches “\u2068${'lamp '.repeat(12).trim()}…\u2069”.`);
    expect(api.calls.at(-1)?.query.query).toBe('lamp '.repeat(40).trim());
  });

  it('does not say that there are no chats while those that it shows may be on the next page', async () => {
    const held: Chat = { ...mug, id: 'c3', title: 'Untitled chat', last_message_at: null };
    const api = fakeApi(({ query }) =>
      json(query.cursor === 'more' ? { items: [mug], next_cursor: null } : { items: [held], next_cursor: 'more' }),
    );
    await renderApp(list, testServices(api));
    const more = await screen.findByRole('button', { name: 'Load more' });
    expect(screen.queryByText('Your chats will appear here.')).toBeNull();
    expect(screen.queryByRole('searchbox')).not.toBeNull();
    await userEvent.click(more);
    await screen.findByRole('link', { name: 'Mug' });
  });

  it('shows which chat is being answered, until it is over', async () => {
    let status: Chat['status'] = 'running';
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp(list, testServices(fakeApi(() => json({ items: [{ ...mug, status }], next_cursor: null }))));
    await screen.findByLabelText('Working');
    status = 'idle';
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByLabelText('Working')).toBeNull();
  });

  it('stays open in its drawer when a new title is given up by Escape', async () => {
    await renderApp(<Phone />, testServices(fakeApi(() => json({ items: [mug], next_cursor: null }))));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Rename the chat/ }));
    await user.keyboard('{Escape}');
    const rename = await screen.findByRole('button', { name: /^Rename the chat/ });
    await waitFor(() => expect(document.activeElement).toBe(rename));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Rename the chat/ })).toBeNull());
  });

  it('says that it could not be loaded, and is there after another try', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? problem(403, 'forbidden', 'Not now.') : json({ items: [mug], next_cursor: null }));
    await renderApp(list, testServices(fakeApi(answer)));
    expect((await screen.findByRole('alert')).textContent).toContain('The chats could not be loaded.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Mug' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays while it is loaded anew after more of it could not be had', async () => {
    const { queryClient } = await renderApp(list, testServices(fakeApi(listWithoutMore([mug]))));
    await reloadAfterFailedMore(queryClient);
    expect(screen.getByRole('link', { name: 'Mug' })).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});
