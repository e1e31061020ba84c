import { Outlet } from 'react-router';
import { PublicHeader } from './PublicHeader.tsx';
import classes from './PublicLayouts.module.css';

/** Texts to read, in a column of 65 to 75 characters. */
export function ContentLayout() {
  return (
    <div className={classes.page}>
      <PublicHeader />
      <main className={classes.reading}>
        <Outlet />
      </main>
    </div>
  );
}
