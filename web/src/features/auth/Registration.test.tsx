import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { Registration } from './Registration.tsx';

afterEach(cleanup);

const site = { support_email: null, community_url: null, help_url: null, offices: [], gtm_id: null };
const sent = () => json({ status: 'confirmation_sent' }, 202);

/** At once, as a password manager or the clipboard does. */
async function enter(user: UserEvent, label: string, value: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(value);
}

async function open(answer: (call: RecordedCall) => Response | Promise<Response>, hasOutbox = false) {
  const api = fakeApi((call) => (call.path === '/site' ? json({ ...site, has_outbox: hasOutbox }) : answer(call)));
  await renderApp(<Registration />, testServices(api));
  const user = userEvent.setup();
  const fill = async (email: string, password: string, confirmation: string) => {
    for (const [label, value] of [
      ['E-mail', email],
      ['Password', password],
      ['Confirm password', confirmation],
    ] as const)
      if (value !== '') await enter(user, label, value);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  };
  const posts = () => api.calls.filter((call) => call.method === 'POST');
  return { user, fill, posts };
}

describe('registering', () => {
  it('asks for everything with the specified messages', async () => {
    const { fill, posts } = await open(sent);
    await fill('', '', '');
    for (const message of [
      'Please enter a valid email address',
      'Please enter a password',
      'Please confirm your password',
    ])
      expect(screen.getByText(message)).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it.each([
    ['kettle moon', 'kettle moo', 'The passwords do not match'],
    ['short', 'short', 'Please use at least 8 characters'],
    ['a'.repeat(129), 'a'.repeat(129), 'Please use at most 128 characters'],
  ])('refuses %j with %j', async (password, confirmation, message) => {
    const { fill, posts } = await open(sent);
    await fill('dana@shop.example', password, confirmation);
    expect(screen.getByText(message)).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('sees that the passwords differ when the first is changed after the second', async () => {
    const { user } = await open(sent);
    await enter(user, 'Password', 'kettle moon');
    await enter(user, 'Confirm password', 'kettle moon');
    await user.type(screen.getByLabelText('Password'), 's');
    await user.click(screen.getByLabelText('E-mail'));
    expect(screen.getByText('The passwords do not match')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), '{Backspace}');
    expect(screen.queryByText('The passwords do not match')).toBeNull();
  });

  it('says how strong the password is and knows the name in the address', async () => {
    const { user } = await open(sent);
    await enter(user, 'E-mail', 'danabergmann@shop.example');
    await enter(user, 'Password', 'danabergmann');
    expect(screen.getByText('Password strength: weak')).toBeTruthy();
    await enter(user, 'Password', ' kettle moon seven');
    expect(screen.getByText('Password strength: strong')).toBeTruthy();
  });

  it('shows the notice in place of the form, with the way on', async () => {
    const { fill, posts } = await open(sent);
    await fill(' dana@shop.example ', 'kettle moon', 'kettle moon');
    const title = await screen.findByRole('heading', { name: 'Check your e-mail' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/We have sent a message to dana@shop\.example\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth/login');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open the outbox' })).toBeNull();
    expect(posts()).toMatchObject([
      { path: '/auth/register', body: { email: 'dana@shop.example', password: 'kettle moon' } },
    ]);
  });

  it('leads to the outbox on a local installation', async () => {
    const { fill } = await open(sent, true);
    await fill('dana@shop.example', 'kettle moon', 'kettle moon');
    const link = await screen.findByRole('link', { name: 'Open the outbox' });
    expect(link.getAttribute('href')).toBe('/dev/outbox');
  });

  it.each([
    ["the server's sentence", () => problem(429, 'rate_limited', 'Too many tries.'), 'Too many tries.'],
    ['the specified one', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Registration failed.'],
    ['the specified one', () => Promise.reject(new TypeError('Failed to fetch')), 'Registration failed.'],
  ])('tells a failure by %s', async (_, answer, message) => {
    const { fill } = await open(answer);
    await fill('dana@shop.example', 'kettle moon', 'kettle moon');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>('Confirm password').value).toBe('kettle moon');
  });
});

describe('the confirmation e-mail', () => {
  it('is sent again after a pause, and says so', async () => {
    let time = Date.parse('2026-11-21T12:00:00Z');
    const api = fakeApi((call) => (call.path === '/site' ? json({ ...site, has_outbox: false }) : sent()));
    await renderApp(<Registration />, { ...testServices(api), now: () => new Date(time) });
    const user = userEvent.setup();
    await enter(user, 'E-mail', 'dana@shop.example');
    await enter(user, 'Password', 'kettle moon');
    await enter(user, 'Confirm password', 'kettle moon');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await act(async () => undefined);
    const pass = (seconds: number) =>
      act(async () => {
        time += seconds * 1000;
        await vi.advanceTimersByTimeAsync(seconds * 1000);
      });
    const resends = () => api.calls.filter((call) => call.path === '/auth/activation');

    const button = screen.getByRole('button', { name: 'Send it again in 30 s' });
    fireEvent.click(button);
    await pass(10);
    expect(button.textContent).toBe('Send it again in 20 s');
    expect(resends()).toEqual([]);
    await pass(20);
    expect(button.textContent).toBe('Send it again');
    fireEvent.click(button);
    fireEvent.click(button);
    await act(async () => undefined);
    await pass(1);
    expect(screen.getByText('We have sent it again to dana@shop.example.')).toBeTruthy();
    expect(resends()).toMatchObject([{ body: { email: 'dana@shop.example' } }]);
    expect(button.textContent).toBe('Send it again in 29 s');
  });

  it('may go to another address', async () => {
    const { fill, user } = await open(sent);
    await fill('dana@shop.example', 'kettle moon', 'kettle moon');
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('');
  });
});
