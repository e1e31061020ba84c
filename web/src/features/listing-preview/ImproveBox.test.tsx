import type { Card, Version } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { useCard } from './card-queries.ts';
import { EditingProvider, useEditing } from './edit/editing.tsx';
import { ImproveBox } from './ImproveBox.tsx';

afterEach(cleanup);

const listing = { ...emptyListing, title: 'Mug' };
const version: Version = {
  ...{ id: 'version-1', number: 1, label: 'Imported', author: 'import', created_at: '2026-11-21T12:00:00Z' },
  ...{ listing, evidence: [], flags: [] },
};
const card = {
  id: 'card',
  status: 'ready',
  marketplace: 'generic',
  original: version,
  current: version,
  images: [],
  locks: [],
  protected_texts: [],
  updated_at: '2026-11-21T12:00:00Z',
} as unknown as Card;
const withVersion = (id: string, author: Version['author'], title: string): Card => ({
  ...card,
  current: { ...version, id, author, listing: { ...listing, title } },
});

function Typing() {
  const { editor } = useEditing();
  return (
    <button type="button" onClick={() => editor.change('title', 'Steel mug, blue')}>
      Type
    </button>
  );
}

function Page() {
  const { data } = useCard('card');
  if (data === undefined) return null;
  return (
    <EditingProvider card={data} marketplace="generic">
      <Typing />
      <ImproveBox card={data} marketplace="generic" onMarketplace={() => undefined} />
    </EditingProvider>
  );
}

/** The improvement makes `after` of the card. */
async function improve(after: Card) {
  let now = card;
  const api = fakeApi(({ method, path }) => {
    if (path.endsWith('/improve')) now = after;
    if (method === 'PATCH')
      now = { ...withVersion('version-3', 'seller', 'Steel mug, blue'), updated_at: '2026-11-22' };
    return json(path.endsWith('/improve') ? { run_id: 'run' } : now);
  });
  await renderApp(<Page />, testServices(api));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Improve the listing/ }));
  return user;
}

it('says that a better version is there, until the listing is another one', async () => {
  const user = await improve(withVersion('version-2', 'assistant', 'Steel mug'));
  await screen.findByRole('link', { name: 'See what changed' });
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await expect.poll(() => screen.queryByRole('link', { name: 'See what changed' })).toBeNull();
  expect(screen.queryByText(/^No new version/)).toBeNull();
});

it('promises no better version where there was nothing to change', async () => {
  await improve(withVersion('version-2', 'assistant', 'Mug'));
  await screen.findByText('There was nothing to change, and nothing was charged.');
  expect(screen.queryByRole('link', { name: 'See what changed' })).toBeNull();
});

it('says that nothing was written', async () => {
  await improve(card);
  await screen.findByText(/^No new version was written/);
});
