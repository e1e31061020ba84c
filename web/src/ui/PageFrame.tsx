import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

/** A page's content with its margins and maximum width. */
export function PageFrame({ children, width = 1200 }: { children: ReactNode; width?: number }) {
  return (
    <div className={classes.frame} style={{ maxWidth: width }}>
      {children}
    </div>
  );
}
