import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogFooter.module.css';

/** The buttons of a form that may be longer than its dialog is high: they stay in view. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="xs" className={classes.footer ?? ''} data-dialog-footer>
      {children}
    </Group>
  );
}
