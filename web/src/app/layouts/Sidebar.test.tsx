import type { Chat } from '@cardwright/contract/chats';
import { Notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { Sidebar } from './Sidebar.tsx';

afterEach(cleanup);

const chat = (id: string, title: string): Chat => ({
  id,
  title,
  status: 'idle',
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  last_message_at: null,
});

const open = async ({ refusesDelete = false, refusesRename = false, site = {} } = {}) => {
  let chats = ['Mugs', 'Boards', 'Lamps', 'Rugs', 'Pots', 'Bowls'].map((title) => chat(title.toLowerCase(), title));
  const api = fakeApi((call) => {
    if (call.path === '/chats') {
      const wanted = String(call.query.query ?? '').toLowerCase();
      return json({ items: chats.filter(({ title }) => title.toLowerCase().includes(wanted)), next_cursor: null });
    }
    if (call.method === 'PATCH') {
      if (refusesRename) return problem(500, 'internal', 'Broken.');
      const { title } = call.body as { title: string };
      chats = chats.map((each) => (call.path === `/chats/${each.id}` ? { ...each, title } : each));
      return json(chats[0]);
    }
    if (call.method === 'DELETE') {
      if (refusesDelete) return problem(500, 'internal', 'Broken.');
      chats = chats.filter(({ id }) => call.path !== `/chats/${id}`);
      return new Response(null, { status: 204 });
    }
    return answerFrame(call, site) ?? json({});
  });
  const { services, user } = await signedInServices(api);
  let left = 0;
  const sidebar = (
    <>
      <Sidebar
        onNavigate={() => {
          left += 1;
        }}
      />
      <Notifications />
    </>
  );
  const view = await renderApp(sidebar, services, '/chat/mugs', user);
  await screen.findByRole('link', { name: 'Mugs' });
  return { api, services, person: userEvent.setup(), left: () => left, ...view };
};

const deleteMugs = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(screen.getByRole('button', { name: 'Delete the chat “Mugs”' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('“\u2068Mugs\u2069” and its messages will be deleted.');
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
};

describe('the sidebar', () => {
  it('links to every part of the product', async () => {
    await open({ site: { support_email: 'help@shop.test', community_url: 'https://community.test/room' } });
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(
      [
        'New Chat',
        'Search',
        'Listing Library',
        'Add product',
        'Exports',
        'Scheduled tasks',
        'Pricing',
        'Profile',
        'Company',
        'About',
        'Terms',
        'Privacy',
      ].map(address),
    ).toEqual([
      '/chat',
      '/search',
      '/library',
      '/add-product',
      '/exports',
      '/tasks',
      '/pricing',
      '/profile',
      '/about#offices',
      '/about',
      '/terms',
      '/privacy',
    ]);
    await screen.findByRole('button', { name: 'Support' });
    expect(address('E-mail support')).toBe('mailto:help@shop.test');
    expect(address('Community chat')).toBe('https://community.test/room');
  });

  it('offers the support that it offered last, before the server has answered', async () => {
    const api = fakeApi((call) =>
      call.path === '/site'
        ? new Promise(() => undefined)
        : (answerFrame(call) ?? json({ items: [], next_cursor: null })),
    );
    const { services, user } = await signedInServices(api);
    services.store.setItem('site', JSON.stringify({ support_email: 'help@shop.test' }));
    await renderApp(<Sidebar onNavigate={() => undefined} />, services, '/chat', user);
    expect(screen.getByRole('button', { name: 'Support' })).toBeTruthy();
    expect(api.calls.some(({ path }) => path === '/site')).toBe(true);
  });

  it('closes the drawer it stands in when a link is followed', async () => {
    const { person, left } = await open();
    await person.click(screen.getByRole('link', { name: 'Exports' }));
    await person.click(screen.getByRole('link', { name: 'Terms' }));
    expect(left()).toBe(2);
  });

  it('searches the chats', async () => {
    const { person } = await open();
    await person.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'lamp');
    await expect.poll(() => screen.queryByRole('link', { name: 'Mugs' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Lamps' })).toBeTruthy();
  });

  it('deletes the open chat after a question, and moves on to a new one', async () => {
    const { person, router } = await open();
    await deleteMugs(person);
    await expect.poll(() => router.state.location.pathname).toBe('/chat');
    await expect.poll(() => screen.queryByRole('link', { name: 'Mugs' })).toBeNull();
  });

  it('keeps the chat when the question is answered with no', async () => {
    const { api, person } = await open();
    await person.click(screen.getByRole('button', { name: 'Delete the chat “Mugs”' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('says that a chat could not be deleted, and keeps it', async () => {
    const { person, router } = await open({ refusesDelete: true });
    await deleteMugs(person);
    await screen.findByText('Failed to delete chat. Please try again.');
    expect(screen.getByRole('link', { name: 'Mugs' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/chat/mugs');
  });

  it('gives a chat another title, and keeps its own after Escape or a refusal', async () => {
    const { person, api } = await open();
    const rename = () => person.click(screen.getByRole('button', { name: 'Rename the chat “Mugs”' }));
    await rename();
    await person.keyboard('Cups{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Rename .*Mugs/ })).toBe(document.activeElement));
    await rename();
    await person.keyboard('Blue mugs{Enter}');
    await screen.findByRole('link', { name: 'Blue mugs' });
    expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { title: 'Blue mugs' },
    ]);
    cleanup();
    const refused = await open({ refusesRename: true });
    await refused.person.click(screen.getByRole('button', { name: 'Rename the chat “Mugs”' }));
    await refused.person.keyboard('Cups{Enter}');
    await screen.findByText('The chat could not be renamed. Please try again.');
    await screen.findByRole('link', { name: 'Mugs' });
  });

  it('logs out', async () => {
    const { person, services } = await open();
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(services.tokens.access()).toBeNull();
  });
});
