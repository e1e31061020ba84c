import { Loader } from '@mantine/core';
import classes from './Auth.module.css';
import { AuthHeading } from './AuthHeading.tsx';

/** The whole page waits for one answer. */
export function Working({ title, lead }: { title: string; lead?: string }) {
  return (
    <div role="status" className={classes.working}>
      <Loader size="sm" />
      <AuthHeading title={title} {...(lead !== undefined && { lead })} />
    </div>
  );
}
