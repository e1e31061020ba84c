import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ChatView } from './ChatView.tsx';
import type { OutgoingMessage } from './outgoing-message.ts';
import { begun, chat } from './testing/conversation-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const plan = { run_id: null, steps: [], cost: { credits: 0 } };

const view = (first: OutgoingMessage | null) => (
  <ChatView
    chat={chat({})}
    first={first}
    onFirstSent={() => undefined}
    onBusyChange={() => undefined}
    renderExport={() => null}
  />
);
async function open(stream: () => Response) {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi(({ path }) => (path.endsWith('/stream') ? stream() : json(plan)));
  await renderApp(view(null), testServices(api));
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

it.each([
  ['is taken', () => eventStream(begun('a1', 'On it'), 'open')],
  ['is refused', () => problem(403, 'forbidden', 'Not now.')],
])('follows the plan again when a message that waited for a second %s', async (_end, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = Promise.withResolvers<Response>();
  const api = fakeApi(({ method, path }) => {
    if (method === 'POST') return held.promise;
    return path.endsWith('/stream') ? eventStream([': ka\n\n'], 'open') : json(plan);
  });
  const services = testServices(api);
  const close = vi.spyOn(services.streams, 'close');
  const feeds = () => api.calls.filter(({ path }) => path.endsWith('/plan/stream'));
  await renderApp(view({ id: 'm1', text: 'Improve' }), services);
  // The clock stands still but for these looks.
  const soon = (look: () => void) => vi.waitFor(look, { interval: 1, timeout: 15_000 });
  await soon(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(close).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(close).toHaveBeenCalledWith('plan:chat-1');
  expect(feeds()).toHaveLength(1);
  held.resolve(answer());
  await soon(() => expect(feeds()).toHaveLength(2));
});
