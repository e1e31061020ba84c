import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ChatView } from './ChatView.tsx';
import { chat } from './testing/conversation-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const plan = { run_id: null, steps: [], cost: { credits: 0 } };

async function open(stream: () => Response) {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi(({ path }) => (path.endsWith('/stream') ? stream() : json(plan)));
  const page = (
    <ChatView
      chat={chat({})}
      first={null}
      onFirstSent={() => undefined}
      onBusyChange={() => undefined}
      renderExport={() => null}
    />
  );
  await renderApp(page, testServices(api));
  return { api, isOnline };
}
const note = () => screen.queryByText('You are offline. What you write stays here until you are back.');

it('works on while the server answers, although the browser says that it is offline', async () => {
  await open(() => eventStream([': ka\n\n'], 'open'));
  await screen.findByText('Connected');
  expect(note()).toBeNull();
});

it('says that it is offline once a request has failed, and looks at once when the network is back', async () => {
  const { api, isOnline } = await open(() => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return eventStream([': ka\n\n'], 'open');
  });
  await waitFor(() => expect(note()).not.toBeNull());
  expect(screen.getByText('Disconnected, trying again')).toBeTruthy();
  const attempts = api.calls.length;
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(api.calls).toHaveLength(attempts + 1);
  await screen.findByText('Connected');
  expect(note()).toBeNull();
});
