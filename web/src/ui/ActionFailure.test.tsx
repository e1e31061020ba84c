import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { WorkPrice } from './WorkPrice.tsx';

afterEach(cleanup);

const catalogue = {
  plans: [{ id: 'basic', name: 'Basic' }],
  costs: { chat_turn: 10, improve: 20, import: 5, score: 1, image: 1, export: 0 },
};
const services = () => testServices(fakeApi(() => json(catalogue)));
const exhausted = {
  code: 'credits_exhausted',
  detail: 'No image credits are left.',
  feature: 'image_credits',
  used: 1_010,
  limit: 1_010,
  reset_date: '2026-12-01T12:00:00.000Z',
  upgrade_to: 'basic',
};

it('says which credits are used up, when they come back, and which plan has more', async () => {
  await renderApp(<ActionFailure error={new ApiError(402, exhausted)} fallback="Failed." />, services());
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Not enough image credits');
  expect(textContent).toContain('No image credits are left.');
  expect(textContent).toMatch(/1,010 of 1,010 used\. They come back on 1 Dec 2026, /);
  expect(textContent).not.toContain('daily credits');
  expect((await screen.findByRole('link', { name: 'Upgrade to Basic' })).getAttribute('href')).toBe('/pricing');
  expect(screen.getByRole('link', { name: 'Where my credits went' }).getAttribute('href')).toBe(
    '/profile/credits?feature=image_credits',
  );
});

it('comes into sight', async () => {
  const { scrollIntoView } = Element.prototype;
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = function show(options) {
    shown.push([this.getAttribute('role'), options]);
    return Promise.resolve();
  };
  const { unmount } = await renderApp(
    <ActionFailure error={new ApiError(402, exhausted)} fallback="Failed." />,
    services(),
  );
  Element.prototype.scrollIntoView = scrollIntoView;
  unmount();
  expect(shown).toEqual([['alert', { block: 'nearest' }]]);
});

it('says of credits that some come sooner', async () => {
  const error = new ApiError(402, { ...exhausted, ...{ feature: 'credits' } });
  await renderApp(<ActionFailure error={error} fallback="Failed." />, services());
  expect(screen.getByRole('alert').textContent).toContain('Your daily credits are filled up again at midnight, UTC.');
});

it('offers no upgrade where no plan has more', async () => {
  const error = new ApiError(402, { ...exhausted, ...{ upgrade_to: null } });
  await renderApp(<ActionFailure error={error} fallback="Failed." />, services());
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Where my credits went']);
});

it('leads to the plans where the plan was the reason', async () => {
  const error = new ApiError(403, { code: 'plan_required', detail: 'Your plan has 1 public case.' });
  await renderApp(<ActionFailure error={error} fallback="Failed." />, services());
  expect(screen.getByRole('alert').textContent).toContain('Your plan has 1 public case.');
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
});

it('has one sentence for everything else, which can be put away', async () => {
  let isOpen = true;
  await renderApp(
    <ActionFailure error={new TypeError('network')} fallback="Failed." onClose={() => (isOpen = false)} />,
    services(),
  );
  expect(screen.getByText('Failed.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen).toBe(false);
});

it('states the price of work in the credits that pay for it', async () => {
  await renderApp(
    <>
      <WorkPrice work="improve" />
      <WorkPrice work="import" count={3} />
      <WorkPrice work="score" />
      <WorkPrice work="chat_turn" isFree />
    </>,
    services(),
  );
  expect(await screen.findByText('20 credits')).toBeTruthy();
  for (const text of ['15 credits', '1 scoring credit', 'Free']) expect(screen.getByText(text)).toBeTruthy();
});
