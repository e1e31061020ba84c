import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { useCreditWatch } from '../../features/account/use-credit-watch.ts';
import { ExportsProvider } from '../../features/exports/ExportsProvider.tsx';
// Comes with the frame, so that its keys work as soon as that is seen; `RootLayout` shows it over every layout.
import '../../features/search/SearchLauncher.tsx';
import { useServices } from '../../lib/services.tsx';
import { BusyPage } from '../../ui/BusyPage.tsx';
import { useGivenBackFocus } from '../../ui/use-given-back-focus.ts';
import { preloadPages, savesData } from '../preload.ts';
import { frameTexts, type RouteHandle, routes } from '../routes.ts';
import classes from './DefaultLayout.module.css';
import { Header, pageTitleId } from './Header.tsx';
import { useCurrentTitle } from './RootLayout.tsx';
import { Sidebar } from './Sidebar.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** The opened page's own files come first; the others are fetched after this pause, in ms. */
const preloadDelayMs = 1_000;

/** The page itself, once all of its texts are there. */
function Page({ handle }: { handle: RouteHandle | undefined }) {
  useTranslation(['common', ...(handle?.texts ?? [])]);
  return <Outlet />;
}

/** The signed-in pages: sidebar, header, content. On narrow screens the sidebar is a drawer. */
export function DefaultLayout() {
  // Texts that came only with what needs them would put the whole page away while they load.
  const { t, i18n } = useTranslation(frameTexts);
  const { logError } = useServices();
  useEffect(() => {
    if (savesData(navigator)) return;
    const timer = setTimeout(() => void preloadPages(i18n, routes, logError), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [i18n, logError]);
  const contentRef = useRef<HTMLElement>(null);
  useScrollMemory(contentRef);
  useCreditWatch();
  const title = useCurrentTitle();
  // Another page waits for its texts in a boundary of its own: in that of the page before, that one would stay meanwhile.
  const page = useMatches().at(-1);
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isSidebarOpen, setIsSidebarOpen] = useState(true);
  // Whoever leaves by a link of the drawer continues in the new page, not at the button that opened the drawer.
  const [returnsFocus, setReturnsFocus] = useState(true);
  const isMenuOpen = isNarrow ? isDrawerOpen : isSidebarOpen;
  const toggleMenu = () => {
    if (!isNarrow) return setIsSidebarOpen(!isSidebarOpen);
    setReturnsFocus(true);
    setIsDrawerOpen(!isDrawerOpen);
  };
  const drawerRef = useRef<HTMLDivElement>(null);
  const closeDrawer = () => {
    const layer = document.activeElement?.closest('[role=dialog], [role=menu]') ?? null;
    // A question or a menu that was opened in the drawer stands over it and takes the Escape for itself.
    if (layer === null || layer === drawerRef.current) setIsDrawerOpen(false);
  };
  const onDrawerGone = useGivenBackFocus(isNarrow && isDrawerOpen, drawerRef, returnsFocus);
  const leaveDrawer = () => {
    setReturnsFocus(false);
    setIsDrawerOpen(false);
  };
  return (
    <ExportsProvider>
      <SkipLink />
      <div className={classes.shell}>
        {!isNarrow && isSidebarOpen && (
          <div className={classes.sidebar}>
            <Sidebar onNavigate={() => undefined} />
          </div>
        )}
        <div className={classes.column}>
          <Header title={title} isMenuOpen={isMenuOpen} onMenuToggle={toggleMenu} />
          <main
            ref={contentRef}
            id={contentId}
            className={classes.content}
            tabIndex={-1}
            aria-describedby={pageTitleId}
          >
            <Suspense key={page?.id} fallback={<BusyPage />}>
              <Page handle={page?.handle as RouteHandle | undefined} />
            </Suspense>
          </main>
        </div>
      </div>
      {isNarrow && (
        <Drawer.Root
          opened={isDrawerOpen}
          onClose={closeDrawer}
          returnFocus={false}
          onExitTransitionEnd={onDrawerGone}
          size={300}
        >
          <Drawer.Overlay />
          <Drawer.Content ref={drawerRef} aria-label={t('nav.label')}>
            <Drawer.Body className={classes.drawer ?? ''}>
              <Sidebar onNavigate={leaveDrawer} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </ExportsProvider>
  );
}
