import { notifications } from '@mantine/notifications';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../lib/storage.ts';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices, testUserStore } from '../../testing/render-app.tsx';
import { profile, subscription } from '../../testing/sample-user.ts';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(cleanup);

type Answer = (call: RecordedCall) => Response | Promise<Response> | undefined;

const open = async (answer: Answer = () => undefined) => {
  const api = fakeApi((call) => {
    const own = answer(call) ?? answerFrame(call);
    if (own !== undefined) return own;
    return call.method === 'GET' && call.path === '/preferences'
      ? json({ items: [] })
      : new Response(null, { status: 204 });
  });
  const { services, user } = await signedInServices(api);
  await renderApp(<ProfilePage />, services, '/profile', user);
  return { api, services, user, person: userEvent.setup() };
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const fact = (block: string, name: string) =>
  region(block).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? null;
/** In the time zone of whoever runs the test. */
const local = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

describe('the account', () => {
  it('shows what is known, dates in English', async () => {
    await open();
    expect(fact('Account', 'User ID')).toContain(profile.id);
    expect(fact('Account', 'E-mail')).toBe('ada@shop.test');
    expect(fact('Account', 'E-mail verified')).toBe('Yes');
    expect(fact('Account', 'Created')).toBe(`1 Nov 2026, ${local(profile.created_at)}`);
    expect(fact('Account', 'Updated')).toBe(`2 Nov 2026, ${local(profile.updated_at)}`);
    expect(fact('Account', 'Last login')).toBe(`21 Nov 2026, ${local(profile.last_login_at ?? '')}`);
    expect(fact('Account', 'Admin status')).toBe('Not an administrator');
  });

  it('says when it is not available, and tries again', async () => {
    let isDown = true;
    await open(({ path }) => (isDown && path === '/users/me' ? problem(403, 'forbidden', 'Closed today.') : undefined));
    const alert = region('Account').getByRole('alert');
    expect(alert.textContent).toContain('User profile not available.');
    expect(alert.textContent).toContain('Closed today.');
    expect(screen.queryByRole('region', { name: 'Delete the account' })).toBeNull();
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect.poll(() => region('Account').queryByText('ada@shop.test')).not.toBeNull();
  });

  it('shows that it is loading', async () => {
    const services = testServices(fakeApi(() => new Promise<Response>(() => undefined)));
    const user = testUserStore(services);
    void user.getState().loadUserData();
    await renderApp(<ProfilePage />, services, '/profile', user);
    screen.getByRole('status', { name: 'Loading your account' });
    screen.getByRole('status', { name: 'Loading your subscription' });
  });

  it('signs out', async () => {
    const { person, services } = await open();
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect([services.tokens.access(), services.tokens.refresh()]).toEqual([null, null]);
  });
});

describe('what the assistant remembers', () => {
  const kept = [
    { id: 'p1', kind: 'avoid_words', value: 'cheap', created_at: '2026-11-01T12:00:00Z' },
    { id: 'p2', kind: 'avoid_words', value: 'best', created_at: '2026-11-02T12:00:00Z' },
    { id: 'p3', kind: 'marketplace', value: 'ebay', created_at: '2026-11-03T12:00:00Z' },
  ];
  const block = () => region('What the assistant remembers');
  const openWith = async (items: object[], onDelete: (path: string) => Response) => {
    let left = items;
    const page = await open(({ method, path }) => {
      if (!path.startsWith('/preferences')) return undefined;
      if (method === 'GET') return json({ items: left });
      const response = onDelete(path);
      if (response.ok) left = path === '/preferences' ? [] : left.filter((item) => !path.endsWith(Object(item).id));
      return response;
    });
    return {
      ...page,
      deleted: () => page.api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path),
    };
  };
  const gone = () => new Response(null, { status: 204 });

  it('is listed by kind, in names for people, and forgotten one by one', async () => {
    const { person, deleted } = await openWith(kept, gone);
    const words = await block().findByText('Words to avoid');
    expect(words.nextElementSibling?.textContent).toBe('cheapbest');
    expect(block().getByText('Marketplace').nextElementSibling?.textContent).toBe('eBay');
    await person.click(block().getByRole('button', { name: 'Forget “cheap”' }));
    await expect.poll(() => block().queryByText('cheap')).toBeNull();
    block().getByText('best');
    expect(block().getByText('Forgotten: cheap').getAttribute('role')).toBe('status');
    expect(document.activeElement).not.toBe(document.body);
    expect(deleted()).toEqual(['/preferences/p1']);
  });

  it('is forgotten all together only after asking', async () => {
    const { person, deleted } = await openWith(kept, gone);
    await person.click(await block().findByRole('button', { name: 'Forget everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forget everything?' }));
    expect(deleted()).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Forget everything' }));
    await block().findByText(/^Nothing yet\./);
    expect(deleted()).toEqual(['/preferences']);
  });

  it('is there again when it could not be forgotten', async () => {
    const { person } = await openWith(kept, () => problem(503, 'unavailable', 'The server is busy.'));
    await person.click(await block().findByRole('button', { name: 'Forget “best”' }));
    await block().findByText('best');
    expect(block().queryByText(/^Forgotten/)).toBeNull();
  });

  it('says what can be told while there is nothing, and when it could not be loaded', async () => {
    await openWith([], gone);
    await block().findByText(/^Nothing yet\./);
    expect(block().getByRole('link', { name: 'Tell the assistant' }).getAttribute('href')).toBe('/chat');
    expect(block().queryByRole('button', { name: 'Forget everything' })).toBeNull();
    cleanup();
    await open(({ path }) => (path === '/preferences' ? problem(403, 'forbidden', 'Closed today.') : undefined));
    await block().findByText('Closed today.');
    block().getByRole('button', { name: 'Try again' });
  });
});

describe('the name', () => {
  const change = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
    await person.click(screen.getByRole('button', { name: 'Add a name' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(field);
    await person.clear(field);
    if (name !== '') await person.type(field, name);
    await person.keyboard('{Enter}');
  };

  it('is changed in place, shown at once, and the server’s answer counts', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { api, person, user } = await open(({ method }) =>
      method === 'PATCH'
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : undefined,
    );
    expect(fact('Account', 'Name')).toContain('No name yet');
    await change(person, '  Ada ');
    expect(fact('Account', 'Name')).toContain('Ada');
    expect(api.calls.at(-1)).toMatchObject({ method: 'PATCH', path: '/users/me', body: { name: 'Ada' } });
    answer(json({ ...profile, name: 'Ada', updated_at: '2026-11-21T12:00:00Z' }));
    await expect.poll(() => user.getState().data?.updated_at).toBe('2026-11-21T12:00:00Z');
    await expect.poll(() => region('Account').queryByText('Your name was saved.')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the name' }));
  });

  it('is taken back when the server refuses it, and what was typed stays', async () => {
    const { person, user } = await open(({ method }) =>
      method === 'PATCH' ? problem(422, 'invalid_request', 'Not that name.') : undefined,
    );
    await change(person, 'Root');
    await region('Account').findByText('Not that name.');
    expect(user.getState().data?.name).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Root');
  });

  it('is not sent when it is too long, unchanged or given up', async () => {
    const { api, person } = await open();
    await change(person, '');
    await person.click(screen.getByRole('button', { name: 'Add a name' }));
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Nobody{Escape}');
    await person.click(screen.getByRole('button', { name: 'Add a name' }));
    await person.click(screen.getByRole('textbox', { name: 'Name' }));
    await person.paste('a'.repeat(101));
    await person.keyboard('{Enter}');
    region('Account').getByText('Please use at most 100 characters');
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });
});

describe('the subscription', () => {
  it('shows plan, period and usage', async () => {
    await open();
    expect(fact('Subscription', 'Plan')).toBe('Free');
    expect(fact('Subscription', 'Status')).toBe('Active');
    expect(fact('Subscription', 'Period start')).toMatch(/^(31 Oct|1 Nov) 2026$/);
    expect(fact('Subscription', 'Period end')).toMatch(/^(30 Nov|1 Dec) 2026$/);
    expect(fact('Subscription', 'Cancel at period end')).toBe('No');
    const credits = region('Subscription').getByText('Credits').closest('li');
    expect(credits?.textContent).toMatch(/1,000 remaining300 of 1,300 used · Resets on (30 Nov|1 Dec) 2026/);
    expect(
      region('Subscription').getByRole('progressbar', { name: 'Image credits' }).getAttribute('aria-valuenow'),
    ).toBe('20');
    const cases = region('Subscription').getByText('Public cases').closest('li');
    expect(cases?.textContent).toBe('Public casesUnlimited0 used, no limit');
    for (const name of ['Upgrade', 'Manage'])
      expect(region('Subscription').getByRole('link', { name }).getAttribute('href')).toBe('/pricing');
  });

  it('has no way up from the highest plan', async () => {
    await open(({ path }) =>
      path === '/billing/subscription'
        ? json({ ...subscription, current_plan: { id: 'pro', name: 'Pro' }, interval: 'annual', can_upgrade_to: [] })
        : undefined,
    );
    expect(fact('Subscription', 'Billing')).toBe('Annually');
    expect(region('Subscription').queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });

  it('is brought up to date when the page opens', async () => {
    let used = 300;
    const { user } = await open(({ path }) => {
      if (path !== '/billing/subscription') return undefined;
      used += 100;
      return json({
        ...subscription,
        usage: { ...subscription.usage, credits: { used, limit: 1300, reset_date: null } },
      });
    });
    await expect.poll(() => user.getState().subscription?.usage?.credits?.used).toBe(500);
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const { person } = await open(({ path }) =>
      isDown && path === '/billing/subscription' ? problem(403, 'forbidden', 'No.') : undefined,
    );
    const alert = region('Subscription').getByRole('alert');
    expect(alert.textContent).toContain('Failed to load subscription data.');
    isDown = false;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect.poll(() => region('Subscription').queryByText('Plan')).not.toBeNull();
  });

  it('says when there is none', async () => {
    const services = testServices(fakeApi(() => json({ items: [] })));
    const user = testUserStore(services);
    user.getState().updateUsage({ credits: { used: 1, limit: 2, reset_date: null } });
    await renderApp(<ProfilePage />, services, '/profile', user);
    await expect.poll(() => region('Subscription').queryByText('No active subscription.')).not.toBeNull();
    region('Subscription').getByRole('link', { name: 'See the plans' });
  });
});

describe('deleting the account', () => {
  const ask = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(screen.getByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  };

  it('names the consequences, asks for the password, and ends the session', async () => {
    const { api, person, services } = await open();
    services.store.setItem(storageKeys.chatDrafts, '{}');
    services.store.setItem(storageKeys.taskDrafts, '{}');
    const notice = vi.spyOn(notifications, 'show').mockReturnValue('');
    const dialog = await ask(person);
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await person.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(dialog.getByRole('alert').textContent).toBe('Please enter your password');
    expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
    await person.type(dialog.getByLabelText('Your password'), 'correct horse');
    await person.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await expect.poll(() => services.tokens.access()).toBeNull();
    expect(api.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/users/me',
      body: { password: 'correct horse' },
    });
    const left = [storageKeys.chatDrafts, storageKeys.taskDrafts].map((key) => services.store.getItem(key));
    expect(left).toEqual([null, null]);
    expect(notice.mock.lastCall?.[0].message).toBe('Your account is deleted, with everything that was in it.');
  });

  it.each([
    ['invalid_credentials', 'Wrong.', 'This is not the password of your account.'],
    ['rate_limited', 'Try again in 5 minutes.', 'Try again in 5 minutes.'],
  ])('keeps everything when the server answers %s', async (code, detail, shown) => {
    const { person, services } = await open(({ method }) =>
      method === 'DELETE' ? problem(code === 'rate_limited' ? 429 : 401, code, detail) : undefined,
    );
    const dialog = await ask(person);
    await person.type(dialog.getByLabelText('Your password'), 'guess{Enter}');
    await dialog.findByText(shown);
    expect(services.tokens.access()).toBe('access');
  });

  it('knows a wrong password also by the field that the server names', async () => {
    const refused = { code: 'invalid_request', detail: 'No.', errors: [{ path: 'password', message: 'No' }] };
    const { person } = await open(({ method }) => (method === 'DELETE' ? json(refused, 422) : undefined));
    const dialog = await ask(person);
    await person.type(dialog.getByLabelText('Your password'), 'guess{Enter}');
    await dialog.findByText('This is not the password of your account.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
  });

  it('asks for the e-mail when the account has no password', async () => {
    const { api, person, services } = await open(({ method, path }) =>
      method === 'GET' && path === '/users/me' ? json({ ...profile, has_password: false }) : undefined,
    );
    const dialog = await ask(person);
    const field = dialog.getByLabelText('Type your e-mail address to confirm');
    await person.type(field, 'ada@shop{Enter}');
    dialog.getByText('Please type ada@shop.test');
    await person.clear(field);
    await person.type(field, 'Ada@Shop.test {Enter}');
    await expect.poll(() => services.tokens.access()).toBeNull();
    expect(api.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/users/me', body: undefined });
  });
});
