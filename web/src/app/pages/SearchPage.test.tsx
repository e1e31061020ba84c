import type { SearchAnswer, SearchHit } from '@cardwright/contract/search';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { SearchPage } from './SearchPage.tsx';

afterEach(cleanup);

const hit = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id: `00000000-0000-4000-8000-${String(title.length).padStart(12, '0')}`,
  title,
  title_ranges: [],
  snippet: { text: '', ranges: [] },
  url: '/chat/1',
  at: '2026-03-01T10:00:00.000Z',
  ...more,
});
const answer = (groups: Partial<SearchAnswer>): SearchAnswer => ({
  approximate: false,
  chats: [],
  messages: [],
  documents: [],
  ...groups,
});
const open = (respond: Parameters<typeof fakeApi>[0], address = '/search') => {
  const api = fakeApi(respond);
  return renderApp(<SearchPage />, testServices(api), address).then((view) => ({ ...view, api }));
};
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

describe('the search page', () => {
  it('asks for a term, and the server for nothing, until there is one', async () => {
    const { api } = await open(() => json(answer({})));
    expect(screen.getByText('Enter a term to find chats, messages or documents.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    type('   ');
    expect(api.calls).toEqual([]);
  });

  it('searches once typing pauses and keeps the term in the address', async () => {
    const { api, router } = await open(() => json(answer({ chats: [hit('Mugs')] })));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['m', 'mu', 'mug ']) {
      type(text);
      act(() => void vi.advanceTimersByTime(299));
    }
    expect(api.calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    await act(() => vi.advanceTimersByTimeAsync(1));
    screen.getByText('1 result');
    expect(api.calls.map(({ path, query }) => [path, query])).toEqual([['/search', { q: 'mug' }]]);
    expect(router.state.location.search).toBe('?q=mug');
    type('');
    await act(() => vi.advanceTimersByTimeAsync(301));
    screen.getByText('What are you looking for?');
    expect(router.state.location.search).toBe('');
  });

  it('says what to do when nothing is found, and leads from one group to everything', async () => {
    const { router } = await open(() => json(answer({})), '/search?q=mug&type=messages');
    await screen.findByText('No message has “\u2068mug\u2069”. Try another word, or fewer of them.');
    fireEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    await screen.findByText('No chat, message or document has “\u2068mug\u2069”. Try another word, or fewer of them.');
    expect(router.state.location.search).toBe('?q=mug');
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Search everything' })).toBeNull();
  });

  it('shows three groups of links with what matched in each', async () => {
    const { container } = await open(
      () =>
        json(
          answer({
            chats: [hit('Mug plans', { title_ranges: [{ start: 0, end: 3 }], url: '/chat/7' })],
            messages: [
              hit('A chat', {
                snippet: {
                  text: 'one mug, two mugs',
                  ranges: [
                    { start: 4, end: 7 },
                    { start: 13, end: 16 },
                  ],
                },
              }),
            ],
            documents: [hit('', { url: '/library/9' })],
          }),
        ),
      '/search?q=mug',
    );
    await screen.findByText('3 results');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Chats',
      'Messages',
      'Documents',
    ]);
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Mug',
      'mug',
      'mug',
    ]);
    const document = within(screen.getByRole('list', { name: 'Documents' })).getByRole('link');
    expect([document.getAttribute('href'), document.textContent]).toEqual(['/library/9', 'Untitled1 Mar 2026']);
  });

  it('shows markup in what was found as text', async () => {
    const text = '<img src=x onerror=alert(1)> mug';
    const { container } = await open(
      () => json(answer({ chats: [hit(text, { title_ranges: [{ start: 29, end: 32 }] })] })),
      '/search?q=mug',
    );
    await screen.findByText('1 result');
    expect(container.querySelector('li img')).toBeNull();
    expect(container.querySelector('li')?.textContent).toContain(text);
  });

  it('says that hits only come close, and shows all of a group when asked to', async () => {
    const hits = Array.from({ length: 10 }, (_, n) => hit('x'.repeat(n + 1)));
    const { api, router } = await open(
      ({ query }) => json(answer({ approximate: true, chats: hits, more: query.type === undefined ? ['chats'] : [] })),
      '/search?q=mgu',
    );
    expect((await screen.findByText(/^More than 10 results/)).textContent).toContain(
      'Nothing is written exactly like this.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show all chats' }));
    await waitFor(() => expect(api.calls.at(-1)?.query).toEqual({ q: 'mgu', type: 'chats', limit: 100 }));
    expect(router.state.location.search).toBe('?q=mgu&type=chats');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all chats' })).toBeNull());
    fireEvent.click(screen.getByRole('radio', { name: 'Everything' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=mgu'));
  });

  it('says why a search failed and tries again', async () => {
    let answers = 0;
    const respond = () => {
      answers += 1;
      return answers === 1
        ? problem(503, 'unavailable', 'The server is busy.')
        : json(answer({ chats: [hit('Mugs')] }));
    };
    await open(respond, '/search?q=mug');
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mugs')).toBeTruthy();
  });

  it('never asks for more than the server takes', async () => {
    const { api } = await open(() => json(answer({})), `/search?q=${'a'.repeat(500)}`);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(String(api.calls[0]?.query.q)).toHaveLength(200);
  });
});
