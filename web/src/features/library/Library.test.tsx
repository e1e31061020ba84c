import type { CardSummary, CardSummaryPage } from '@cardwright/contract/library';
import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventStream, fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { Library } from './Library.tsx';
import { readView } from './library-view.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const card = (n: number): CardSummary => ({
  id: idOf(n),
  status: 'ready',
  failure: null,
  title: `Card ${n}`,
  source_url: null,
  marketplace: 'generic',
  score: 50,
  thumbnail_url: null,
  case_id: null,
  flag_count: 0,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
});
const page = (items: CardSummary[], more: Partial<CardSummaryPage> = {}): CardSummaryPage => ({
  items,
  next_cursor: null,
  total: items.length,
  total_is_least: false,
  approximate: false,
  ...more,
});

/** Work on twelve cards, in the middle. */
const runningJob = {
  id: idOf(9),
  action: 'improve',
  status: 'running',
  card_count: 12,
  done_count: 3,
  failed_count: 0,
  failures: [],
  created_at: '2026-03-01T10:00:00.000Z',
  finished_at: null,
};

/** The live stream never says anything, and no job goes on, unless `answer` says otherwise. */
async function open(answer: (call: RecordedCall) => Response | undefined, address = '') {
  const api = fakeApi((call) => {
    if (call.path === '/cards/stream') return answer(call) ?? new Response(new ReadableStream());
    return answer(call) ?? json(call.path === '/cards/bulk' ? { items: [], next_cursor: null } : page([]));
  });
  const onView = vi.fn();
  await renderApp(
    <Library
      view={readView(new URLSearchParams(address))}
      onView={onView}
      renderExport={(ids) => <output>{`to export: ${ids.length}`}</output>}
    />,
    testServices(api),
  );
  return { api, onView };
}
const summaries = (answer: () => Response) => (call: RecordedCall) =>
  call.method === 'GET' && call.path === '/cards/summaries' ? answer() : undefined;

/** A library of two cards that can be chosen. */
const twoCards = (answer: (call: RecordedCall) => Response | undefined) => (call: RecordedCall) =>
  summaries(() => json(page([card(1), card(2)])))(call) ??
  (call.path === '/cards/select' ? json({ card_ids: [idOf(1), idOf(2)], total: 2 }) : answer(call));

async function deleteBoth(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 cards?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

describe('the library', () => {
  it('says below the cards that there are more which could not be loaded, and tries these again', async () => {
    let tries = 0;
    const { api } = await open(({ method, path, query }) => {
      if (method !== 'GET' || path !== '/cards/summaries') return undefined;
      if (query.cursor !== 'more') return json(page([card(1)], { next_cursor: 'more', total: 2 }));
      tries += 1;
      return tries === 1 ? problem(503, 'unavailable', 'The server is busy.') : json(page([card(2)], { total: 2 }));
    });
    const failure = await screen.findByText('Failed to load more cards. Please try again.');
    expect(screen.queryByText('Failed to load cards. Please try again.')).toBeNull();
    const list = screen.getByRole('list', { name: 'Listings' });
    expect(list.compareDocumentPosition(failure) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const lists = () => api.calls.filter(({ path }) => path === '/cards/summaries').length;
    const before = lists();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Failed to load more cards. Please try again.')).toBeNull());
    expect(lists()).toBe(before + 1);
  });

  it('gives its live connection back while the tab is hidden, and is read again afterwards', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    let cards = [card(1)];
    const { api } = await open(summaries(() => json(page(cards))));
    await screen.findByText('1 listing');
    const streams = () => api.calls.filter(({ path }) => path === '/cards/stream').length;
    expect(streams()).toBe(1);
    turn('hidden');
    cards = [card(2), card(1)];
    turn('visible');
    await screen.findByText('2 listings');
    expect(streams()).toBe(2);
  });

  it('asks what it has missed when its live connection is cut before the first event', async () => {
    const seen: (string | undefined)[] = [];
    await open(({ path, headers }) => {
      if (path !== '/cards/stream') return undefined;
      seen.push(headers['last-event-id']);
      return seen.length === 1 ? eventStream([': open\n\n']) : undefined;
    });
    await expect.poll(() => seen).toEqual([undefined, '0']);
  });

  it('leads on from an empty one', async () => {
    const { api } = await open(() => undefined);
    await screen.findByText('Your library is empty');
    const links = screen.getAllByRole('link', { name: 'Add product' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/add-product', '/add-product']);
    expect(api.calls.filter(({ path }) => path === '/cards/summaries')).toHaveLength(1);
  });

  it('leads back from a search that finds nothing', async () => {
    const { onView, api } = await open(() => undefined, 'query=zz&score=low&only=flagged&sort=title&layout=table');
    await screen.findByText('No listing matches “\u2068zz\u2069”.');
    expect(api.calls.find(({ path }) => path === '/cards/summaries')?.query).toMatchObject({
      query: 'zz',
      score: 'low',
      flagged: 'true',
      sort: 'title',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show all listings' }));
    expect(onView).toHaveBeenCalledWith(readView(new URLSearchParams('sort=title&layout=table')));
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    await open(
      summaries(() => (isBroken ? problem(500, 'internal_error', 'Something broke.') : json(page([card(1)])))),
    );
    await screen.findByText('Failed to load cards. Please try again.');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 listing');
  });

  it('tells near matches from matches', async () => {
    await open(
      summaries(() => json(page([card(1)], { approximate: true }))),
      'query=crad',
    );
    await screen.findByText('Nothing matches “\u2068crad\u2069” exactly. These are close.');
  });

  it('chooses all that match, of which it shows some, and hands them on', async () => {
    const ids = [1, 2, 3, 4, 5].map(idOf);
    const { api } = await open(
      (call) =>
        summaries(() => json(page([card(1), card(2)], { total: 5, next_cursor: 'more' })))(call) ??
        (call.path === '/cards/select' ? json({ card_ids: ids, total: 5 }) : undefined),
      'query=card&marketplace=etsy',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 5' }));
    await screen.findByText('5 selected');
    expect(screen.getByText('to export: 5')).toBeTruthy();
    expect(api.calls.find(({ path }) => path === '/cards/select')?.body).toEqual({
      query: 'card',
      marketplace: 'etsy',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Deselect all' }));
    await screen.findByText('5 listings');
  });

  it('keeps the choice when a deletion fails, and says so', async () => {
    const shown = vi.spyOn(notifications, 'show');
    await open(
      twoCards((call) =>
        call.path === '/cards/delete' ? problem(404, 'not_found', 'One of these cards was not found.') : undefined,
      ),
    );
    await deleteBoth();
    await expect
      .poll(() => shown)
      .toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Failed to delete card(s). Please try again.',
          message: 'One of these cards was not found.',
        }),
      );
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('takes a deletion back by Ctrl+Z from where the focus is after it', async () => {
    const { api } = await open(
      twoCards((call) => {
        if (call.path === '/cards/delete') return json({ deleted: [idOf(1), idOf(2)], deletion_id: 'deletion-1' });
        return call.path === '/cards/undelete' ? json({ restored: [idOf(1), idOf(2)] }) : undefined;
      }),
    );
    await deleteBoth();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Selection' })));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/cards/undelete'));
  });

  it('counts the filters that are set where they are put away', async () => {
    await open(() => undefined, 'status=ready&score=low&query=mug');
    const toggle = screen.getByRole('button', { name: 'Filters: 2' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows how work on many cards goes on', async () => {
    const job = {
      ...runningJob,
      failed_count: 1,
      failures: [{ card_id: idOf(1), message: 'Everything is locked.' }],
      asked: ['titles up to 80 characters', 'no “cheap”'],
    };
    const { api } = await open((call) => {
      if (call.path === '/cards/bulk') return json({ items: [job], next_cursor: null });
      if (call.path === `/cards/bulk/${job.id}`) return json(job);
      if (call.path === `/cards/bulk/${job.id}/stop`) return json({ ...job, status: 'stopped' });
      return undefined;
    });
    await screen.findByText('Improving: 4 of 12');
    expect(screen.getByText('As asked: titles up to 80 characters · no “cheap”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Everything is locked.' }).getAttribute('href')).toBe(
      `/library/${idOf(1)}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('Improving stopped after 3 of 12');
    expect(api.calls.some(({ path }) => path.endsWith('/stop'))).toBe(true);
  });

  it('says that work cannot be followed for as long as the server is away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isAway = false;
    await open((call) => {
      if (call.path !== '/cards/bulk') return undefined;
      return isAway ? problem(429, 'rate_limited', 'Too many.') : json({ items: [runningJob], next_cursor: null });
    });
    await screen.findByText('Improving: 3 of 12');
    isAway = true;
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await screen.findByText(/^The server cannot be reached right now/);
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());
  });

  it('shows work that has begun although the answer to its start was lost', async () => {
    let isBegun = false;
    const quote = { action: 'improve', card_count: 2, left_out: 0, covered: true, balance: 500 };
    await open(
      twoCards((call) => {
        if (call.path !== '/cards/bulk') return undefined;
        if (call.method === 'GET') return json({ items: isBegun ? [runningJob] : [], next_cursor: null });
        if ((call.body as { dry_run?: boolean }).dry_run === true)
          return json({ ...quote, cost: { feature: 'credits', each: 20, total: 40 } });
        isBegun = true;
        return problem(502, 'bad_gateway', 'Bad gateway.');
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 2' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Improve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Improve these cards' }));
    await dialog.findByText('Costs 40 credits');
    fireEvent.click(dialog.getByRole('button', { name: 'Improve' }));
    await dialog.findByRole('alert');
    await screen.findByText('Improving: 3 of 12');
  });

  it.each([
    [2, 0, ['There was nothing to change on 2 of them, which cost nothing.']],
    [0, 0, []],
    [0, 1, ['Only capitals, signs or the layout changed on 1 of them, which cost nothing.']],
  ])('says what cost nothing: %i without a change, %i with a small one', async (unchanged_count, free_count, texts) => {
    const job = { ...runningJob, done_count: 7, unchanged_count, free_count };
    await open((call) => {
      if (call.path === '/cards/bulk') return json({ items: [job], next_cursor: null });
      return call.path === `/cards/bulk/${job.id}` ? json(job) : undefined;
    });
    await screen.findByText('Improving: 7 of 12');
    expect(screen.queryAllByText(/cost nothing/).map(({ textContent }) => textContent)).toEqual(texts);
  });
});
