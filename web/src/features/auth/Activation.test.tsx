import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { Activation } from './Activation.tsx';

afterEach(cleanup);

async function open(address: string, answer: (call: RecordedCall) => Response | Promise<Response>) {
  const api = fakeApi((call) => (call.path === '/site' ? json({ has_outbox: false }) : answer(call)));
  const view = await renderApp(
    <StrictMode>
      <Activation />
    </StrictMode>,
    testServices(api),
    address,
  );
  const posts = () => api.calls.filter((call) => call.method === 'POST');
  return { ...view, posts, user: userEvent.setup() };
}

describe('the activation link', () => {
  it('is used once, even when effects run twice, and leads to the login', async () => {
    const { posts, router } = await open('/auth/activate?token=t-1', () => json({ status: 'activated' }));
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeTruthy();
    expect(screen.getByText(/You can now log in/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth/login');
    expect(posts()).toMatchObject([{ path: '/auth/activate', body: { token: 't-1' } }]);
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('still says so after a reload, without using the token again', async () => {
    const first = await open('/auth/activate?token=t-1', () => json({ status: 'activated' }));
    await screen.findByRole('heading', { name: 'Your account is active' });
    await expect.poll(() => first.router.state.location.state).toEqual({ isDone: true });
    first.unmount();
    const api = fakeApi(() => problem(400, 'invalid_token', 'Used.'));
    // A reload gives the history entry back as it was.
    const { router } = await renderApp(<Activation />, testServices(api), '/');
    await router.navigate('/auth/activate', { state: first.router.state.location.state });
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeTruthy();
    expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  it.each([
    ['refused', '/auth/activate?token=old', 1],
    ['missing', '/auth/activate', 0],
    ['empty', '/auth/activate?token=', 0],
  ])('that is %s is explained, with the login and a new link', async (_, address, calls) => {
    const { posts, user } = await open(address, (call) =>
      call.path === '/auth/activate'
        ? problem(400, 'invalid_token', 'This link is not valid.')
        : json({ status: 'confirmation_sent' }, 202),
    );
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy();
    expect(posts()).toHaveLength(calls);
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    await user.type(screen.getByLabelText('E-mail'), 'dana@shop.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeTruthy();
    expect(posts().at(-1)).toMatchObject({ path: '/auth/activation', body: { email: 'dana@shop.example' } });
  });

  it('can be tried again after a lost connection', async () => {
    let isOnline = false;
    const { posts, user } = await open('/auth/activate?token=t-1', () =>
      isOnline ? json({ status: 'activated' }) : Promise.reject(new TypeError('Failed to fetch')),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server');
    expect(posts()).toHaveLength(1);
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeTruthy();
    expect(posts()).toHaveLength(2);
  });
});
