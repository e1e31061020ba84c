// @vitest-environment node
import { createMemoryRouter, redirect } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { storageKeys } from '../lib/storage.ts';
import { createTokenStore } from '../lib/tokens.ts';
import { takeWantedPage } from '../lib/wanted-page.ts';
import { fakeApi, json, problem } from '../testing/fake-api.ts';
import { testServices, testUserStore } from '../testing/render-app.tsx';
import { tokenWith } from '../testing/sample-token.ts';
import { profile, subscription } from '../testing/sample-user.ts';
import { redirectFor } from './guards.ts';
import type { Access, RouteHandle } from './routes.ts';
import { startSession } from './session.ts';

const token = (subject: string, number = 1) => tokenWith({ sub: subject, number });
const signedIn = (subject: string) => ({ access_token: token(subject), refresh_token: 'refresh' });

let stop = () => {};
afterEach(() => stop());

/** One tab: its own view of the storage that all tabs share, and what the browser would tell it. */
function openTab(address: string, options: { as?: string; refuse?: boolean } = {}) {
  const errors: unknown[] = [];
  const api = fakeApi(({ path }) => {
    if (options.refuse) return problem(401, 'unauthenticated', 'Sign in first.');
    return json(path === '/users/me' ? profile : subscription);
  });
  const services = { ...testServices(api), logError: (error: unknown) => errors.push(error) };
  const { tokens, store, drafts } = services;
  if (options.as !== undefined) tokens.save(signedIn(options.as));
  const route = (path: string, access: Access | null) => ({
    path,
    handle: { title: 'chat', access, isWide: false } satisfies RouteHandle,
    loader: () => {
      const target = redirectFor(access, tokens.access() !== null);
      return target === null ? null : redirect(target);
    },
  });
  const router = createMemoryRouter(
    [
      route('/', 'guest-only'),
      route('/auth/login', 'guest-only'),
      route('/about', 'public'),
      route('/chat', 'private'),
      route('/library', 'private'),
    ],
    { initialEntries: [address] },
  );
  const user = testUserStore(services);
  const events = new EventTarget();
  const counts = { reloads: 0, clears: 0 };
  const told: string[] = [];
  const start = () => {
    stop = startSession({
      services,
      user,
      router,
      events,
      queryClient: {
        clear: () => {
          counts.clears += 1;
        },
      },
      reload: () => {
        counts.reloads += 1;
      },
      endNotice: { show: () => told.push('ended'), hide: () => told.push('gone') },
    });
  };
  start();
  const tell = (event: Event, details: object) => events.dispatchEvent(Object.assign(event, details));
  return {
    api,
    errors,
    services,
    user,
    router,
    counts,
    start,
    told,
    address: () => router.state.location.pathname,
    /** As another tab writes and the browser tells this one. */
    elsewhere(change: () => void, key: string | null = storageKeys.accessToken) {
      change();
      tell(new Event('storage'), { key });
    },
    pageShow: (persisted: boolean) => tell(new Event('pageshow'), { persisted }),
    signOutElsewhere() {
      store.removeItem(storageKeys.refreshToken);
      this.elsewhere(() => store.removeItem(storageKeys.accessToken));
    },
    loseElsewhere() {
      this.elsewhere(() => createTokenStore(store).lose());
    },
    signInElsewhere(subject: string, number = 1) {
      this.elsewhere(() => store.setItem(storageKeys.accessToken, token(subject, number)));
    },
    drafts,
    store,
    tokens,
  };
}

describe('at start-up', () => {
  it('asks for nothing without a token', async () => {
    const tab = openTab('/about');
    await expect.poll(tab.address).toBe('/about');
    expect(tab.api.calls).toEqual([]);
  });

  it.each(['/about', '/library'])('loads profile and subscription together at %s', async (address) => {
    const tab = openTab(address, { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).toEqual(profile);
    expect(tab.user.getState().subscription).toEqual(subscription);
    expect(tab.address()).toBe(address);
  });

  it('logs a failure, removes both tokens and leaves a private page', async () => {
    const tab = openTab('/library', { as: 'ada', refuse: true });
    await expect.poll(tab.address).toBe('/');
    expect(tab.errors).toEqual([expect.objectContaining({ status: 401 })]);
    expect([tab.tokens.access(), tab.tokens.refresh()]).toEqual([null, null]);
  });

  it('stays on a public page when the session turns out to be over', async () => {
    const tab = openTab('/about', { as: 'ada', refuse: true });
    await expect.poll(() => tab.tokens.access()).toBeNull();
    await expect.poll(() => tab.counts.clears).toBe(1);
    expect(tab.address()).toBe('/about');
  });
});

describe('signing out', () => {
  it('forgets the seller, the cache, the drafts and the running export, and goes to the landing page', async () => {
    const tab = openTab('/library', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.store.setItem(storageKeys.currentExport, 'export');
    tab.drafts.setItem('draft:new', 'half a sentence');
    tab.drafts.setItem('draft:new of ada', 'half a sentence');
    tab.drafts.setItem('draft:new of eve', 'hers, whose session ended in this tab');
    tab.tokens.clear();
    await expect.poll(tab.address).toBe(paths.landing());
    await expect.poll(() => tab.counts.clears).toBe(1);
    expect(tab.user.getState().data).toBeNull();
    expect(tab.store.getItem(storageKeys.currentExport)).toBeNull();
    expect(tab.drafts.getItem('draft:new')).toBeNull();
    expect(tab.drafts.getItem('draft:new of ada')).toBeNull();
    expect(tab.drafts.getItem('draft:new of eve')).toBe('hers, whose session ended in this tab');
  });

  it('reads at start-up what an earlier form of the app kept, for its account', async () => {
    const tab = openTab('/about', { as: 'ada' });
    tab.store.setItem(storageKeys.taskDrafts, JSON.stringify({ subject: 'eve', tasks: [{ id: 'new 1' }] }));
    tab.start();
    await expect.poll(() => tab.store.getItem(storageKeys.taskDrafts)).toBeNull();
    expect(tab.store.getItem('taskDrafts of eve')).toContain('new 1');
  });

  it('in another tab does the same here', async () => {
    const tab = openTab('/library', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.drafts.setItem('draft:new', 'half a sentence');
    tab.signOutElsewhere();
    await expect.poll(tab.address).toBe('/');
    await expect.poll(() => tab.user.getState().data).toBeNull();
    expect(tab.drafts.getItem('draft:new')).toBeNull();
  });

  it('in another tab is noticed too when the whole storage is emptied', async () => {
    const tab = openTab('/library', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.elsewhere(() => tab.store.clear(), null);
    await expect.poll(tab.address).toBe('/');
  });

  it('in another tab leaves the reader of a public page there', async () => {
    const tab = openTab('/about', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.signOutElsewhere();
    await expect.poll(() => tab.user.getState().data).toBeNull();
    expect(tab.address()).toBe('/about');
  });
});

describe('a session that ends by itself', async () => {
  it.each([
    ['here', (tab: ReturnType<typeof openTab>) => tab.tokens.lose()],
    ['in another tab', (tab: ReturnType<typeof openTab>) => tab.loseElsewhere()],
  ])('%s leaves what was written for its account', async (_, lose) => {
    const tab = openTab('/library?layout=table', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.drafts.setItem('draft:new', 'half a sentence');
    lose(tab);
    await expect.poll(tab.address).toBe(paths.landing());
    await expect.poll(() => tab.user.getState().data).toBeNull();
    expect(tab.drafts.getItem('draft:new')).toBe('half a sentence');
    expect(tab.told).toEqual(['ended']);
    expect(takeWantedPage(tab.drafts, 'eve')).toBe('/chat');
    expect(takeWantedPage(tab.drafts, 'ada')).toBe('/library?layout=table');
  });

  it('is told of until somebody signs in, though the page was loaded anew', async () => {
    const tab = openTab('/');
    tab.drafts.setItem('session-ended', 'yes');
    stop();
    expect(tab.told).toEqual([]);
    tab.start();
    expect(tab.told).toEqual(['ended']);
    tab.tokens.save(signedIn('ada'));
    expect(tab.told).toEqual(['ended', 'gone']);
    expect(tab.drafts.getItem('session-ended')).toBeNull();
  });

  it('goes on where it was when its seller signs in in another tab', async () => {
    const tab = openTab('/library?layout=table', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.loseElsewhere();
    await expect.poll(tab.address).toBe('/');
    tab.signInElsewhere('ada');
    await expect.poll(tab.address).toBe('/library');
    expect(tab.router.state.location.search).toBe('?layout=table');
  });

  it('at start-up does so too', async () => {
    const tab = openTab('/library', { as: 'ada', refuse: true });
    tab.drafts.setItem('draft:new', 'half a sentence');
    await expect.poll(tab.address).toBe('/');
    await expect.poll(() => tab.counts.clears).toBe(1);
    expect(tab.drafts.getItem('draft:new')).toBe('half a sentence');
  });
});

describe('signing in', () => {
  it('loads the seller', async () => {
    const tab = openTab('/auth/login');
    await expect.poll(tab.address).toBe('/auth/login');
    tab.tokens.save(signedIn('ada'));
    await expect.poll(() => tab.user.getState().data).toEqual(profile);
  });

  it('does not sign out again when that load fails', async () => {
    const tab = openTab('/auth/login', { refuse: true });
    tab.tokens.save(signedIn('ada'));
    await expect.poll(() => tab.user.getState().error).toBe('Sign in first.');
    expect(tab.tokens.access()).not.toBeNull();
  });

  it('in another tab moves a guest page on', async () => {
    const tab = openTab('/auth/login');
    await expect.poll(() => tab.router.state.initialized).toBe(true);
    tab.signInElsewhere('ada');
    await expect.poll(tab.address).toBe('/chat');
    await expect.poll(() => tab.user.getState().data).toEqual(profile);
  });

  it('as somebody else in another tab loads the page anew', async () => {
    const tab = openTab('/library', { as: 'ada' });
    tab.signInElsewhere('eve');
    expect(tab.counts.reloads).toBe(1);
  });

  it('as somebody else in this tab forgets the first seller', async () => {
    const tab = openTab('/about', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    const asked = tab.api.calls.length;
    tab.tokens.save(signedIn('eve'));
    expect(tab.user.getState().data).toBeNull();
    expect(tab.counts.clears).toBe(1);
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    expect(tab.api.calls).toHaveLength(asked + 2);
  });

  it('is not what a refreshed token means', async () => {
    const tab = openTab('/library', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    const asked = tab.api.calls.length;
    tab.signInElsewhere('ada', 2);
    expect(tab.counts).toEqual({ reloads: 0, clears: 0 });
    expect(tab.api.calls).toHaveLength(asked);
  });
});

describe('a page that the browser brings back', () => {
  beforeEach(() => stop());

  it('leaves when the session has ended meanwhile, though no event told so', async () => {
    const tab = openTab('/library', { as: 'ada' });
    await expect.poll(() => tab.user.getState().data).not.toBeNull();
    tab.store.removeItem(storageKeys.accessToken);
    tab.pageShow(true);
    await expect.poll(tab.address).toBe('/');
    await expect.poll(() => tab.user.getState().data).toBeNull();
  });

  it('loads anew when it belongs to another account now', () => {
    const tab = openTab('/library', { as: 'ada' });
    tab.store.setItem(storageKeys.accessToken, token('eve'));
    tab.pageShow(true);
    expect(tab.counts.reloads).toBe(1);
  });
});
