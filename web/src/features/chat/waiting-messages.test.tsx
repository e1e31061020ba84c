import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { eventStream, json, problem } from '../../testing/fake-api.ts';
import { answer, answers, at, begun, box, chat, open, said } from './testing/conversation-page.tsx';

afterEach(cleanup);

describe('a conversation', () => {
  it('saves words of a waiting message that begins while it is being changed', async () => {
    const detail = chat({
      queued_messages: [{ id: 'q1', text: 'Score it', files: [], card_id: null, created_at: at }],
      queue_held: 'stopped',
    });
    const { user, show } = await open(detail, () => problem(404, 'not_found', 'Gone.'));
    await user.click(screen.getByRole('button', { name: 'Edit the waiting message “Score it”' }));
    await user.type(screen.getByLabelText('Waiting message'), ' for eBay');
    show(chat({ queued_messages: [], queue_held: null }));
    await waitFor(() => expect(box().value).toBe('Score it for eBay'));
    expect(screen.getByText(/What you wrote is in the box/)).toBeTruthy();
  });

  it.each([
    ['goes to its button when it is saved', 'Edit the waiting message “Score it”', false],
    ['stays in the box of who went on writing there', 'Message to the assistant', true],
  ])('the focus of a waiting message that was changed %s', async (_, label, isElsewhere) => {
    const waiting = (text: string) => [{ id: 'q1', text, files: [], card_id: null, created_at: at }];
    let save = (): void => undefined;
    const { user, api } = await open(
      chat({ queued_messages: waiting('Score it'), queue_held: 'stopped' }),
      async () => {
        await new Promise<void>((resolve) => {
          save = resolve;
        });
        return json({ queued_messages: waiting('Score it for eBay'), queue_held: 'stopped' });
      },
    );
    await user.click(screen.getByRole('button', { name: 'Edit the waiting message “Score it”' }));
    await user.type(screen.getByLabelText('Waiting message'), ' for eBay{Enter}');
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
    if (isElsewhere) act(() => box().focus());
    await act(async () => save());
    await waitFor(() => expect(screen.queryByLabelText('Waiting message')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe(label);
  });

  it('shows no failure of a change that is given up', async () => {
    const queued_messages = [{ id: 'q1', text: 'Score it', files: [], card_id: null, created_at: at }];
    const { user } = await open(chat({ queued_messages, queue_held: 'stopped' }), () =>
      problem(503, 'unavailable', 'Not now.'),
    );
    await user.click(screen.getByRole('button', { name: 'Edit the waiting message “Score it”' }));
    await user.type(screen.getByLabelText('Waiting message'), ' for eBay{Enter}');
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('Waiting message'), '{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the focus in the queue when a waiting message is removed, and then in the box', async () => {
    const waiting = (id: string, text: string) => ({ id, text, files: [], card_id: null, created_at: at });
    const queued_messages = ['Score it', 'Improve it', 'Export it'].map((text, index) => waiting(`q${index}`, text));
    let left = queued_messages;
    const detail = chat({ queued_messages, queue_held: 'stopped' });
    let answerOne = (): void => undefined;
    const { user, show, api } = await open(detail, async ({ path }) => {
      await new Promise<void>((resolve) => {
        answerOne = resolve;
      });
      left = left.filter(({ id }) => !path.endsWith(id));
      return json({ queued_messages: left, queue_held: 'stopped' });
    });
    const remove = async (text: string) => {
      const button = screen.getByRole('button', { name: `Remove the waiting message “${text}”` });
      button.focus();
      await user.keyboard('{Enter}{Enter}');
      expect(document.activeElement).toBe(button);
      await act(async () => answerOne());
      await waitFor(() => expect(left.map((each) => each.text)).not.toContain(text));
      show(chat({ queued_messages: left, queue_held: 'stopped' }));
    };
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await remove('Improve it');
    expect(focused()).toBe('Edit the waiting message “Export it”');
    await remove('Export it');
    expect(focused()).toBe('Edit the waiting message “Score it”');
    await remove('Score it');
    expect(document.activeElement).toBe(box());
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(3);
  });

  it('gives the focus to the box when the button that sends the waiting messages goes', async () => {
    const queued_messages = [{ id: 'q1', text: 'Score it', files: [], card_id: null, created_at: at }];
    const { user, show } = await open(chat({ queued_messages, queue_held: 'stopped' }), () => json({}));
    screen.getByRole('button', { name: 'Send now' }).focus();
    await user.keyboard('{Enter}');
    show(chat({ queued_messages, queue_held: null }));
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('keeps what was said when a waiting message begins, and shows it', async () => {
    const running = (id: string, message_id: string) => ({ id, status: 'running' as const, message_id });
    const first = chat({ messages: [said('m1', 'user', 'First')], active_run: running('r1', 'a1') });
    const streams = [answer('a1', 'One'), answer('a2', 'Two')];
    const { container, api, show } = await open(first, () => streams.shift() ?? new Response(null, { status: 204 }));
    await waitFor(() => expect(answers(container).join()).toContain('One'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the answer' })).toBeNull());
    // The queue has changed; the messages were loaded before.
    show({ ...first, queued_messages: [] });
    expect(answers(container).join()).toContain('One');
    expect(api.calls).toHaveLength(1);
    const messages = [said('m1', 'user', 'First'), said('a1', 'assistant', 'One'), said('m2', 'user', 'Second')];
    show(chat({ messages, active_run: running('r2', 'a2') }));
    await waitFor(() => expect(answers(container).join()).toContain('Two'));
    expect(container.querySelector('[role="list"]')?.textContent).toMatch(/First.*One.*Second.*Two/s);
  });

  it('sends one waiting message after the other, so that they wait in the order in which they were written', async () => {
    const active_run = { id: 'r1', status: 'running' as const, message_id: 'a1' };
    const queued = (texts: string[]) =>
      texts.map((text, index) => ({ id: `q${index}`, text, files: [], card_id: null, created_at: at }));
    const taken: string[] = [];
    let takeOne = (): void => undefined;
    const { user, api } = await open(chat({ active_run }), async ({ path, body }) => {
      if (!path.endsWith('/queue')) return eventStream(begun('a1', 'One'), 'open');
      await new Promise<void>((resolve) => {
        takeOne = resolve;
      });
      taken.push((body as { text: string }).text);
      return json({ queued_messages: queued(taken), queue_held: null }, 201);
    });
    await screen.findByRole('button', { name: 'Stop the answer' });
    await user.type(box(), 'Score it{Enter}Export it{Enter}');
    const asked = () =>
      api.calls.flatMap(({ path, body }) => (path.endsWith('/queue') ? [(body as { text: string }).text] : []));
    await waitFor(() => expect(asked()).toEqual(['Score it']));
    // Both are seen from the start, also those that are still on their way.
    const list = screen.getByRole('region', { name: 'Waiting to be sent' });
    const seen = () =>
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent);
    expect(seen()).toEqual(['Score itSending…', 'Export itSending…']);
    await act(async () => takeOne());
    await waitFor(() => expect(asked()).toEqual(['Score it', 'Export it']));
    await act(async () => takeOne());
    await waitFor(() => expect(taken).toEqual(['Score it', 'Export it']));
  });
});
