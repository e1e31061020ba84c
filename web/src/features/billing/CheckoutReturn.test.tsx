import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { CheckoutReturn, shownOf } from './CheckoutReturn.tsx';

afterEach(cleanup);

const state = (status: string) => ({ id: 'checkout', status, plan_id: 'plus', interval: 'monthly' });
const plans = { plans: [{ id: 'plus', name: 'Plus' }] };

/** The page of a checkout whose states come in this order; `told`: how often it said that the plan is there. */
const show = async (answers: Response[], { id = 'checkout', hasTurnedBack = false } = {}) => {
  const told: true[] = [];
  const onDone = () => told.push(true);
  const api = fakeApi(({ path }) => {
    if (path === '/billing/plans') return json(plans);
    return (answers.length > 1 ? answers.shift() : answers[0])?.clone() ?? json({});
  });
  const page = (
    <CheckoutReturn checkoutId={id} hasTurnedBack={hasTurnedBack} onDone={onDone} credits={<p>1,800 credits</p>} />
  );
  await renderApp(page, testServices(api), '/checkout/return');
  return { told, api };
};

describe('the page after the checkout', () => {
  it('confirms first, then welcomes to the plan and shows its credits', async () => {
    const { told } = await show([json(state('confirming')), json(state('done'))]);
    expect(await screen.findByText('Confirming your payment')).toBeTruthy();
    expect(await screen.findByText('Welcome to Plus')).toBeTruthy();
    expect(screen.getByText('1,800 credits')).toBeTruthy();
    expect(told).toHaveLength(1);
  });

  it('says that nothing was paid to whoever turned back, also before the provider knows it', async () => {
    await show([json(state('open'))], { hasTurnedBack: true });
    expect(await screen.findByText('Nothing was paid')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('knows nothing of an address without a payment, or with that of somebody else', async () => {
    const { api } = await show([json({})], { id: '' });
    expect(await screen.findByText('No payment is known here')).toBeTruthy();
    expect(api.calls.some(({ path }) => path.startsWith('/billing/checkout'))).toBe(false);
    cleanup();
    await show([problem(404, 'not_found', 'Checkout not found.')]);
    expect(await screen.findByText('No payment is known here')).toBeTruthy();
  });

  it('offers another look when the server could not be asked', async () => {
    await show([problem(503, 'unavailable', 'Busy.')]);
    expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('what is shown', () => {
  it('takes an open checkout for one that is being confirmed for a while, then asks', () => {
    expect([1, 4, 30].map((answers) => shownOf('open', answers, false))).toEqual(['confirming', 'open', 'open']);
  });

  it('says when confirming takes long, and never that a paid one was abandoned', () => {
    expect([1, 20].map((answers) => shownOf('confirming', answers, true))).toEqual(['confirming', 'slow']);
    expect(shownOf('done', 30, true)).toBe('done');
    expect(shownOf('abandoned', 1, false)).toBe('abandoned');
    expect(shownOf('surplus', 1, false)).toBe('surplus');
  });
});
