import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createChatDrafts, newChatDraft } from '../../features/chat/composer/chat-drafts.ts';
import { chat } from '../../features/chat/testing/conversation-page.tsx';
import { eventStream, fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ChatPage } from './ChatPage.tsx';

afterEach(cleanup);

const own = chat({});
const gone = () => problem(404, 'not_found', 'Chat not found.');

/** The page of a chat that another tab deletes as soon as the test says so. */
async function open() {
  const at = { isDeleted: false };
  const api = fakeApi(({ path }) => {
    if (path.endsWith('/stream')) return eventStream([': ka\n\n'], 'open');
    if (path.startsWith('/chats/')) return at.isDeleted ? gone() : json(own);
    return json({ run_id: null, steps: [], cost: { credits: 0 }, items: [], next_cursor: null });
  });
  const services = testServices(api);
  // Without a session nothing is stored.
  services.tokens.save({ access_token: 'a', refresh_token: 'r' });
  const page = (
    <Routes>
      <Route path="/chat" element={<p>new chat</p>} />
      <Route path="/chat/:chatId" element={<ChatPage />} />
    </Routes>
  );
  const view = await renderApp(page, services, `/chat/${own.id}`);
  return { ...view, at, drafts: createChatDrafts(services.store, null) };
}

it('says that the chat was deleted elsewhere, and takes what was not sent along to a new one', async () => {
  const { at, drafts, queryClient } = await open();
  const box = await screen.findByLabelText('Message to the assistant');
  const user = userEvent.setup();
  await user.type(box, 'Make it blue');
  at.isDeleted = true;
  await user.keyboard('{Enter}');
  await screen.findByText('This chat has been deleted, perhaps in another tab.');
  const way = await screen.findByRole('link', { name: 'Go on in a new chat' });
  drafts.write(newChatDraft, { ...drafts.read(newChatDraft), text: 'Begun before' });
  fireEvent.click(way);
  await screen.findByText('new chat');
  expect(drafts.read(newChatDraft).text).toBe('Make it blue\n\nBegun before');
  expect(drafts.read(own.id).text).toBe('');
  expect(queryClient.isFetching()).toBe(0);
});

it('offers a new chat at the address of none, also when something was written there', async () => {
  const { at, drafts, router } = await open();
  at.isDeleted = true;
  await waitFor(() => expect(screen.getByLabelText('Message to the assistant')).toBeTruthy());
  await router.navigate('/chat/another');
  await screen.findByText('This chat does not exist, or it was deleted.');
  expect(screen.getByRole('link', { name: 'New Chat' })).toBeTruthy();
  drafts.write('third', { ...drafts.read('third'), text: 'Words', edits: { m1: 'Other words' } });
  await router.navigate('/chat/third');
  fireEvent.click(await screen.findByRole('link', { name: 'Go on in a new chat' }));
  expect(drafts.read(newChatDraft).text).toBe('Words\n\nOther words');
});
