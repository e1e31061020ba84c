import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ListingPreview } from './ListingPreview.tsx';

afterEach(cleanup);

const version = {
  id: 'version-1',
  number: 1,
  label: 'Imported',
  author: 'import',
  created_at: '2026-11-21T12:00:00Z',
  listing: { ...emptyListing, title: 'Mug' },
  evidence: [],
  flags: [],
};
const card = {
  id: 'card',
  status: 'ready',
  failure: null,
  source_url: null,
  brand_store: null,
  marketplace: 'amazon',
  original: version,
  current: version,
  images: [],
  locks: [],
  protected_texts: [],
  score: null,
  chat_id: null,
  case_id: null,
  created_at: '2026-11-21T12:00:00Z',
  updated_at: '2026-11-21T12:00:00Z',
} as unknown as Card;

/** A card that another tab has written for Etsy as soon as the button is pressed. */
function Page() {
  const [shown, setShown] = useState(card);
  return (
    <>
      <button type="button" onClick={() => setShown({ ...card, marketplace: 'etsy' })}>
        From elsewhere
      </button>
      <ListingPreview
        card={shown}
        view="listing"
        onView={() => {}}
        exportControl={null}
        gallery={(marketplace) => `Pictures for ${marketplace}`}
      />
    </>
  );
}

it('writes for the marketplace that was chosen, until the card is written for another one elsewhere', async () => {
  const api = fakeApi(({ path }) => json(path.endsWith('/facts') ? { version_id: version.id, facts: [] } : card));
  await renderApp(<Page />, testServices(api));
  const user = userEvent.setup();
  const target = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Write and score for' });
  await user.selectOptions(target, 'eBay');
  expect(target.value).toBe('ebay');
  expect(screen.getByText('Pictures for ebay')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'From elsewhere' }));
  expect(target.value).toBe('etsy');
  expect(screen.getByText('Pictures for etsy')).toBeTruthy();
});
