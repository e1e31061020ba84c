import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createChatDrafts, emptyDraft } from '../../features/chat/composer/chat-drafts.ts';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { NewChatPage } from './NewChatPage.tsx';

afterEach(cleanup);

const fileId = '0198a6f0-0000-7000-8000-000000000001';
const file = {
  ...{ file_id: fileId, name: 'a.csv', kind: 'csv' as const, bytes: 10, rows: 2, columns: 3, pages: null },
  ...{ characters: 10, is_cut: false, width: null, height: null, image_id: null, url: '/f', thumbnail_url: null },
};

async function open(draft: object, respond: (call: RecordedCall) => Response | undefined) {
  const api = fakeApi((call) => respond(call) ?? answerFrame(call) ?? json({ id: 'made' }));
  const { services, user: store } = await signedInServices(api);
  const drafts = createChatDrafts(services.store, () => null);
  drafts.write('new', { ...emptyDraft, ...draft });
  const view = await renderApp(<NewChatPage />, services, '/chat', store);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  return { ...view, drafts };
}

describe('a new chat', () => {
  it.each([
    ['is gone', () => problem(404, 'not_found', 'No such chat.')],
    ['was used', () => json({ id: 'old', messages: [{ id: 'm1' }], active_run: null })],
  ])('does not begin in a chat that %s', async (_, old) => {
    const { router, drafts } = await open({ text: 'Improve this', chat_id: 'old' }, ({ path }) =>
      path === '/chats/old' ? old() : undefined,
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/made'));
    expect(drafts.read('new')).toEqual(emptyDraft);
    expect(drafts.read('made').unsent).toMatchObject([{ text: 'Improve this' }]);
  });

  it('keeps the text, and says that files are gone with their chat', async () => {
    const draft = { text: 'Import these', chat_id: 'old', files: [file] };
    const { router, drafts } = await open(draft, ({ path }) =>
      path === '/chats/old' ? problem(404, 'not_found', 'No such chat.') : undefined,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('attach them again');
    expect(router.state.location.pathname).toBe('/chat');
    await waitFor(() => expect(drafts.read('new')).toEqual({ ...emptyDraft, text: 'Import these' }));
  });
});
