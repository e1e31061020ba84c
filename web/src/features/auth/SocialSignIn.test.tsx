import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { SocialLanding } from './SocialLanding.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import { rememberSocialState } from './social-state.ts';

afterEach(cleanup);

const address = 'https://id.example/authorize?client_id=c&state=s-1&nonce=n';
const pair = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 };

describe('the buttons of the providers', () => {
  const open = async (providers: object[], answer: (call: RecordedCall) => Response) => {
    const api = fakeApi((call) => (call.path === '/auth/providers' ? json({ providers }) : answer(call)));
    const services = testServices(api);
    const left: string[] = [];
    const view = await renderApp(<SocialSignIn onLeave={(to) => left.push(to)} />, services);
    return { ...view, api, services, left, user: userEvent.setup() };
  };

  it('are not there, nor anything else, when no provider is set up', async () => {
    const { api, container } = await open([], () => json({}));
    await expect.poll(() => api.calls).toHaveLength(1);
    expect(container.querySelectorAll('button, div')).toHaveLength(0);
  });

  it('remember the state and leave for the provider, once', async () => {
    const { api, services, left, user } = await open([{ id: 'google', name: 'Google' }], () => json({ url: address }));
    await user.dblClick(await screen.findByRole('button', { name: 'Continue with Google' }));
    await expect.poll(() => left).toEqual([address]);
    expect(services.drafts.getItem('social-state')).toBe('s-1');
    expect(api.calls.map((call) => call.path)).toEqual(['/auth/providers', '/auth/social/google/authorize']);
  });

  it.each([
    ['a refusal', () => problem(503, 'unavailable', 'Google does not answer.'), 'Google does not answer.'],
    ['an address without a state', () => json({ url: 'https://id.example/' }), 'We could not start the sign-in'],
  ])('say so after %s', async (_, answer, message) => {
    const { left, user } = await open([{ id: 'google', name: 'Google' }], answer);
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(left).toEqual([]);
  });

  it('work again for somebody who comes back to the page as it was left', async () => {
    const { user } = await open([{ id: 'oidc', name: 'Acme' }], () => json({ url: address }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Acme' });
    await user.click(button);
    expect(button.disabled).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(() => button.disabled).toBe(false);
  });
});

describe('coming back from the provider', () => {
  const open = async (search: string, answer: () => Response, startedWith: string | null = 's-1') => {
    const api = fakeApi(answer);
    const services = testServices(api);
    if (startedWith !== null) rememberSocialState(services.drafts, `https://id.example/?state=${startedWith}`);
    let signedIn = 0;
    const onSignedIn = () => {
      signedIn += 1;
    };
    const page = (
      <StrictMode>
        <SocialLanding provider="google" onSignedIn={onSignedIn} />
      </StrictMode>
    );
    const view = await renderApp(page, services, `/auth/google/callback${search}`);
    return { ...view, api, services, signedIn: () => signedIn };
  };
  const isRefused = async () => {
    expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth/login');
  };

  it('says that it is signing in, sends code and state once, and stores the tokens', async () => {
    const { api, services, signedIn, router } = await open('?code=c-1&state=s-1', () => json(pair));
    expect(screen.getByRole('status').textContent).toContain('Signing you in');
    await expect.poll(signedIn).toBeGreaterThan(0);
    expect(api.calls).toMatchObject([
      { method: 'POST', path: '/auth/social/google/callback', body: { code: 'c-1', state: 's-1' } },
    ]);
    expect(services.tokens.access()).toBe('a');
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it.each([
    ['another state', '?code=c-1&state=s-2', 's-1'],
    ['a state, but this tab started nothing', '?code=c-1&state=s-1', null],
    ['no state', '?code=c-1', 's-1'],
    ['no code', '?state=s-1', 's-1'],
  ])('with %s sends nothing', async (_, search, startedWith) => {
    const { api, services, signedIn } = await open(search, () => json(pair), startedWith);
    await isRefused();
    expect(screen.getByRole('alert').textContent).toContain('was not started in this browser tab');
    expect([api.calls, services.tokens.access(), signedIn()]).toEqual([[], null, 0]);
  });

  it('counts a state once', async () => {
    const { services } = await open('?code=c-1&state=s-1', () => json(pair));
    await expect.poll(() => services.tokens.access()).toBe('a');
    expect(services.drafts.getItem('social-state')).toBeNull();
  });

  it("shows the server's reason for a refusal", async () => {
    const { services } = await open('?code=c-1&state=s-1', () =>
      problem(403, 'email_not_verified', 'Your address is not verified at Google.'),
    );
    await isRefused();
    expect(screen.getByRole('alert').textContent).toBe('Your address is not verified at Google.');
    expect(services.tokens.access()).toBeNull();
  });

  it('is calm about somebody who cancelled', async () => {
    const { api } = await open('?error=access_denied&state=s-1', () => json(pair));
    await isRefused();
    expect(screen.getByText('You cancelled the sign-in. Nothing has changed.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('tells any other error of the provider as a failure', async () => {
    await open('?error=server_error&error_description=<b>x</b>', () => json(pair));
    await isRefused();
    expect(screen.getByRole('alert').textContent).toBe('The sign-in did not work. Please try again.');
  });
});
