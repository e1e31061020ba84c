import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { EditingProvider } from './edit/editing.tsx';
import { ReviewView } from './review/ReviewView.tsx';
import { mugCard, mugVersion } from './testing/mug-card.tsx';
import { VersionsList } from './VersionsList.tsx';

afterEach(cleanup);

const card = mugVersion('version-3', 'seller', 'Mug of steel');
const older = { ...mugCard.original, id: 'version-2', number: 2, label: 'Edited' };
const pages: Record<string, unknown> = {
  '': { items: [{ ...card.current, number: 3 }], next_cursor: 'older' },
  older: { items: [older, mugCard.original], next_cursor: null },
};

/** The two tabs of the page. */
function Tabs() {
  const [from, setFrom] = useState<string | null>(null);
  if (from === null) return <VersionsList onCompare={setFrom} />;
  return <ReviewView compared={{ from, to: 'current' }} onCompared={() => undefined} />;
}

const open = async () => {
  const api = fakeApi(({ path, query }) =>
    json(path.endsWith('/versions') ? pages[query.cursor ?? ''] : { from: 'version-2', to: 'version-3', fields: [] }),
  );
  const view = await renderApp(
    <EditingProvider card={card} marketplace="generic">
      <Tabs />
    </EditingProvider>,
    testServices(api),
  );
  return { ...view, user: userEvent.setup() };
};

it('goes back page by page to the first version, and compares what stands on a later page', async () => {
  const { user, queryClient } = await open();
  const button = await screen.findByRole('button', { name: 'Load more' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(button);
  await screen.findByText('Version 1 · Imported');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  // As after a change, with which the list begins anew.
  queryClient.clear();
  await user.click(screen.getByRole('button', { name: 'Compare version 2 with the current one' }));
  expect(await screen.findByRole('heading', { name: 'By word' })).toBeTruthy();
});
