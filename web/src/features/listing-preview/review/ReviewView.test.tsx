import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { EditingProvider } from '../edit/editing.tsx';
import { ReviewView } from './ReviewView.tsx';

afterEach(cleanup);

const version = (id: string, bullets: string[]) => ({
  id,
  number: 1,
  label: 'Improved',
  author: 'assistant',
  created_at: '2026-11-21T12:00:00Z',
  listing: { ...emptyListing, title: 'Mug', bullets },
  evidence: [],
  flags: [],
});
const card = {
  id: 'card',
  status: 'ready',
  marketplace: 'generic',
  original: version('version-1', []),
  current: version('version-2', ['Keeps tea hot', 'Has a lid', 'Made of steel']),
  images: [],
  locks: [],
  protected_texts: [],
  updated_at: '2026-11-21T12:00:00Z',
} as unknown as Card;

const answering =
  (items: unknown[]): Parameters<typeof fakeApi>[0] =>
  ({ path, method }) => {
    if (path.endsWith('/comparison')) return json({ from: 'version-1', to: 'version-2', fields: [], moved: [] });
    // What is saved gets no answer: the page goes on with what it has.
    return method === 'PATCH' ? new Promise(() => {}) : json({ items, next_cursor: null });
  };

const review = () =>
  renderApp(
    <EditingProvider card={card} marketplace="generic">
      <ReviewView compared={{ from: 'original', to: 'current' }} onCompared={() => undefined} />
    </EditingProvider>,
    testServices(fakeApi(answering([card.current, card.original]))),
  );

it('undoes one change with a double click and with a key that is held down, not the next one as well', async () => {
  await review();
  const user = userEvent.setup();
  const left = () => screen.getAllByRole('button', { name: /^Undo: / }).map((button) => button.ariaLabel);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: Has a lid' }), { detail: 1 });
  // The second click of the two hits what has come under the pointer.
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Made of steel' }), { detail: 2 });
  expect(left()).toEqual(['Undo: Keeps tea hot', 'Undo: Made of steel']);
  screen.getByRole('button', { name: 'Undo: Keeps tea hot' }).focus();
  await user.keyboard('{Enter>3/}');
  expect(left()).toEqual(['Undo: Made of steel']);
});

it('leads on to the next open change when a choice has taken its button away, at last to the heading', async () => {
  await review();
  const user = userEvent.setup();
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await press('Keep: Keeps tea hot');
  expect(focused()).toBe('Keep: Has a lid');
  await press('Undo: Has a lid');
  expect(focused()).toBe('Keep: Made of steel');
  await press('Undo: Made of steel');
  expect(focused()).toBe('By word');
});
