import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { Conversation } from './Conversation.tsx';
import { useChatDetail } from './chat-queries.ts';
import { begun, chat, said } from './testing/conversation-page.tsx';

afterEach(cleanup);

const running = chat({
  status: 'running',
  messages: [said('m1', 'user', 'Improve')],
  active_run: { id: 'r1', status: 'running', message_id: 'a1' },
});

function Page() {
  const [isBusy, setIsBusy] = useState(false);
  const detail = useChatDetail('chat-1', isBusy);
  if (detail.data === undefined) return null;
  return (
    <Conversation
      chat={detail.data}
      first={null}
      onFirstSent={() => undefined}
      onBusyChange={setIsBusy}
      renderExport={() => null}
      toolbar={null}
    />
  );
}

it('follows a running answer again after an outage that was longer than the attempts', async () => {
  let isAway = false;
  let cut = (): void => undefined;
  const first = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(begun('a1', 'Half').join('')));
      cut = () => controller.error(new TypeError('network error'));
    },
  });
  const streams = [new Response(first, { headers: { 'x-run-id': 'r1' } })];
  const api = fakeApi(({ path }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (path === '/chats/chat-1') return json(running);
    return streams.pop() ?? eventStream(begun('a1', 'Half, and the rest'), 'open');
  });
  const { container } = await renderApp(<Page />, testServices(api));
  const answer = () => container.querySelector('[data-role="assistant"]')?.textContent ?? '';
  await waitFor(() => expect(answer()).toContain('Half'));

  vi.useFakeTimers();
  isAway = true;
  cut();
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(screen.getByRole('alert').textContent).toContain('Connection Error');
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answer()).toContain('Half, and the rest');
  expect(screen.getByRole('button', { name: 'Stop the answer' })).toBeTruthy();
});
