import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ExportsProvider } from '../../features/exports/ExportsProvider.tsx';
import { useServices } from '../../lib/services.tsx';
import { BusyPage } from '../../ui/BusyPage.tsx';
import { preloadPages } from '../preload.ts';
import { routes } from '../routes.ts';
import classes from './DefaultLayout.module.css';
import { Header } from './Header.tsx';
import { useCurrentTitle } from './RootLayout.tsx';
import { Sidebar } from './Sidebar.tsx';

const contentId = 'content';
/** The opened page's own files come first; the others are fetched after this pause, in ms. */
const preloadDelayMs = 1_000;

/** The signed-in pages: sidebar, header, content. On narrow screens the sidebar is a drawer. */
export function DefaultLayout() {
  const { t, i18n } = useTranslation();
  const { logError } = useServices();
  useEffect(() => {
    const timer = setTimeout(() => void preloadPages(i18n, routes, logError), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [i18n, logError]);
  const { pathname } = useLocation();
  const contentRef = useRef<HTMLElement>(null);
  // A followed link goes with its page; the keyboard then continues in the new page, not at the top of the document.
  const shownPathRef = useRef(pathname);
  useEffect(() => {
    if (shownPathRef.current === pathname) return;
    shownPathRef.current = pathname;
    if (document.activeElement === document.body) contentRef.current?.focus();
  }, [pathname]);
  const title = useCurrentTitle();
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isSidebarOpen, setIsSidebarOpen] = useState(true);
  const isMenuOpen = isNarrow ? isDrawerOpen : isSidebarOpen;
  const toggleMenu = () => (isNarrow ? setIsDrawerOpen(!isDrawerOpen) : setIsSidebarOpen(!isSidebarOpen));
  return (
    <ExportsProvider>
      <a href={`#${contentId}`} className={classes.skip}>
        {t('nav.skip')}
      </a>
      <div className={classes.shell}>
        {!isNarrow && isSidebarOpen && (
          <div className={classes.sidebar}>
            <Sidebar onNavigate={() => undefined} />
          </div>
        )}
        <div className={classes.column}>
          <Header title={title} isMenuOpen={isMenuOpen} onMenuToggle={toggleMenu} />
          <main ref={contentRef} id={contentId} className={classes.content} tabIndex={-1}>
            <Suspense fallback={<BusyPage />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <Drawer
        opened={isNarrow && isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        size={300}
        withCloseButton={false}
        styles={{ body: { height: '100%', padding: 0 } }}
        aria-label={t('nav.label')}
      >
        <Sidebar onNavigate={() => setIsDrawerOpen(false)} />
      </Drawer>
    </ExportsProvider>
  );
}
