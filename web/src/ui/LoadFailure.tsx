import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../lib/api-error.ts';
import classes from './LoadFailure.module.css';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry(): void;
}

/** Shown where something should have been loaded: what went wrong, and a button to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <Alert color="red" variant="light" title={title}>
      <div className={classes.message}>{messageOf(error, t('errors.connection'))}</div>
      <div>
        <Button size="xs" variant="default" mt="xs" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      </div>
    </Alert>
  );
}
