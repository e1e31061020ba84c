import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { LoginForm } from './LoginForm.tsx';

afterEach(cleanup);

const pair = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 };

async function open(answer: (call: RecordedCall) => Response | Promise<Response>) {
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
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const submit = async (address: string, secret: string) => {
    for (const [input, value] of [
      [email, address],
      [password, secret],
    ] as const) {
      if (value === '') continue;
      await user.click(input);
      await user.paste(value);
    }
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { api, services, user, email, password, submit, signedIn: () => signedIn };
}

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('signing in', () => {
  it('asks for both fields with the specified messages, at the fields, and sends nothing', async () => {
    const { api, submit, email, password } = await open(() => json({}));
    await submit('not-an-address', '');
    expect(describedBy(email)).toBe('Please enter a valid email address');
    expect(describedBy(password)).toBe('Please enter a password');
    expect([email, password].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(email);
    expect(api.calls).toEqual([]);
  });

  it('puts the focus on the first field that is wrong', async () => {
    const { submit, password } = await open(() => json({}));
    await submit('dana@shop.example', '');
    expect(document.activeElement).toBe(password);
  });

  it('checks a field when it is left, and again at every key once it is wrong', async () => {
    const { user, email } = await open(() => json({}));
    await user.type(email, 'dana');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(describedBy(email)).toBe('Please enter a valid email address');
    expect(screen.queryByText('Please enter a password')).toBeNull();
    await user.type(email, '@shop.example');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Please enter a password')).toBeTruthy();
  });

  it('says nothing of an empty field to somebody on the way to a link', async () => {
    const { user, email } = await open(() => json({}));
    await user.click(email);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('is filled by password managers, accepts paste, and shows the password on demand', async () => {
    const { user, email, password } = await open(() => json({}));
    expect([email.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
    await user.click(password);
    await user.paste('pasted secret');
    expect([password.value, password.type]).toEqual(['pasted secret', 'password']);
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(show.getAttribute('aria-pressed')).toBe('false');
    await user.click(show);
    expect([password.type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('stores both tokens and goes on', async () => {
    const form = await open(() => json(pair));
    await form.submit(' dana@shop.example ', ' secret ');
    await expect.poll(form.signedIn).toBe(1);
    expect(form.api.calls).toMatchObject([
      { method: 'POST', path: '/auth/login', body: { email: 'dana@shop.example', password: ' secret ' } },
    ]);
    expect([form.services.tokens.access(), form.services.tokens.refresh()]).toEqual(['a', 'r']);
  });

  it('sends once, by Enter, however often that is pressed', async () => {
    let answer: (response: Response) => void = () => undefined;
    const form = await open(() => new Promise((resolve) => (answer = resolve)));
    await form.user.type(form.email, 'dana@shop.example');
    await form.user.type(form.password, 'secret{Enter}{Enter}');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
    expect(button.disabled).toBe(true);
    form.email.form?.requestSubmit();
    answer(json(pair));
    await expect.poll(form.signedIn).toBe(1);
    expect(form.api.calls).toHaveLength(1);
    // The button stays busy until the page is left.
    expect(button.disabled).toBe(true);
  });

  it('says what is wrong with refused credentials and keeps what was typed', async () => {
    const form = await open(() => problem(401, 'invalid_credentials', 'Nope.'));
    await form.submit('dana@shop.example', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password.');
    expect([form.email.value, form.password.value]).toEqual(['dana@shop.example', 'wrong']);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' }));
    expect(form.signedIn()).toBe(0);
  });

  it('says no more what the last try failed with when a field is wrong now', async () => {
    const form = await open(() => problem(401, 'invalid_credentials', 'Invalid email or password.'));
    await form.submit('dana@shop.example', 'wrong');
    await screen.findByRole('alert');
    await form.user.clear(form.password);
    await form.submit('', '');
    expect(describedBy(form.password)).toBe('Please enter a password');
    expect(screen.queryByText('Invalid email or password.')).toBeNull();
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

  it('shows what the server says of a field at the field, until that is changed', async () => {
    const refusal = { status: 422, code: 'invalid_request', detail: 'Not valid.' };
    const form = await open(() =>
      json({ ...refusal, errors: [{ path: 'email', message: 'This address is blocked' }] }, 422),
    );
    await form.submit('dana@shop.example', 'right');
    await expect.poll(() => describedBy(form.email)).toBe('This address is blocked');
    expect(document.activeElement).toBe(form.email);
    expect(screen.queryByRole('alert')).toBeNull();
    await form.user.type(form.email, 'x');
    expect(screen.queryByText('This address is blocked')).toBeNull();
  });
});

describe('signing in before the address is confirmed', () => {
  const refuse = (call: RecordedCall, again: () => Response) =>
    call.path === '/auth/activation' ? again() : problem(403, 'email_not_verified', 'Please confirm your address.');

  it('offers the e-mail again and says that it went out', async () => {
    const form = await open((call) => refuse(call, () => json({ status: 'confirmation_sent' }, 202)));
    await form.submit('dana@shop.example', 'right');
    expect((await screen.findByRole('alert')).textContent).toBe('Please confirm your address.');
    await form.user.dblClick(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText('We have sent it again to dana@shop.example.')).toBeTruthy();
    // The button was off while it worked; the keyboard goes on from it.
    expect(document.activeElement?.textContent).toBe('Send it again in 30 s');
    expect(form.api.calls.slice(1)).toMatchObject([{ path: '/auth/activation', body: { email: 'dana@shop.example' } }]);
  });

  it('says when it did not go out', async () => {
    const form = await open((call) => refuse(call, () => problem(429, 'rate_limited', 'Please wait a minute.')));
    await form.submit('dana@shop.example', 'right');
    await form.user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
  });
});
