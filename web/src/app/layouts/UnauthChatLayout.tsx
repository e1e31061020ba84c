import { Outlet } from 'react-router';
import { PublicHeader } from './PublicHeader.tsx';
import classes from './PublicLayouts.module.css';

/** A conversation that needs no session: the whole height belongs to it. */
export function UnauthChatLayout() {
  return (
    <div className={classes.fullHeight}>
      <PublicHeader />
      <main className={classes.fill}>
        <Outlet />
      </main>
    </div>
  );
}
