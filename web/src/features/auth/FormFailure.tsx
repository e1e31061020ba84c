import { Alert } from '@mantine/core';
import classes from './Auth.module.css';

/** The server's error for the whole form, announced at once; null: nothing went wrong. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" className={classes.failure ?? ''}>
      {message}
    </Alert>
  );
}
