import { checkoutReturnPath, portalReturnPath } from '@cardwright/contract/payments';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { pathPatterns } from '../lib/paths.ts';
import { memoryStore } from '../lib/storage.ts';
import { createTokenStore } from '../lib/tokens.ts';
import { takeWantedPage } from '../lib/wanted-page.ts';
import { testI18n } from '../testing/render-app.tsx';
import { redirectFor } from './guards.ts';
import { buildRoutes } from './router.tsx';
import { layoutOf, type RouteHandle, routes } from './routes.ts';

const byKey = (key: string) => routes.find((route) => route.key === key);
const guest = () => ({ tokens: createTokenStore(memoryStore()), drafts: memoryStore() });
/** The table with pages that show nothing. */
const bare = routes.map(({ key, path, title, access, exact, texts = [] }) => ({
  ...{ key, path, title, access, exact, texts },
  load: async () => () => null,
}));
const opened = (address: string): RouteHandle['title'] | undefined => {
  const matches = matchRoutes(buildRoutes(routes, guest()), address);
  return (matches?.at(-1)?.route.handle as RouteHandle | undefined)?.title;
};

describe('the route table', () => {
  it('has every path exactly once', () => {
    expect(routes.map((route) => route.path).sort()).toEqual(Object.values(pathPatterns).sort());
  });

  it('gives access and layout as specified', () => {
    const table = routes.map((route) => [route.path, route.access, layoutOf(route, routes)]);
    expect(table).toEqual([
      ['/', 'guest-only', 'main'],
      ['/auth/login', 'guest-only', 'auth'],
      ['/auth/registration', 'guest-only', 'auth'],
      ['/auth/activate', 'guest-only', 'auth'],
      ['/auth/reset-password', 'guest-only', 'auth'],
      ['/auth/reset-password-confirm', 'guest-only', 'auth'],
      ['/auth/:provider/callback', null, 'auth'],
      ['/profile', 'private', 'default'],
      ['/profile/credits', 'private', 'default'],
      ['/checkout/return', 'private', 'default'],
      ['/chat', 'private', 'default'],
      ['/chat/:chatId', 'private', 'default'],
      ['/library', 'private', 'default'],
      ['/library/:cardId', 'private', 'default'],
      ['/exports', 'private', 'default'],
      ['/add-product', 'private', 'default'],
      ['/search', 'private', 'default'],
      ['/tasks', 'private', 'default'],
      ['/case/:caseId', 'public', 'unauth-chat'],
      ['/about', 'public', 'content'],
      ['/pricing', 'public', 'content'],
      ['/terms', 'public', 'content'],
      ['/privacy', 'public', 'content'],
      ['/sandbox/checkout/:sessionId', 'public', null],
      ['/sandbox/portal/:sessionId', 'public', null],
      ['/404', 'public', 'main'],
    ]);
  });

  it('has the pages that the payment provider sends people back to', () => {
    expect([pathPatterns.checkoutReturn, pathPatterns.profile]).toEqual([checkoutReturnPath, portalReturnPath]);
  });

  it('takes the layout of the parent, and none without a parent', () => {
    const child = byKey('listingPreview');
    expect(child?.layout).toBeUndefined();
    expect(child && layoutOf(child, [child])).toBeNull();
  });

  it('matches only the chat with an id non-exactly', () => {
    expect(routes.filter((route) => !route.exact).map((route) => route.key)).toEqual(['chat']);
    expect(opened('/chat/1/anything')).toBe('chat');
    expect(opened('/library/1/anything')).toBe('notFound');
  });

  it.each([
    ['/', 'landing'],
    ['/chat', 'newChat'],
    ['/chat/1', 'chat'],
    ['/library', 'library'],
    ['/library/1', 'listingPreview'],
    ['/nowhere', 'notFound'],
    ['/404', 'notFound'],
  ])('opens %s as %s', (address, title) => {
    expect(opened(address)).toBe(title);
  });

  it('fetches what a page is written with beside its code, and for nobody who may not open it', async () => {
    const fetched: string[] = [];
    const texts = { loadNamespaces: async (names: string | readonly string[]) => void fetched.push(...names) };
    const visit = async (services: ReturnType<typeof guest>, place: string) => {
      window.history.pushState(null, '', '/library/1');
      const router = createBrowserRouter(buildRoutes(bare, services, texts));
      await vi.waitFor(() => expect(router.state.location.pathname).toBe(place));
      router.dispose();
      window.history.replaceState(null, '', '/');
    };
    await visit(guest(), '/auth/login');
    expect(fetched).toEqual([]);
    const seller = guest();
    seller.tokens.save({ access_token: 'a', refresh_token: 'r' });
    await visit(seller, '/library/1');
    expect(fetched).toEqual(expect.arrayContaining(['billing', 'chat', 'account', 'listing', 'editing', 'images']));
  });

  it('has a title for every route', async () => {
    const { t } = await testI18n();
    for (const route of routes) expect(t(`titles.${route.title}`)).not.toContain('titles.');
  });
});

describe('the guard', () => {
  it.each([
    ['private', false, '/auth/login'],
    ['private', true, null],
    ['guest-only', true, '/chat'],
    ['guest-only', false, null],
    ['public', true, null],
    ['public', false, null],
    [null, true, null],
    [null, false, null],
  ] as const)('%s, signed in: %s, goes to %s', (access, isSignedIn, target) => {
    expect(redirectFor(access, isSignedIn)).toBe(target);
  });

  it.each([
    ['/', '/chat'],
    ['/pricing', '/chat'],
    ['/terms', '/tasks'],
    ['/auth/registration', '/tasks'],
  ])('leads a guest who was sent away and then opened %s to %s', async (seen, wanted) => {
    const services = guest();
    window.history.pushState(null, '', '/tasks');
    const router = createBrowserRouter(buildRoutes(bare, services));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    await router.navigate(seen);
    expect(takeWantedPage(services.drafts, null)).toBe(wanted);
    router.dispose();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [false, '/about', '/library', '/auth/login'],
    [true, '/library', '/auth/login', '/chat'],
  ])('lets Back lead past the page that it sends away from; signed in: %s', async (isSignedIn, from, to, target) => {
    const services = guest();
    if (isSignedIn) services.tokens.save({ access_token: 'a', refresh_token: 'r' });
    // The page that was left, and another that was typed into the address field.
    for (const address of [from, to]) window.history.pushState(null, '', address);
    const router = createBrowserRouter(buildRoutes(bare, services));
    const address = () => router.state.location.pathname;
    await vi.waitFor(() => expect(address()).toBe(target));
    // A guest is led there after all, once signed in.
    expect(takeWantedPage(services.drafts, null)).toBe(isSignedIn ? '/chat' : to);
    await router.navigate(-1);
    await vi.waitFor(() => expect(address()).toBe(from));
    // By a link.
    await router.navigate(to);
    expect(address()).toBe(target);
    await router.navigate(-1);
    await vi.waitFor(() => expect(address()).toBe(from));
    router.dispose();
    window.history.replaceState(null, '', '/');
  });
});
