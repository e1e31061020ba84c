import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { SearchByKey } from '../../features/search/SearchByKey.tsx';
import { usePageTitleStore } from '../../lib/page-title.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { useTagManager } from '../../lib/use-tag-manager.ts';
import { BusyScreen } from '../../ui/BusyPage.tsx';
import type { RouteHandle } from '../routes.ts';
import { PageProgress } from './PageProgress.tsx';
import { useFileDropGuard } from './use-file-drop-guard.ts';
import { usePageDescription } from './use-page-description.ts';
import { usePageFocus } from './use-page-focus.ts';

/** The open page's title: its own name, else its route's. */
export function useCurrentTitle(): string {
  const { t } = useTranslation();
  const own = usePageTitleStore((state) => state.title);
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return own ?? t(`titles.${handle?.title ?? 'notFound'}`);
}

/** What a move to another page changes besides the page itself. */
function PageChange() {
  const title = useCurrentTitle();
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('productName')}`;
  }, [title, t]);
  usePageDescription();
  usePageFocus();
  useTagManager();
  return null;
}

/** The first page of every visit has the key `default`: without its address it would take over another one's position. */
const scrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? `${pathname}${search}${hash}` : key;

export function RootLayout() {
  const isSignedIn = useSignedIn();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  // The session has just ended: what is shown would ask for everything again until the next page is there.
  const isOver = handle?.access === 'private' && !isSignedIn;
  useFileDropGuard();
  return (
    <>
      <PageProgress />
      <Suspense fallback={<BusyScreen />}>
        {isOver ? <BusyScreen /> : <Outlet />}
        <PageChange />
        <ScrollRestoration getKey={scrollKey} />
      </Suspense>
      {isSignedIn && <SearchByKey />}
    </>
  );
}
