import type { Chat } from '@cardwright/contract/chats';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { queryKeys } from '../../lib/query-keys.ts';
import type { Services } from '../../lib/services.tsx';
import { storageKeys } from '../../lib/storage.ts';
import { eventStream, fakeApi, json, problem } from '../../testing/fake-api.ts';
import { testServices } from '../../testing/render-app.tsx';
import { showTitle } from './chat-queries.ts';
import { answer, answers, at, begun, box, chat, frames, open, openWith, said } from './testing/conversation-page.tsx';

afterEach(cleanup);

const signIn = ({ tokens }: Services) => tokens.save({ access_token: 'access', refresh_token: 'refresh' });

/** The loaded list of chats, with this one in it. */
function listIn(queryClient: QueryClient) {
  const { id, title, status, created_at, updated_at, last_message_at } = chat({});
  const items: Chat[] = [{ id, title, status, created_at, updated_at, last_message_at }];
  const key = queryKeys.chatList('');
  queryClient.setQueryData(key, { pages: [{ items, next_cursor: null }], pageParams: [''] });
  return {
    status: () => queryClient.getQueryData<{ pages: { items: Chat[] }[] }>(key)?.pages[0]?.items[0]?.status,
    isInvalidated: () => queryClient.getQueryState(key)?.isInvalidated,
  };
}

describe('a conversation', () => {
  it('joins the running answer after a reload and shows it once', async () => {
    const detail = chat({
      messages: [said('m1', 'user', 'Improve')],
      active_run: { id: 'r1', status: 'running', message_id: 'a1' },
    });
    const { container, api } = await open(detail, () => answer('a1', 'All done'));
    await waitFor(() => expect(answers(container).join()).toContain('All done'));
    expect(answers(container)).toHaveLength(1);
    expect(api.calls.map((call) => `${call.method} ${call.path}`)).toEqual(['GET /chats/chat-1/stream']);
  });

  it('greets while there is no message, and takes an idea into the box', async () => {
    const { user } = await open(chat({}), () => answer('a1', 'On it'));
    const greeting = () => screen.queryByRole('heading', { name: 'Hello. What shall we work on?' });
    expect(greeting()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write a listing from a few facts' }));
    expect(box().value).toBe('Create a listing for ');
    expect(document.activeElement).toBe(box());
    await user.keyboard('a mug{Enter}');
    expect(greeting()).toBeNull();
  });

  it('scrolls by the page keys from the box, unless its text has pages of its own', async () => {
    const { container, user } = await open(chat({ messages: [said('m1', 'user', 'Hi')] }), () => answer('a1', 'Hi'));
    const scrolled = container.querySelector('[data-scroll]') as HTMLElement;
    Object.defineProperty(scrolled, 'clientHeight', { value: 400 });
    scrolled.scrollTop = 1_000;
    await user.click(box());
    await user.keyboard('{PageUp}');
    expect(scrolled.scrollTop).toBe(660);
    await user.keyboard('{PageDown}{Control>}{PageDown}{/Control}');
    expect(scrolled.scrollTop).toBe(1_000);
    Object.defineProperty(box(), 'scrollHeight', { value: 300 });
    await user.keyboard('{PageUp}');
    expect(scrolled.scrollTop).toBe(1_000);
  });

  it('sends the message that it was opened for, unless the server has it', async () => {
    const first = { id: 'm1', text: 'Improve', cardId: 'card-1' };
    const fresh = await open(chat({}), () => answer('a1', 'On it'), first);
    await waitFor(() => expect(answers(fresh.container).join()).toContain('On it'));
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(fresh.api.calls[0]?.body).toMatchObject({ id: 'm1', text: 'Improve', card_id: 'card-1', time_zone });
    cleanup();
    const known = await open(chat({ messages: [said('m1', 'user', 'Improve')] }), () => answer('a1', 'Again'), first);
    expect(known.api.calls).toEqual([]);
  });

  it('puts the text back into the box when the server refuses it', async () => {
    const { container, user } = await open(chat({}), () => problem(409, 'conflict', 'Another answer is running.'));
    await user.type(box(), 'Hello{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Another answer is running.');
    expect(box().value).toBe('Hello');
    expect(container.querySelectorAll('[data-role="user"]')).toHaveLength(0);
  });

  it('puts a message into the queue when a turn that the page did not know of has begun', async () => {
    const waiting = { id: 'm2', text: 'Hello', files: [], card_id: null, created_at: at };
    const { api, user } = await open(chat({}), ({ path }) =>
      path.endsWith('/queue')
        ? json({ queued_messages: [waiting], queue_held: null }, 201)
        : problem(409, 'conflict', 'Another answer is running.', { is_answering: true }),
    );
    await user.type(box(), 'Hello{Enter}');
    const bodyTo = (end: string) =>
      api.calls.find(({ path }) => path === `/chats/chat-1/${end}`)?.body as { id: string; text: string } | undefined;
    await waitFor(() => expect(bodyTo('queue')).toMatchObject({ id: bodyTo('messages')?.id, text: 'Hello' }));
    expect(screen.queryByText('Another answer is running.')).toBeNull();
    expect(box().value).toBe('');
  });

  it('shows the answer that has ended, whatever the page writes into the chat before it is loaded anew', async () => {
    const detail = chat({});
    const { container, user, show } = await open(detail, () => answer('a1', 'On it'));
    await user.type(box(), 'Improve{Enter}');
    await waitFor(() => expect(answers(container).join()).toContain('On it'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the answer' })).toBeNull());
    show({ ...detail, queued_messages: [], queue_held: null });
    // Longer than the pause between two redraws.
    await expect(screen.findByRole('heading', { name: /^Hello/ }, { timeout: 150 })).rejects.toThrow();
    expect(answers(container).join()).toContain('On it');
  });

  it('looks what stood in the way of a message, and says it no longer once that is over', async () => {
    let reply = () => problem(409, 'conflict', 'Another answer is running.', { is_answering: true });
    const page = await open(chat({}), () => reply());
    page.queryClient.setQueryData(queryKeys.chat('chat-1'), chat({}));
    await page.user.type(box(), 'Hello{Enter}');
    await screen.findByText('Another answer is running.');
    expect(page.queryClient.getQueryState(queryKeys.chat('chat-1'))?.isInvalidated).toBe(true);
    const load = (change: Parameters<typeof chat>[0]) =>
      act(() => page.queryClient.fetchQuery({ queryKey: queryKeys.chat('chat-1'), queryFn: () => chat(change) }));
    await load({ active_run: { id: 'r1', message_id: 'a1', status: 'running' } });
    showTitle(page.queryClient, 'chat-1', 'Blue mug');
    expect(screen.queryByText('Another answer is running.')).not.toBeNull();
    await load({});
    await waitFor(() => expect(screen.queryByText('Another answer is running.')).toBeNull());
    expect(box().value).toBe('Hello');

    // That answer was over before anything was loaded.
    await page.user.type(box(), '{Enter}');
    await screen.findByText('Another answer is running.');
    await load({});
    await waitFor(() => expect(screen.queryByText('Another answer is running.')).toBeNull());

    // Something else stood in the way.
    reply = () => problem(409, 'conflict', 'Please look at the chat again.');
    await page.user.type(box(), '{Enter}');
    await screen.findByText('Please look at the chat again.');
    await load({});
    expect(screen.queryByText('Please look at the chat again.')).not.toBeNull();
  });

  it('says in the list of chats that it is being answered', async () => {
    const { queryClient, container, user } = await open(chat({}), () => answer('a1', 'On it'));
    const list = listIn(queryClient);
    await user.type(box(), 'Hello{Enter}');
    await waitFor(() => expect(answers(container).join()).toContain('On it'));
    expect(list.status()).toBe('running');
    expect(list.isInvalidated()).toBe(true);
  });

  it('says in the list of chats that nothing is answered when a message could not leave', async () => {
    const { queryClient, user } = await open(chat({}), () => Promise.reject(new TypeError('Failed to fetch')));
    const list = listIn(queryClient);
    await user.type(box(), 'Hello{Enter}');
    await screen.findByRole('alert');
    expect(list.status()).toBe('idle');
  });

  it('shows the cards of an answer after its words', async () => {
    const data = {
      card_id: '0198a6f0-0000-7000-8000-000000000001',
      title: 'Blue mug',
      marketplace: 'amazon',
      thumbnail_url: null,
      score_before: 59,
      score_after: 92,
      comparable: true,
    };
    const message = said('a1', 'assistant', 'Here it is');
    const detail = chat({
      messages: [{ ...message, parts: [{ type: 'data-card', id: 'c', data }, ...message.parts] }],
    });
    const { container } = await open(detail, () => answer('a2', ''));
    expect(answers(container)[0]).toMatch(/Here it is.*Blue mug/s);
  });

  it('sends a message again under its id when its answer was lost', async () => {
    let isLost = true;
    const { api, user } = await open(chat({}), () => {
      if (isLost) throw new TypeError('network error');
      return answer('a1', 'On it');
    });
    await user.type(box(), 'Hello{Enter}');
    await screen.findByRole('alert');
    isLost = false;
    await user.type(box(), '{Enter}');
    await screen.findAllByText('On it');
    const sent = api.calls.filter(({ method }) => method === 'POST');
    expect(new Set(sent.map((call) => (call.body as { id: string }).id)).size).toBe(1);
  });

  it('keeps a message that is under way for the next visit, until the server has it', async () => {
    const hanging = new Promise<Response>(() => undefined);
    const services = testServices(fakeApi(() => hanging));
    signIn(services);
    const before = await openWith(services, chat({}));
    await before.user.type(box(), 'Hello{Enter}');
    expect(box().value).toBe('');
    expect(services.store.getItem(storageKeys.chatDrafts)).toContain('Hello');
    cleanup();
    await openWith(services, chat({}));
    expect(box().value).toBe('Hello');
    cleanup();
    const id = JSON.parse(services.store.getItem(storageKeys.chatDrafts) ?? '').chats[0][1].unsent[0].id;
    await openWith(services, chat({ messages: [said(id, 'user', 'Hello')] }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(services.store.getItem(storageKeys.chatDrafts)).toBeNull();
  });

  it('forgets a message that the server has', async () => {
    const services = testServices(fakeApi(() => answer('a1', 'On it')));
    signIn(services);
    const { user } = await openWith(services, chat({}));
    await user.type(box(), 'Hello{Enter}');
    await screen.findAllByText('On it');
    expect(services.store.getItem(storageKeys.chatDrafts)).toBeNull();
  });

  it('leads to the message that the address names, on a page that is not loaded yet', async () => {
    const earlier = chat({ messages: [said('m1', 'user', 'Where is the mug?'), said('a1', 'assistant', 'Here')] });
    const api = fakeApi(({ query }) => json(query.messages_before === 'c1' ? earlier : chat({})));
    const services = testServices(api);
    const newest = chat({ messages: [said('m2', 'user', 'Thanks')], earlier_cursor: 'c1' });
    const { container } = await openWith(services, newest, null, '/chat/chat-1#message-m1');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-message')).toBe('m1'));
    expect(container.querySelector('[data-marked]')?.textContent).toContain('Where is the mug?');
    // In pages as large as they can be.
    expect(api.calls.map(({ query }) => query.messages_limit).filter((limit) => limit !== undefined)).toEqual([200]);
  });

  it('puts a refused message before what was written since, and keeps its card', async () => {
    let refuse = (_response: Response): void => undefined;
    const replies = [
      new Promise<Response>((resolve) => {
        refuse = resolve;
      }),
    ];
    const first = { id: 'm1', text: 'Improve', cardId: 'card-1' };
    const { api, user } = await open(chat({}), () => replies.pop() ?? answer('a1', 'On it'), first);
    await user.type(box(), 'And score it');
    refuse(problem(402, 'credits_exhausted', 'No credits.'));
    await waitFor(() => expect(box().value).toBe('Improve\n\nAnd score it'));
    await user.type(box(), '{Enter}');
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(api.calls[1]?.body).toMatchObject({ text: 'Improve\n\nAnd score it', card_id: 'card-1' });
  });

  it('sends a message without its card when that is gone, and only then', async () => {
    const gone = { errors: [{ path: 'card_id', message: 'Gone.' }] };
    const replies = [problem(404, 'not_found', 'No card.', gone), problem(404, 'not_found', 'No chat.')];
    const first = { id: 'm1', text: 'Improve it', cardId: 'card-1' };
    const unknown = await open(chat({}), () => replies.pop() ?? answer('a1', 'On it'), first);
    await screen.findByText('No chat.');
    await unknown.user.type(box(), '{Enter}');
    await screen.findByText('No card.');
    expect(box().value).toBe('Improve it');
    await unknown.user.type(box(), '{Enter}');
    await screen.findAllByText('On it');
    const sent = unknown.api.calls.map(({ body }) => (body as { card_id?: string }).card_id);
    expect(sent).toEqual(['card-1', 'card-1', undefined]);
  });

  it.each([
    ['Edit the message', 'm1/edit'],
    ['Answer again', 'a1/retry'],
  ])('repeats under one id after an answer of a proxy: %s', async (label, path) => {
    const detail = chat({ messages: [said('m1', 'user', 'Improve'), said('a1', 'assistant', 'Done')] });
    const { api, user } = await open(detail, () => new Response('', { status: 502 }));
    for (let press = 1; press <= 2; press += 1) {
      const button = screen.queryByRole('button', { name: label });
      if (button !== null) await user.click(button);
      if (path.endsWith('edit')) await user.keyboard(press === 1 ? ' it{Enter}' : '{Enter}');
      await waitFor(() => expect(api.calls).toHaveLength(press));
      await screen.findByRole('alert');
    }
    expect(new Set(api.calls.map(({ path: called }) => called))).toEqual(new Set([`/chats/chat-1/messages/${path}`]));
    expect(new Set(api.calls.map((call) => (call.body as { id: string }).id)).size).toBe(1);
  });

  it('keeps half another wording for the next visit, until it is sent or given up', async () => {
    const services = testServices(fakeApi(() => answer('a2', 'On it')));
    signIn(services);
    const detail = chat({ messages: [said('m1', 'user', 'Improve'), said('a1', 'assistant', 'Done')] });
    const editor = () => screen.queryByLabelText<HTMLTextAreaElement>('Your message')?.value;
    const { user } = await openWith(services, detail);
    await user.click(screen.getByRole('button', { name: 'Edit the message' }));
    await user.keyboard(' for eBay');
    cleanup();
    await openWith(services, detail);
    expect(editor()).toBe('Improve for eBay');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(services.store.getItem(storageKeys.chatDrafts)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit the message' }));
    expect(editor()).toBe('Improve');
    await user.keyboard(' it');
    cleanup();
    await openWith(services, detail);
    await user.keyboard('{Enter}');
    await screen.findAllByText('On it');
    expect(editor()).toBeUndefined();
    expect(services.store.getItem(storageKeys.chatDrafts)).toBeNull();
  });

  it('stops through the server', async () => {
    const detail = chat({ active_run: { id: 'r1', status: 'running', message_id: 'a1' } });
    const started = [frames({ type: 'start', messageId: 'a1' })[0] ?? ''];
    const { api, user } = await open(detail, ({ method }) =>
      method === 'POST' ? new Response('{}', { status: 202 }) : eventStream(started, 'open'),
    );
    await user.click(await screen.findByRole('button', { name: 'Stop the answer' }));
    await waitFor(() => expect(api.calls.at(-1)?.path).toBe('/chats/chat-1/stop'));
    expect(screen.getByText('Thinking')).toBeTruthy();
  });

  it('lets the next answer be stopped after one that had ended before it could be followed', async () => {
    const ended = Promise.withResolvers<Response>();
    const detail = chat({ active_run: { id: 'r1', status: 'running', message_id: 'a1' } });
    const { user } = await open(detail, ({ method, path }) => {
      if (method === 'GET') return ended.promise;
      return path.endsWith('/stop')
        ? new Response('{}', { status: 202 })
        : eventStream(begun('a2', 'Half'), 'open', { 'x-run-id': 'r2' });
    });
    const stop = () => screen.queryByRole('button', { name: 'Stop the answer' });
    await waitFor(() => expect(stop()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
    await waitFor(() => expect(stop()).toBeNull());
    ended.resolve(new Response(null, { status: 204 }));
    await screen.findByRole('button', { name: 'Send' });
    await user.type(box(), 'Improve{Enter}');
    await screen.findByText('Half');
    expect(stop()).not.toBeNull();
  });
});
