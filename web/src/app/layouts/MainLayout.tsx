import { Outlet } from 'react-router';
import { PageFooter } from './PageFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import classes from './PublicLayouts.module.css';
import { contentId } from './SkipLink.tsx';

/** The landing page and the not-found page. */
export function MainLayout() {
  return (
    <div className={classes.page}>
      <PublicHeader />
      <main id={contentId} tabIndex={-1} className={classes.wide}>
        <Outlet />
      </main>
      <PageFooter />
    </div>
  );
}
