import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ExportsProvider } from '../../features/exports/ExportsProvider.tsx';
import { queryKeys } from '../../lib/query-keys.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ListingPreviewPage } from './ListingPreviewPage.tsx';

afterEach(cleanup);

const version = {
  ...{ id: 'version-1', number: 1, label: 'Imported', author: 'import', created_at: '2026-11-21T12:00:00Z' },
  ...{ listing: { ...emptyListing, title: 'Mug of last year' }, evidence: [], flags: [] },
};
const card = {
  ...{ id: 'card', status: 'ready', failure: null, source_url: null, brand_store: null, marketplace: 'amazon' },
  ...{ original: version, current: version, images: [], locks: [], protected_texts: [], score: null, chat_id: null },
  ...{ case_id: null, created_at: '2026-11-21T12:00:00Z', updated_at: '2026-11-21T12:00:00Z' },
};

it('says that a listing has been deleted elsewhere, and leaves what it says to be read', async () => {
  let isGone = false;
  const api = fakeApi(({ path }) => {
    if (path === '/cards/card') return isGone ? problem(404, 'not_found', 'Card not found.') : json(card);
    if (path.endsWith('/checks')) return json({ marketplace: 'amazon', rules_checked_on: '2026-03-01', images: [] });
    if (path.endsWith('/edits')) return json({ items: [], can_generate: false });
    return json(path.endsWith('/facts') ? { version_id: version.id, facts: [] } : { score: null });
  });
  const page = (
    <ExportsProvider>
      <Routes>
        <Route path="/library/:cardId" element={<ListingPreviewPage />} />
      </Routes>
    </ExportsProvider>
  );
  const { queryClient } = await renderApp(page, testServices(api), '/library/card');
  await screen.findByText('Mug of last year');
  expect(screen.queryByRole('alert')).toBeNull();
  isGone = true;
  await queryClient.invalidateQueries({ queryKey: queryKeys.card('card'), exact: true });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This listing has been deleted/);
  screen.getByText('Mug of last year');
});
