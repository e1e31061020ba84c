import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { PlansTeaser } from './PlansTeaser.tsx';

afterEach(cleanup);

const plans = [
  { id: 'free', name: 'Free', prices: { currency: 'USD', monthly: 0, annual: 0 }, limits: { credits: 1_300 } },
  { id: 'pro', name: 'Pro', prices: { currency: 'USD', monthly: 9_900, annual: 99_000 }, limits: { credits: null } },
];

it('shows each plan with its price', async () => {
  await renderApp(<PlansTeaser />, testServices(fakeApi(() => json({ plans }))));
  expect(await screen.findByText('$99')).toBeTruthy();
  expect(screen.getByText('1,300 credits a month')).toBeTruthy();
  expect(screen.getByText('Unlimited credits')).toBeTruthy();
});

it('keeps the place of the plans while they load, and the way to all of them', async () => {
  await renderApp(<PlansTeaser />, testServices(fakeApi(() => new Promise<Response>(() => undefined))));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Compare the plans' }).getAttribute('href')).toBe('/pricing');
});

it('leaves only the link when the plans cannot be had', async () => {
  const { queryClient } = await renderApp(
    <PlansTeaser />,
    testServices(fakeApi(() => problem(503, 'unavailable', 'No.'))),
  );
  await expect.poll(() => queryClient.getQueryState(['plans'])?.status).toBe('error');
  await expect.poll(() => screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Compare the plans' })).toBeTruthy();
});
