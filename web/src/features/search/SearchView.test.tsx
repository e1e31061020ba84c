import type { SearchHit } from '@cardwright/contract/search';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { SearchView } from './SearchView.tsx';

afterEach(cleanup);

const hit = (n: number): SearchHit => ({
  id: `0198a6f0-0000-7000-8000-00000000000${n}`,
  title: `Mugs ${n}`,
  title_ranges: [],
  snippet: { text: '', ranges: [] },
  url: `/chat/${n}`,
  at: '2026-11-21T11:00:00Z',
});

type Type = Parameters<typeof SearchView>[0]['type'];
function Page() {
  const [type, setType] = useState<Type>(null);
  return <SearchView term="mugs" type={type} onTerm={() => undefined} onType={setType} />;
}

it('keeps the focus in the group of which all is asked for', async () => {
  const api = fakeApi(({ query }) =>
    json({
      chats: query.type === undefined ? [hit(1)] : [hit(1), hit(2)],
      messages: [],
      documents: [],
      approximate: false,
      more: query.type === undefined ? ['chats'] : [],
    }),
  );
  await renderApp(<Page />, testServices(api));
  const all = await screen.findByRole('button', { name: 'Show all chats' });
  await userEvent.setup().click(all);
  const group = await screen.findByRole('region', { name: 'Chats' });
  await within(group).findByText('Mugs 2');
  expect(all.isConnected).toBe(false);
  expect(document.activeElement).toBe(group);
});
