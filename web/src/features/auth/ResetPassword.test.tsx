import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ResetConfirm } from './ResetConfirm.tsx';
import { ResetRequest } from './ResetRequest.tsx';

afterEach(cleanup);

type Answer = () => Response | Promise<Response>;
const failures: [string, Answer, string | null][] = [
  ["the server's sentence", () => problem(429, 'rate_limited', 'Please wait a minute.'), 'Please wait a minute.'],
  ['the specified one', () => new Response('', { status: 502 }), null],
  ['the specified one', () => Promise.reject(new TypeError('Failed to fetch')), null],
];

describe('asking for a link', () => {
  const open = async (answer: Answer) => {
    const api = fakeApi((call) => (call.path === '/site' ? json({ has_outbox: true }) : answer()));
    await renderApp(<ResetRequest />, testServices(api));
    return { user: userEvent.setup(), posts: () => api.calls.filter((call) => call.method === 'POST') };
  };

  it('needs an address', async () => {
    const { user, posts } = await open(() => json({}));
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('says that it is on its way, to which address, and where to read it', async () => {
    const { user, posts } = await open(() => json({ status: 'reset_sent' }, 202));
    await user.type(screen.getByLabelText('E-mail'), 'dana@shop.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBe(document.activeElement);
    expect(screen.getByText(/If there is an account for dana@shop\.example/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Open the outbox' })).toBeTruthy();
    expect(posts()).toMatchObject([{ path: '/auth/password-reset', body: { email: 'dana@shop.example' } }]);
  });

  it.each(failures)('tells a failure by %s', async (_, answer, message) => {
    const { user } = await open(answer);
    await user.type(screen.getByLabelText('E-mail'), 'dana@shop.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message ?? 'Password reset request failed.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('dana@shop.example');
  });
});

describe('choosing a new password', () => {
  const open = async (answer: Answer, address = '/auth/reset-password-confirm?token=t-1') => {
    const api = fakeApi(answer);
    const view = await renderApp(<ResetConfirm />, testServices(api), address);
    const user = userEvent.setup();
    const submit = async (password: string, confirmation: string) => {
      for (const [label, value] of [
        ['New password', password],
        ['Confirm new password', confirmation],
      ] as const) {
        if (value === '') continue;
        await user.click(screen.getByLabelText(label));
        await user.paste(value);
      }
      await user.click(screen.getByRole('button', { name: 'Set new password' }));
    };
    return { ...view, api, submit };
  };

  it('asks for both fields with the specified messages', async () => {
    const { api, submit } = await open(() => json({}));
    await submit('', '');
    expect(screen.getByText('Please enter a new password')).toBeTruthy();
    expect(screen.getByText('Please confirm your new password')).toBeTruthy();
    await submit('kettle moon', 'kettle mood');
    expect(screen.getByText('The passwords do not match')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('takes the token out of the address, sends it with the password, and says that it is done', async () => {
    const { api, submit, router } = await open(() => json({ status: 'password_changed' }));
    await expect.poll(() => router.state.location.search).toBe('');
    await submit('kettle moon', 'kettle moon');
    const heading = await screen.findByRole('heading', { name: 'Your password is changed' });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth/login');
    expect(api.calls).toMatchObject([
      { path: '/auth/password-reset/confirm', body: { token: 't-1', password: 'kettle moon' } },
    ]);
    expect(JSON.stringify(router.state.location)).not.toContain('t-1');
  });

  it('survives a reload of the page without the token in its address', async () => {
    const first = await open(() => json({}));
    await expect.poll(() => first.router.state.location.search).toBe('');
    const { state } = first.router.state.location;
    first.unmount();
    const again = await open(() => json({ status: 'password_changed' }), '/');
    await again.router.navigate('/auth/reset-password-confirm', { state });
    await screen.findByRole('heading', { name: 'Choose a new password' });
    await again.submit('kettle moon', 'kettle moon');
    await expect.poll(() => again.api.calls.at(-1)?.body).toEqual({ token: 't-1', password: 'kettle moon' });
  });

  it.each([
    ['is refused', '/auth/reset-password-confirm?token=old'],
    ['is missing', '/auth/reset-password-confirm'],
  ])('explains a link that %s and offers a new one', async (_, address) => {
    const { submit } = await open(() => problem(400, 'invalid_token', 'No.'), address);
    if (address.includes('?')) await submit('kettle moon', 'kettle moon');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/auth/reset-password');
  });

  it.each(failures)('tells a failure by %s', async (_, answer, message) => {
    const { submit } = await open(answer);
    await submit('kettle moon', 'kettle moon');
    expect((await screen.findByRole('alert')).textContent).toBe(message ?? 'Password reset failed.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('kettle moon');
  });
});
