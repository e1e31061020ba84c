import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices, testUserStore } from '../../testing/render-app.tsx';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { UserMenu } from './UserMenu.tsx';

afterEach(cleanup);

const support = { support_email: 'help@shop.test', community_url: 'https://community.test/room' };

const open = async (site: object = {}, withDetails = false) => {
  const api = fakeApi((call) => answerFrame(call, site) ?? new Response(null, { status: 204 }));
  const { services, user } = await signedInServices(api);
  const view = await renderApp(<UserMenu withDetails={withDetails} />, services, '/library', user);
  const person = userEvent.setup();
  const click = async () => person.click(screen.getByRole('button', { name: /^Your account/ }));
  return { api, services, person, click, ...view };
};

describe('the user menu', () => {
  it('opens by click on the first letter of the e-mail', async () => {
    const { click } = await open();
    expect(screen.getByRole('button', { name: /^Your account/ }).textContent).toBe('Your accountA');
    expect(screen.queryByRole('menu')).toBeNull();
    await click();
    expect(await screen.findByRole('menuitem', { name: /ada@shop\.test/ })).toBeTruthy();
  });

  it('shows e-mail and plan beside the avatar on request', async () => {
    await open({}, true);
    expect(screen.getByRole('button', { name: /^Your account/ }).textContent).toBe('Your accountAada@shop.testFree');
  });

  it('leads to the profile and the plans', async () => {
    const { click } = await open();
    await click();
    expect((await screen.findByRole('menuitem', { name: /ada@shop\.test/ })).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('menuitem', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/pricing');
  });

  it('offers the support that is set up', async () => {
    const { click, person } = await open(support);
    await click();
    await person.click(await screen.findByRole('menuitem', { name: 'Support' }));
    expect((await screen.findByRole('menuitem', { name: 'E-mail support' })).getAttribute('href')).toBe(
      'mailto:help@shop.test',
    );
    const community = screen.getByRole('menuitem', { name: 'Community chat' });
    expect([community.getAttribute('href'), community.getAttribute('target'), community.getAttribute('rel')]).toEqual([
      'https://community.test/room',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it.each(['{Enter}', ' ', '{ArrowLeft}', '{ArrowRight}'])(
    'opens the support by the key %j, and the left arrow leads back to it',
    async (key) => {
      const { click, person } = await open(support);
      await click();
      const item = await screen.findByRole('menuitem', { name: 'Support' });
      item.focus();
      await person.keyboard(key);
      expect(item.getAttribute('aria-expanded')).toBe('true');
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'E-mail support' }));
      await person.keyboard('{ArrowLeft}');
      expect(screen.queryByRole('menuitem', { name: 'E-mail support' })).toBeNull();
      expect(document.activeElement).toBe(item);
    },
  );

  it('has no support without any', async () => {
    const { click, api } = await open();
    await click();
    await screen.findByRole('menuitem', { name: 'Logout' });
    await expect.poll(() => api.calls.some(({ path }) => path === '/site')).toBe(true);
    expect(screen.queryByRole('menuitem', { name: 'Support' })).toBeNull();
  });

  it('logs out: both tokens go, and the server is told', async () => {
    const { api, click, person, services } = await open();
    await click();
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect([services.tokens.access(), services.tokens.refresh()]).toEqual([null, null]);
    expect(api.calls.at(-1)).toMatchObject({ path: '/auth/logout', body: { refresh_token: 'refresh' } });
  });

  it('spins while the profile loads', async () => {
    const services = testServices(fakeApi(() => new Promise<Response>(() => undefined)));
    const user = testUserStore(services);
    void user.getState().loadUserData();
    await renderApp(<UserMenu />, services, '/library', user);
    expect(screen.getByRole('status', { name: 'Loading your account' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when there is no profile, and loads it again', async () => {
    let isDown = true;
    const api = fakeApi((call) =>
      isDown && call.path === '/users/me' ? problem(403, 'forbidden', 'No.') : (answerFrame(call) ?? json({})),
    );
    const { services, user } = await signedInServices(api);
    await renderApp(<UserMenu />, services, '/library', user);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: /^Your account/ }));
    await screen.findByText('User profile not available.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByRole('button', { name: /^Your account/ })?.textContent).toBe('Your accountA');
  });
});
