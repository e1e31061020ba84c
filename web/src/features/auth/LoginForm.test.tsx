import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { LoginForm } from './LoginForm.tsx';

afterEach(cleanup);

async function open(answer: () => Response | Promise<Response>) {
  const api = fakeApi(answer);
  const services = testServices(api);
  let signedIn = 0;
  await renderApp(
    <LoginForm
      onSignedIn={() => {
        signedIn += 1;
      }}
    />,
    services,
  );
  const user = userEvent.setup();
  const submit = async (email: string, password: string) => {
    if (email !== '') await user.type(screen.getByLabelText('E-mail'), email);
    if (password !== '') await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { api, services, submit, signedIn: () => signedIn };
}

describe('signing in', () => {
  it('asks for both fields with the specified messages and sends nothing', async () => {
    const { api, submit } = await open(() => json({}));
    await submit('not-an-address', '');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Please enter a password')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('stores both tokens and goes on', async () => {
    const form = await open(() =>
      json({ access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 }),
    );
    await form.submit(' dana@shop.example ', 'secret');
    await expect.poll(form.signedIn).toBe(1);
    expect(form.api.calls[0]).toMatchObject({
      path: '/auth/login',
      body: { email: 'dana@shop.example', password: 'secret' },
    });
    expect([form.services.tokens.access(), form.services.tokens.refresh()]).toEqual(['a', 'r']);
  });

  it('says what is wrong with refused credentials', async () => {
    const form = await open(() => problem(401, 'invalid_credentials', 'Nope.'));
    await form.submit('dana@shop.example', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password.');
    expect(form.signedIn()).toBe(0);
  });

  it('passes on when to try again', async () => {
    const form = await open(() => problem(429, 'rate_limited', 'Too many attempts. Try again in 10 minutes.'));
    await form.submit('dana@shop.example', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 10 minutes.');
  });

  it('says that the server could not be reached', async () => {
    const form = await open(() => Promise.reject(new TypeError('Failed to fetch')));
    await form.submit('dana@shop.example', 'right');
    expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server');
  });
});
