import type { i18n } from 'i18next';
import { createBrowserRouter, type RouteObject, redirect, replace } from 'react-router';
import type { PathKey } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import { forgetWantedPage, rememberWantedPage } from '../lib/wanted-page.ts';
import { BusyScreen } from '../ui/BusyPage.tsx';
import { redirectFor } from './guards.ts';
import { layouts } from './layouts/layouts.ts';
import { RootLayout } from './layouts/RootLayout.tsx';
import { RouteErrorPage, RouteErrorScreen } from './pages/RouteErrorPage.tsx';
import { type AppRoute, frameTexts, type LayoutKey, layoutOf, type RouteHandle, routes } from './routes.ts';

/**
 * An address that was typed, or reached by Back, is in the history before its guard runs: Back would return
 * to it, and be redirected again. The address of a link is not there yet.
 */
const isInHistory = ({ url }: Request): boolean => {
  const { pathname, search } = new URL(url);
  return pathname === window.location.pathname && search === window.location.search;
};

/** Pages that end a wish to come back somewhere. Legal texts do not: they are read on the way to an account. */
const beginnings: readonly PathKey[] = ['landing', 'pricing', 'about'];

/** What the guards read, and where they store the page that a guest wanted. */
type GuardServices = Pick<Services, 'tokens' | 'drafts'>;

/** Fetches texts; those that are there are not asked for again. */
type Texts = Pick<i18n, 'loadNamespaces'>;

const routeObject = (
  route: AppRoute,
  { tokens, drafts }: GuardServices,
  path: string,
  texts: Texts | undefined,
): RouteObject => ({
  path,
  handle: {
    title: route.title,
    access: route.access,
    isWide: route.isWide ?? false,
    texts: route.texts ?? [],
  } satisfies RouteHandle,
  loader: ({ request }) => {
    const target = redirectFor(route.access, tokens.access() !== null);
    if (target === null) {
      // Beside the page's code, not after it. Whoever needs what cannot be had asks for it again.
      const wanted = [...(route.access === 'private' ? frameTexts : []), ...(route.texts ?? [])];
      if (wanted.length > 0) void texts?.loadNamespaces(wanted);
      if (beginnings.includes(route.key)) forgetWantedPage(drafts);
      return null;
    }
    const isKnown = isInHistory(request);
    // A request does not contain the part of an address after the `#`.
    if (route.access === 'private') rememberWantedPage(drafts, isKnown ? window.location.href : request.url);
    return isKnown ? replace(target) : redirect(target);
  },
  lazy: { Component: route.load },
});

/** One branch per layout, so that a layout stays mounted while its pages change. Any unknown path shows not-found. */
export function buildRoutes(table: AppRoute[], services: GuardServices, texts?: Texts): RouteObject[] {
  const branches = new Map<LayoutKey | null, RouteObject[]>();
  for (const route of table) {
    const layout = layoutOf(route, table);
    const patterns = route.exact ? [route.path] : [`${route.path}/*`];
    if (route.key === 'notFound') patterns.push('*');
    const objects = patterns.map((path) => routeObject(route, services, path, texts));
    branches.set(layout, [...(branches.get(layout) ?? []), ...objects]);
  }
  const children = [...branches].flatMap(([layout, pages]): RouteObject[] =>
    layout === null
      ? pages
      : [{ lazy: { Component: layouts[layout] }, children: [{ ErrorBoundary: RouteErrorPage, children: pages }] }],
  );
  return [{ Component: RootLayout, ErrorBoundary: RouteErrorScreen, HydrateFallback: BusyScreen, children }];
}

export const createRouter = (services: GuardServices, texts: Texts) =>
  createBrowserRouter(buildRoutes(routes, services, texts));
