import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
// Loaded ahead: how long that takes is not what is tested.
import './DetailsForm.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { EditingProvider } from './editing.tsx';

afterEach(cleanup);

async function show(fields: object = {}) {
  const listing = { ...emptyListing, title: 'Mug', ...fields };
  const version = { id: 'version-1', number: 1, listing, evidence: [], flags: [] };
  const card = { id: 'card', status: 'ready', marketplace: 'generic', current: version, images: [] } as unknown as Card;
  const api = fakeApi(({ body }) => {
    const { listing: change = {} } = body as { listing?: object };
    return json({ ...card, current: { ...version, id: 'version-2', listing: { ...listing, ...change } } });
  });
  await renderApp(
    <EditingProvider card={card} marketplace="generic">
      <DetailsSection />
    </EditingProvider>,
    testServices(api),
  );
  const user = userEvent.setup();
  // A slow machine saves in the middle of the typing too.
  const saved = (): object => {
    const changes = api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body as { listing: object });
    return Object.assign({}, ...changes.map(({ listing }) => listing));
  };
  return { user, saved };
}
const field = (name: string) => screen.getByLabelText(name);
/** At once: key by key takes long on a busy machine. */
const fill = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

it('takes what is typed, as a listing has it, and saves it when editing ends', async () => {
  const { user, saved } = await show();
  expect(screen.getByText(/no brand, price/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit: Product details' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Brand')));
  fill('Brand', 'Norvik');
  fill('Currency', 'eur');
  fill('Price', '12,5');
  fill('SKU', 'NV-1');
  expect(field('Price')).toHaveProperty('value', '12.5');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(saved()).toEqual({
      brand: 'Norvik',
      price: { amount: '12.5', currency: 'EUR' },
      identifiers: { sku: 'NV-1' },
    }),
  );
  expect(screen.getByText('12.5 EUR')).toBeTruthy();
});

it('keeps out what is wrong, says why, and does not end with it unseen', async () => {
  const { user, saved } = await show({ identifiers: { gtin: '4006381333931' } });
  await user.click(screen.getByRole('button', { name: 'Edit: Product details' }));
  const gtin = await screen.findByRole('textbox', { name: /GTIN/ });
  await user.type(gtin, '{Backspace}2');
  expect(screen.queryByText(/check digit/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done editing: Product details' }));
  expect(screen.getByText('The check digit of this number is wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(gtin);
  await user.keyboard('{Escape}');
  expect(screen.getByText('4006381333931')).toBeTruthy();
  expect(saved()).toEqual({});
});

it('leaves alone what a page stated wrongly while other fields are edited', async () => {
  const { user, saved } = await show({ identifiers: { gtin: '4006381333932' } });
  await user.click(screen.getByRole('button', { name: 'Edit: Product details' }));
  await screen.findByText('The check digit of this number is wrong.');
  fill('Brand', 'Norvik');
  await user.click(screen.getByRole('button', { name: 'Done editing: Product details' }));
  await waitFor(() => expect(saved()).toEqual({ brand: 'Norvik' }));
  expect(screen.getByText('4006381333932')).toBeTruthy();
});
