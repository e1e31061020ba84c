import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { mugCard } from '../testing/mug-card.tsx';
import { EditableSections } from './EditableSections.tsx';
import { EditingProvider } from './editing.tsx';
import { SaveState } from './SaveState.tsx';

afterEach(cleanup);

const flag = { path: 'bullets/1', kind: 'ungrounded', text: 'No source states the material “bamboo”. Remove it.' };
const version = {
  id: 'version-1',
  number: 1,
  label: 'Improved',
  author: 'assistant',
  created_at: '2026-11-21T12:00:00Z',
  listing: {
    ...emptyListing,
    title: 'Mug',
    description: 'Hot for 6 hours.',
    bullets: ['Hot for 6 hours', 'Made of bamboo'],
    specifications: Array.from({ length: 10 }, (_, index) => ({ name: `Name ${index}`, value: `Value ${index}` })),
  },
  evidence: [],
  flags: [flag],
};
const card = { ...mugCard, original: version, current: version, locks: ['title'] } as unknown as Card;

/** `isHeld`: what is saved gets no answer. */
async function show({ isHeld = false } = {}) {
  const api = fakeApi(({ path, body, method }) => {
    if (isHeld && method === 'PATCH') return new Promise(() => {});
    if (path.endsWith('/facts')) {
      const facts = [
        { path: 'bullets/0', text: '6 hours', quote: 'Stays hot for 6 hours.', source: 'page' },
        ...[0, 7, 9].map((row) => ({
          path: `specifications/${row}`,
          text: `${row}`,
          quote: `Row ${row}.`,
          source: 'page',
        })),
      ];
      return json({ version_id: version.id, facts });
    }
    const { listing = {} } = body as { listing?: object };
    return json({ ...card, current: { ...version, id: 'version-2', listing: { ...version.listing, ...listing } } });
  });
  await renderApp(
    <EditingProvider card={card} marketplace="generic">
      <SaveState />
      <EditableSections />
    </EditingProvider>,
    testServices(api),
  );
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

it('edits a section in its place, gives it the focus, and Escape ends it', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Edit: Title' }));
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(document.activeElement).toBe(field);
  await user.type(field, ' blue');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  expect(screen.getByText('Mug blue')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Title' }));
});

it('offers to keep, take out or edit what is flagged', async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(sent()).toEqual([{ base_version: 'version-1', flags: [{ ...flag, confirmed: true }] }]));
  await user.click(screen.getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(sent()[1]).toMatchObject({ listing: { bullets: ['Hot for 6 hours'] } }));
  expect(screen.queryByText('Made of bamboo')).toBeNull();
});

it('locks a section, and sentences of it', async () => {
  const { user, sent } = await show();
  expect(screen.getByRole('button', { name: 'Lock: Title' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Lock: Bullets' }));
  await user.click(screen.getByText('Keep sentences word for word'));
  await user.click(await screen.findByRole('checkbox', { name: 'Hot for 6 hours.' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { base_version: 'version-1', locks: ['title', 'bullets'] },
      { base_version: 'version-1', protected_texts: ['Hot for 6 hours.'] },
    ]),
  );
});

it('shows the words of the source for a fact that has the focus, until Escape', async () => {
  const { user } = await show();
  const fact = await screen.findByRole('button', { name: '6 hours' });
  fact.focus();
  const source = await screen.findByRole('tooltip');
  expect(source.textContent).toContain('Stays hot for 6 hours.');
  expect(fact.getAttribute('aria-describedby')).toBe(source.id);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.keyboard('{Enter}');
  await screen.findByRole('tooltip');
});

it('has one stop of Tab for the facts of a section, and the arrow keys for those that are shown', async () => {
  const { user } = await show();
  const fact = await screen.findByRole('button', { name: '0' });
  const focused = () => document.activeElement?.textContent;
  screen.getByRole('button', { name: 'Edit: Specifications' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(fact);
  expect((await screen.findByRole('tooltip')).textContent).toContain('Fact 1 of 2 here.');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('0');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('7');
  await user.tab();
  expect(focused()).toBe('View more (2)');
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  expect(focused()).toBe('7');
  await user.keyboard('{End}');
  expect(focused()).toBe('9');
  // Folded away, the last one is no stop any more.
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  expect(focused()).toBe('0');
});

it('leaves the focus on a lock and on a sentence while they are saved', async () => {
  const { user, sent } = await show({ isHeld: true });
  await user.click(screen.getByText('Keep sentences word for word'));
  const choices = [
    screen.getByRole('button', { name: 'Lock: Bullets' }),
    await screen.findByRole('checkbox', { name: 'Hot for 6 hours.' }),
  ];
  for (const [index, choice] of choices.entries()) {
    choice.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(sent()).toHaveLength(index + 1));
    // Another press before the answer saves nothing twice.
    await user.keyboard(' ');
    expect(sent()).toHaveLength(index + 1);
    expect(choice.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(choice);
  }
});

it('goes on beside a removed entry, and at the button for a new one when none is left', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Edit: Bullets' }));
  (await screen.findByRole('button', { name: 'Remove Bullet 2' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bullet 1' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a bullet' }));
});

it('has the rows that are folded away for the printer', async () => {
  await show();
  expect(screen.getByText('Value 9').closest('tr')?.hidden).toBe(true);
  expect(screen.getByText('Value 7').closest('tr')?.hidden).toBe(false);
});
