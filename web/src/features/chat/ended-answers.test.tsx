import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { answer, answers, begun, box, chat, frames, open, said } from './testing/conversation-page.tsx';
import { toUiMessage } from './ui-message.ts';
import { useFinishedNote } from './use-finished-note.ts';

afterEach(cleanup);

const brokenOff = {
  id: 'r1',
  status: 'failed' as const,
  error: { code: 'server_stopped', message: 'The server stopped.' },
};

/** Written, ended, and known to have failed: one press each. */
function BrokenOff() {
  const [presses, setPresses] = useState(0);
  const last = said('a1', 'assistant', 'The mug', presses < 2 ? null : brokenOff);
  const note = useFinishedNote(toUiMessage(last), presses === 0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {note}
    </button>
  );
}

describe('the end of an answer', () => {
  it('shows no signs of a bold word in which an answer was stopped', async () => {
    const stopped = said('a1', 'assistant', 'I improved [**Blue mug', { id: 'r1', status: 'stopped', error: null });
    const { container } = await open(chat({ messages: [stopped] }), () => json({}));
    expect(answers(container)[0]).toContain('I improved Blue mug');
  });

  it('announces the ended answer in plain words', async () => {
    const { container, user } = await open(chat({}), () => answer('a1', 'The **Mug** costs 9\\.'));
    await user.type(box(), 'Hello{Enter}');
    await waitFor(() =>
      expect(container.querySelector('section > [aria-live="polite"]')?.textContent).toBe(
        'The answer is finished. The Mug costs 9.',
      ),
    );
  });

  it('leaves room above its foot for notices, and takes it back', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(150);
    const { unmount } = await open(chat({}), () => answer('a1', 'On it'));
    const room = () => document.documentElement.style.getPropertyValue('--app-notice-bottom');
    expect(room()).toBe('158px');
    unmount();
    expect(room()).toBe('');
    height.mockRestore();
  });

  it('announces an answer that broke off as one that did not finish', async () => {
    await renderApp(<BrokenOff />, testServices(fakeApi(() => json({}))));
    const press = () => act(() => screen.getByRole('button').click());
    press();
    expect(screen.getByRole('button').textContent).toBe('The answer is finished. The mug');
    // How it ended comes behind its words.
    press();
    expect(screen.getByRole('button').textContent).toBe('The answer did not finish.');
  });

  it('announces nothing when a message is refused, for the answer above it is an old one', async () => {
    const before = chat({ messages: [said('m1', 'user', 'Hi'), said('a1', 'assistant', 'The old answer')] });
    const { container, user } = await open(before, () => problem(409, 'conflict', 'Still answering.'));
    await user.type(box(), 'Hello{Enter}');
    await waitFor(() => expect(box().value).toBe('Hello'));
    expect(await screen.findByText(/Still answering/)).toBeTruthy();
    expect(container.querySelector('section > [aria-live="polite"]')?.textContent).toBe('');
  });

  it('shows why a turn failed and asks for it again', async () => {
    const failed = {
      id: 'r1',
      status: 'failed' as const,
      error: { code: 'interrupted', message: 'The server stopped.' },
    };
    const detail = chat({ messages: [said('m1', 'user', 'Improve'), said('a1', 'assistant', 'Half', failed)] });
    const { container, api, user } = await open(detail, () => answer('a2', 'Whole'));
    expect(screen.getByText('The server stopped.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(answers(container).join()).toContain('Whole'));
    expect(api.calls[0]?.path).toBe('/chats/chat-1/messages/a1/retry');
    expect(api.calls[0]?.body).toMatchObject({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  });

  it('shows the request of a turn that it follows already', async () => {
    const running = (id: string, message_id: string) => ({ id, status: 'running' as const, message_id });
    const before = chat({ messages: [said('m1', 'user', 'First')], active_run: running('r1', 'a1') });
    const { container, show } = await open(before, () => eventStream(begun('a2', 'Two'), 'open'));
    await waitFor(() => expect(answers(container).join()).toContain('Two'));
    const messages = [said('m1', 'user', 'First'), said('a1', 'assistant', 'One'), said('m2', 'user', 'Second')];
    show(chat({ messages, active_run: running('r2', 'a2') }));
    await waitFor(() =>
      expect(container.querySelector('[role="list"]')?.textContent).toMatch(/First.*One.*Second.*Two/s),
    );
  });

  it('shows how an answer ended that was loaded before its stream told of the end', async () => {
    const active_run = { id: 'r1', status: 'running' as const, message_id: 'a1' };
    const detail = chat({ messages: [said('m1', 'user', 'Improve')], active_run });
    let pieces: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        pieces = controller;
      },
    });
    const say = (...frame: string[]) => act(async () => pieces?.enqueue(new TextEncoder().encode(frame.join(''))));
    const { container, show } = await open(detail, () => new Response(body, { status: 200 }));
    const [start = '', open1 = '', words = '', ...end] = frames(
      { type: 'start', messageId: 'a1' },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'Half' },
      { type: 'error', errorText: 'The server stopped.' },
    );
    await say(start, open1, words);
    await waitFor(() => expect(answers(container).join()).toContain('Half'));
    const error = { code: 'interrupted', message: 'The server stopped.' };
    const ended = said('a1', 'assistant', 'Half', { id: 'r1', status: 'failed', error });
    show(chat({ messages: [said('m1', 'user', 'Improve'), ended] }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await say(...end);
    await screen.findByRole('button', { name: 'Try again' });
  });
});
