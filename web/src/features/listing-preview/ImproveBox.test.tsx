import type { Card } from '@cardwright/contract/cards';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { useCard } from './card-queries.ts';
import { EditingProvider } from './edit/editing.tsx';
import { ImproveBox } from './ImproveBox.tsx';
import { mugCard, mugVersion, TitleTyping } from './testing/mug-card.tsx';

afterEach(cleanup);

function Page() {
  const { data } = useCard('card');
  if (data === undefined) return null;
  return (
    <EditingProvider card={data} marketplace="generic">
      <TitleTyping title="Steel mug, blue" />
      <ImproveBox card={data} marketplace="generic" onMarketplace={() => undefined} />
    </EditingProvider>
  );
}

/** The improvement makes `after` of the card. */
async function improve(after: Card) {
  let now = mugCard;
  const api = fakeApi(({ method, path }) => {
    if (path.endsWith('/improve')) now = after;
    if (method === 'PATCH') now = { ...mugVersion('version-3', 'seller', 'Steel mug, blue'), updated_at: '2026-11-22' };
    return json(path.endsWith('/improve') ? { run_id: 'run' } : now);
  });
  await renderApp(<Page />, testServices(api));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Improve the listing/ }));
  return user;
}

it('says that a better version is there, until the listing is another one', async () => {
  const user = await improve(mugVersion('version-2', 'assistant', 'Steel mug'));
  await screen.findByRole('link', { name: 'See what changed' });
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await expect.poll(() => screen.queryByRole('link', { name: 'See what changed' })).toBeNull();
  expect(screen.queryByText(/^No new version/)).toBeNull();
});

it('promises no better version where there was nothing to change', async () => {
  await improve(mugVersion('version-2', 'assistant', 'Mug'));
  await screen.findByText('There was nothing to change, and nothing was charged.');
  expect(screen.queryByRole('link', { name: 'See what changed' })).toBeNull();
});

it('says that nothing was written', async () => {
  await improve(mugCard);
  await screen.findByText(/^No new version was written/);
});
