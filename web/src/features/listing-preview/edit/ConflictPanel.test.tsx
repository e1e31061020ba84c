import type { Card } from '@cardwright/contract/cards';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditableSections } from './EditableSections.tsx';
import { EditingProvider } from './editing.tsx';
import { SaveState } from './SaveState.tsx';
import { openServer } from './testing/editor-stage.ts';

afterEach(cleanup);

/** The card as a page shows it. */
const shownCard = (card: Card): Card => {
  const current = { ...card.current, author: 'seller' as const, flags: [], evidence: [] };
  return { ...card, original: current, current, images: [], locks: [], protected_texts: [], marketplace: 'generic' };
};

interface PageControls {
  /** Takes over what the server has now, as a later look at it does. */
  look(): void;
  leave(): void;
  open(): void;
}

function Page({ server, controls }: { server: ReturnType<typeof openServer>; controls: PageControls }) {
  const [card, setCard] = useState(() => shownCard(server.card()));
  const [isOpen, setOpen] = useState(true);
  controls.look = () => setCard(shownCard(server.card()));
  controls.leave = () => setOpen(false);
  controls.open = () => setOpen(true);
  if (!isOpen) return null;
  return (
    <EditingProvider card={card} marketplace="generic">
      <SaveState />
      <ConflictPanel />
      <EditableSections />
    </EditingProvider>
  );
}

/** The card on a page that can be left and opened again. */
async function show() {
  const server = openServer();
  const controls: PageControls = { look() {}, leave() {}, open() {} };
  await renderApp(<Page server={server} controls={controls} />, testServices(server.api));
  const user = userEvent.setup();
  const edit = async (section: string, field: string) => {
    await user.click(screen.getByRole('button', { name: `Edit: ${section}` }));
    return screen.findByRole('textbox', { name: field });
  };
  const write = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { server, user, edit, write, page: (name: keyof PageControls) => act(() => controls[name]()) };
}

const choice = (field: string, label: string) =>
  within(screen.getByRole('radiogroup', { name: field })).getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save what I chose' });

it('asks again when another text comes to stand beside the chosen one', async () => {
  const { server, user, edit, write, page } = await show();
  const title = await edit('Title', 'Title');
  server.write({ title: 'Theirs' });
  await write(title, 'Mine');
  await screen.findByRole('alert');
  await user.click(choice('Title', 'Saved in the other tab'));
  expect(saveButton().disabled).toBe(false);
  // What is typed on would be lost by a choice that was made before.
  await user.type(title, ' and more');
  expect(choice('Title', 'Saved in the other tab').checked).toBe(false);
  expect(saveButton().disabled).toBe(true);
  await user.click(choice('Title', 'Your text here'));
  await user.type(title, ' still');
  expect(choice('Title', 'Your text here').checked).toBe(true);
  server.write({ title: 'Theirs, newer' });
  page('look');
  expect(choice('Title', 'Your text here').checked).toBe(false);
  await user.click(choice('Title', 'Your text here'));
  await user.click(saveButton());
  await waitFor(() => expect(server.card().current.listing.title).toBe('Mine and more still'));
  expect(screen.queryByRole('alert')).toBeNull();
  // The same two texts once more are another question.
  server.write({ title: 'Theirs, newer' });
  await write(title, 'Mine and more still!');
  await screen.findByRole('alert');
  expect(choice('Title', 'Your text here').checked).toBe(false);
});

it('what another tab writes into a list leaves the field that has the focus', async () => {
  const { server, user, edit, page } = await show();
  const bullet = await edit('Bullets', 'Bullet 1');
  await user.click(bullet);
  server.write({ bullets: ['Theirs', 'Second'] });
  page('look');
  expect(screen.getByRole('textbox', { name: 'Bullet 1' })).toBe(bullet);
  expect(document.activeElement).toBe(bullet);
  await user.keyboard(' and mine');
  expect(await screen.findByRole('textbox', { name: 'Bullet 2' })).toHaveProperty('value', 'Second');
  await waitFor(() => expect(server.card().current.listing.bullets).toEqual(['Theirs and mine', 'Second']));
});

it('what another tab writes into a product detail is shown where the seller is typing, and told', async () => {
  const { server, user, edit, page } = await show();
  const brand = await edit('Product details', 'Brand');
  await user.type(brand, 'Norvik ');
  await waitFor(() => expect(server.card().current.listing.brand).toBe('Norvik'));
  await screen.findByText('Saved');
  page('look');
  expect(brand, 'as it was typed').toHaveProperty('value', 'Norvik ');
  server.write({ brand: 'Theirs' });
  page('look');
  expect(brand).toHaveProperty('value', 'Theirs');
  expect(document.activeElement).toBe(brand);
  expect(screen.getAllByText('Taken over from another tab: Brand.').length).toBeGreaterThan(0);
  await user.keyboard(' and mine');
  await waitFor(() => expect(server.card().current.listing.brand).toBe('Theirs and mine'));
  // Also over what cannot be kept as it stands.
  const gtin = screen.getByRole('textbox', { name: /GTIN/ });
  await user.type(gtin, '40063813');
  server.write({ identifiers: { gtin: '4006381333931' } });
  page('look');
  expect(gtin).toHaveProperty('value', '4006381333931');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an earlier visit of the card saves no older words once it is opened again', async () => {
  const { server, page } = await show();
  vi.useFakeTimers();
  const write = (title: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Edit: Title' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: title } });
  };
  const olderSaves = () => server.saves().filter((body) => JSON.stringify(body).includes('Older'));
  server.setDown(true);
  write('Older');
  page('leave');
  await act(() => vi.advanceTimersByTimeAsync(0));
  page('open');
  write('Newer');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(olderSaves(), 'when the page was left, and when it was opened again').toHaveLength(2);
  server.setDown(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(olderSaves()).toHaveLength(2);
  expect(server.versions().map(({ title }) => title)).toEqual(['Mug', 'Newer']);
  expect(screen.queryByRole('alert')).toBeNull();
});
