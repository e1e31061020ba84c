import type { ChatDetail } from '@cardwright/contract/chats';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ChatView } from './ChatView.tsx';
import type { OutgoingMessage } from './outgoing-message.ts';
import { begun, chat } from './testing/conversation-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const plan = { run_id: null, steps: [], cost: { credits: 0 } };

const view = (first: OutgoingMessage | null, active_run: ChatDetail['active_run'] = null) => (
  <ChatView
    chat={chat({ active_run })}
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

it.each([
  ['a step that was not needed', 'done', '2/3'],
  ['steps that a failed one left out', 'failed', '0/3'],
] as const)('counts %s', async (_, status, count) => {
  const step = (id: string, status: string) => ({
    ...{ id, title: id, status, detail: null, started_at: null, finished_at: null, credits: 0, charged: 0 },
  });
  const steps = [
    step('Import', status),
    step('Export', 'skipped'),
    step('Compare', status === 'failed' ? 'skipped' : 'pending'),
  ];
  const api = fakeApi(({ path }) => (path.endsWith('/stream') ? eventStream([], 'open') : json({ ...plan, steps })));
  await renderApp(view(null), testServices(api));
  expect((await screen.findByText(/^\d\/3$/)).textContent).toBe(count);
});

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
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(api.calls).toHaveLength(attempts + 1);
  await screen.findByText('Connected');
  expect(note()).toBeNull();
});

it('says of a message that is on its way without a network that it has not arrived', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi(({ method, path }) => {
    if (method === 'POST') return new Promise<Response>(() => undefined);
    if (path.endsWith('/stream')) throw new TypeError('Failed to fetch');
    return json(plan);
  });
  await renderApp(view({ id: 'm1', text: 'Improve' }), testServices(api));
  await screen.findByText('You are offline. What you sent has not reached the assistant yet; it is being tried again.');
});

/** The clock stands still but for these looks. */
const soon = (look: () => void) => vi.waitFor(look, { interval: 1, timeout: 15_000 });

/** A chat whose requests are answered when the test says so, and the connections of its plan. */
function holding() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = Promise.withResolvers<Response>();
  const api = fakeApi(({ method, path }) => {
    if (method === 'POST') return held.promise;
    if (path.endsWith('/plan')) return json(plan);
    return eventStream(path.endsWith('/plan/stream') ? [': ka\n\n'] : begun('a1', 'On it'), 'open');
  });
  const services = testServices(api);
  const close = vi.spyOn(services.streams, 'close');
  const feeds = () => api.calls.filter(({ path }) => path.endsWith('/plan/stream')).length;
  const givenBack = async () => {
    await soon(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(close).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(close).toHaveBeenCalledWith('plan:chat-1');
    expect(feeds()).toBe(1);
  };
  return { services, held, feeds, givenBack };
}

it.each([
  ['is taken', () => eventStream(begun('a1', 'On it'), 'open')],
  ['is refused', () => problem(403, 'forbidden', 'Not now.')],
])('follows the plan again when a message that waited for a second %s', async (_end, answer) => {
  const { services, held, feeds, givenBack } = holding();
  await renderApp(view({ id: 'm1', text: 'Improve' }), services);
  await givenBack();
  held.resolve(answer());
  await soon(() => expect(feeds()).toBe(2));
});

it('follows the plan again once a stop that waited for a second is taken, while the answer comes to its end', async () => {
  const { services, held, feeds, givenBack } = holding();
  await renderApp(view(null, { id: 'r1', status: 'running', message_id: 'a1' }), services);
  await soon(() => fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' })));
  await givenBack();
  held.resolve(json({}, 202));
  await soon(() => expect(feeds()).toBe(2));
});
