import type { ChatDetail } from '@cardwright/contract/chats';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { Conversation } from './Conversation.tsx';
import { useChatDetail } from './chat-queries.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const at = '2026-11-21T11:00:00Z';
const chat: ChatDetail = {
  ...{ id: 'chat-1', title: 'Mug', status: 'running', cards: [], files: [] },
  ...{ created_at: at, updated_at: at, last_message_at: at },
  messages: [
    {
      ...{ id: 'm1', role: 'user', created_at: at, run: null, alternatives: [] },
      parts: [{ type: 'text', text: 'Improve' }],
    },
  ],
  active_run: { id: 'r1', status: 'running', message_id: 'a1' },
};
const chunks = (delta: string) =>
  [
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta },
  ].map((chunk, index) => `id: ${index + 1}\ndata: ${JSON.stringify(chunk)}\n\n`);

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
      controller.enqueue(new TextEncoder().encode(chunks('Half').join('')));
      cut = () => controller.error(new TypeError('network error'));
    },
  });
  const streams = [new Response(first, { headers: { 'x-run-id': 'r1' } })];
  const api = fakeApi(({ path }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (path === '/chats/chat-1') return json(chat);
    return streams.pop() ?? eventStream(chunks('Half, and the rest'), 'open');
  });
  const { container } = await renderApp(<Page />, testServices(api));
  const answer = () => container.querySelector('li[data-role="assistant"]')?.textContent ?? '';
  await waitFor(() => expect(answer()).toContain('Half'));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
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
