import { scoreListing } from '@cardwright/listing/score/score-listing';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../lib/query-keys.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { EditingProvider } from './edit/editing.tsx';
import { measureListing } from './engine/measure-listing.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { mugCard, mugVersion, TitleTyping } from './testing/mug-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const score = {
  ...scoreListing({ listing: mugCard.current.listing, images: [], marketplace: 'generic' }),
  rules_checked_on: '2026-11-21',
};

/** As on the page: the card is what the cache has. */
function Page() {
  const { data = mugCard } = useQuery({ queryKey: queryKeys.card('card'), queryFn: () => mugCard, enabled: false });
  return (
    <EditingProvider card={data} marketplace="generic">
      <TitleTyping title="Steel mug" />
      <ScorePanel card={data} marketplace="generic" />
    </EditingProvider>
  );
}

interface Server {
  /** The score of the first version is paid for. */
  isPaid?: boolean;
  /** Nothing can be saved. */
  isDown?: boolean;
}

async function show({ isPaid = false, isDown = false }: Server = {}) {
  const api = fakeApi(({ method }) => {
    if (method === 'POST') return json(score);
    if (method === 'GET') return json({ score: isPaid ? score : null });
    if (isDown) return problem(503, 'unavailable', 'Out of order.');
    return json({ ...mugVersion('version-2', 'seller', 'Steel mug'), updated_at: '2026-11-21T12:01:00Z' });
  });
  const { container } = await renderApp(<Page />, testServices(api));
  return {
    container,
    user: userEvent.setup(),
    posts: () => api.calls.filter(({ method }) => method === 'POST').length,
  };
}
const ask = () => screen.findByRole('button', { name: /^Score this listing/ });
const rules = () => screen.findByText('Rules last checked on 21 Nov 2026.');

it('shows the score that was paid for before, and offers to pay only where it was not', async () => {
  await show({ isPaid: true });
  await rules();
  expect(screen.queryByRole('button', { name: /^Score this listing/ })).toBeNull();
});

it('saves what was typed before it scores', async () => {
  const { user, posts } = await show();
  const button = await ask();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(button);
  await rules();
  // The score belongs to what was typed: there is none to buy.
  expect(screen.queryByRole('button', { name: /^Score this listing/ })).toBeNull();
  expect(posts()).toBe(1);
});

it('keeps what was found while the seller mends it', async () => {
  const { user } = await show({ isPaid: true });
  await rules();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await screen.findByText(/^What follows was found before your last change/);
  await rules();
  await ask();
});

it('says why nothing is scored while the text cannot be saved', async () => {
  const { user, posts } = await show({ isDown: true });
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(await ask());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your last words are not saved yet/);
  expect(posts()).toBe(0);
});

/** Stands in for the worker of the engine; it says what it is told to. */
function stubEngine() {
  const started: EventTarget[] = [];
  class Engine extends EventTarget {
    constructor() {
      super();
      started.push(this);
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', Engine);
  return async (event: Event) => {
    await waitFor(() => expect(started).toHaveLength(1));
    act(() => void started[0]?.dispatchEvent(event));
  };
}
const sections = (container: HTMLElement) =>
  [...container.querySelectorAll('dl')].map(({ ariaHidden, children }) => [ariaHidden, children.length]);

it('keeps the place of the sections until the engine has measured them', async () => {
  const say = stubEngine();
  const { container } = await show();
  expect(sections(container)).toEqual([['true', 6]]);
  const data = { id: 1, ...measureListing(mugCard.current.listing, [], 'generic') };
  await say(new MessageEvent('message', { data }));
  expect(sections(container)).toEqual([[null, 6]]);
});

it('keeps no place for what an engine that cannot start would say', async () => {
  const say = stubEngine();
  const { container } = await show();
  await say(new ErrorEvent('error', { message: 'not found' }));
  expect(sections(container)).toEqual([]);
});
