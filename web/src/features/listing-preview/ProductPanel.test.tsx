import type { Card } from '@cardwright/contract/cards';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ProductPanel } from './ProductPanel.tsx';

afterEach(cleanup);

const card = {
  id: 'mug',
  status: 'ready',
  marketplace: 'etsy',
  source_url: 'https://shop.example/mug',
  score: 83,
  images: [],
  current: { listing: { title: 'Steel mug' } },
} as unknown as Card;
const show = (answer: () => Response) =>
  renderApp(<ProductPanel cardId="mug" />, testServices(fakeApi(answer)), '/chat/1');
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the card in short, with the ways to its listing and its comparison', async () => {
  await show(() => json(card));
  await screen.findByRole('heading', { name: 'Steel mug' });
  screen.getByRole('img', { name: 'Score 83 of 100' });
  expect(address('Open the listing')).toBe('/library/mug');
  expect(address('Compare the versions')).toBe('/library/mug?view=comparison');
});

it('names an untitled card by its address, and says when it has no score', async () => {
  await show(() => json({ ...card, score: null, current: { listing: { title: '' } } }));
  await screen.findByRole('heading', { name: 'https://shop.example/mug' });
  screen.getByText('Not scored yet');
});

it('says when the card is gone', async () => {
  await show(() => problem(404, 'not_found', 'There is no such card.'));
  expect((await screen.findByRole('alert')).textContent).toBe('Product not found.');
});

it('tries again after another failure', async () => {
  let isDown = true;
  await show(() => (isDown ? problem(400, 'broken', 'Out of order.') : json(card)));
  expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Steel mug' });
});
