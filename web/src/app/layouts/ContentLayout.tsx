import { Outlet, useMatches } from 'react-router';
import type { RouteHandle } from '../routes.ts';
import { PageFooter } from './PageFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import classes from './PublicLayouts.module.css';
import { contentId } from './SkipLink.tsx';

/** Texts to read, in a column of 65 to 75 characters; a route that says so gets the full width. */
export function ContentLayout() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <div className={classes.page}>
      <PublicHeader />
      <main id={contentId} tabIndex={-1} className={handle?.isWide ? classes.wide : classes.reading}>
        <Outlet />
      </main>
      <PageFooter />
    </div>
  );
}
