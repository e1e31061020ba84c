import { Outlet } from 'react-router';
import { PublicHeader } from './PublicHeader.tsx';
import classes from './PublicLayouts.module.css';
import { contentId } from './SkipLink.tsx';

/** A conversation that needs no session: the whole height belongs to it. */
export function UnauthChatLayout() {
  return (
    <div className={classes.fullHeight}>
      <PublicHeader />
      <main id={contentId} tabIndex={-1} className={classes.fill}>
        <Outlet />
      </main>
    </div>
  );
}
